import { amount, count } from "cardroom/text/en";
import type { Reason } from "../../store/backup";

export const history = {
  name: "Past hands",
  intro: (hands: number) =>
    `${count(hands, "hand", "hands")} played on this device, newest first. Each can be played again step by step.`,
  none: "No hand was finished here yet. Every one will be kept, to be played again step by step.",
  missing: "This hand is not kept here.",
  back: "All past hands",
  tournament: "Tournament",
  players: (people: number, computers: number) =>
    computers === 0
      ? count(people, "person", "people")
      : `${count(people, "person", "people")}, ${count(computers, "computer player", "computer players")}`,
  even: "nobody won or lost",
  forgotten: "Deleted.",
  keep: "Keep",
  forget: { name: "Delete this hand", hint: "It cannot be brought back.", yes: "Delete it" },
  forgetAll: {
    name: "Delete all past hands",
    hint: "They cannot be brought back. The game in play stays.",
    yes: "Delete them",
  },

  eyes: {
    name: "Seen by",
    table: "A spectator",
    open: "All cards open",
  },
  steps: {
    name: "Steps",
    step: "Step",
    first: "First step",
    previous: "Previous step",
    next: "Next step",
    last: "Last step",
    play: "Play",
    pause: "Pause",
    of: (step: number, last: number) => `${amount(step)} of ${amount(last)}`,
    speed: "Speed",
    speeds: { slow: "Slow", ordinary: "Ordinary", fast: "Fast" },
  },
  take: {
    name: "Take it along",
    secret: "All cards are in the save and in the record, folded ones too.",
    forms: { text: "Log", save: "Save", phh: "Record" },
    hints: {
      text: "What happened, in sentences.",
      save: "What the package cardroom plays again, step by step.",
      phh: "The poker hand history format (PHH), which other programs read.",
    },
    copy: "Copy",
    download: "Download",
    copied: "Copied.",
    notCopied: "This browser does not let the page copy.",
  },

  everything: "All that is kept here",
  everythingHint: "The games in play and the past hands, in one file: for another device, or to be safe.",
  export: "Download all",
  import: "Bring in a file",
  importHint: "Its games in play take the place of those here; its hands come beside those here.",
  imported: (hands: number) => `Brought in, with ${count(hands, "past hand", "past hands")}.`,
  refused: {
    "too-large": "The file is larger than any that was downloaded here. Nothing has changed.",
    unreadable: "This is no file that was downloaded here. Nothing has changed.",
    version: "The file was made by a newer version of the page. Nothing has changed.",
    changed: "A game in the file was changed or is not whole. Nothing has changed here.",
    elsewhere: "The game is open in another tab: close it first. Nothing has changed.",
    "not-kept": "This browser keeps nothing, or has no space left. Nothing has changed.",
  } satisfies Record<Reason, string>,
};

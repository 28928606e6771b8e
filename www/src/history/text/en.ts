import { amount, count } from "cardroom/text/en";
import type { Reason } from "../../store/backup";

export const history = {
  name: "Past hands",
  intro: (hands: number) =>
    `${count(hands, "hand", "hands")} played on this device, newest first. Each can be replayed step by step.`,
  none: "No hand has been finished here yet. Every hand will be kept and can then be replayed step by step.",
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
    name: "Export",
    secret: "The save and the record hold all cards, even folded ones.",
    forms: { text: "Log", save: "Save", phh: "Record" },
    hints: {
      text: "What happened, in sentences.",
      save: "What the package cardroom can replay, step by step.",
      phh: "The poker hand history format (PHH), which other programs read.",
    },
    copy: "Copy",
    download: "Download",
    copied: "Copied.",
    notCopied: "This browser does not let the page copy.",
  },

  everything: "All that is kept here",
  everythingHint: "The games in play and the past hands in one file: for another device, or as a backup.",
  export: "Download all",
  import: "Import a file",
  importHint: "Its games in play replace those here; its past hands are added to those here.",
  imported: (hands: number) => `Imported, with ${count(hands, "past hand", "past hands")}.`,
  refused: {
    "too-large": "The file is larger than any that was downloaded here. Nothing has changed.",
    unreadable: "This is not a file that was downloaded here. Nothing has changed.",
    version: "The file was made by a newer version of the page. Nothing has changed.",
    changed: "A game in the file has been altered or is incomplete. Nothing has changed here.",
    elsewhere: "The game is open in another tab: close it first. Nothing has changed.",
    "not-kept": "This browser keeps nothing, or has no space left. Nothing has changed.",
  } satisfies Record<Reason, string>,
};

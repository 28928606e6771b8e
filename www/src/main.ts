import init, { evaluateCards } from "cardroom";

const cards = document.querySelector<HTMLInputElement>("#cards");
const hand = document.querySelector<HTMLOutputElement>("#hand");

function show() {
  if (!cards || !hand) return;
  try {
    hand.value = evaluateCards(cards.value).category;
  } catch (error) {
    hand.value = String(error);
  }
}

await init();
cards?.addEventListener("input", show);
show();

// What the score rests on: the table as it was understood, the tops of the piles to be put right.

import { may } from "../../base/access.js";
import { html } from "../../base/html.js";
import { CardsDrawing } from "./drawing.js";
import { TappableCards } from "./tappable.js";

/** `onSpot`: what is tapped on may be put right; without it, it is only looked at. @param {Shown} props */
export function CardsProof({ state, onSpot = null }) {
  if (!state.table.bare || state.match.by_hand) return null;
  return html`<div class="table-proof">${onSpot && may("play") ? html`<${TappableCards} state=${state} marks=${[]} onSpot=${onSpot} />`
    : html`<${CardsDrawing} state=${state} marks=${[]} />`}</div>`;
}

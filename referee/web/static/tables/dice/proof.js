// What the score rests on: the board at the end, and the dice that are left outlined at each seat.

import { may } from "../../base/access.js";
import { html } from "../../base/html.js";
import { t } from "../../base/texts.js";
import { DiceDrawing } from "./drawing.js";
import { TappableDice } from "./tappable.js";

/** `onSpot`: what is tapped on may be put right; without it, it is only looked at. @param {Shown} props */
export function DiceProof({ state, onSpot = null }) {
  if (!state.table.bare || !state.table.loose) return null;
  return onSpot && may("play") ? html`<div class="dice-proof"><${TappableDice} state=${state} proves marks=${[]} onSpot=${onSpot} /></div><p class="note">${t("dice-table-proof")}</p>`
    : html`<div class="dice-proof"><${DiceDrawing} state=${state} proves marks=${[]} /></div>`;
}

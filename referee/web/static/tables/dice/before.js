// Before a round: who sits at which side, as the camera sees the table, and that the round begins by itself.

import { html } from "../../base/html.js";
import { DiceDrawing } from "./drawing.js";
import { begins } from "./words.js";

/** @param {Shown} props */
export function DiceBefore({ state }) {
  const words = begins(state);
  return words && html`<p class="note">${words}</p><div class="table-proof"><${DiceDrawing} state=${state} marks=${[]} /></div>`;
}

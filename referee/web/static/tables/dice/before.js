// Before a round: who sits at which side, as the camera sees the table, and that the round begins by itself.

import { html } from "../../base/html.js";
import { t } from "../../base/texts.js";
import { DiceDrawing } from "./drawing.js";

/** @param {Shown} props */
export function DiceBefore({ state }) {
  if (state.match.by_hand || !state.table.bare) return null;
  return html`<p class="note">${t("dice-table-begins")}</p><div class="table-proof"><${DiceDrawing} state=${state} marks=${[]} /></div>`;
}

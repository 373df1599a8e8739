// Before a round: who sits at which side, as the camera sees the table, and when the round begins.

import { html } from "../../base/html.js";
import { t } from "../../base/texts.js";
import { CardsDrawing } from "./drawing.js";
import { AskRedeal } from "./redeal.js";

/** @param {Shown} props */
export function CardsBefore({ state }) {
  if (state.match.by_hand || !state.table.bare) return null;
  return html`<p class="note">${t("cards-table-begins")}</p><div class="table-proof"><${CardsDrawing} state=${state} marks=${[]} /></div>`;
}

/** And whether the cards may be dealt again. @param {Shown} props */
export const WeberBefore = ({ state }) => html`<${CardsBefore} state=${state} /><${AskRedeal} state=${state} />`;

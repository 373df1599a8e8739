// A game that no camera draws, on the television: its picture, the clock, and everybody large, in their colours.

import { html } from "../../base/html.js";
import { nameOf } from "../../base/names.js";
import { t } from "../../base/texts.js";
import { colourOf } from "../../tables/seats.js";
import { Face, gameWords } from "../../ui/face.js";
import { Swatch } from "../../ui/swatch.js";
import { isLong } from "../parts.js";

/**
 * Everybody with their points so far, large.
 * @param {{ state: Live }} props
 */
export function Everybody({ state }) {
  return html`<ul class="everybody" data-count=${state.players.length} aria-label=${t("players")}>${state.players.map((p) => html`<li key=${p.seat} class=${`everybody-one${isLong(nameOf(state, p.seat))} ${colourOf(p.seat)}`}>
    <${Swatch} seat=${p.seat} /><span class="name">${nameOf(state, p.seat)}</span><span class="everybody-points">${t("points-so-far", { n: p.total })}</span></li>`)}</ul>`;
}

/**
 * The game's picture with its name, and what belongs under it.
 * @param {{ state: Live, children?: any }} props
 */
export const Played = ({ state, children }) => html`<div class="played"><${Face} game=${state.match.game} document=${state.match.document} /><p class="played-name">${gameWords(state.match)}</p>${children}</div>`;

// Between two rounds: who leads, how far behind everybody else is, and who moved.

import { html } from "../../base/html.js";
import { number } from "../../base/language.js";
import { t } from "../../base/texts.js";
import { colourOf } from "../../tables/seats.js";
import { Swatch } from "../../ui/swatch.js";
import { standingsOf } from "../standing.js";

/** @param {Shown} props */
export function Standings({ state }) {
  const all = standingsOf(state);
  return html`<ol class="standings" data-count=${all.length}>${all.map((p) => html`<li key=${p.id} class=${`standing ${colourOf(p.seat)}`}>
    <span class="standing-place">${p.place}</span>${p.seat ? html`<${Swatch} seat=${p.seat} />` : html`<span></span>`}<span class="name standing-name">${p.name}</span>
    <span class="standing-moved">${arrow(p.moved)}</span><span class="standing-gap">${p.gap ? t("points-behind", { n: number(p.gap) }) : t("leads")}</span>
    <strong class="standing-total">${number(p.total)}</strong></li>`)}</ol>`;
}

/** @param {number | null} moved */
function arrow(moved) {
  if (!moved) return "";
  const n = Math.abs(moved);
  return html`<span class=${moved > 0 ? "moved-up" : "moved-down"} aria-label=${t(moved > 0 ? "places-up" : "places-down", { n })}>${moved > 0 ? "▲" : "▼"} ${n}</span>`;
}

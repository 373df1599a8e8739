// Parts several scenes share: who it is about, player tiles.

import { html } from "../base/html.js";
import { nameOf } from "../base/names.js";
import { t } from "../base/texts.js";
import { Swatch } from "../ui/swatch.js";
import { kindOf } from "../tables/registry.js";
import { colourOf } from "../tables/seats.js";

/** Long names are set smaller, so that 24 letters without a break fit. */
export const isLong = (name) => (name.length > 12 ? " long" : "");

/** @param {Shown} props */
export function Who({ state, seat, name = null, as = "p" }) {
  const called = name || nameOf(state, seat);
  return html`<${as} class=${`who${isLong(called)}`}><${Swatch} seat=${seat} /><span class="name">${called}</span></${as}>`;
}

/** One tile a player: what is left while a camera counts it, else the points so far. @param {Shown} props */
export function Tiles({ state }) {
  const found = state.scene.name === "incident" ? state.findings.find((f) => f.seq === state.scene.seq) : null;
  return html`<ul class="tiles" data-count=${state.players.length} aria-label=${t("players")}>${state.players.map((p) => html`<li key=${p.seat}
    class=${`tile seated ${colourOf(p.seat)}${found?.player === p.seat && found.open ? " tile-look" : ""}${state.round.caller === p.seat ? " tile-caller" : ""}`}>
    <span class=${`tile-name${isLong(nameOf(state, p.seat))}`}><${Swatch} seat=${p.seat} /><span class="name">${nameOf(state, p.seat)}</span></span>
    <${Left} state=${state} p=${p} />
  </li>`)}</ul>`;
}

/** @param {Shown} props */
function Left({ state, p }) {
  if (state.match.by_hand || p.left === null || p.left === undefined) return html`<span class="tile-count">${t("points-so-far", { n: p.total })}</span>`;
  const besides = kindOf(state).leftWords(p);
  return html`<span class="tile-count"><strong>${p.left_unclear && p.left ? "≤ " : ""}${p.left}</strong> ${t("left-word")}${besides
    && html`<span class="tile-besides"> · ${besides}</span>`}</span>`;
}

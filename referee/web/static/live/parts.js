// Parts several scenes share: who it is about, player tiles, the pictures before and after.

import { html, useState } from "../base/html.js";
import { nameOf } from "../base/names.js";
import { at } from "../base/root.js";
import { t } from "../base/texts.js";
import { Swatch } from "../ui/swatch.js";
import { kindOf } from "../tables/registry.js";
import { colourOf } from "../tables/seats.js";
import { Dialog } from "../ui/dialog.js";

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

/** Before and after, the piece outlined; a tap enlarges. */
export function Photos({ state, finding, quiet = false }) {
  const [large, setLarge] = useState(false), pictures = (finding.evidence ?? []).slice(0, 2);
  if (!pictures.length) return null;
  const figures = (own = false) => pictures.map((picture, i) => html`<${Photo} key=${picture.name} picture=${picture} part=${closer(state, picture)} own=${own} label=${t(i === pictures.length - 1 ? "photo-after" : "photo-before")} />`);
  if (quiet) return html`<div class="photos">${figures()}</div>`;
  return html`<button type="button" class="photos" onClick=${() => setLarge(true)}><span class="unseen">${t("photos-enlarge")}</span>${figures()}</button>
    ${large && html`<${Dialog} key="large" wide title=${t("who-deed", { name: finding.name, deed: finding.deed })} onClose=${() => setLarge(false)}>
      <div class="photos-large">${figures(true)}</div></${Dialog}>`}`;
}

/** Of a picture of all that the camera sees: where in it the game is played; null of any other. @param {Live} state */
function closer(state, { width, outline }) {
  const { bare } = state.table;
  if (!bare || !width || outline?.length) return null;
  const scale = width / bare.width, part = kindOf(state).part({ ...state.table, bare });
  return part.width < bare.width ? [part.x, part.y, part.width, part.height].map((value) => value * scale) : null;
}

/** `own`: in its own proportions, not in those of the place it stands in; `part`: only that is shown. */
function Photo({ picture, label, own, part }) {
  const [width, height] = part?.slice(2) ?? [picture.width, picture.height], address = at(`/evidence/${encodeURIComponent(picture.name)}`);
  return html`<span class="photo"><span class="photo-frame" style=${own && width ? { aspectRatio: `${width} / ${height}` } : {}}>
    ${part ? html`<svg viewBox=${part.join(" ")} role="img" aria-label=${label}><image href=${address} width=${picture.width} height=${picture.height} /></svg>` : html`<img src=${address} alt=${label} width=${picture.width} height=${picture.height} />`}
    ${picture.outline?.length > 0 && html`<svg viewBox=${`0 0 ${picture.width} ${picture.height}`} aria-hidden="true">${picture.outline.map((line, i) => ["under", "over"].map((layer) => html`<polygon
      key=${`${i}${layer}`} class=${`outline-${layer}`} points=${line.map((p) => p.join(",")).join(" ")} />`))}</svg>`}
  </span><span class="photo-label">${label}</span></span>`;
}

// The pictures that prove a verdict, before and after: close to what it is about, with one outline round it. A tap shows one
// of them as wide as the screen, and a tap on that the other.

import { html, useState } from "../base/html.js";
import { at } from "../base/root.js";
import { t } from "../base/texts.js";
import { closeTo, cutOut, joined } from "../tables/geometry.js";
import { kindOf } from "../tables/registry.js";
import { Dialog } from "../ui/dialog.js";

/** @typedef {Finding["evidence"][number]} Picture */

const NAMES = ["photo-before", "photo-after"];
const MOVED = 3; // pixels: the table was found elsewhere since, and what is outlined would not lie there

/** `quiet`: where nothing can be tapped. @param {Shown} props */
export function Photos({ state, finding, quiet = false }) {
  const [large, setLarge] = useState(/** @type {number | null} */ (null)), pictures = /** @type {Picture[]} */ (finding.evidence ?? []).slice(0, 2);
  if (!pictures.length) return null;
  const named = NAMES.slice(-pictures.length);
  const shown = (/** @type {Picture} */ picture, /** @type {number} */ n) => html`<${Photo} key=${picture.name} n=${n} picture=${picture} lines=${linesOf(state, finding, picture)} state=${state} label=${t(named[n])} />`;
  const figures = pictures.map(shown);
  if (quiet) return html`<div class="photos" data-count=${pictures.length}>${figures}</div>`;
  const open = (/** @type {MouseEvent} */ event) => setLarge(Number(/** @type {Element} */ (event.target).closest("[data-n]")?.getAttribute("data-n") ?? pictures.length - 1));
  const other = large === null ? 0 : (large + 1) % pictures.length;
  return html`<button type="button" class="photos" data-count=${pictures.length} onClick=${open}><span class="unseen">${t("photos-enlarge")}</span>${figures}</button>
    ${large !== null && html`<${Dialog} key="large" wide title=${t("who-deed", { name: finding.name, deed: finding.deed })} onClose=${() => setLarge(null)}>
      <button type="button" class="photo-large" disabled=${pictures.length < 2} onClick=${() => setLarge(other)}>
        ${shown(pictures[large], large)}</button>
      ${pictures.length > 1 && html`<div class="two photo-which" key="which">${named.map((name, i) => html`<button type="button" key=${name} aria-pressed=${String(i === large)} onClick=${() => setLarge(i)}>${t(name)}</button>`)}</div>`}
    </${Dialog}>`}`;
}

/**
 * What a picture is about, outlined in its pixels: the pieces as they lay, else the spots.
 * @param {Live} state
 * @param {Finding} finding
 * @param {Picture} picture
 * @returns {Outline[]}
 */
function linesOf(state, finding, { outline = [] }) {
  const { bare } = state.table, spots = bare ? finding.squares.filter((spot) => bare.spots[spot]) : [];
  if (!bare || !spots.length || spots.length !== outline.length) return joined(outline);
  const { map, off } = cutOut(spots.flatMap((spot) => bare.spots[spot]), outline.flat());
  return joined(off > MOVED ? outline : kindOf(state).around({ ...state.table, bare }, spots).map((line) => line.map(map)));
}

/**
 * What of a picture is shown at least, in its pixels: what lies round its outlines; of a picture of all that the camera sees,
 * where in it the game is played; null: all.
 * @param {Live} state
 * @param {Picture} picture
 * @param {Outline[]} lines
 */
function partOf(state, { width }, lines) {
  const { bare } = state.table;
  if (lines.length) return closeTo(lines);
  if (!bare || !width) return null;
  const scale = width / bare.width, { x, y, width: across, height } = kindOf(state).part({ ...state.table, bare });
  return across < bare.width ? { x: x * scale, y: y * scale, width: across * scale, height: height * scale } : null;
}

/**
 * A picture that fills its place: beside the part there is more of it, as far as it goes.
 * @param {{ state: Live, picture: Picture, lines: Outline[], label: string, n: number }} props
 */
function Photo({ state, picture, lines, label, n }) {
  const { width, height } = picture, address = at(`/evidence/${encodeURIComponent(picture.name)}`);
  const shown = partOf(state, picture, lines) ?? { x: 0, y: 0, width: width ?? 1, height: height ?? 1 };
  return html`<span class="photo" data-n=${n}><span class="photo-frame">
    ${width ? html`<svg viewBox=${`${shown.x} ${shown.y} ${shown.width} ${shown.height}`} role="img" aria-label=${label}><image href=${address} width=${width} height=${height} />
      ${lines.map((line, i) => ["under", "over"].map((layer) => html`<polygon key=${`${i}${layer}`} class=${`outline-${layer}`} points=${line.map((p) => p.join(",")).join(" ")} />`))}</svg>`
    : html`<img src=${address} alt=${label} />`}
  </span><span class="photo-label">${label}</span></span>`;
}

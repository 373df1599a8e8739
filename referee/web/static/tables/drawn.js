// What drawn tables share, whatever the game: rings and badges round what is marked, hatched parts, names that fit, the part
// that is shown.

import { html } from "../base/html.js";

/** @typedef {import("./geometry.js").Part} Box */

const STEP = 50;

/** @param {{ box: Box | null, kind: string }} props */
export function Ring({ box, kind }) {
  return box && html`<g class=${`ring ring-${kind}`}>${["under", "over"].map((layer) => html`<rect key=${layer} class=${`ring-${layer}`}
    x=${box.x} y=${box.y} width=${box.width} height=${box.height} rx="14" />`)}</g>`;
}

/** @param {{ box: Box | null, kind: string, mark: string | number }} props */
export function Badge({ box, kind, mark }) {
  return box && html`<g class=${`badge badge-${kind}`} transform=${`translate(${box.x + 12} ${box.y + 12}) scale(0.85)`}><circle r="27" /><text>${mark}</text></g>`;
}

/** What a hand may hide. @param {{ box: Box }} props */
export function Hatched({ box: { x, y, width, height } }) {
  const lines = Array.from({ length: Math.ceil((width + height) / STEP) }, (_, n) => (n + 1) * STEP)
    .map((k) => `M${Math.min(k, width)} ${Math.max(0, k - width)}L${Math.max(0, k - height)} ${Math.min(k, height)}`);
  return html`<svg x=${x} y=${y} width=${width} height=${height} aria-hidden="true"><path class="hidden-line hatched" d=${lines.join("")} /></svg>`;
}

const LETTER = 21.5; // the mean width of a letter
/** A name that fits into so much room. @type {(name: string, room: number) => string} */
export const shortened = (name, room) => ([...name].length * LETTER > room ? `${[...name].slice(0, Math.max(1, Math.floor(room / LETTER) - 1)).join("")}…` : name);

const MARGIN = 8;

/**
 * What is shown: all, or the part round `around` and `room` beside it, in the proportions `aspect`; as a `viewBox`.
 * @param {Box} all
 * @param {Box | null} around
 * @param {number} aspect
 * @param {Point} room  Across and down; three and 1.6 times as much is shown at least.
 */
export function shownPart(all, around, aspect, [across, down]) {
  const outer = { x: all.x - MARGIN, y: all.y - MARGIN, width: all.width + 2 * MARGIN, height: all.height + 2 * MARGIN };
  if (!around) return [outer.x, outer.y, outer.width, outer.height].join(" ");
  let w = Math.max(around.width + across, 3 * across), h = Math.max(around.height + down, 1.6 * across);
  if (w / h < aspect) w = h * aspect;
  else h = w / aspect;
  /** @type {(at: number, size: number, from: number, whole: number) => number} */
  const within = (at, size, from, whole) => (size >= whole ? from + (whole - size) / 2 : Math.max(from, Math.min(from + whole - size, at - size / 2)));
  return [within(around.x + around.width / 2, w, outer.x, outer.width), within(around.y + around.height / 2, h, outer.y, outer.height), w, h].join(" ");
}

// How a card is drawn: its colour and number, a back, a question mark where it was not read. No ids, so drawings may stand
// side by side.

import { html } from "../../base/html.js";
import { ink, paint, sign } from "../colours.js";

/** Width and height of a card as it is drawn at size 1. */
export const WIDE = 62;
export const HIGH = 92;

/**
 * What is drawn of a card; `face`: up or down.
 * @typedef {{ colour: string | null | undefined, number: number | null | undefined, face?: string }} Shows
 */

/**
 * A card with its upper left corner at (x, y). `beneath`: others lie under it; `plain`: only its colour is meant.
 * @param {Shows & { x: number, y: number, size?: number, signs?: boolean, beneath?: boolean, plain?: boolean }} props
 */
export function Card({ x, y, colour, number, face = "up", size = 1, signs = false, beneath = false, plain = false }) {
  const down = face === "down";
  return html`<g class=${`card-drawn${down ? " card-down" : ""}`} transform=${`translate(${x} ${y}) scale(${size})`}>
    ${beneath && html`<rect class="card-beneath" x="5" y="5" width=${WIDE} height=${HIGH} rx="9" />`}
    <rect class="card-body" width=${WIDE} height=${HIGH} rx="9" fill=${down ? null : paint(colour)} />
    ${down && html`<path class="card-stripes" d="M6 30L30 6M6 58L56 8M6 86L56 36M32 86L56 62" />`}
    ${!plain && html`<text class=${number === 10 ? "card-number card-ten" : "card-number"} x=${WIDE / 2} y=${HIGH / 2 + 3} fill=${down ? "#fff" : ink(colour)}>${number ?? (down ? "" : "?")}</text>`}
    ${signs && !down && html`<text class="card-sign" x="13" y="16" fill=${ink(colour)}>${sign(colour)}</text>`}
  </g>`;
}

/** A place in which no card is seen; `known`: none lies there. @param {{ x: number, y: number, size?: number, known?: boolean }} props */
export const NoCard = ({ x, y, size = 1, known = false }) => html`<g class="card-none" transform=${`translate(${x} ${y}) scale(${size})`}>
  <rect x="2" y="2" width=${WIDE - 4} height=${HIGH - 4} rx="8" />${known && html`<text class="card-number" x=${WIDE / 2} y=${HIGH / 2 + 3}>0</text>`}</g>`;

/** A card for a button; without a number only its colour is meant. @param {Shows} props */
export const SmallCard = ({ colour, number }) => html`<svg class="small-card" viewBox=${`-2 -2 ${WIDE + 4} ${HIGH + 4}`} aria-hidden="true"><${Card} x=${0} y=${0} colour=${colour} number=${number} plain=${number === null} /></svg>`;

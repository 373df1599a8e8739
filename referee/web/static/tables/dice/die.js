// How a die is drawn: its colour, its pips; a question mark where they were not read. No ids, so drawings may stand side
// by side.

import { html } from "../../base/html.js";
import { ink, paint } from "../colours.js";

const NEAR = 0.26, FAR = 0.74;

/** Where pips stand, in edges of the die. */
const PIPS = {
  1: [[0.5, 0.5]], 2: [[NEAR, NEAR], [FAR, FAR]], 3: [[NEAR, NEAR], [0.5, 0.5], [FAR, FAR]],
  4: [[NEAR, NEAR], [FAR, NEAR], [NEAR, FAR], [FAR, FAR]],
  5: [[NEAR, NEAR], [FAR, NEAR], [0.5, 0.5], [NEAR, FAR], [FAR, FAR]],
  6: [[NEAR, NEAR], [FAR, NEAR], [NEAR, 0.5], [FAR, 0.5], [NEAR, FAR], [FAR, FAR]],
};

/**
 * A die with its upper left corner at (x, y).
 * @param {{ x: number, y: number, size: number, colour: string | null | undefined, pips: number | null | undefined, sign?: string }} props
 */
export function Die({ x, y, size, colour, pips, sign = "" }) {
  const known = PIPS[/** @type {keyof typeof PIPS} */ (pips ?? 0)];
  return html`<g class="die" transform=${`translate(${x} ${y}) scale(${size / 100})`}>
    <rect class="die-shadow" x="3" y="7" width="94" height="94" rx="22" />
    <rect class="die-body" x="3" y="3" width="94" height="94" rx="22" fill=${paint(colour)} />
    <rect class="die-shine" x="10" y="8" width="80" height="30" rx="15" />
    ${known ? known.map(([px, py]) => html`<circle key=${`${px}${py}`} cx=${px * 100} cy=${py * 100} r="9.5" fill=${ink(colour)} />`)
    : html`<text class="die-unread" x="50" y="53" fill=${ink(colour)}>?</text>`}
    ${sign && html`<text class="die-sign" x="50" y="-2">${sign}</text>`}
  </g>`;
}

/**
 * A die for a button or a line of text.
 * @param {{ colour: string | null | undefined, pips: number | null | undefined }} props
 */
export const SmallDie = ({ colour, pips }) => html`<svg class="small-die" viewBox="0 0 104 104" aria-hidden="true"><${Die} x=${2} y=${0} size=${100} colour=${colour} pips=${pips} /></svg>`;

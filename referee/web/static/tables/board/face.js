// The board game's picture: a corner of its board with a card, a joker and tokens; the two editions by what a winner gets.

import { html } from "../../base/html.js";
import { paint } from "./colours.js";
import { Frame } from "./owner_frame.js";

const NONE = null, SIZE = 56, GAP = 3;
const SQUARES = ["red", "yellow", "blue", "green", "purple", "orange", "green", "orange", "red", "purple", "yellow", "blue", "purple", "blue", "orange", "red", "green", "yellow",
  "yellow", "green", "purple", "blue", "orange", "red"];
const ACROSS = 6;
const CARD = { at: [1, 1], colours: ["orange", "red"], owner: "solid" }, OTHER = { at: [3, 2], colours: ["red", "green"], owner: "dashed" };
const TOKENS = [[2.5, 1.5], [4.5, 2.5], [0.5, 3.5]];
/** What stands beside the board: the chips of the first places in one edition, those of the only winner in the other. */
const CHIPS = { old: [2], new: [2, 1] };

/** @param {{ document: string }} props */
export function BoardFace({ document }) {
  const old = document.endsWith("old");
  return html`<rect width="320" height="200" fill=${old ? "#2f4a3c" : "#e6cfa0"} />
    <g transform="rotate(-9 160 100) translate(-18 -14)">
      ${SQUARES.map((colour, i) => html`<rect key=${i} x=${(i % ACROSS) * SIZE} y=${Math.floor(i / ACROSS) * SIZE} width=${SIZE - GAP} height=${SIZE - GAP} rx="5" fill=${paint(NONE, colour)} opacity="0.62" />`)}
      ${[CARD, OTHER].map(({ at, colours, owner }) => html`<g key=${owner} transform=${`translate(${at[0] * SIZE - 2} ${at[1] * SIZE - 2})`}>
        <rect x="2" y="5" width=${2 * SIZE} height=${SIZE + 1} rx="7" fill="#0006" />
        ${colours.map((colour, k) => html`<rect key=${k} x=${k * SIZE} width=${SIZE + 1} height=${SIZE + 1} rx="6" fill=${paint(NONE, colour)} />`)}
        <${Frame} owner=${owner} x=${0} y=${0} width=${2 * SIZE + 1} height=${SIZE + 1} /></g>`)}
      ${TOKENS.map(([x, y]) => html`<g key=${`${x}${y}`} transform=${`translate(${x * SIZE} ${y * SIZE})`}><circle r="17" cy="4" fill="#0005" /><circle r="17" fill="#191713" /><circle r="9" fill="none" stroke="#fff5" stroke-width="3" /></g>`)}
    </g>
    ${CHIPS[old ? "old" : "new"].map((n, k) => html`<g key=${k} transform=${`translate(${old ? 268 : 232 + 52 * k} 168)`}>${Array.from({ length: n }, (_, i) => html`<g key=${i} transform=${`translate(0 ${-15 * i})`}>
      <ellipse cy="5" rx="23" ry="11" fill="#7a5410" /><ellipse rx="23" ry="11" fill="#f2c14a" /><ellipse rx="14" ry="6" fill="none" stroke="#7a5410" stroke-width="2.5" /></g>`)}</g>`)}`;
}

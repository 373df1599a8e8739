// A small card that shows whose frame is whose; a number where the game has seats instead of frames.

import { html } from "../base/html.js";
import { Frame } from "./piece.js";

const FRAMED = ["solid", "double", "dashed", "dotted", "unknown"];

export function Swatch({ seat }) {
  return html`<svg class="swatch" viewBox="0 0 130 84" aria-hidden="true">
    <rect class="swatch-body" x="1" y="1" width="128" height="82" rx="14" />
    ${FRAMED.includes(seat) ? html`<${Frame} owner=${seat} x=${0} y=${0} width=${130} height=${84} />`
    : html`<text class="swatch-number" x="65" y="44">${String(seat ?? "").replace(/^\D+/, "")}</text>`}
  </svg>`;
}

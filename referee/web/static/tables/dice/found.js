// The spaces that were learned, each in its colour with its value, and the board's edge, over the picture.

import { html } from "../../base/html.js";
import { middle } from "../geometry.js";

/** @param {{ bare: DiceBare }} props */
export const DiceFound = ({ bare }) => html`<svg class="squares" viewBox=${`0 0 ${bare.width} ${bare.height}`} aria-hidden="true">
  <polygon class="dice-found" points=${bare.board.join(" ")} />
  ${bare.spaces.map(({ id, rgb, value }) => {
    const [x, y] = middle(bare.spots[id]);
    return html`<g key=${id}><polygon points=${bare.spots[id].join(" ")} fill=${`rgb(${rgb})`} /><text class="dice-found-value" x=${x} y=${y} font-size=${bare.pixels_per_die}>${value}</text></g>`;
  })}</svg>`;

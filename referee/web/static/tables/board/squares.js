// The squares that were learned, each in its colour over the picture.

import { html } from "../../base/html.js";

export const Squares = ({ bare }) => html`<svg class="squares" viewBox=${`0 0 ${bare.width} ${bare.height}`} aria-hidden="true">
  ${bare.squares.map((s) => html`<polygon key=${s.id} points=${bare.spots[s.id].join(" ")} fill=${`rgb(${s.rgb})`} />`)}</svg>`;

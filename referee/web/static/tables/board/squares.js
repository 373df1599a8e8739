// The squares that were learned: found by their name, and drawn each in its colour over the picture.

import { html } from "../../base/html.js";

/**
 * @param {DrawnSquare[]} squares
 * @returns {DrawnSquare}  Of that name; names come from the same table.
 */
export const squareOf = (squares, id) => /** @type {DrawnSquare} */ (squares.find((square) => square.id === id));

export const Squares = ({ bare }) => html`<svg class="squares" viewBox=${`0 0 ${bare.width} ${bare.height}`} aria-hidden="true">
  ${bare.squares.map((s) => html`<polygon key=${s.id} points=${bare.spots[s.id].join(" ")} fill=${`rgb(${s.rgb})`} />`)}</svg>`;

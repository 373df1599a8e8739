// How a seat is drawn, whatever the game: by the frame of its pieces or the side of the table where it has one, else by its
// number.

import { html } from "../base/html.js";
import { Frame, OWNERS } from "./board/owner_frame.js";

const BAR = 0.2; // of the shorter side
/** @type {Record<string, (w: number, h: number, b: number) => number[]>} */
const SIDES = { bottom: (w, h, b) => [w * 0.16, h - b - 7, w * 0.68, b], right: (w, h, b) => [w - b - 7, h * 0.16, b, h * 0.68],
  top: (w, _, b) => [w * 0.16, 7, w * 0.68, b], left: (_, h, b) => [7, h * 0.16, b, h * 0.68] };

/**
 * The board from above, with the side at which somebody sits.
 * @param {{ side: string, width: number, height: number }} props
 */
function SideSign({ side, width, height }) {
  const [x, y, w, h] = SIDES[side](width, height, BAR * Math.min(width, height));
  return html`<rect class="side-board" x=${width * 0.34} y=${height * 0.3} width=${width * 0.32} height=${height * 0.4} rx="6" />
    <rect class="side-bar" x=${x} y=${y} width=${w} height=${h} rx="7" />`;
}

/**
 * The sign of a seat inside a rectangle at the origin.
 * @param {{ seat: string | null | undefined, width: number, height: number }} props
 */
export function SeatSign({ seat, width, height }) {
  if (seat && Object.hasOwn(SIDES, seat)) return html`<${SideSign} side=${seat} width=${width} height=${height} />`;
  return seat && OWNERS.includes(seat) ? html`<${Frame} owner=${seat} x=${0} y=${0} width=${width} height=${height} />`
    : html`<text class="swatch-number" x=${width / 2} y=${height / 2 + 2}>${numberOf(seat)}</text>`;
}

/**
 * The number in a seat's name; its first letter, where it has none.
 * @param {string | null | undefined} seat
 */
export function numberOf(seat) {
  const name = String(seat ?? "");
  return /\d+/.exec(name)?.[0] ?? name.slice(0, 1).toUpperCase();
}

const COLOURS = 12;

/**
 * The class by which everything of a seat has one colour, in all games: the first seat of a game the first colour.
 * @param {string | null | undefined} seat
 */
export function colourOf(seat) {
  if (!seat) return "seat-colour-none";
  const sides = Object.keys(SIDES), at = OWNERS.includes(seat) ? OWNERS.indexOf(seat) : sides.includes(seat) ? sides.indexOf(seat) : Number(/\d+/.exec(seat)?.[0] ?? 1) - 1;
  return `seat-colour-${at % COLOURS}`;
}

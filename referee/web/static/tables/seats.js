// How a seat is drawn, whatever the game: by the frame of its pieces where it has one, else by its number.

import { html } from "../base/html.js";
import { Frame, OWNERS } from "./board/owner_frame.js";

/**
 * The sign of a seat inside a rectangle at the origin.
 * @param {{ seat: string | null | undefined, width: number, height: number }} props
 */
export function SeatSign({ seat, width, height }) {
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

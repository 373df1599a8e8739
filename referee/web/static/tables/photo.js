// A part of a photograph, as large as there is room, with outlines in it.

import { html } from "../base/html.js";
import { at } from "../base/root.js";
import { bounds, within } from "./geometry.js";

const ROOM = 0.06; // round what is shown, in parts of its longer side

/**
 * The part of a picture that shows all these points; all of it without one.
 * @param {Point[]} points
 * @param {number} width
 * @param {number} height
 */
export function partOf(points, width, height) {
  if (!points.length) return { x: 0, y: 0, width, height };
  const tight = bounds(points), room = ROOM * Math.max(tight.width, tight.height);
  return within({ x: tight.x - room, y: tight.y - room, width: tight.width + 2 * room, height: tight.height + 2 * room }, { width, height });
}

/**
 * @param {{ picture: string, width: number, height: number, points: Point[], label: string, onClick?: (event: MouseEvent) => void, children?: any }} props
 *   `points`: in the picture's pixels; what is shown has them all in it.
 */
export function Photo({ picture, width, height, points, label, onClick, children }) {
  const part = partOf(points, width, height);
  return html`<svg class="table-photo" viewBox=${`${part.x} ${part.y} ${part.width} ${part.height}`} style=${`aspect-ratio: ${part.width} / ${part.height}`}
    role="img" aria-label=${label} onClick=${onClick}><image href=${at(picture)} x="0" y="0" width=${width} height=${height} preserveAspectRatio="none" />${children}</svg>`;
}

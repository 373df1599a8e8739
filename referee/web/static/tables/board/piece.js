// How cards, jokers and tokens are drawn. One square is 100 units wide; no ids, so drawings may stand side by side.

import { html } from "../../base/html.js";
import { colourSign, paint } from "./colours.js";
import { Frame } from "./owner_frame.js";

export const UNIT = 100;
const INSET = 4, ROUND = 11;

/** The rectangle around squares at (column, row) places. */
export function boxOf(places) {
  const columns = places.map((p) => p[0]), rows = places.map((p) => p[1]);
  const x = Math.min(...columns) * UNIT, y = Math.min(...rows) * UNIT;
  return { x, y, width: (Math.max(...columns) + 1) * UNIT - x, height: (Math.max(...rows) + 1) * UNIT - y };
}

/** A card or joker on squares at (column, row) places. */
export function Piece({ bare, item, places, signs = false }) {
  if (!places.length) return null;
  const { x, y, width, height } = boxOf(places);
  const body = { x: x + INSET, y: y + INSET, width: width - 2 * INSET, height: height - 2 * INSET, rx: ROUND };
  return html`<g class="piece">
    <rect class="piece-shadow" ...${body} transform="translate(2 5)" />
    ${item.kind === "joker" ? html`<rect class="joker" ...${body} /><polygon class="star" points=${star(x + width / 2, y + height / 2)} />`
    : html`${places.map(([column, row], i) => html`<path key=${i} d=${half(column * UNIT, row * UNIT, body)} fill=${paint(bare, item.colours[i])} />`)}
      <rect class="piece-edge" ...${body} />`}
    <${Frame} owner=${item.owner} x=${x} y=${y} width=${width} height=${height} />
    ${signs && item.kind === "card" && places.map(([column, row], i) => html`<text key=${`s${i}`} class="sign sign-card"
      x=${(column + 0.5) * UNIT} y=${(row + 0.5) * UNIT}>${item.colours[i] ? colourSign(item.colours[i]) : "?"}</text>`)}
  </g>`;
}

/** The part of a card's rounded body that lies on the square at (x, y). */
function half(x, y, body) {
  const left = Math.max(x, body.x), top = Math.max(y, body.y);
  const right = Math.min(x + UNIT, body.x + body.width), bottom = Math.min(y + UNIT, body.y + body.height);
  const corner = (cx, cy) => ((cx === body.x || cx === body.x + body.width) && (cy === body.y || cy === body.y + body.height) ? ROUND : 0);
  const [a, b, c, d] = [corner(left, top), corner(right, top), corner(right, bottom), corner(left, bottom)];
  const arc = (r, dx, dy) => (r ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : "");
  return `M${left + a} ${top}H${right - b}${arc(b, b, b)}V${bottom - c}${arc(c, -c, c)}H${left + d}${arc(d, -d, -d)}V${top + a}${arc(a, a, -a)}Z`;
}

function star(cx, cy) {
  return Array.from({ length: 10 }, (_, i) => {
    const r = i % 2 ? 9 : 21, a = (Math.PI * i) / 5 - Math.PI / 2;
    return `${(cx + r * Math.cos(a)).toFixed(1)},${(cy + r * Math.sin(a)).toFixed(1)}`;
  }).join(" ");
}

export function Token({ cx, cy, scale = 1 }) {
  return html`<g class="token" transform=${`translate(${cx} ${cy}) scale(${scale})`}>
    <circle class="token-halo" r="33" /><circle class="token-body" r="28" /><ellipse class="token-shine" cx="-7" cy="-10" rx="11" ry="7" />
  </g>`;
}

// How squares, cards, jokers and tokens are drawn. One square is 100 units wide.

import { s } from "./dom.js";

export const UNIT = 100;
const SAY = { red: [200, 48, 42], yellow: [240, 200, 40], green: [70, 145, 70], blue: [44, 92, 165], orange: [232, 128, 36],
  purple: [112, 62, 145] };

/** The colour of a name as learned from this board, else a usual one, else grey. */
export function paint(board, name) {
  const rgb = board?.palette[name] ?? SAY[name] ?? [150, 150, 150];
  return `rgb(${rgb.join(",")})`;
}

/** The white frame of an owner inside a rectangle. */
export function frame(owner, x, y, width, height) {
  const at = (inset, attributes) => s("rect", { x: x + inset, y: y + inset, width: width - 2 * inset,
    height: height - 2 * inset, rx: Math.max(2, 12 - inset / 2), fill: "none", ...attributes });
  const line = (inset, width, dash, cap) => [
    at(inset, { class: "frame-under", "stroke-width": width + 3, "stroke-dasharray": dash, "stroke-linecap": cap }),
    at(inset, { class: "frame-line", "stroke-width": width, "stroke-dasharray": dash, "stroke-linecap": cap }),
  ];
  if (owner === "solid") return line(14, 7);
  if (owner === "double") return [...line(9, 4.5), ...line(22, 4.5)];
  if (owner === "dashed") return line(14, 7, "22 14");
  if (owner === "dotted") return line(14, 9, "0 19", "round");
  return [s("text", { class: "frame-unknown", x: x + width / 2, y: y + height / 2, "text-anchor": "middle",
    "dominant-baseline": "central" }, "?")];
}

/** A card or joker whose squares are at (column, row) positions. */
export function piece(board, item, positions) {
  const x = Math.min(...positions.map((p) => p[0])) * UNIT, y = Math.min(...positions.map((p) => p[1])) * UNIT;
  const width = (Math.max(...positions.map((p) => p[0])) + 1) * UNIT - x;
  const height = (Math.max(...positions.map((p) => p[1])) + 1) * UNIT - y;
  const body = (attributes) => s("rect", { x: x + 4, y: y + 4, width: width - 8, height: height - 8, rx: 11, ...attributes });
  const parts = [body({ class: "piece-shadow", transform: "translate(2 5)" })];
  if (item.kind === "joker") {
    parts.push(body({ class: "joker" }), star(x + width / 2, y + height / 2));
  } else {
    const id = `card${item.seq}`;
    parts.push(s("clipPath", { id }, body({})));
    parts.push(s("g", { "clip-path": `url(#${id})` }, positions.map(([col, row], i) => s("rect", {
      x: col * UNIT, y: row * UNIT, width: UNIT, height: UNIT, fill: paint(board, item.colours[i]) }))));
    parts.push(body({ class: "piece-edge" }));
  }
  return s("g", { class: "piece" }, parts, frame(item.owner, x, y, width, height));
}

function star(cx, cy) {
  const points = Array.from({ length: 10 }, (_, i) => {
    const r = i % 2 ? 9 : 21, a = (Math.PI * i) / 5 - Math.PI / 2;
    return `${cx + r * Math.cos(a)},${cy + r * Math.sin(a)}`;
  });
  return s("polygon", { class: "star", points: points.join(" ") });
}

export function token(cx, cy, scale = 1) {
  return s("g", { class: "token", transform: `translate(${cx} ${cy}) scale(${scale})` },
    s("circle", { class: "token-halo", r: 33 }), s("circle", { class: "token-body", r: 28 }),
    s("ellipse", { class: "token-shine", cx: -7, cy: -10, rx: 11, ry: 7 }));
}

/** The hatching over squares that cannot be seen; a drawing needs it once. */
export function hatch(id, size) {
  return s("defs", {}, s("pattern", { id, width: size, height: size, patternUnits: "userSpaceOnUse",
    patternTransform: "rotate(45)" }, s("rect", { class: "hatch-ground", width: size, height: size }),
  s("rect", { class: "hatch-line", width: size * 0.42, height: size })));
}

/** A small card that shows whose frame is whose. */
export function swatch(owner) {
  return s("svg", { class: "swatch", viewBox: "0 0 130 84", "aria-hidden": "true" },
    s("rect", { class: "swatch-body", x: 1, y: 1, width: 128, height: 82, rx: 14 }), frame(owner, 0, 0, 130, 84));
}

// The board as we believe it is: learned colours, pieces in their owners' frames, tokens, what is hidden, what is wrong.

import { h, s, replace } from "./dom.js";
import { CLASSES, nameOf } from "./words.js";
import { UNIT, hatch, paint, piece, token } from "./pieces.js";

const MARGIN = 46; // room for the row and column numbers

export function drawBoard(node, state, focus, offers = []) {
  const board = state.board;
  if (!board) return replace(node, h("p", { class: "empty" }, "The board appears here as soon as it is learned."));
  const at = new Map(board.squares.map((q) => [q.id, [q.col, q.row]]));
  const cols = board.squares.map((q) => q.col), rows = board.squares.map((q) => q.row);
  const [left, right] = [Math.min(...cols), Math.max(...cols) + 1], [top, bottom] = [Math.min(...rows), Math.max(...rows) + 1];
  const box = [left * UNIT - MARGIN, top * UNIT - MARGIN, (right - left) * UNIT + MARGIN + 8, (bottom - top) * UNIT + MARGIN + 8];
  const known = (ids) => ids.filter((id) => at.has(id)).map((id) => at.get(id));
  const numbers = (from, to, place) => Array.from({ length: to - from }, (_, i) => s("text",
    { class: "number", "text-anchor": "middle", "dominant-baseline": "central", ...place(from + i) }, String(from + i)));

  replace(node, s("svg", { viewBox: box.join(" "), role: "img", "aria-label": describe(state) },
    hatch("hatch-board", 26),
    numbers(left, right, (c) => ({ x: (c + 0.5) * UNIT, y: top * UNIT - 22 })),
    numbers(top, bottom, (r) => ({ x: left * UNIT - 24, y: (r + 0.5) * UNIT })),
    board.squares.map((q) => s("rect", { class: "square", x: q.col * UNIT, y: q.row * UNIT, width: UNIT, height: UNIT,
      fill: paint(board, q.colour) })),
    state.pieces.map((p) => piece(board, p, known(p.squares))),
    ring(known(state.pieces.find((p) => p.seq === state.last)?.squares ?? []), "last"),
    state.findings.filter((f) => f.open).map((f) => ring(known(f.squares), f.class)),
    ring(known(focus?.squares ?? []), "focus"),
    [...new Map(offers.flatMap((o) => o.places).map((p) => [[...p.squares].sort().join(), p])).values()].map((p) => ring(known(p.squares), "could")),
    known(offers.flatMap((o) => o.token)).map((place) => ring([place], "could")),
    known(state.tokens).map(([c, r]) => token((c + 0.5) * UNIT, (r + 0.5) * UNIT)),
    known(state.hidden).map(([c, r]) => s("rect", { class: "hidden", x: c * UNIT, y: r * UNIT, width: UNIT, height: UNIT,
      fill: "url(#hatch-board)" })),
    state.findings.filter((f) => f.open).map((f) => badge(known(f.squares)[0], f.class))));
}

function ring(positions, kind) {
  if (!positions.length) return null;
  const x = Math.min(...positions.map((p) => p[0])) * UNIT, y = Math.min(...positions.map((p) => p[1])) * UNIT;
  const width = (Math.max(...positions.map((p) => p[0])) + 1) * UNIT - x;
  const height = (Math.max(...positions.map((p) => p[1])) + 1) * UNIT - y;
  return s("g", { class: `ring ring-${kind}` }, ["under", "over"].map((layer) => s("rect",
    { class: `ring-${layer}`, x, y, width, height, rx: 14 })));
}

function badge(position, kind) {
  if (!position) return null;
  return s("g", { class: `badge badge-${kind}`, transform: `translate(${position[0] * UNIT + 8} ${position[1] * UNIT + 8})` },
    s("circle", { r: 27 }), s("text", { "text-anchor": "middle", "dominant-baseline": "central" }, CLASSES[kind]?.mark ?? "i"));
}

function describe(state) {
  const last = state.pieces.find((p) => p.seq === state.last);
  const newest = last ? ` Last: ${nameOf(state, last.owner)} on ${last.squares.join(" and ")}.` : "";
  const wrong = state.findings.filter((f) => f.open).map((f) => ` ${CLASSES[f.class].title}: ${f.squares.join(", ")}.`);
  return `Board with ${state.pieces.length} pieces and ${state.tokens.length} tokens.${newest}${wrong.join("")}`;
}

// The camera's picture with what was read drawn over it. A new picture is fetched only when the last one has arrived.

import { byId, h, s, replace } from "./dom.js";
import { hatch } from "./pieces.js";

let wanted = 0, shown = 0, loading = false;

export function showPicture(state) {
  wanted = state.frame;
  fetchPicture();
}

function fetchPicture() {
  const image = byId("picture");
  if (!image || loading || wanted === shown) return;
  const number = wanted;
  loading = true;
  const done = () => { loading = false; shown = number; fetchPicture(); };
  image.onload = done;
  image.onerror = done;
  image.src = `/frame?n=${number}`;
}

export function drawCamera(node, state, focus) {
  const board = state.board;
  if (!state.frame) return replace(node, h("p", { class: "empty" }, "No picture yet."));
  let image = byId("picture");
  if (!image) {
    image = h("img", { id: "picture", alt: "The newest picture of the camera" });
    shown = 0;
    loading = false;
    replace(node, image, h("div", { id: "overlay" }));
    fetchPicture();
  }
  replace(byId("overlay"), board && overlay(state, board, focus));
}

function overlay(state, board, focus) {
  const quads = new Map(board.squares.map((q) => [q.id, q.quad]));
  const corners = (ids) => ids.flatMap((id) => quads.get(id) ?? []);
  const side = Math.sqrt(area(board.squares[0].quad));
  const outline = (ids, kind) => {
    const points = hull(corners(ids));
    return points.length ? [s("polygon", { class: "seen-under", points: points.join(" ") }),
      s("polygon", { class: `seen seen-${kind}`, points: points.join(" ") })] : null;
  };
  return s("svg", { viewBox: `0 0 ${board.width} ${board.height}`, class: "overlay", "aria-hidden": "true" },
  hatch("hatch-camera", side * 0.28),
  state.hidden.map((id) => s("polygon", { class: "hidden", points: (quads.get(id) ?? []).join(" "), fill: "url(#hatch-camera)" })),
  state.pieces.map((p) => outline(p.squares, p.owner)),
  outline(state.pieces.find((p) => p.seq === state.last)?.squares ?? [], "last"),
  state.findings.filter((f) => f.open).map((f) => outline(f.squares, f.class)),
  outline(focus?.squares ?? [], "focus"),
  state.tokens.filter((id) => quads.has(id)).map((id) => {
    const [x, y] = centre(quads.get(id));
    return s("circle", { class: "seen-token", cx: x, cy: y, r: side * 0.3 });
  }));
}

const centre = (quad) => [0, 1].map((k) => quad.reduce((sum, p) => sum + p[k], 0) / quad.length);

function area(quad) {
  return Math.abs(quad.reduce((sum, [x, y], i) => {
    const [u, v] = quad[(i + 1) % quad.length];
    return sum + x * v - u * y;
  }, 0)) / 2;
}

/** Convex hull, Andrew's monotone chain (1979). */
function hull(points) {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const turn = (o, a, b) => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
  const half = (list) => {
    const chain = [];
    for (const p of list) {
      while (chain.length > 1 && turn(chain.at(-2), chain.at(-1), p) <= 0) chain.pop();
      chain.push(p);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

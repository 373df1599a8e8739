// The board as it is believed to be: learned colours, pieces, tokens, what is hidden, what is wrong, what would fit.

import { html, useMemo } from "../base/html.js";
import { useSetting } from "../base/settings.js";
import { t } from "../base/texts.js";
import { nameOf, pieceWords } from "../base/names.js";
import { colourSign, paint } from "./colours.js";
import { Piece, Token, UNIT, boxOf } from "./piece.js";

/** Where each square is drawn: id → (column, row); `turn` lays a wide board upright. */
export function layout(board, turn = false) {
  const low = Math.min(...board.squares.map((q) => q.row)), left = Math.min(...board.squares.map((q) => q.col));
  const high = Math.max(...board.squares.map((q) => q.row));
  const at = new Map(board.squares.map((q) => [q.id, turn ? [high - q.row, q.col - left] : [q.col - left, q.row - low]]));
  const places = [...at.values()];
  return { at, columns: Math.max(...places.map((p) => p[0])) + 1, rows: Math.max(...places.map((p) => p[1])) + 1 };
}

/**
 * `marks`: [{seq, squares, kind: "wrong"|"ask", mark}] instead of the open findings; `asks`: more of them; `offers`: places that would fit;
 * `crop`: squares around which only a part is shown; `cursor`: a square with a ring for the keyboard; `signs`: letters on the colours whatever this screen is set to.
 */
export function Board({ state, turn = false, crop = null, aspect = 2, marks = null, asks = [], offers = [], cursor = null, signs: always = false }) {
  const { board } = state, [wanted] = useSetting("signs", false), signs = always || wanted;
  const where = useMemo(() => layout(board, turn), [board, turn]);
  const known = (ids) => (ids ?? []).filter((id) => where.at.has(id)).map((id) => where.at.get(id));
  const squares = useMemo(() => board.squares.map((q) => {
    const [column, row] = where.at.get(q.id);
    return html`<rect key=${q.id} class="square" x=${column * UNIT} y=${row * UNIT} width=${UNIT} height=${UNIT} fill=${paint(board, q.colour)} />
      ${signs && html`<text key=${`s${q.id}`} class="sign" x=${(column + 0.5) * UNIT} y=${(row + 0.5) * UNIT}>${colourSign(q.colour)}</text>`}`;
  }), [board, where, signs]);
  const shown = [...(marks ?? openMarks(state)), ...asks];
  const last = state.pieces.find((p) => p.seq === state.last);

  return html`<svg class="board" viewBox=${box(where, crop && known(crop), aspect)} role="img" aria-label=${describe(state)}>
    <g key="squares">${squares}</g>
    ${state.pieces.map((p) => html`<${Piece} key=${`p${p.seq}`} board=${board} item=${p} places=${known(p.squares)} signs=${signs} />`)}
    ${last && !marks && html`<${Ring} key="last" places=${known(last.squares)} kind="last" />`}
    ${shown.map((m) => html`<${Ring} key=${`r${m.seq}`} places=${known(m.squares)} kind=${m.kind} />`)}
    ${offers.map((ids) => html`<${Ring} key=${`o${ids.join()}`} places=${known(ids)} kind="could" />`)}
    ${known(state.tokens).map(([c, r], i) => html`<${Token} key=${`t${i}`} cx=${(c + 0.5) * UNIT} cy=${(r + 0.5) * UNIT} />`)}
    ${(state.hidden ?? []).filter((id) => where.at.has(id)).map((id) => html`<${Hidden} key=${`h${id}`} place=${where.at.get(id)} />`)}
    ${shown.map((m) => html`<${Badge} key=${`b${m.seq}`} place=${known(m.squares)[0]} kind=${m.kind} mark=${m.mark} />`)}
    ${cursor && html`<${Ring} key="cursor" places=${known([cursor])} kind="cursor" />`}
  </svg>`;
}

export const toneOf = (finding) => (finding.kind === "question" || finding.class !== "violation" ? "ask" : "wrong");

const openMarks = (state) => (state.findings ?? []).filter((f) => f.open)
  .map((f) => ({ seq: f.seq, squares: f.squares, kind: toneOf(f), mark: toneOf(f) === "wrong" ? "!" : "?" }));

function box({ columns, rows }, around, aspect) {
  if (!around?.length) return [-4, -4, columns * UNIT + 8, rows * UNIT + 8].join(" ");
  const { x, y, width, height } = boxOf(around);
  let w = Math.max(width + 2 * UNIT, 4 * UNIT), h = Math.max(height + UNIT, 2 * UNIT);
  if (w / h < aspect) w = h * aspect;
  else h = w / aspect;
  w = Math.min(w, columns * UNIT + 8);
  h = Math.min(h, rows * UNIT + 8);
  const inside = (middle, size, end) => Math.max(-4, Math.min(end + 4 - size, middle - size / 2));
  return [inside(x + width / 2, w, columns * UNIT), inside(y + height / 2, h, rows * UNIT), w, h].join(" ");
}

function Ring({ places, kind }) {
  if (!places.length) return null;
  const { x, y, width, height } = boxOf(places);
  return html`<g class=${`ring ring-${kind}`}>${["under", "over"].map((layer) => html`<rect key=${layer} class=${`ring-${layer}`}
    x=${x} y=${y} width=${width} height=${height} rx="14" />`)}</g>`;
}

function Badge({ place, kind, mark }) {
  if (!place) return null;
  return html`<g class=${`badge badge-${kind}`} transform=${`translate(${place[0] * UNIT + 22} ${place[1] * UNIT + 22})`}>
    <circle r="27" /><text>${mark}</text></g>`;
}

function Hidden({ place: [column, row] }) {
  return html`<g transform=${`translate(${column * UNIT} ${row * UNIT})`}><rect class="hidden-ground" width=${UNIT} height=${UNIT} />
    <path class="hidden-line" d="M0 50L50 0M0 100L100 0M50 100L100 50" /></g>`;
}

function describe(state) {
  const last = state.pieces.find((p) => p.seq === state.last);
  return [t("board-has", { pieces: state.pieces.length, tokens: state.tokens.length }),
    last && t("board-last", { name: nameOf(state, last.owner), piece: pieceWords(last) })].filter(Boolean).join(" ");
}

// The board as it is believed to be: learned colours, pieces, tokens, what is hidden, what is wrong, what would fit.

import { html, useMemo } from "../../base/html.js";
import { useSetting } from "../../base/settings.js";
import { t } from "../../base/texts.js";
import { nameOf } from "../../base/names.js";
import { openMarks } from "../marks.js";
import { colourSign, paint } from "./colours.js";
import { Piece, Token, UNIT, boxOf } from "./piece.js";
import { pieceWords } from "./words.js";

/** Where each square is drawn: id → (column, row); `turn` lays a wide board upright. */
export function layout(bare, turn = false) {
  const low = Math.min(...bare.squares.map((q) => q.row)), left = Math.min(...bare.squares.map((q) => q.col));
  const high = Math.max(...bare.squares.map((q) => q.row));
  const at = new Map(bare.squares.map((q) => [q.id, turn ? [high - q.row, q.col - left] : [q.col - left, q.row - low]]));
  const places = [...at.values()];
  return { at, columns: Math.max(...places.map((p) => p[0])) + 1, rows: Math.max(...places.map((p) => p[1])) + 1 };
}

/** Its properties are those of `Kind.Drawing`; `cursor`: a square with a ring for the keyboard. @param {DrawnBoard} props */
export function Board({ state, turn = false, crop = null, aspect = 2, marks = null, asks = [], offers = [], cursor = null, signs: always = false }) {
  const { bare, pieces, tokens, hidden, last: newest } = state.table, [wanted] = useSetting("signs", false), signs = always || wanted;
  const where = useMemo(() => layout(bare, turn), [bare, turn]);
  const known = (ids) => (ids ?? []).filter((id) => where.at.has(id)).map((id) => where.at.get(id));
  const squares = useMemo(() => bare.squares.map((q) => {
    const [column, row] = where.at.get(q.id);
    return html`<rect key=${q.id} class="square" x=${column * UNIT} y=${row * UNIT} width=${UNIT} height=${UNIT} fill=${paint(bare, q.colour)} />
      ${signs && html`<text key=${`s${q.id}`} class="sign" x=${(column + 0.5) * UNIT} y=${(row + 0.5) * UNIT}>${colourSign(q.colour)}</text>`}`;
  }), [bare, where, signs]);
  const shown = [...(marks ?? openMarks(state)), ...asks];
  const last = pieces.find((p) => p.seq === newest);

  return html`<svg class="board" viewBox=${box(where, crop && known(crop), aspect)} role="img" aria-label=${describe(state)}>
    <g key="squares">${squares}</g>
    ${pieces.map((p) => html`<${Piece} key=${`p${p.seq}`} bare=${bare} item=${p} places=${known(p.squares)} signs=${signs} />`)}
    ${last && !marks && html`<${Ring} key="last" places=${known(last.squares)} kind="last" />`}
    ${shown.map((m) => html`<${Ring} key=${`r${m.seq}`} places=${known(m.spots)} kind=${m.kind} />`)}
    ${offers.map((ids) => html`<${Ring} key=${`o${ids.join()}`} places=${known(ids)} kind="could" />`)}
    ${known(tokens).map(([c, r], i) => html`<${Token} key=${`t${i}`} cx=${(c + 0.5) * UNIT} cy=${(r + 0.5) * UNIT} />`)}
    ${hidden.filter((id) => where.at.has(id)).map((id) => html`<${Hidden} key=${`h${id}`} place=${where.at.get(id)} />`)}
    ${shown.map((m) => html`<${Badge} key=${`b${m.seq}`} place=${known(m.spots)[0]} kind=${m.kind} mark=${m.mark} />`)}
    ${cursor && html`<${Ring} key="cursor" places=${known([cursor])} kind="cursor" />`}
  </svg>`;
}

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

/** @param {DrawnBoard["state"]} state */
function describe(state) {
  const { pieces, tokens, last: newest } = state.table, last = pieces.find((p) => p.seq === newest);
  return [t("board-has", { pieces: pieces.length, tokens: tokens.length }),
    last && t("board-last", { name: nameOf(state, last.owner), piece: pieceWords(last) })].filter(Boolean).join(" ");
}

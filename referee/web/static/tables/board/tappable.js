// The board to be tapped on: a finger or the arrow keys choose a square, Enter opens it.

import { html, useMemo, useRef, useState } from "../../base/html.js";
import { nameOf } from "../../base/names.js";
import { t } from "../../base/texts.js";
import { Board, layout } from "./board.js";
import { UNIT } from "./piece.js";
import { squareOf } from "./squares.js";
import { pieceWords } from "./words.js";

const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @param {DrawnBoard} props */
export function TappableBoard({ state, turn = false, onSpot, ...rest }) {
  const [cursor, setCursor] = useState(null), node = useRef(null);
  const { at } = useMemo(() => layout(state.table.bare, turn), [state.table.bare, turn]);
  const idAt = ([column, row]) => [...at].find(([, place]) => place[0] === column && place[1] === row)?.[0];

  const tapped = (event) => {
    const svg = node.current.querySelector("svg"), matrix = svg.getScreenCTM();
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    const id = idAt([Math.floor(point.x / UNIT), Math.floor(point.y / UNIT)]);
    if (id) onSpot(id);
  };
  const pressed = (event) => {
    const step = STEPS[event.key];
    if (step) {
      event.preventDefault();
      const [column, row] = cursor ? at.get(cursor) : [-step[0], -step[1]];
      setCursor(idAt([column + step[0], row + step[1]]) ?? cursor);
    } else if (event.key === "Enter" && cursor) {
      event.preventDefault();
      onSpot(cursor);
    }
  };
  return html`<div class="table-tap" ref=${node} tabindex="0" role="application" aria-label=${t("board-tap")} onClick=${tapped} onKeyDown=${pressed}
    onBlur=${() => setCursor(null)}>
    <${Board} state=${state} turn=${turn} cursor=${cursor} ...${rest} />
    <p class="unseen" aria-live="polite">${cursor && spoken(state, cursor)}</p>
  </div>`;
}

/** @param {DrawnBoard["state"]} state */
function spoken(state, id) {
  const { bare, pieces, tokens } = state.table, square = squareOf(bare.squares, id), piece = pieces.find((p) => p.squares.includes(id));
  return [t("square-at", { row: square.row + 1, column: square.col + 1 }),
    piece ? t("piece-of", { name: nameOf(state, piece.owner), piece: pieceWords(piece) }) : t("square-free"),
    tokens.includes(id) && t("token-here")].filter(Boolean).join(" ");
}

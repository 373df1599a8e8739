// The drawn dice to be tapped on: a finger or the arrow keys choose a space, a die beside the board or a seat; Enter opens it.

import { html, useRef, useState } from "../../base/html.js";
import { nameOf } from "../../base/names.js";
import { t } from "../../base/texts.js";
import { pieceAt } from "../plain/corrections.js";
import { DiceDrawing, useLayout } from "./drawing.js";
import { seatSpot, tappedOn } from "./layout.js";
import { freeWords, pieceWords } from "./words.js";

/** @type {Record<string, number[]>} */
const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @param {DrawnDice} props */
export function TappableDice({ state, onSpot, ...rest }) {
  const [cursor, setCursor] = useState(/** @type {string | null} */ (null)), node = useRef(null), { layout, laid } = useLayout(state);
  const tapped = (/** @type {MouseEvent} */ event) => {
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(node.current.querySelector("svg").getScreenCTM().inverse());
    const spot = tappedOn(layout, laid, [x, y]);
    if (spot) onSpot(spot);
  };
  const pressed = (/** @type {KeyboardEvent} */ event) => {
    const step = STEPS[event.key];
    if (step) {
      event.preventDefault();
      setCursor(next(layout, laid, cursor, step));
    } else if (event.key === "Enter" && cursor) {
      event.preventDefault();
      onSpot(cursor);
    }
  };
  return html`<div class="table-tap" ref=${node} tabindex="0" role="application" aria-label=${t("dice-table-tap")} onClick=${tapped} onKeyDown=${pressed} onBlur=${() => setCursor(null)}>
    <${DiceDrawing} state=${state} cursor=${cursor} ...${rest} />
    <p class="unseen" aria-live="polite">${cursor && spoken(state, cursor)}</p>
  </div>`;
}

/**
 * Where an arrow leads: from space to space; over the board's edge to the seats and their dice, one after the other.
 * @param {import("./layout.js").Layout} layout
 * @param {import("./layout.js").LaidLoose[]} laid
 * @param {string | null} from
 * @param {number[]} step
 */
export function next(layout, laid, from, [right, down]) {
  /** @type {(column: number, row: number) => string | undefined} */
  const onBoard = (column, row) => [...layout.at].find(([, place]) => place[0] === column && place[1] === row)?.[0];
  const place = layout.at.get(from ?? "");
  if (from === null) return onBoard(0, 0) ?? null;
  const beside = [...layout.seats.keys()].flatMap((side) => [seatSpot(side), ...laid.filter((one) => one.side === side).map((one) => one.spot)]);
  if (place) return onBoard(place[0] + right, place[1] + down) ?? beside.at(right + down > 0 ? 0 : -1) ?? from;
  const at = beside.indexOf(from) + right + down;
  return at >= 0 && at < beside.length ? beside[at] : onBoard(0, 0) ?? from;
}

/**
 * @param {DrawnDice["state"]} state
 * @param {string} spot
 */
function spoken(state, spot) {
  const piece = pieceAt(state, null, spot);
  return piece ? t("piece-of", { name: nameOf(state, piece.owner), piece: pieceWords(piece) }) : freeWords(state, spot);
}

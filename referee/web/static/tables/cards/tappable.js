// The drawn cards to be tapped on: a finger or the arrow keys choose the top of a pile; Enter opens it.

import { html, useRef, useState } from "../../base/html.js";
import { t } from "../../base/texts.js";
import { CardsDrawing, useLayout } from "./drawing.js";
import { spotOf, tappedOn } from "./layout.js";
import { freeWords } from "./words.js";

/** @type {Record<string, number>} */
const STEPS = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** @param {DrawnCards} props */
export function TappableCards({ state, onSpot, ...rest }) {
  const [cursor, setCursor] = useState(/** @type {string | null} */ (null)), node = useRef(null), { laid } = useLayout(state);
  const tapped = (/** @type {MouseEvent} */ event) => {
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(node.current.querySelector("svg").getScreenCTM().inverse());
    const spot = tappedOn(laid, [x, y]);
    if (spot) onSpot(spot);
  };
  const pressed = (/** @type {KeyboardEvent} */ event) => {
    const step = STEPS[event.key];
    if (step && laid.length) {
      event.preventDefault();
      setCursor(next(laid, cursor, step));
    } else if (event.key === "Enter" && cursor) {
      event.preventDefault();
      onSpot(cursor);
    }
  };
  return html`<div class="table-tap" ref=${node} tabindex="0" role="application" aria-label=${t("cards-table-tap")} onClick=${tapped} onKeyDown=${pressed} onBlur=${() => setCursor(null)}>
    <${CardsDrawing} state=${state} cursor=${cursor} ...${rest} />
    <p class="unseen" aria-live="polite">${cursor && freeWords(state, cursor)}</p>
  </div>`;
}

/**
 * Where an arrow leads: from pile to pile, line by line.
 * @param {import("./layout.js").LaidPile[]} laid
 * @param {string | null} from
 * @param {number} step
 */
export function next(laid, from, step) {
  const order = [...laid].sort((a, b) => a.box.y - b.box.y || a.box.x - b.box.x).map(({ piece }) => spotOf(piece)), at = order.indexOf(from ?? "");
  return at < 0 ? order[0] : order[(at + step + order.length) % order.length];
}

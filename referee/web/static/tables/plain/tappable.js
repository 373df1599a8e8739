// The drawn table to be tapped on: a finger or the arrow keys choose a spot, Enter opens it.

import { html, useRef, useState } from "../../base/html.js";
import { nameOf } from "../../base/names.js";
import { t } from "../../base/texts.js";
import { inside } from "../geometry.js";
import { Drawing } from "./drawing.js";
import { pieceAt } from "./corrections.js";

const STEPS = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** @param {Drawn} props */
export function Tappable({ state, onSpot, ...rest }) {
  const [cursor, setCursor] = useState(null), node = useRef(null), { spots } = state.table.bare, ids = Object.keys(spots);
  const tapped = (event) => {
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(node.current.querySelector("svg").getScreenCTM().inverse());
    const id = ids.find((spot) => inside([x, y], spots[spot]));
    if (id) onSpot(id);
  };
  const pressed = (event) => {
    const step = STEPS[event.key];
    if (step) {
      event.preventDefault();
      setCursor(cursor === null ? ids.at(step < 0 ? -1 : 0) : ids.at((ids.indexOf(cursor) + step) % ids.length));
    } else if (event.key === "Enter" && cursor) {
      event.preventDefault();
      onSpot(cursor);
    }
  };
  return html`<div class="table-tap" ref=${node} tabindex="0" role="application" aria-label=${t("table-tap")} onClick=${tapped} onKeyDown=${pressed} onBlur=${() => setCursor(null)}>
    <${Drawing} state=${state} cursor=${cursor} ...${rest} />
    <p class="unseen" aria-live="polite">${cursor && spoken(state, cursor)}</p>
  </div>`;
}

/** @param {Live} state */
function spoken(state, spot) {
  const piece = pieceAt(state, null, spot);
  return t("piece-of", { name: spot, piece: piece ? nameOf(state, piece.owner) : t("free-spot") });
}

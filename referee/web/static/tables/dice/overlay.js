// What was read, over the camera's picture: the spaces on which dice lie, the dice beside the board, what is hidden; what
// lies wrong outlined in its own colour.

import { html } from "../../base/html.js";
import { openMarks } from "../marks.js";
import { pixelOf, spotOf } from "./layout.js";

const ROUND = 0.85; // of a die's edge: the circle round one

/** @param {DrawnDice} props */
export function DiceOverlay({ state }) {
  const { bare, pieces, hidden, last, loose } = state.table;
  /** @type {(key: string, ids: string[], kind: string) => any} */
  const outline = (key, ids, kind) => ids.filter((id) => bare.spots[id]).map((id) => html`<g key=${`${key}${id}`}>${["read-under", `read read-${kind}`].map((layer) => html`<polygon
    key=${layer} class=${layer} points=${bare.spots[id].join(" ")} />`)}</g>`);
  return html`${hidden.map((id) => html`<polygon key=${`h${id}`} class="read-hidden" points=${(bare.spots[id] ?? []).join(" ")} />`)}
    ${pieces.map((p) => outline("p", p.squares, p.seq === last ? "last" : "piece"))}
    ${(loose ?? []).map((die) => {
      const at = pixelOf(bare, die.at);
      return at && html`<g key=${spotOf(die)}>${["read-under", "read"].map((layer) => html`<circle key=${layer} class=${layer} cx=${at[0]} cy=${at[1]} r=${bare.pixels_per_die * ROUND} />`)}</g>`;
    })}
    ${openMarks(state).map((m) => outline(`m${m.seq}`, m.spots, m.kind))}`;
}

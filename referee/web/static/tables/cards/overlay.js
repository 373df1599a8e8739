// What was read, over the camera's picture: cards on piles and at the seats outlined; what is hidden; what lies wrong in its
// own colour.

import { html } from "../../base/html.js";
import { openMarks } from "../marks.js";
import { outlineOf } from "./layout.js";

/** @param {DrawnCards} props */
export function CardsOverlay({ state }) {
  const { table } = state, { bare, pieces, hidden, last, read } = table;
  /** @type {(key: string, points: Outline, kind: string) => any} */
  const outline = (key, points, kind) => html`<g key=${key}>${["read-under", `read read-${kind}`].map((layer) => html`<polygon key=${layer} class=${layer} points=${points.join(" ")} />`)}</g>`;
  return html`${hidden.map((id) => html`<polygon key=${`h${id}`} class="read-hidden" points=${(bare.spots[id] ?? []).join(" ")} />`)}
    ${(read ?? []).filter((card) => card.place !== "centre").map((card, n) => outline(`o${n}`, card.quad, "open"))}
    ${pieces.map((p) => outline(`p${p.seq}`, outlineOf(table, p), p.seq === last ? "last" : "piece"))}
    ${openMarks(state).flatMap((m) => m.spots.map((spot) => {
      const piece = pieces.findLast((p) => p.squares.includes(spot));
      return outline(`m${m.seq}${spot}`, piece ? outlineOf(table, piece) : bare.spots[spot] ?? [], m.kind);
    }))}`;
}

// What was read, over the camera's picture: pieces outlined, the newest apart, tokens, what is hidden.

import { html, useMemo } from "../../base/html.js";
import { area, hull, middle } from "../geometry.js";

/** @param {Drawn} props */
export function Overlay({ state }) {
  const { bare, pieces, tokens, hidden, last } = state.table, { spots } = bare;
  const size = useMemo(() => Math.sqrt(area(Object.values(spots)[0])), [bare]);
  const outline = (ids, kind, key) => {
    const points = hull(ids.flatMap((id) => spots[id] ?? [])).join(" ");
    return points && html`<g key=${key}><polygon class="read-under" points=${points} /><polygon class=${`read read-${kind}`} points=${points} /></g>`;
  };
  return html`${hidden.map((id) => html`<polygon key=${id} class="read-hidden" points=${(spots[id] ?? []).join(" ")} />`)}
    ${pieces.map((p) => outline(p.squares, p.seq === last ? "last" : "piece", p.seq))}
    ${tokens.filter((id) => spots[id]).map((id) => {
      const [x, y] = middle(spots[id]);
      return html`<circle key=${`t${id}`} class="read-token" cx=${x} cy=${y} r=${size * 0.3} />`;
    })}`;
}

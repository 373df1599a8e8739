// The camera's picture with what was read drawn over it. A new picture is fetched only when the last one has arrived,
// and only while somebody can see it.

import { html, useEffect, useMemo, useRef } from "../base/html.js";
import { useWatching } from "../base/live.js";
import { at } from "../base/root.js";
import { t } from "../base/texts.js";

export function Camera({ state, overlay = true }) {
  const image = useRef(null), busy = useRef({ shown: null, wanted: null, loading: false });
  useWatching(true);
  useEffect(() => {
    const job = busy.current;
    const fetchNext = () => {
      if (!image.current || job.loading || job.wanted === job.shown || document.visibilityState !== "visible") return;
      job.loading = true;
      job.shown = job.wanted;
      image.current.src = at(`/frame?n=${job.wanted}`);
    };
    const done = () => { job.loading = false; fetchNext(); };
    job.wanted = state.frame;
    image.current.onload = done;
    image.current.onerror = done;
    fetchNext();
    document.addEventListener("visibilitychange", fetchNext);
    return () => document.removeEventListener("visibilitychange", fetchNext);
  }, [state.frame]);
  return html`<div class="camera"><img ref=${image} alt=${t("camera-picture")} width=${state.board?.width} height=${state.board?.height} />
    ${overlay && state.board && html`<${Overlay} state=${state} />`}</div>`;
}

function Overlay({ state }) {
  const { board } = state;
  const quads = useMemo(() => new Map(board.squares.map((q) => [q.id, q.quad])), [board]);
  const side = Math.sqrt(area(board.squares[0].quad));
  const outline = (ids, kind, key) => {
    const points = hull(ids.flatMap((id) => quads.get(id) ?? [])).join(" ");
    return points && html`<g key=${key}><polygon class="read-under" points=${points} /><polygon class=${`read read-${kind}`} points=${points} /></g>`;
  };
  return html`<svg viewBox=${`0 0 ${board.width} ${board.height}`} aria-hidden="true">
    ${(state.hidden ?? []).map((id) => html`<polygon key=${id} class="read-hidden" points=${(quads.get(id) ?? []).join(" ")} />`)}
    ${state.pieces.map((p) => outline(p.squares, p.seq === state.last ? "last" : "piece", p.seq))}
    ${state.tokens.filter((id) => quads.has(id)).map((id) => {
      const [x, y] = [0, 1].map((k) => quads.get(id).reduce((sum, p) => sum + p[k], 0) / 4);
      return html`<circle key=${`t${id}`} class="read-token" cx=${x} cy=${y} r=${side * 0.3} />`;
    })}
  </svg>`;
}

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
  const chainOf = (list) => {
    const chain = [];
    for (const p of list) {
      while (chain.length > 1 && turn(chain.at(-2), chain.at(-1), p) <= 0) chain.pop();
      chain.push(p);
    }
    return chain.slice(0, -1);
  };
  return [...chainOf(sorted), ...chainOf(sorted.reverse())];
}

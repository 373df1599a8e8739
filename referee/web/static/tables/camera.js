// The camera's picture with what was read drawn over it. A new picture is fetched only when the last one has arrived,
// and only while somebody can see it.

import { html, useEffect, useMemo, useRef } from "../base/html.js";
import { useWatching } from "../base/live.js";
import { at } from "../base/root.js";
import { t } from "../base/texts.js";
import { area, hull, middle } from "./geometry.js";

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
  return html`<div class="camera"><img ref=${image} alt=${t("camera-picture")} width=${state.table.bare?.width} height=${state.table.bare?.height} />
    ${overlay && state.table.bare && html`<${Overlay} state=${state} />`}</div>`;
}

/** @param {Drawn} props */
function Overlay({ state }) {
  const { bare, pieces, tokens, hidden, last } = state.table, { spots } = bare;
  const size = useMemo(() => Math.sqrt(area(Object.values(spots)[0])), [bare]);
  const outline = (ids, kind, key) => {
    const points = hull(ids.flatMap((id) => spots[id] ?? [])).join(" ");
    return points && html`<g key=${key}><polygon class="read-under" points=${points} /><polygon class=${`read read-${kind}`} points=${points} /></g>`;
  };
  return html`<svg viewBox=${`0 0 ${bare.width} ${bare.height}`} aria-hidden="true">
    ${hidden.map((id) => html`<polygon key=${id} class="read-hidden" points=${(spots[id] ?? []).join(" ")} />`)}
    ${pieces.map((p) => outline(p.squares, p.seq === last ? "last" : "piece", p.seq))}
    ${tokens.filter((id) => spots[id]).map((id) => {
      const [x, y] = middle(spots[id]);
      return html`<circle key=${`t${id}`} class="read-token" cx=${x} cy=${y} r=${size * 0.3} />`;
    })}
  </svg>`;
}

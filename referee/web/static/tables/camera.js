// The camera's picture with what was read drawn over it. A new picture is fetched only when the last one has arrived,
// and only while somebody can see it.

import { html, useEffect, useRef } from "../base/html.js";
import { useWatching } from "../base/live.js";
import { at } from "../base/root.js";
import { t } from "../base/texts.js";
import { framed } from "./geometry.js";
import { kindOf } from "./registry.js";

/** `onSpot`: what is tapped on in the picture; `close`: only where the game is played is shown. @param {Shown} props */
export function Camera({ state, overlay = true, close = false, onSpot = null }) {
  const { Overlay, part, spotAt } = kindOf(state), { bare } = state.table, { frame, whole } = close && bare ? framed(part({ ...state.table, bare }), bare) : { frame: "", whole: "" }, drawn = useRef(/** @type {SVGSVGElement | null} */ (null));
  const image = useRef(null), busy = useRef({ shown: 0, wanted: 0, loading: false });
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
  const tapped = (/** @type {MouseEvent} */ event) => {
    const matrix = drawn.current?.getScreenCTM();
    if (!matrix) return;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    const spot = spotAt(/** @type {any} */ (state.table), [x, y]);
    if (spot) onSpot(spot);
  };
  return html`<div class=${`camera${onSpot ? " camera-tap" : ""}${frame ? " camera-close" : ""}`} style=${frame} onClick=${onSpot && tapped}><div class="camera-whole" style=${whole}>
    <img ref=${image} alt=${t("camera-picture")} width=${bare?.width} height=${bare?.height} />
    ${overlay && bare && html`<svg ref=${drawn} viewBox=${`0 0 ${bare.width} ${bare.height}`} aria-hidden="true"><${Overlay} state=${state} /></svg>`}</div></div>`;
}

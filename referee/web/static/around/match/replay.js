// A round again, move by move: a slider (with arrow keys), one step back and on, and play.

import { html, useEffect, useMemo, useState } from "../../base/html.js";
import { roundClock } from "../../base/names.js";
import { t } from "../../base/texts.js";
import { kindOf } from "../../tables/registry.js";

const STEP_MS = 1200;

export function Replay({ round }) {
  const { Drawing } = kindOf(round), { frames } = round, end = frames.length - 1;
  const [at, setAt] = useState(end), [plays, setPlays] = useState(false);
  useEffect(() => {
    if (!plays) return undefined;
    const timer = setInterval(() => setAt((k) => Math.min(k + 1, end)), STEP_MS);
    return () => clearInterval(timer);
  }, [plays, end]);
  useEffect(() => { if (at >= end) setPlays(false); }, [at, end]);
  const frame = frames[Math.min(at, end)];
  const state = useMemo(() => ({ ...round, table: { ...round.table, ...frame.table }, findings: at === end ? round.findings
    : round.findings.filter((f) => f.seq === frame.seq || f.piece === frame.seq).map((f) => ({ ...f, open: true })) }), [round, frame]);
  const go = (k) => { setPlays(false); setAt(Math.max(0, Math.min(end, k))); };
  const play = () => {
    if (!plays && at >= end) setAt(0);
    setPlays(!plays);
  };
  return html`<div class="replay no-print">
    <div class="replay-table"><${Drawing} state=${state} /></div>
    <p class="replay-said"><time>${roundClock(round, frame.t)}</time> <span>${frame.text}</span></p>
    <div class="replay-keys">
      <button type="button" class="round-button" aria-label=${t(plays ? "replay-pause" : "replay-play")} onClick=${play}>${plays ? "❚❚" : "▶"}</button>
      <button type="button" class="round-button" aria-label=${t("replay-back")} disabled=${at <= 0} onClick=${() => go(at - 1)}>‹</button>
      <input type="range" min="0" max=${end} value=${at} aria-label=${t("replay-slider")} aria-valuetext=${t("replay-at", { n: at + 1, of: end + 1, text: frame.text })}
        onInput=${(e) => go(e.target.valueAsNumber)} />
      <button type="button" class="round-button" aria-label=${t("replay-on")} disabled=${at >= end} onClick=${() => go(at + 1)}>›</button>
      <span class="note">${at + 1}/${end + 1}</span>
    </div>
  </div>`;
}

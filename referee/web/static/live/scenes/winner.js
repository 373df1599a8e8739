// The end of an evening: a podium in the players' colours, the totals from round to round, the best round, and three seconds
// of joy.

import { html, useEffect, useState } from "../../base/html.js";
import { number } from "../../base/language.js";
import { plus } from "../../base/names.js";
import { t } from "../../base/texts.js";
import { colourOf } from "../../tables/seats.js";
import { Swatch } from "../../ui/swatch.js";
import { isLong } from "../parts.js";
import { bestRound, standingsOf, totalsOf } from "../standing.js";

const JOY_MS = 3000;
const PIECES = 36;
const ON_PODIUM = 3; // places; who shares the third stands there too
const APART = 22; // below that two numbers lie over one another
const WIDE = 600, HIGH = 220, LEFT = 46, EDGE = 12;

/** The second stands left of the first, as on any podium. @param {Shown} props */
export function Podium({ state }) {
  const all = standingsOf(state).filter((p) => p.place <= ON_PODIUM).slice(0, 4), order = all.length > 2 ? [all[1], all[0], ...all.slice(2)] : all;
  return html`<ol class="podium" aria-label=${t("podium")}>${order.map((p) => html`<li key=${p.id} class=${`podium-place podium-${p.place} ${colourOf(p.seat)}`}>
    <span class=${`podium-who${isLong(p.name)}`}>${p.seat && html`<${Swatch} seat=${p.seat} />`}<span class="name">${p.name}</span></span>
    <span class="podium-step"><strong>${number(p.total)}</strong><span class="podium-n">${p.place}</span></span></li>`)}</ol>`;
}

/** The totals as lines, each in its player's colour, with a name at its end in the list beneath. @param {Shown} props */
export function TotalsLines({ state }) {
  const lines = totalsOf(state), n = state.score.rounds.length, all = lines.flatMap((l) => l.totals);
  if (n < 2) return null;
  const low = Math.min(0, ...all), high = Math.max(1, ...all);
  const x = (/** @type {number} */ k) => LEFT + (k / n) * (WIDE - LEFT - EDGE), y = (/** @type {number} */ v) => EDGE + ((high - v) / (high - low)) * (HIGH - 2 * EDGE);
  const levels = [high, 0, low].filter((v, k, those) => those.findIndex((o) => Math.abs(y(o) - y(v)) < APART) === k);
  return html`<svg class="totals-lines" viewBox=${`0 0 ${WIDE} ${HIGH}`} role="img" aria-label=${t("totals-lines")}>
    ${levels.map((v) => html`<g key=${v}><line class="totals-level" x1=${LEFT} x2=${WIDE - EDGE} y1=${y(v)} y2=${y(v)} /><text class="totals-number" x=${LEFT - 6} y=${y(v)}>${number(v)}</text></g>`)}
    ${lines.map((l) => html`<g key=${l.id} class=${colourOf(l.seat)}><polyline class="totals-line" points=${l.totals.map((v, k) => `${x(k)},${y(v)}`).join(" ")} />
      <circle class="totals-end" cx=${x(n)} cy=${y(l.totals[n])} r="6" /></g>`)}
  </svg>`;
}

/** @param {Shown} props */
export function BestRound({ state }) {
  const best = bestRound(state);
  return best && html`<p class="best-round">★ ${t("best-round", { name: best.name, n: best.n, points: plus(best.points) })}</p>`;
}

/** Falls for three seconds; where nothing is to move it hangs there as long. */
export function Joy() {
  const [on, setOn] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setOn(false), JOY_MS);
    return () => clearTimeout(timer);
  }, []);
  return on && html`<div class="joy" aria-hidden="true">${Array.from({ length: PIECES }, (_, k) => html`<i key=${k} class=${`seat-colour-${k % 8}`}
    style=${{ left: `${(k * 37) % 100}%`, top: `${(k * 53) % 90}%`, animationDelay: `${(k % 9) * 60}ms` }}></i>`)}</div>`;
}

// One round of a match: how it ended, what it gave each player, its replay, and everything that can be put right in it.

import { html, useEffect, useRef, useState } from "../../base/html.js";
import { nameOf, plus } from "../../base/names.js";
import { get } from "../../base/net.js";
import { t } from "../../base/texts.js";
import { kindOf } from "../../tables/registry.js";
import { Swatch } from "../../ui/swatch.js";
import { UndoBar } from "../../ui/undo.js";
import { Change } from "./change.js";
import { Film } from "./film.js";
import { Replay } from "./replay.js";

export function RoundDetail({ match, number, last, send, changed, open, asks }) {
  const [round, setRound] = useState(null), [problem, setProblem] = useState(""), [changing, setChanging] = useState(false), title = useRef(null);
  useEffect(() => { get(`/api/match/${match}/round/${number}`).then(setRound, (e) => setProblem(e.message)); }, [match, number, changed]);
  useEffect(() => { if (round) { title.current?.focus({ preventScroll: true }); title.current?.scrollIntoView({ block: "start" }); } }, [Boolean(round)]);
  if (!round) return html`<p role="status" class=${problem ? "problem" : "note"}>${problem || t("match-loading")}</p>`;
  const { Drawing } = kindOf(round);
  const toSend = (name, fields, options) => send(name, { round: number, ...fields }, { seen: round.seen, ...options });
  return html`<section class=${changing ? "round-detail changing" : "round-detail"} aria-labelledby="round-title">
    ${changing && html`<div class="changing-bar no-print" role="status"><strong>${t("match-changing", { n: number })}</strong>
      <button type="button" class="changing-done" onClick=${() => setChanging(false)}>${t("match-changing-done")}</button>
      ${round.undo && html`<${UndoBar} key="undo" undo=${round.undo} send=${toSend} />`}</div>`}
    <div class="round-head"><h2 id="round-title" tabindex="-1" ref=${title}>${t("match-round", { n: number })}</h2>
      <nav class="row no-print" aria-label=${t("match-rounds")}>
        <button type="button" class="round-button" disabled=${number <= 1} aria-label=${t("match-round", { n: number - 1 })} onClick=${() => open(number - 1)}>‹</button>
        <button type="button" class="round-button" disabled=${number >= last} aria-label=${t("match-round", { n: number + 1 })} onClick=${() => open(number + 1)}>›</button>
        <button type="button" class="quiet" onClick=${() => open(null)}>${t("close")}</button></nav></div>
    <p class="lead">${ended(round)}</p>
    ${round.score.problem && html`<p class="problem">${round.score.problem}</p>`}
    ${changing ? html`<${Change} round=${round} send=${toSend} />`
    : html`<div class=${round.score.lines.length ? "round-parts" : "round-parts round-unscored"}>
        <ol class="round-lines">${[...round.score.lines].sort((a, b) => (a.place ?? 99) - (b.place ?? 99) || b.points - a.points).map((line) => html`<li key=${line.seat} class="panel">
          <${Swatch} seat=${line.seat} /><strong class="name">${nameOf(round, line.seat)}</strong><span class="line-points">${plus(line.points)}</span><p class="note">${line.why}</p></li>`)}</ol>
        ${round.table.bare && round.frames.length > 0 && html`<${Replay} round=${round} />`}
      </div>
      ${round.table.bare && html`<div class="print-only print-table"><${Drawing} state=${round} marks=${[]} signs=${true} /></div>`}
      ${round.table.bare && html`<${Film} key="film" match=${match} number=${number} changed=${changed} />`}
      <button type="button" class="no-print" data-asks=${asks} onClick=${() => setChanging(true)}>${t("match-change")}</button>`}
  </section>`;
}

/** @param {{ round: any, [key: string]: any }} view  The view of a round, with its own `round` in it. */
function ended({ round, ...state }) {
  if (round.phase === "waiting") return t("match-not-begun");
  if (round.phase !== "stopped") return t("match-running");
  return round.caller ? t("match-called", { name: nameOf(/** @type {Live} */ (state), round.caller) }) : t("match-stalemate");
}

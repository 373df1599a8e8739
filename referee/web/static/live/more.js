// Everything else: what can be done with the match, who plays, what happened (each line opens its piece), taking words back,
// and how this screen looks.

import { may } from "../base/access.js";
import { deviceName } from "../base/device.js";
import { html, useState } from "../base/html.js";
import { roundClock } from "../base/names.js";
import { Keep } from "../around/match/film.js";
import { Happened } from "../around/happened.js";
import { Link } from "../base/router.js";
import { useSetting } from "../base/settings.js";
import { t } from "../base/texts.js";
import { SoundSettings } from "../sound/settings.js";
import { Dialog } from "../ui/dialog.js";
import { CallHost } from "../ui/club.js";
import { LanguageChoice } from "../ui/language.js";
import { PeopleActs } from "../ui/people.js";
import { CorrectSheet } from "./correct_sheet.js";
import { FindingSheet } from "./finding.js";
import { LearnedSheet, learnedTitle } from "./learned.js";
import { CameraChoice } from "./scenes/camera.js";

/** @param {Shown} props */
export function MoreTab({ state, send, sound }) {
  const [open, setOpen] = useState(null), [signs, setSigns] = useSetting("signs", false), [, setDevice] = useSetting("device", ""), [naming, setNaming] = useState(null);
  const close = () => setOpen(null);
  const found = open?.line && state.findings.find((f) => f.seq === open.line.seq || f.piece === open.line.seq);
  return html`<div class="scroll-scene">
    <h2 class="scene-title">${t("the-match")}</h2>
    <div class="more-acts">
      ${state.round.phase === "running" && !state.round.paused && html`<button type="button" key="pause" class="more-act" data-asks="play" onClick=${() => send("pause", { paused: true })}>${t("pause")}</button>`}
      ${state.round.phase === "running" && html`<button type="button" key="unstart" class="more-act" data-asks="play" onClick=${() => setOpen({ sure: "unstart" })}>${t("unstart")}</button>`}
      ${state.round.phase === "stopped" && html`<button type="button" key="resume" class="more-act" data-asks="play" onClick=${() => setOpen({ sure: "resume" })}>${t("resume")}</button>`}
      ${state.match.over ? html`<button type="button" key="reopen" class="more-act" data-asks="play" onClick=${() => send("reopen_match", {})}>${t("reopen")}</button>`
      : html`<button type="button" key="end" class="more-act" data-asks="play" onClick=${() => setOpen({ sure: "end_match" })}>${t("end-match")}</button>`}
      ${state.learned && !state.match.by_hand && html`<button type="button" key="learned" class="more-act" onClick=${() => setOpen({ learned: true })}>${learnedTitle(state)}</button>`}
      <button type="button" class="more-act" data-asks="host" onClick=${() => setOpen({ camera: true })}>${t("other-camera")}</button>
      ${!state.match.by_hand && html`<button type="button" key="film" class="more-act" onClick=${() => setOpen({ film: true })}>${t("film-pictures")}</button>`}
      <button type="button" class="more-act" data-asks="host" onClick=${() => setOpen({ happened: true })}>${t("more-happened")}</button>
      <${Link} to=${`/match/${state.match.id}`} class="button more-act">${t("more-sheet")}</${Link}>
      <${Link} to="/screen" class="button more-act">${t("as-screen")}</${Link}>
      <${Link} to=${`/help`} class="button more-act">${t("rules-help")}</${Link}>
      <${Link} to="/" class="button more-act">${t("to-start")}</${Link}>
    </div>
    <${CallHost} key="club" state=${state} send=${send} />
    ${may("host") && html`<${PeopleActs} key="people" state=${state} send=${send} />`}
    <h2>${t("log-title")}</h2>
    <ol class="log">${state.log.filter((line) => line.text).map((line) => html`<li key=${line.seq} class=${`log-line${line.undone ? " undone" : ""}`}><${Line} line=${line} state=${state} onOpen=${() => setOpen({ line })} send=${send} /></li>`)}</ol>
    ${!state.match.by_hand && state.source.fps && html`<p class="note" key="rate">${t("camera-rate", { fps: state.source.fps, delay: state.source.delay_s })}</p>`}
    <h2>${t("this-screen")}</h2>
    <${LanguageChoice} />
    <label class="check"><input type="checkbox" checked=${signs} onChange=${(event) => setSigns(event.target.checked)} />${t("signs")}</label>
    <label class="field">${t("device-name")}<input type="text" maxlength="40" value=${naming ?? deviceName()} onInput=${(event) => setNaming(event.target.value)}
      onChange=${() => { if (naming !== null) setDevice(naming.trim()); setNaming(null); }} /></label>
    <${SoundSettings} key="sound" sound=${sound} />
    ${found && html`<${FindingSheet} key="finding" state=${state} finding=${found} send=${send} onClose=${close} />`}
    ${open?.line && !found && html`<${CorrectSheet} key="correct" state=${state} piece=${open.line.seq} spot=${open.line.squares[0]} send=${send} onClose=${close} />`}
    ${open?.learned && html`<${LearnedSheet} key="learned-sheet" state=${state} send=${send} onClose=${close} />`}
    ${open?.film && html`<${Dialog} key="film" title=${t("film-pictures")} onClose=${close}><${Keep} /></${Dialog}>`}
    ${open?.happened && html`<${Dialog} key="happened" title=${t("more-happened")} onClose=${close}><${Happened} /></${Dialog}>`}
    ${open?.camera && html`<${CameraChoice} key="camera" send=${send} onClose=${close} />`}
    ${open?.sure && html`<${Dialog} key="sure" title=${t(`sure-${open.sure}`)} onClose=${close}><p>${t(`sure-${open.sure}-text`)}</p>
      <div class="two"><button type="button" onClick=${close}>${t("cancel")}</button>
      <button type="button" class="primary" onClick=${async () => { if (await send(open.sure, {})) close(); }}>${t(`sure-${open.sure}-yes`)}</button></div></${Dialog}>`}
  </div>`;
}

/** A line about a place on the table opens it; a word of people can be taken back. @param {Shown} props */
function Line({ line, state, onOpen, send }) {
  const words = html`<time>${roundClock(state, line.t)}</time><span class="log-words">${line.text}${line.by === "people" && line.device && html` <small class="note">${line.device}</small>`}
    ${line.undone && html` <small class="note">${t("was-undone")}</small>`}</span>`;
  const opens = may("play") && state.table.bare && line.squares?.length > 0;
  return html`${opens ? html`<button type="button" class="log-open" onClick=${onOpen}>${words}<span aria-hidden="true">›</span></button>` : html`<span class="log-open">${words}</span>`}
    ${line.undoable && html`<button type="button" class="quiet" data-asks="play" onClick=${() => send("undo", { event: line.seq })}>${t("undo")}</button>`}`;
}

// The open question: whose are these pieces? One tap answers it; nobody has to.

import { html } from "../base/html.js";
import { at } from "../base/root.js";
import { t } from "../base/texts.js";
import { Swatch } from "../ui/swatch.js";

/** The open question, while it is shown in this scene; null where something else goes before it. @param {Live} state */
export const questionOf = (state) => (["incident", "question", "camera", "stopping"].includes(state.scene.name) ? null : state.question);

/** The places it is about, to be marked on the table beside what else is marked. */
export const asksAt = (question) => (question ? question.pieces.map((p, i) => ({ seq: `ask${i}`, spots: p.squares, kind: "ask", mark: "?" })) : []);

/** @param {Shown} props */
export function Ask({ state, send }) {
  const question = questionOf(state);
  if (!question) return null;
  const say = (owner) => send("answer", { question: question.seq, owner });
  return html`<section class="ask" key=${question.seq} aria-label=${question.text}>
    <div class="ask-head"><div class="ask-shown">${question.pictures.map((name) => html`<${CloseUp} key=${name} picture=${`/evidence/${encodeURIComponent(name)}`} />`)}</div>
      <p class="ask-text">${question.text}</p></div>
    ${question.beside.length > 0 && html`<ul class="ask-beside" key="beside" aria-label=${t("ask-beside")}>${question.beside.map((b) => html`<li key=${b.seat}>
      <${CloseUp} picture=${`/example/${b.picture}`} /><span class="name">${b.name}</span></li>`)}</ul>`}
    <div class="ask-answers" data-asks="play" data-count=${question.answers.length}>${question.answers.map((a) => html`<button type="button" key=${a.seat} class=${a.yes ? "primary" : ""} onClick=${() => say(a.seat)}>
      <${Swatch} seat=${a.seat} /><span class="name">${a.label}</span></button>`)}
      <button type="button" key="unsure" class="quiet" onClick=${() => say(null)}>${t("ask-not-sure")}</button></div>
  </section>`;
}

/** A piece as it lay: of the picture of an example the left half is shown, which is the piece; the right one is its place bare. */
export const CloseUp = ({ picture, label = "" }) => html`<span class="close-up"><img src=${at(picture)} alt=${label} width="176" height="88" /></span>`;

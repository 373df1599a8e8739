// What the referee has learned from people while they played, each with its picture; a tap has one forgotten.

import { html } from "../base/html.js";
import { nameOf } from "../base/names.js";
import { t } from "../base/texts.js";
import { kindOf } from "../tables/registry.js";
import { Dialog } from "../ui/dialog.js";
import { CloseUp } from "./ask.js";

/** @param {Live} state */
export const learnedTitle = (state) => t("learned-title", { n: state.learned?.n ?? 0 });

/** @param {Shown} props */
export function LearnedSheet({ state, send, onClose }) {
  const { examples, problem } = /** @type {NonNullable<State["learned"]>} */ (state.learned);
  const { pieceWords } = kindOf(state);
  const words = (one) => (one.player === null ? pieceWords(one) : t("learned-one", { name: nameOf(state, one.player), piece: pieceWords(one) }));
  return html`<${Dialog} title=${learnedTitle(state)} onClose=${onClose}>
    ${examples.length > 0 && html`<p key="text">${t("learned-text")}</p>`}
    ${problem && html`<p class="problem" key="problem" role="status">${t("learned-unkept", { why: problem })}</p>`}
    <ul class="learned">${examples.map((one) => html`<li key=${one.name}><${CloseUp} picture=${one.picture} /><span class="learned-words">${words(one)}</span>
      <button type="button" class="quiet" data-asks="play" onClick=${() => send("forget", { example: one.name })}>${t("learned-forget")}<span class="unseen"> ${words(one)}</span></button></li>`)}</ul>
  </${Dialog}>`;
}

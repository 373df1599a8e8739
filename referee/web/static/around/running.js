// A match that is being played is not put aside without a word: all other screens would leave it too.

import { html } from "../base/html.js";
import { listed } from "../base/language.js";
import { nameOf } from "../base/names.js";
import { go } from "../base/router.js";
import { t } from "../base/texts.js";
import { Dialog } from "../ui/dialog.js";

/** Whether a match is open of which something was played and which is not over. @param {State | null} state */
export const isRunning = (state) => Boolean(state?.match && !state.match.over && !state.demo && state.round && (state.round.number > 1 || state.round.phase !== "waiting"));

/** @param {Shown} props */
export function AskOver({ state, onYes, onClose }) {
  const names = listed(state.players.map((p) => nameOf(state, p.seat)));
  return html`<${Dialog} title=${t("over-title")} onClose=${onClose}>
    <p>${t(names ? "over-text" : "over-text-nobody", { n: state.round.number, names })}</p>
    <div class="two"><button type="button" onClick=${() => go("/play")}>${t("over-go-on")}</button>
      <button type="button" class="primary" onClick=${onYes}>${t("over-yes")}</button></div></${Dialog}>`;
}

// The camera saw that somebody has no die left, and stopped the round: right, or play goes on. Nobody has to answer.

import { html } from "../../base/html.js";
import { nameOf } from "../../base/names.js";
import { t } from "../../base/texts.js";
import { Swatch } from "../../ui/swatch.js";

/** Whether nobody but the camera said stop. @param {Live} state */
export function calledItself({ round, log }) {
  const said = log.find((line) => ["stop", "call"].includes(line.type) && !line.undone);
  return round.phase === "stopped" && said !== undefined && said.by !== "people";
}

/** The question as every screen asks it; null where nothing is to be asked. @param {Live} state */
export function offer(state) {
  const { caller } = state.round;
  if (!calledItself(state)) return null;
  return { seat: caller, text: caller ? t("dice-table-out", { name: nameOf(state, caller) }) : t("dice-table-out-several") };
}

/** @param {Shown} props */
export function OutBySight({ state, send }) {
  const { caller } = state.round, asked = offer(state);
  if (!asked) return null;
  return html`<section class="ask dice-out" aria-label=${t("dice-table-out-label")}><p class="ask-text dice-out-who">${caller && html`<${Swatch} seat=${caller} />`}
      <span>${asked.text}</span></p>
    <div class="two" data-asks="play">${caller && html`<button type="button" key="yes" class="primary" onClick=${() => send("call", { player: caller })}>${t("dice-table-out-yes")}</button>`}
      <button type="button" key="no" onClick=${() => send("resume", {})}>${t("dice-table-out-no")}</button></div></section>`;
}

// The camera saw that somebody has no die left, and stopped the round: right, or play goes on. Nobody has to answer.
// Where it cannot tell whose the other dice are, the round goes on until somebody says so.

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
  const out = calledItself(state) ? [state.round.caller] : state.table.out ?? [];
  if (!out.length) return null;
  const seat = out.length === 1 ? out[0] : null;
  return { seat, text: seat ? t("dice-table-out", { name: nameOf(state, seat) }) : t("dice-table-out-several") };
}

/** @param {Shown} props */
export function OutBySight({ state, send }) {
  const asked = offer(state), running = state.round.phase === "running";
  if (!asked) return null;
  const yes = async () => {
    if (!running || await send("stop", { round: state.round.number })) await send("call", { player: asked.seat });
  };
  return html`<section class="ask dice-out" aria-label=${t(running ? "dice-table-out-ask" : "dice-table-out-label")}><p class="ask-text dice-out-who">${asked.seat && html`<${Swatch} seat=${asked.seat} />`}
      <span>${asked.text}</span></p>
    <div class="two" data-asks="play">${asked.seat && html`<button type="button" key="yes" class="primary" onClick=${yes}>${t("dice-table-out-yes")}</button>`}
      ${!running && html`<button type="button" key="no" onClick=${() => send("resume", {})}>${t("dice-table-out-no")}</button>`}</div></section>`;
}

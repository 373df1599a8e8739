// The camera saw that somebody has no die left, and stopped the round: right, or play goes on. Nobody has to answer.
// Where it cannot tell whose the other dice are, the round goes on until somebody says so.

import { html } from "../../base/html.js";
import { nameOf } from "../../base/names.js";
import { t } from "../../base/texts.js";
import { StopOffered } from "../offered.js";

/** Whether nobody but the camera said stop. @param {Live} state */
export function calledItself({ round, log }) {
  const said = log.find((line) => ["stop", "call"].includes(line.type) && !line.undone);
  return round.phase === "stopped" && said !== undefined && said.by !== "people";
}

/** The question as every screen asks it; null where nothing is to be asked: nobody plays on in a sample round or a past one. @param {Live} state */
export function offer(state) {
  const itself = calledItself(state), out = itself ? [state.round.caller] : state.table.out ?? [];
  if (itself && (state.demo || state.round.past)) return null;
  if (!out.length) return null;
  const seat = out.length === 1 ? out[0] : null;
  return { seat, text: seat ? t("dice-table-out", { name: nameOf(state, seat) }) : t("dice-table-out-several") };
}

/** @param {Shown} props */
export function OutBySight({ state, send }) {
  const label = t(state.round.phase === "running" ? "dice-table-out-ask" : "dice-table-out-label");
  return html`<${StopOffered} state=${state} send=${send} asked=${offer(state)} label=${label} />`;
}

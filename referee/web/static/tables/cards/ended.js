// The camera saw that somebody's stack is empty: the round goes on until somebody says that it is over.

import { html } from "../../base/html.js";
import { nameOf } from "../../base/names.js";
import { t } from "../../base/texts.js";
import { StopOffered } from "../offered.js";

/** The question as every screen asks it; null where nothing is to be asked. @param {Live} state */
export function offer(state) {
  const empty = state.round.phase === "running" ? state.table.empty ?? [] : [];
  if (!empty.length) return null;
  const seat = empty.length === 1 ? empty[0] : null;
  return { seat, text: seat ? t("cards-count-out", { name: nameOf(state, seat) }) : t("cards-count-out-several") };
}

/** @param {Shown} props */
export const StackEmpty = ({ state, send }) => html`<${StopOffered} state=${state} send=${send} asked=${offer(state)} label=${t("cards-count-out-ask")} />`;

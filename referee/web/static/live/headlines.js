// What stands above a score: who won, from the points and nothing else.

import { listed } from "../base/language.js";
import { nameOf } from "../base/names.js";
import { t } from "../base/texts.js";
import { standingsOf, winnersOfRound } from "./standing.js";

/** @param {Live} state */
export function roundWon(state) {
  const names = winnersOfRound(state).map((seat) => nameOf(state, seat));
  return t(names.length ? "wins-round" : "nobody-wins-round", { names: listed(names), count: names.length, n: state.round.number });
}

/** Those whom the rules name; before they do, who has most points. Nobody where no round counts. @param {Live} state */
export function matchWon(state) {
  if (!state.score.rounds.length) return t("match-unplayed");
  const all = standingsOf(state), named = all.filter((p) => state.score.winners.includes(p.id));
  const names = (named.length ? named : all.filter((p) => p.place === 1)).map((p) => p.name);
  return t("wins-match", { names: listed(names), count: names.length });
}

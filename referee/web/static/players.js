// The players: tiles to be read across the table, and the score sheet of the round and the match.

import { h, replace } from "./dom.js";
import { FRAMES, ROLES, nameOf } from "./words.js";
import { swatch } from "./pieces.js";

const MEDALS = { 1: "1st", 2: "2nd", 3: "3rd", 4: "4th" };
const place = (p) => (p.place ? MEDALS[p.place] : ROLES[p.role] ?? "");

export function drawPlayers(node, state) {
  replace(node, state.players.map((p) => h("article", { class: `player${state.round.caller === p.frame ? " caller" : ""}`,
    "aria-label": `${nameOf(state, p.frame)}: ${p.left} cards left, ${p.total} points` },
  h("div", { class: "player-name" }, swatch(p.frame), h("span", {}, nameOf(state, p.frame))),
  h("dl", {},
    h("div", { class: "left" }, h("dt", {}, "left"), h("dd", {}, p.left_unclear && p.left ? h("small", {}, "≤") : null, String(p.left))),
    state.score.final
      ? h("div", { class: "place" }, h("dt", { class: "unseen" }, "place"), h("dd", {}, place(p)))
      : h("div", {}, h("dt", {}, p.jokers_left === 1 ? "joker" : "jokers"), h("dd", {}, String(p.jokers_left))),
    h("div", {}, h("dt", {}, p.total === 1 ? "point" : "points"), h("dd", {}, String(p.total)))),
  flag(p))));
}

function flag(p) {
  if (p.asked) return h("p", { class: "flag flag-ask" }, "A question is open");
  return p.mistake ? h("p", { class: "flag" }, "Mistake on the board") : null;
}

export function drawScore(node, state, { count }) {
  const { score, round, players, match } = state;
  const useful = round.phase === "stopped" || score.rounds.length > 0;
  node.hidden = !useful || !players.length;
  if (node.hidden) return replace(node);
  const final = score.final, stopped = round.phase === "stopped";
  const columns = [
    ["Player", (p) => h("th", { scope: "row" }, swatch(p.frame), nameOf(state, p.frame))],
    final && ["Place", (p) => h("td", { class: "strong" }, place(p))],
    final && ["Chips", (p) => h("td", { class: "strong" }, `+${p.chips}`)],
    ["Total", (p) => h("td", { class: "total" }, String(p.total))],
    ["Cards left", (p) => h("td", {}, stopped ? counter(state, p, count) : String(p.left))],
    final && ["Jokers used", (p) => h("td", {}, String(p.jokers_used))],
    ["Mistake", (p) => h("td", { class: p.mistake ? "bad" : "" }, p.mistake ? "yes" : "–")],
    final && ["Cards aside", (p) => h("td", {}, `+${p.to_tableau}`)],
    final && ["Player board", (p) => h("td", {}, String(p.tableau_after))],
    final && ["Next hand", (p) => h("td", {}, String(p.next_hand))],
    ...score.rounds.map((r) => [`Round ${r.number}`, (p) => h("td", {}, String(r.chips[p.frame] ?? "–"))]),
  ].filter(Boolean);
  const order = final ? [...players].sort((a, b) => (a.place ?? 9) - (b.place ?? 9) || b.chips - a.chips) : players;
  replace(node,
    h("h2", { id: "score-title" }, final ? `Score of round ${round.number}` : "Score so far",
      h("small", {}, match.edition === "old" ? "old edition" : "new edition")),
    score.problem ? h("p", { class: "problem" }, `${sentence(score.problem, state)}${state.pieces.some((p) => p.owner === "unknown") ? "" : " Correct the cards left here, or say who really called."}`) : null,
    h("div", { class: "scroll", tabindex: "0", role: "region", "aria-labelledby": "score-title" },
      h("table", {}, h("thead", {}, h("tr", {}, columns.map(([title]) => h("th", { scope: "col" }, title)))),
        h("tbody", {}, order.map((p) => h("tr", { class: p.place === 1 || p.role === "winner" ? "first" : "" },
          columns.map(([, cell]) => cell(p))))))),
    stopped && players.some((p) => p.asked) ? h("p", { class: "note" }, "A question is still open; its answer may change this score.") : null,
    score.removed_each ? h("p", { class: "note" }, `Everybody has cards on the player board: each takes ${score.removed_each} back.`) : null);
}

function counter(state, p, count) {
  return h("input", { type: "number", min: 0, max: 15, value: p.left, inputmode: "numeric", class: p.counted ? "counted" : "",
    "data-key": `left${p.frame}`, "aria-label": `Cards left of ${nameOf(state, p.frame)}`,
    onchange: (event) => count(p.frame, event.target.valueAsNumber) });
}

/** The rules speak of frames; people have names. */
function sentence(text, state) {
  let words = text;
  for (const frame of Object.keys(FRAMES)) words = words.replaceAll(new RegExp(`\\b${frame}\\b`, "g"), () => nameOf(state, frame));
  return words.charAt(0).toUpperCase() + words.slice(1).replace(/\.?$/, ".");
}

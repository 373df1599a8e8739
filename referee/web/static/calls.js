// What people call: start, stop (and who), next round, who plays. Each opens a dialog where a slip would hurt.

import { byId, h, replace } from "./dom.js";
import { FRAMES, nameOf } from "./words.js";
import { swatch } from "./pieces.js";

export function drawCalls(node, current, command) {
  const state = current(), { phase } = state.round;
  const button = (key, label, onclick, kind = "") => h("button", { type: "button", class: kind, "data-key": key, onclick }, label);
  const watching = state.source.state !== "none";
  replace(node,
    watching && phase === "waiting" ? button("start", "Start", () => command("start"), "primary") : null,
    phase === "running" ? button("stop", "Stop …", () => askWhoStopped(current(), command), "primary") : null,
    phase === "stopped" ? button("next", state.round.number < state.match.rounds ? "Next round" : "One more round", () => command("next_round"), "primary") : null,
    phase === "stopped" ? button("caller", "Correct …", () => askWhoStopped(current(), command)) : null,
    button("players", "Players …", () => askPlayers(current(), command)));
}

function open(title, ...content) {
  const dialog = byId("dialog");
  replace(dialog, h("h2", { id: "dialog-title" }, title), ...content);
  dialog.setAttribute("aria-labelledby", "dialog-title");
  dialog.showModal();
}

const close = () => byId("dialog").close();

function askWhoStopped(state, command) {
  const say = (name, fields) => async () => { if (await command(name, fields)) close(); };
  const frames = state.players.length ? state.players.map((p) => p.frame) : Object.keys(FRAMES);
  open("Who called stop?",
    h("div", { class: "stack" },
      frames.map((frame) => h("button", { type: "button", class: "wide", onclick: say("stop", { player: frame }) },
        swatch(frame), nameOf(state, frame))),
      h("button", { type: "button", class: "wide quiet", onclick: say("stop", { end: "stalemate" }) }, "Nobody can lay a card any more"),
      state.round.phase === "stopped" ? h("button", { type: "button", class: "wide quiet", onclick: say("resume", {}) }, "It was a slip: play on") : null),
    h("div", { class: "row" }, h("button", { type: "button", onclick: close }, "Cancel")));
}

function askPlayers(state, command) {
  const named = new Map(state.players.map((p) => [p.frame, p.name]));
  const rows = Object.keys(FRAMES).map((frame) => {
    const takesPart = h("input", { type: "checkbox", id: `plays-${frame}`, checked: named.has(frame) });
    const name = h("input", { type: "text", maxlength: 24, value: named.get(frame) ?? "", placeholder: "Name", autocomplete: "off",
      "aria-label": `Name of the player with ${FRAMES[frame]}`, oninput: () => { takesPart.checked = true; } });
    return { frame, takesPart, name, row: h("div", { class: "entry" }, takesPart,
      h("label", { for: `plays-${frame}` }, swatch(frame), h("span", {}, FRAMES[frame])), name) };
  });
  const problem = h("p", { class: "problem", role: "alert" });
  const save = async (event) => {
    event.preventDefault();
    const players = Object.fromEntries(rows.filter((r) => r.takesPart.checked).map((r) => [r.frame, r.name.value]));
    if (await command("players", { players }, (text) => problem.replaceChildren(text))) close();
  };
  open("Who plays?",
    h("form", { onsubmit: save }, h("p", { class: "note" }, "The white frame on the cards tells whose they are."),
      rows.map((r) => r.row), problem,
      h("div", { class: "row" }, h("button", { type: "button", onclick: close }, "Cancel"),
        h("button", { type: "submit", class: "primary" }, "Save"))));
}

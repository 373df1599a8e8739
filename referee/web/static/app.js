// The page: takes every state from the referee and redraws what changed.

import { byId, clock, h, replace } from "./dom.js";
import { drawBoard } from "./board.js";
import { drawCalls } from "./calls.js";
import { drawCamera, showPicture } from "./camera.js";
import { drawDoctor } from "./doctor.js";
import { drawOpen, drawSettled, drawUnread, offered, opened, unfolding } from "./findings.js";
import { follow, send } from "./live.js";
import { drawPlayers, drawScore } from "./players.js";
import { HELP, OFFLINE, said, status } from "./words.js";

const MARKS = { ok: "✓", ask: "?", look: "!", wait: "…", lost: "×", over: "■" };
let state = null, focus = null, connected = false, noticeTimer;

function notice(text) {
  const node = byId("notice");
  node.textContent = text;
  node.hidden = false;
  clearTimeout(noticeTimer);
  noticeTimer = setTimeout(() => { node.hidden = true; }, 8000);
}

async function command(name, fields, onrefused = notice) {
  const refused = await send(name, fields);
  if (refused) onrefused(refused);
  return !refused;
}

function point(seq) {
  focus = state.findings.find((f) => f.seq === seq);
  redrawBoard();
  drawCamera(byId("camera"), state, focus);
}

const redrawBoard = () => drawBoard(byId("board"), state, focus, offered(state));

function drawStatus() {
  const { level, title, text } = connected ? status(state) : OFFLINE;
  byId("status").className = `status status-${level}`;
  replace(byId("status"), h("span", { class: "status-mark", "aria-hidden": "true" }, MARKS[level]),
    h("div", {}, h("p", { class: "status-title" }, title), h("p", { class: "status-text" }, text)));
  document.title = `${MARKS[level]} ${title} – Referee`;
}

function drawRound() {
  const { round, match, source } = state;
  const since = source.t - round.started; // a session after a crash counts its seconds anew
  const running = round.phase === "running" && round.started !== null && since >= 0 ? clock(since) : "";
  replace(byId("round"), h("span", { class: "match" }, `Match ${match.id}`), h("span", {}, `Round ${round.number} of ${match.rounds}`), running ? h("time", {}, running) : null);
}

function drawHelp() {
  const needed = state.source.state === "none";
  byId("help").hidden = !needed;
  byId("table").hidden = needed;
  if (needed) replace(byId("help"), h("h2", {}, "Three steps"), h("ol", {}, HELP.map(([title, text, shell]) => h("li", {},
    h("strong", {}, title), h("span", {}, text), shell ? h("code", {}, shell) : null))));
}

function drawLog() {
  const lines = state.log.map((line) => [line, said(state, line)]).filter(([, text]) => text).slice(0, 12);
  byId("happened").hidden = !lines.length;
  replace(byId("log"), lines.map(([line, text]) => h("li", { class: `log-${line.class ?? "info"}` },
    h("time", {}, clock(line.t)), logged(line, text))));
}

function logged(line, text) {
  const more = opened(line);
  return more ? h("details", unfolding(`log${line.seq}`), h("summary", { "data-key": `log${line.seq}` }, text), more) : h("span", {}, text);
}

function drawHouseRules() {
  const rules = state.match.house_rules;
  byId("house").hidden = !rules.length;
  replace(byId("house"), h("h2", { id: "house-title" }, "House rules of this table"), h("dl", { class: "house" }, rules.map((r) => [
    h("dt", {}, r.option.replaceAll("_", " "), ": ", h("strong", {}, r.choice.replaceAll("_", " "))), h("dd", {}, r.text)])));
}

const ON_FINDING = { point, redraw: () => redrawBoard(),
  decide: (finding, decision) => command("overrule", { finding, decision }) };

// what to redraw when one of these keys of the state changes
const PARTS = [
  [["findings", "status", "round", "source", "board", "score", "players", "log", "match", "pieces"], drawStatus],
  [["round", "match", "source"], drawRound],
  [["source"], drawHelp],
  [["players", "score", "round"], () => drawPlayers(byId("players"), state)],
  [["players", "score", "round", "match", "pieces"], () => drawScore(byId("score"), state, { count: (player, left) => command("count", { player, left }) })],
  [["board", "pieces", "tokens", "hidden", "last", "findings"], redrawBoard],
  [["pieces", "players"], () => drawUnread(byId("unread"), state, (piece, player) => command("owner", { piece, player }))],
  [["match"], drawHouseRules],
  [["board", "pieces", "tokens", "hidden", "last", "findings", "frame"], () => drawCamera(byId("camera"), state, focus)],
  [["board", "checks", "round"], () => drawDoctor(byId("quality"), state)],
  [["findings", "players"], () => drawOpen(byId("open"), state, ON_FINDING)],
  [["findings", "players"], () => drawSettled(byId("settled"), state, ON_FINDING)],
  [["log", "players"], drawLog],
  [["round", "players", "source"], () => drawCalls(byId("calls"), () => state, command)],
];

follow({
  onstate(next, changed) {
    state = next;
    document.body.dataset.phase = state.round.phase;
    for (const [keys, draw] of PARTS) if (keys.some((key) => changed.has(key))) draw();
    if (changed.has("frame")) showPicture(state);
  },
  onconnection(up) {
    connected = up;
    document.body.classList.toggle("offline", !up);
    drawStatus();
    const node = byId("connection");
    node.className = `connection ${up ? "up" : "down"}`;
    node.textContent = up ? "Live" : "No connection – trying again";
  },
});

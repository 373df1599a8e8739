// The live connection: a snapshot, then changes, and a sign of life at least every second and a half. Silence is a cut
// line, whatever the browser thinks of it: it is said, and another one is tried at once, for ever.

import { useEffect, useState } from "./html.js";
import { language, whenChosen } from "./language.js";
import { at, VERSION } from "./root.js";
import { anotherVersion } from "./version.js";

const SILENCE_MS = 4000; // the server says something every 1.5 s
const PATIENCE_MS = [4000, 8000, 15000]; // until the first state is here: a slow line needs longer
const RETRY_MS = [0, 250, 500, 1000, 2000];
const ASLEEP_MS = 4000; // a clock that ticks every second and missed so much has slept

/** @type {Live | null} */
let state = null;
/** @type {WebSocket | null} */
let socket = null;
/** @type {AbortController | null} */
let asking = null;
/** @type {boolean | null} */
let told = null;
let connected = false, ever = false, tries = 0, timer, again, lookers = 0, roundAt = 0, heardAt = 0;
const watchers = new Set(), listeners = new Set();
const tellAll = () => { for (const tell of watchers) tell(); };

export function connect() {
  letGo();
  const mine = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${at("/live")}?lang=${language()}`);
  socket = mine;
  wait(PATIENCE_MS[Math.min(tries, PATIENCE_MS.length - 1)]);
  mine.onopen = () => { told = null; sayWatching(); };
  mine.onmessage = (event) => {
    heardAt = Date.now();
    if (connected) wait(SILENCE_MS);
    const message = JSON.parse(event.data);
    if (message.kind === "alive") return;
    const news = message.kind === "snapshot" ? message.state : message.changes;
    state = message.kind === "snapshot" ? news : merged(state, news);
    if (news.round) roundAt = performance.now();
    if (message.kind === "snapshot") {
      tries = 0;
      connected = ever = true;
      wait(SILENCE_MS);
      if (message.version !== VERSION) anotherVersion(message.version);
    }
    for (const hear of listeners) hear(state);
    tellAll();
  };
  mine.onclose = lost;
}

/** A state with what is otherwise: whole keys, of a table only those of its keys that changed; one of another kind comes whole. */
const merged = (before, news) => ({ ...before, ...news, ...(news.table && { table: { ...before.table, ...news.table } }) });

function wait(ms) {
  clearTimeout(timer);
  timer = setTimeout(lost, ms);
}

/** The line is dead: another one, slower each time. */
function lost() {
  letGo();
  connected = false;
  tellAll();
  stayedOut();
  again = setTimeout(connect, RETRY_MS[Math.min(tries++, RETRY_MS.length - 1)]);
}

/** Nothing more is heard from this line; a dead one takes a minute to close, and nobody waits for that. */
function letGo() {
  clearTimeout(timer);
  clearTimeout(again);
  if (!socket) return;
  socket.onopen = socket.onclose = socket.onmessage = null;
  socket.close();
  socket = null;
}

/** The state anew, from the server: what this screen shows is not what there is. */
export function renew() {
  if (!socket && !ever) return;
  tries = 0;
  connected = false;
  tellAll();
  connect();
}

/** Back from sleep, or from another tab: what stood here meanwhile is not to be trusted until the server has spoken. */
function woken() {
  if (document.visibilityState === "visible" && ever && Date.now() - heardAt > SILENCE_MS) renew();
}

for (const name of ["online", "pageshow", "focus"]) addEventListener(name, woken);
document.addEventListener("visibilitychange", woken);
document.addEventListener("resume", woken);
addEventListener("offline", () => { if (ever) lost(); });
let ticked = Date.now();
setInterval(() => {
  const now = Date.now(), slept = now - ticked > 1000 + ASLEEP_MS;
  ticked = now;
  if (slept) woken();
}, 1000);

/** Another language: the same state once more, said in it. */
whenChosen(() => { if (socket) connect(); });

/** A link that is none any more: the server's page says so, and how to get in again. */
async function stayedOut() {
  asking?.abort(); // on a dead line nobody answers: a browser has few questions open at once, and people have some, too
  const question = asking = new AbortController();
  const answer = await fetch(at("/api/access"), { signal: question.signal }).catch(() => null);
  if (answer?.status === 401) location.reload();
}

/** {state, connected, ever}; state is null until the first snapshot came. `ever`: whether there was a line before. */
export function useLive() {
  const [, redraw] = useState(0);
  useEffect(() => {
    const tell = () => redraw((n) => n + 1);
    watchers.add(tell);
    tell();
    return () => watchers.delete(tell);
  }, []);
  return { state, connected, ever };
}

/** Call `hear(state)` at every news, before anything is drawn. */
export const whenNews = (hear) => {
  listeners.add(hear);
  if (state) hear(state);
};

/** What this screen shows of the table: it goes with every command. */
export const seenNow = () => state?.seen ?? null;

/** The state as the screens at the table show it: the table that was learned for another game is none for this one, and a game that no camera sees shows no pictures. */
export function atTable(now) {
  if (!now?.match) return now;
  const { bare } = now.table, table = bare && !now.match.tables.includes(bare.kind) ? { ...now.table, bare: null } : now.table;
  return { ...now, table, ...(!now.match.camera && { checks: [], frame: 0 }) };
}

/** Seconds of play now. */
export const secondsOfPlay = () => (state?.round ? playedFor(state, (performance.now() - roundAt) / 1000) : 0);

/**
 * The server's word and the seconds that are `gone` since; of a recording its own time, as far as it was looked at: on a
 * busy machine that is less than has gone by.
 * @param {Pick<Live, "round" | "source" | "demo">} now
 * @param {number} gone
 */
export function playedFor({ round, source, demo }, gone) {
  const told = round.clock_s ?? 0;
  if (round.phase !== "running" || round.paused) return told;
  if (source?.playing && source.state !== "failed") return Math.max(told, source.t - (round.started ?? 0));
  return demo?.paused || source?.state === "ended" ? told : told + gone;
}

/** While `looking`, camera pictures are wanted on this screen (and only while it is seen). */
export function useWatching(looking) {
  useEffect(() => {
    if (!looking) return undefined;
    lookers++;
    sayWatching();
    return () => { lookers--; sayWatching(); };
  }, [looking]);
}

function sayWatching() {
  const watching = lookers > 0 && document.visibilityState === "visible";
  if (!socket || socket.readyState !== WebSocket.OPEN || told === watching) return;
  told = watching;
  socket.send(JSON.stringify({ watching }));
}

document.addEventListener("visibilitychange", sayWatching);

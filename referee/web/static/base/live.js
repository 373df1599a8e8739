// The live connection: a snapshot, then changes; on a break it tries again for ever, slower each time up to five seconds.

import { useEffect, useState } from "./html.js";
import { language, whenChosen } from "./language.js";
import { at } from "./root.js";

const SILENCE_MS = 15000; // three times the server's sign of life
const RETRY_MS = [250, 500, 1000, 2000, 5000];

let state = null, connected = false, socket = null, tries = 0, timer, again, lookers = 0, told = null, roundAt = 0;
const watchers = new Set();
const tellAll = () => { for (const tell of watchers) tell(); };

export function connect() {
  socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${at("/live")}?lang=${language()}`);
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(() => socket.close(), SILENCE_MS);
  };
  socket.onopen = () => { heard(); told = null; sayWatching(); };
  socket.onmessage = (event) => {
    heard();
    const message = JSON.parse(event.data);
    if (message.kind === "alive") return;
    const news = message.kind === "snapshot" ? message.state : message.changes;
    state = message.kind === "snapshot" ? news : { ...state, ...news };
    if (news.round) roundAt = performance.now();
    if (message.kind === "snapshot") { tries = 0; connected = true; }
    tellAll();
  };
  socket.onclose = () => {
    clearTimeout(timer);
    stayedOut();
    connected = false;
    tellAll();
    again = setTimeout(connect, RETRY_MS[Math.min(tries++, RETRY_MS.length - 1)]);
  };
}

/** Another language: the same state once more, said in it. */
whenChosen(() => {
  if (!socket) return;
  clearTimeout(timer);
  clearTimeout(again);
  socket.onclose = socket.onmessage = null;
  socket.close();
  connect();
});

/** A link that is none any more: the server's page says so, and how to get in again. */
async function stayedOut() {
  const answer = await fetch(at("/api/access")).catch(() => null);
  if (answer?.status === 401) location.reload();
}

/** {state, connected}; state is null until the first snapshot came. */
export function useLive() {
  const [, redraw] = useState(0);
  useEffect(() => {
    const tell = () => redraw((n) => n + 1);
    watchers.add(tell);
    tell();
    return () => watchers.delete(tell);
  }, []);
  return { state, connected };
}

/** The state as the screens at the table show it: a game without a board has none, whatever the camera saw before it. */
export function atTable(now) {
  return now?.match && !now.match.board ? { ...now, board: null, checks: [], frame: 0 } : now;
}

/** Seconds of play now: the server's word, and what has gone by here since. */
export function secondsOfPlay() {
  if (!state?.round) return 0;
  const runs = state.round.phase === "running" && !state.demo?.paused && state.source?.state !== "ended";
  return (state.round.clock_s ?? 0) + (runs ? (performance.now() - roundAt) / 1000 : 0);
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
  if (socket?.readyState !== WebSocket.OPEN || told === watching) return;
  told = watching;
  socket.send(JSON.stringify({ watching }));
}

document.addEventListener("visibilitychange", sayWatching);

// A browser for tests in Node: only what the page's scripts ask for while they are loaded, and a server that answers as
// told. It draws nothing; what is drawn is tested in a real browser (tests/browser).

import { readFileSync } from "node:fs";

class Storage {
  kept = new Map();
  getItem = (key) => this.kept.get(key) ?? null;
  setItem = (key, value) => { this.kept.set(key, value); };
  removeItem = (key) => { this.kept.delete(key); };
}

/** What the server is asked, oldest first: {path, body}. `answer` says what it answers; undefined: the line is dead. */
export const server = { asked: [], answer: () => undefined };

const listens = { addEventListener: () => {}, removeEventListener: () => {} };
const own = {
  document: { ...listens, visibilityState: "visible", documentElement: { dataset: { languages: "en" } }, body: { dataset: {} } },
  location: { search: "", pathname: "/play", hash: "", protocol: "http:", host: "here" },
  navigator: { language: "en-GB", languages: ["en-GB"] },
  sessionStorage: new Storage(), localStorage: new Storage(),
  WebSocket: class { static OPEN = 1; readyState = 0; close() {} send() {} },
  matchMedia: () => ({ matches: false }),
  ...listens,
  setInterval: () => 0,
  fetch: async (path, { body } = {}) => {
    if (path.includes("/api/texts/")) return new Response(readFileSync(process.env.PAGE_TEXTS, "utf-8"));
    server.asked.push({ path: path.slice(path.indexOf("/", 1) < 0 ? 0 : path.search(/\/(command|api|ask)\//)), body: body && JSON.parse(body) });
    const answer = server.answer(path, body && JSON.parse(body));
    if (answer === undefined) throw new TypeError("the line is dead");
    return Response.json(answer, { status: answer.ok === false ? 409 : 200 });
  },
};
for (const [name, value] of Object.entries(own)) Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });

const STATIC = new URL("../../referee/web/static/", import.meta.url);

/** A module of the page. */
export const load = (path) => import(new URL(path, STATIC).href);

const { firstLanguage } = await load("base/language.js"), { loadTexts } = await load("base/texts.js");
firstLanguage();
await loadTexts();

/** Tell the page a new state, as the live connection would. */
export async function news(state) {
  const { connect } = await load("base/live.js");
  const sockets = [];
  globalThis.WebSocket = class extends own.WebSocket { constructor() { super(); sockets.push(this); } };
  globalThis.WebSocket.OPEN = 1;
  connect();
  sockets[0].onmessage({ data: JSON.stringify({ kind: "snapshot", state, version: "" }) });
}

/** Let everything happen that only waits for its turn. */
export const turn = async () => { for (let i = 0; i < 20; i++) await Promise.resolve().then(() => new Promise((done) => setImmediate(done))); };

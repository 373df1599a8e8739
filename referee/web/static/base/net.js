// What is asked of the server and told to it, besides the live connection.

import { deviceName } from "./device.js";
import { language } from "./language.js";
import { renew, seenNow } from "./live.js";
import { at } from "./root.js";
import { t } from "./texts.js";

const OWN = 100;
const PATIENCE_MS = 90_000; // learning a board takes longest
const own = []; // lines that this screen has written: the state may not show them yet

/** JSON of an address; throws an Error with a sentence. */
export async function get(path) {
  const answer = await reach(path);
  if (!answer.ok) throw new Error((await refusal(answer)).error);
  return answer.json();
}

/**
 * Send a body to an address: {ok: true, ...} or {ok: false, error: sentence, ...what else the refusal says}; `lost: true`
 * where nobody answered, within `patience` milliseconds if that is given.
 */
export async function post(path, body, patience = 0) {
  const stop = new AbortController(), timer = patience && setTimeout(() => stop.abort(), patience);
  try {
    const answer = await reach(path, { method: "POST", headers: { "content-type": "application/json" }, body, signal: stop.signal });
    return answer.ok ? { ok: true, ...await answer.json() } : { ok: false, ...await refusal(answer) };
  } catch (caught) {
    const error = /** @type {Error} */ (caught);
    return { ok: false, lost: true, error: error.name === "AbortError" ? t("no-connection") : error.message };
  } finally {
    clearTimeout(timer);
  }
}

/**
 * A word of people: as `post`. `seen`: what the screen showed when it was said; where that is no more, nothing is written,
 * `stale` is true, and this screen gets the state anew.
 */
export async function command(name, fields = {}, { seen = seenNow(), patience = PATIENCE_MS } = {}) {
  const said = { device: deviceName(), ...fields, ...(seen && { seen: { ...seen, own: since(seen) } }) };
  const answer = await post(`/command/${name}`, JSON.stringify(said), patience);
  if (answer.ok && answer.seq && seen) {
    own.push({ match: seen.match, round: seen.round, seq: answer.seq });
    own.splice(0, own.length - OWN);
  }
  if (answer.stale) renew();
  return answer;
}

const since = ({ match, round, version }) => own.filter((o) => o.match === match && o.round === round && o.seq > version).map((o) => o.seq);

async function reach(path, options = {}) {
  try {
    return await fetch(at(path), { ...options, headers: { ...options.headers, "accept-language": language() } });
  } catch (caught) {
    const error = /** @type {Error} */ (caught);
    throw error.name === "AbortError" ? error : new Error(t("no-connection"));
  }
}

async function refusal(answer) {
  const json = (answer.headers.get("content-type") ?? "").includes("json");
  const told = json ? await answer.json() : { error: await answer.text() };
  return { ...told, error: typeof told.error === "string" && told.error ? told.error : t("refused") };
}

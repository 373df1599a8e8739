// What is asked of the server and told to it, besides the live connection.

import { deviceName } from "./device.js";
import { language } from "./language.js";
import { at } from "./root.js";
import { t } from "./texts.js";

/** JSON of an address; throws an Error with a sentence. */
export async function get(path) {
  const answer = await reach(path);
  if (!answer.ok) throw new Error((await refusal(answer)).error);
  return answer.json();
}

/** Send a body to an address: {ok: true, ...} or {ok: false, error: sentence, ...what else the refusal says}. */
export async function post(path, body) {
  try {
    const answer = await reach(path, { method: "POST", headers: { "content-type": "application/json" }, body });
    return answer.ok ? { ok: true, ...await answer.json() } : { ok: false, ...await refusal(answer) };
  } catch (error) {
    return { ok: false, error: error.message };
  }
}

/** A word of people: {ok: true, ...} or {ok: false, error: sentence}. */
export const command = (name, fields = {}) => post(`/command/${name}`, JSON.stringify({ device: deviceName(), ...fields }));

async function reach(path, options = {}) {
  try {
    return await fetch(at(path), { ...options, headers: { ...options.headers, "accept-language": language() } });
  } catch {
    throw new Error(t("no-connection"));
  }
}

async function refusal(answer) {
  const json = (answer.headers.get("content-type") ?? "").includes("json");
  const told = json ? await answer.json() : { error: await answer.text() };
  return { ...told, error: typeof told.error === "string" && told.error ? told.error : t("refused") };
}

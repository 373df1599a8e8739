// Every sentence of the page, by key, from the Fluent files of the server.

import { FluentBundle, FluentNumber, FluentResource } from "../vendor/fluent/index.js";
import { DIGITS, language, locale, take } from "./language.js";
import { at } from "./root.js";
import { setSetting } from "./settings.js";

/** @type {FluentBundle} */
let bundle;

/** The texts of the language this screen speaks. */
export async function loadTexts() {
  bundle = await texts(language());
}

/**
 * Speak another language on this screen, now and from now on.
 * @param {string} chosen
 */
export async function speak(chosen) {
  bundle = await texts(chosen);
  setSetting("language", chosen);
  take(chosen);
}

/** @param {string} of */
async function texts(of) {
  const answer = await fetch(at(`/api/texts/${of}`));
  if (!answer.ok) throw new Error(`texts: ${answer.status}`);
  const found = new FluentBundle([locale(), of], { useIsolating: false }); // the page isolates names by elements, not by marks
  found.addResource(new FluentResource(await answer.text()));
  return found;
}

/** @param {string} key */
export const has = (key) => Boolean(bundle.getMessage(key)?.value);

/** The sentence of a key; a key without a sentence is shown itself, so that it is seen and mended. @type {(key: string, params?: Record<string, unknown>) => string} */
export function t(key, params) {
  const message = bundle.getMessage(key);
  if (!message?.value) return key;
  const said = bundle.formatPattern(message.value, params && Object.fromEntries(Object.entries(params).map(([name, value]) => [name, exact(value)])));
  return Object.values(params ?? {}).some((value) => Number(value) < 0) ? said.replace(/(^|[^\w-])-(?=\d)/g, "$1−") : said; // a true minus sign
}

/** A number as the page writes numbers. @param {any} value */
const exact = (value) => (typeof value === "number" ? new FluentNumber(value, { maximumFractionDigits: DIGITS }) : value);

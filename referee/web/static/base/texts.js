// Every sentence of the page, by key, from the Fluent files of the server.

import { FluentBundle, FluentResource } from "../vendor/fluent/index.js";

let bundle = new FluentBundle("en");

export async function loadTexts(language = "en") {
  const answer = await fetch(`/api/texts/${language}`);
  if (!answer.ok) throw new Error(`texts: ${answer.status}`);
  const next = new FluentBundle(language, { useIsolating: false }); // the page isolates names by elements, not by marks
  next.addResource(new FluentResource(await answer.text()), { allowOverrides: true });
  bundle = next;
}

export const has = (key) => Boolean(bundle.getMessage(key)?.value);

/** The sentence of a key; a key without a sentence is shown itself, so that it is seen and mended. */
export function t(key, params) {
  const message = bundle.getMessage(key);
  return message?.value ? bundle.formatPattern(message.value, params) : key;
}

// What could not be done, said once for a while; `act` is a command whose refusal is shown so.

import { html, useEffect, useState } from "../base/html.js";
import { command } from "../base/net.js";

const STAYS_MS = 7000;
/** @type {(said: { text: string }) => void} */
let show = () => {};

export function notice(text) {
  show({ text });
}

/** Send a command; a refusal becomes a notice. True when it was done; `quiet`: the whole answer, and no notice. */
export async function act(name, fields, { quiet = false, ...options } = {}) {
  const answer = await command(name, fields, options);
  if (quiet) return answer;
  if (!answer.ok) notice(answer.error);
  return answer.ok;
}

export function Notices() {
  const [said, setSaid] = useState(null);
  show = setSaid;
  useEffect(() => {
    if (!said) return undefined;
    const timer = setTimeout(() => setSaid(null), STAYS_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return html`<div class="notices" role="alert">${said && html`<p class="notice" onClick=${() => setSaid(null)}>${said.text}</p>`}</div>`;
}

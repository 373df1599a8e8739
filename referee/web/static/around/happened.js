// What happened to the program since it was started, for whoever hosts: the camera lost, a full disk, a bug. The newest first.

import { html, useEffect, useState } from "../base/html.js";
import { get } from "../base/net.js";
import { t } from "../base/texts.js";
import { when } from "./when.js";

/** @typedef {{at: string, level: string, part: string, text: string}} Entry */

export function Happened() {
  const [entries, setEntries] = useState(/** @type {Entry[] | null} */ (null)), [problem, setProblem] = useState("");
  useEffect(() => { get("/api/journal").then(setEntries, (/** @type {Error} */ e) => setProblem(e.message)); }, []);
  if (problem) return html`<p class="problem" role="alert">${problem}</p>`;
  if (!entries) return null;
  if (!entries.length) return html`<p>${t("more-happened-nothing")}</p>`;
  return html`<ol class="happened">${entries.map((entry) => html`<li key=${entry.at + entry.text} class=${entry.level}>
    <time datetime=${entry.at}>${when(entry.at)}</time> <span>${entry.text}</span></li>`)}</ol>`;
}

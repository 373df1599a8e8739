// The regulars: who plays here, with which frame, and how it went so far.

import { html, useEffect, useState } from "../base/html.js";
import { get } from "../base/net.js";
import { Link } from "../base/router.js";
import { t } from "../base/texts.js";
import { Swatch } from "../board/swatch.js";
import { useTitle } from "./title.js";

const COLUMNS = ["matches", "rounds", "wins", "points"];

export function People() {
  useTitle(t("home-people"));
  const [people, setPeople] = useState(null), [by, setBy] = useState("wins"), [problem, setProblem] = useState("");
  useEffect(() => { get("/api/people").then((answer) => setPeople(answer.people), (e) => setProblem(e.message)); }, []);
  const sorted = [...(people ?? [])].sort((a, b) => b[by] - a[by] || a.name.localeCompare(b.name));
  return html`<main class="page people" id="main">
    <${Link} to="/" class="back">${t("home-title")}<//>
    <h1>${t("home-people")}</h1>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    ${people?.length === 0 && html`<p class="empty">${t("people-none")}</p>`}
    ${people?.length > 0 && html`<table class="panel regulars">
      <caption class="note">${t("people-caption")}</caption>
      <thead><tr><th scope="col">${t("people-name")}</th>${COLUMNS.map((c) => html`<th key=${c} scope="col" aria-sort=${by === c ? "descending" : null}>
        <button type="button" class="sort" onClick=${() => setBy(c)}>${t(`people-${c}`)}</button></th>`)}</tr></thead>
      <tbody>${sorted.map((p) => html`<tr key=${p.name}><th scope="row">
        ${p.seat && html`<${Swatch} seat=${p.seat} />`}<span class="name">${p.name}</span></th>
        ${COLUMNS.map((c) => html`<td key=${c} class=${c === by ? "strong" : ""}>${p[c]}</td>`)}</tr>`)}</tbody>
    </table>`}
  </main>`;
}

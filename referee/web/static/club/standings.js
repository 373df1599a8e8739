// Standings over tables and rounds: of this evening, of chosen evenings or of a season; each rule document for itself.

import { html, useEffect, useState } from "../base/html.js";
import { listed, locale, number } from "../base/language.js";
import { get } from "../base/net.js";
import { at } from "../base/root.js";
import { key } from "../base/text_key.js";
import { t } from "../base/texts.js";
import { useTitle } from "../around/title.js";

const ORDERS = ["points", "average", "wins"], COLUMNS = ["points", "average", "wins", "rounds", "matches"];
const SHOWN = 8; // evenings that can be chosen at once

/** @param {string} day */
const dayWords = (day) => new Intl.DateTimeFormat(locale(), { weekday: "short", day: "numeric", month: "short", year: "numeric" }).format(new Date(`${day}T12:00:00`));

/**
 * The question to the server that a choice is.
 * @param {{ kind: string, days: string[], since: string, until: string }} chosen
 * @param {string} order
 */
export function asking({ kind, days, since, until }, order) {
  const query = new URLSearchParams({ order });
  if (kind === "chosen") for (const day of days) query.append("day", day);
  if (kind === "season") {
    query.set("since", since || "0000-01-01");
    if (until) query.set("until", until);
  }
  return query.toString();
}

/** @param {{ club: import("./state.js").Club }} props */
export function Standings({ club }) {
  useTitle(t("club-standings"));
  const [chosen, setChosen] = useState({ kind: "evening", days: /** @type {string[]} */ ([]), since: "", until: "" }), [order, setOrder] = useState("points");
  const [found, setFound] = useState(null), [problem, setProblem] = useState(""), [all, setAll] = useState(false);
  const query = asking(chosen, order);
  useEffect(() => {
    let current = true;
    get(`/api/standings?${query}`).then((answer) => { if (current) { setFound(answer); setProblem(""); } }, (e) => current && setProblem(e.message));
    return () => { current = false; };
  }, [query, club.results]);

  const newest = found?.evenings[0]?.day, tonight = newest === found?.today;
  const kinds = { evening: t(newest && !tonight ? "club-last-evening" : "club-this-evening"), season: t("club-season"), chosen: t("club-evenings") };
  const choose = (/** @type {string} */ kind) => setChosen({ ...chosen, kind, days: kind === "chosen" && !chosen.days.length && newest ? [newest] : chosen.days });
  const toggle = (/** @type {string} */ day) => setChosen({ ...chosen, days: chosen.days.includes(day) ? chosen.days.filter((d) => d !== day) : [...chosen.days, day] });
  const shown = all ? found?.evenings : found?.evenings.slice(0, SHOWN);
  return html`<main class="page" id="main">
    <h1>${t("club-standings")}</h1>
    <div class="row no-print" role="group" aria-label=${t("club-of-when")}>${Object.entries(kinds).map(([kind, text]) => html`<button type="button" key=${kind} aria-pressed=${String(kind === chosen.kind)} onClick=${() => choose(kind)}>${text}</button>`)}</div>
    ${chosen.kind === "season" && html`<div class="row no-print" key="season"><label class="field">${t("club-from")} <input type="date" value=${chosen.since} onChange=${(e) => setChosen({ ...chosen, since: e.target.value })} /></label>
      <label class="field">${t("club-until")} <input type="date" value=${chosen.until} onChange=${(e) => setChosen({ ...chosen, until: e.target.value })} /></label></div>`}
    ${chosen.kind === "chosen" && found && html`<fieldset class="row club-days no-print" key="days"><legend class="unseen">${t("club-evenings")}</legend>${shown.map((one) => html`<label class="check" key=${one.day}><input type="checkbox" checked=${chosen.days.includes(one.day)} onChange=${() => toggle(one.day)} />${dayWords(one.day)}</label>`)}
      ${shown.length < found.evenings.length && html`<button type="button" class="quiet" onClick=${() => setAll(true)}>${t("club-more-evenings", { n: found.evenings.length - shown.length })}</button>`}</fieldset>`}
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    ${found && html`<p class="lead">${found.days.length === 1 ? dayWords(found.days[0]) : found.days.length ? t("club-days", { n: found.days.length }) : ""}</p>
      ${found.damaged?.map((reason) => html`<p class="problem" key=${reason}>${reason}</p>`)}
      ${!found.documents.length && html`<p class="empty">${t("club-no-results")}</p>`}
      ${found.documents.length > 0 && html`<div class="row no-print" role="group" aria-label=${t("club-place-by")} key="by"><span class="note">${t("club-place-by")}</span>${ORDERS.map((by) => html`<button type="button" key=${by} aria-pressed=${String(by === order)} onClick=${() => setOrder(by)}>${t(`people-${by}`)}</button>`)}</div>`}
      ${found.documents.map((of) => html`<${Document} key=${of.document} of=${of} order=${order} />`)}
      ${found.documents.length > 0 && html`<p class="no-print" key="csv"><a class="button" href=${at(`/api/standings.csv?${query}`)} download>${t("club-csv")}</a></p>`}`}
  </main>`;
}

/** @param {{ of: any, order: string }} props */
function Document({ of, order }) {
  return html`<section class="panel club-standing" aria-labelledby=${`of-${of.document}`}>
    <h2 id=${`of-${of.document}`}>${t(key("document", of.document))}</h2>
    <p class="note">${t("club-rests-on", { matches: of.matches, rounds: of.rounds })}</p>
    <div class="regulars-frame" role="region" aria-label=${t("club-standings")} tabindex="0"><table class="regulars">
      <thead><tr><th scope="col">${t("club-place")}</th><th scope="col" class="club-who">${t("people-name")}</th>${COLUMNS.map((c) => html`<th key=${c} scope="col" aria-sort=${c === order ? "descending" : null}>${t(`people-${c}`)}</th>`)}</tr></thead>
      <tbody>${of.people.map((p) => html`<tr key=${p.person}><td class="club-place">${p.place}</td><th scope="row" class="club-who"><span class="name">${p.name}</span>
        ${p.names.length > 1 && html`<small class="note">${t("club-also", { names: listed(p.names.filter((name) => name !== p.name)) })}</small>`}</th>
        ${COLUMNS.map((c) => html`<td key=${c} class=${c === order ? "strong" : ""}>${number(p[c])}</td>`)}</tr>`)}</tbody></table></div>
  </section>`;
}

// Everybody who ever played here: the records of a game, and a table that can be sorted by any of its columns.

import { html, useEffect, useState } from "../base/html.js";
import { listed, locale, number } from "../base/language.js";
import { get } from "../base/net.js";
import { at } from "../base/root.js";
import { Link } from "../base/router.js";
import { key } from "../base/text_key.js";
import { t } from "../base/texts.js";
import { Swatch } from "../ui/swatch.js";
import { useTitle } from "./title.js";
import { when } from "./when.js";

const OF_ALL = ["wins", "matches", "rounds", "streak"]; // points of different games cannot be added
const OF_GAME = ["wins", "points", "average", "matches", "rounds", "streak", "best", "pace", "mistakes"];
const RECORDS = ["pace", "mistakes", "streak", "best"];
const FEWER_IS_BETTER = ["mistakes"];
const RESTS_ON = { pace: "paced", mistakes: "judged" };

const valueOf = (person, column) => (column === "best" ? person.best?.points : person[column]) ?? null;

export function People() {
  useTitle(t("home-people"));
  const [found, setFound] = useState(null), [chosen, setChosen] = useState(""), [problem, setProblem] = useState("");
  useEffect(() => { get("/api/people").then(setFound, (e) => setProblem(e.message)); }, []);
  const games = found?.games ?? [], game = games.length === 1 ? games[0] : games.find((g) => g.game === chosen);
  const people = game?.people ?? found?.people ?? [];
  return html`<main class="page people" id="main">
    <${Link} to="/" class="back">${t("home-title")}<//>
    <h1>${t("home-people")}</h1>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    ${found?.damaged?.map((reason) => html`<p class="problem" key=${reason}>${reason}</p>`)}
    ${found && !people.length && html`<p class="empty">${t("people-none")}</p>`}
    ${games.length > 1 && html`<div class="row" role="group" aria-label=${t("help-game")} key="games">
      <button type="button" aria-pressed=${String(!game)} onClick=${() => setChosen("")}>${t("people-all-games")}</button>
      ${games.map((g) => html`<button type="button" key=${g.game} aria-pressed=${String(g === game)} onClick=${() => setChosen(g.game)}>${t(key("game", g.game))}</button>`)}</div>`}
    ${game && html`<${Records} key=${`records-${game.game}`} game=${game} least=${found.least_rounds} />`}
    ${people.length > 0 && html`<${Table} key=${game?.game ?? "all"} people=${people} columns=${game ? OF_GAME : OF_ALL} least=${found.least_rounds} />
      <p class="no-print"><a class="button" href=${at("/api/people.csv")} download>${t("people-csv")}</a></p>`}
  </main>`;
}

/** What a family is proud of, each with what it rests on; or what is still missing for it. */
function Records({ game, least }) {
  const seen = game.people.some((p) => p.paced > 0);
  return html`<ul class="records">${RECORDS.map((name) => {
    const record = game.records[name];
    if (!record && (name === "streak" || name === "best" || (name === "pace" && !seen))) return null;
    return html`<li class="panel record" key=${name}><h2>${t(`people-record-${name}`)}</h2>
      ${record ? html`<p class="record-who name">${listed(record.names)}</p>
        <p class="record-what">${t(`people-value-${name}`, { n: record.value, shown: number(record.value) })}</p>
        <p class="note">${name === "best" ? html`<${Link} to=${`/match/${record.match}#${record.round}`}>${when(record.at)}</${Link}>`
          : record.rounds ? t("people-after", { n: record.rounds }) : ""}</p>`
      : html`<p class="note">${t("people-too-few", { n: least })}</p>`}</li>`;
  })}</ul>`;
}

function Table({ people, columns, least }) {
  const [by, setBy] = useState("wins"), fewer = FEWER_IS_BETTER.includes(by);
  const shown = columns.filter((c) => !["pace", "mistakes"].includes(c) || people.some((p) => p[RESTS_ON[c]] > 0));
  const sorted = [...people].sort((a, b) => {
    const [x, y] = [valueOf(a, by), valueOf(b, by)];
    if (x === null || y === null) return Number(x === null) - Number(y === null) || a.name.localeCompare(b.name, locale());
    return (fewer ? x - y : y - x) || a.name.localeCompare(b.name, locale());
  });
  return html`<div class="panel regulars-frame" role="region" aria-label=${t("home-people")} tabindex="0"><table class="regulars">
    <caption class="note">${t("people-caption")}</caption>
    <thead><tr><th scope="col">${t("people-name")}</th>${shown.map((c) => html`<th key=${c} scope="col" aria-sort=${by === c ? (fewer ? "ascending" : "descending") : null}>
      <button type="button" class="sort" onClick=${() => setBy(c)}>${t(`people-${c}`)}</button></th>`)}</tr></thead>
    <tbody>${sorted.map((p) => html`<tr key=${p.name}><th scope="row">
      ${p.seat && columns === OF_GAME && !/\d/.test(p.seat) && html`<${Swatch} seat=${p.seat} />`}<span class="name">${p.name}</span></th>
      ${shown.map((c) => html`<td key=${c} class=${c === by ? "strong" : ""}><${Cell} person=${p} column=${c} least=${least} /></td>`)}</tr>`)}</tbody>
  </table></div>`;
}

function Cell({ person, column, least }) {
  const value = valueOf(person, column), rests = RESTS_ON[column] && person[RESTS_ON[column]];
  if (value === null) return html`<span class="note" title=${column === "mistakes" ? t("people-too-few", { n: least }) : null}>–</span>`;
  return html`${number(value)}${rests > 0 && html`<small class="note"> ${t("people-after", { n: rests })}</small>`}`;
}

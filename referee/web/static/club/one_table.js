// One table: its own page if that can be reached, else its last known state, drawn from what the shared log has of it.

import { May } from "../base/access.js";
import { html, useEffect, useState } from "../base/html.js";
import { number } from "../base/language.js";
import { plus } from "../base/names.js";
import { get, post } from "../base/net.js";
import { go, Link } from "../base/router.js";
import { t } from "../base/texts.js";
import { useTitle } from "../around/title.js";
import { kindNamed } from "../tables/registry.js";
import { notice } from "../ui/notice.js";
import { Swatch } from "../ui/swatch.js";
import { useLast } from "./last.js";
import { needOf, roundSeconds, useSeconds } from "./state.js";
import { clockWords, gameWords, headline, howLong, roundWords, waits } from "./words.js";

/** @param {{ club: import("./state.js").Club, id: string }} props */
export function OneTable({ club, id }) {
  const table = club.tables.find((one) => one.id === id);
  const [address, setAddress] = useState(/** @type {string | null | undefined} */ (undefined));
  useTitle(table?.name ?? t("club-tables"));
  useSeconds();

  useEffect(() => {
    let current = true;
    get(`/api/table/${id}/page`).then((found) => {
      if (!current) return;
      setAddress(found.address);
      if (found.address) location.replace(found.address); // Back leads to all tables, not to this page
    }, () => current && setAddress(null));
    return () => { current = false; };
  }, [id]);

  const away = Boolean(address), { last, problem } = useLast(id, table?.match ?? null, !away);

  if (!table) return html`<main class="page"><h1>${t("club-no-such-table")}</h1><p><${Link} to="/" class="button">${t("club-tables")}<//></p></main>`;
  const forget = async () => {
    const done = await post(`/api/table/${id}/forget`, "{}");
    if (done.ok) go("/");
    else notice(done.error);
  };
  return html`<main class="page club-one" id="main">
    <${Link} to="/" class="back">${t("club-tables")}<//>
    <h1><span class="name">${table.name}</span></h1>
    ${away ? html`<p class="lead">${t("club-going", { table: table.name })}</p><p><a class="button" href=${address}>${t("club-open-page")}</a></p>`
    : html`<p class=${`club-one-say need-${needOf(table)}`} role="status">${headline(table)}</p>
      ${address === null && html`<p class="note">${t("club-unreached")}</p>`}
      <p class="club-one-game">${[gameWords(table), roundWords(table), clockWords(roundSeconds(table)), table.played_min > 0 ? t("club-played", { long: howLong(table.played_min * 60) }) : ""].filter(Boolean).join(" · ")}</p>
      ${table.waiting.length > 1 && html`<ul class="club-waits">${table.waiting.map((wait) => html`<li key=${wait.what}>${waits(wait, table)}</li>`)}</ul>`}
      <${People} table=${table} />
      ${problem && html`<p class="problem" role="alert">${problem}</p>`}
      ${last && html`<${Last} key="last" last=${last} />`}
      ${table.silent_since !== null && html`<${May} right="host"><p><button type="button" onClick=${forget}>${t("club-forget")}</button></p><//>`}`}
  </main>`;
}

/** @param {{ table: import("./state.js").ClubTable }} props */
function People({ table }) {
  if (!table.people) return null;
  const sorted = [...table.people].sort((a, b) => b.total - a.total);
  return html`<ol class="club-points panel">${sorted.map((p) => html`<li key=${p.seat}><${Swatch} seat=${p.seat} /><span class="name">${p.name || t("nobody-known")}</span>
    ${p.points !== null && html`<small class="note">${plus(p.points)}</small>`}<b>${number(p.total)}</b></li>`)}</ol>`;
}

/** The table as it was drawn last, and what stood open then. @param {{ last: any }} props */
function Last({ last }) {
  const { Drawing } = kindNamed(last.table.kind), open = last.findings.filter((/** @type {Finding} */ f) => f.open);
  return html`${last.table.bare && html`<div class="panel club-drawing"><${Drawing} state=${last} /></div>`}
    ${open.length > 0 && html`<section class="panel"><h2>${t("club-open")}</h2><ul class="club-findings">${open.map((/** @type {Finding} */ f) => html`<li key=${f.seq}><strong class="name">${f.name}</strong> ${f.why}</li>`)}</ul></section>`}
    ${last.log.length > 0 && html`<details class="panel"><summary>${t("log-title")}</summary><ol class="club-log">${last.log.map((/** @type {any} */ line) => html`<li key=${line.seq}>${line.text}</li>`)}</ol></details>`}`;
}

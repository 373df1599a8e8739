// All tables: those that need somebody first and larger, then those that play, then the others.

import { html } from "../base/html.js";
import { number } from "../base/language.js";
import { Link } from "../base/router.js";
import { t } from "../base/texts.js";
import { Screens } from "../around/screens.js";
import { useTitle } from "../around/title.js";
import { Swatch } from "../ui/swatch.js";
import { kindNamed } from "../tables/registry.js";
import { useLast } from "./last.js";
import { NEEDY, needOf, roundSeconds, useSeconds } from "./state.js";
import { clockWords, gameWords, headline, howLong, roundWords } from "./words.js";

/** @typedef {import("./state.js").ClubTable} ClubTable */

const GROUPS = [["needs", NEEDY], ["plays", ["plays"]], ["idle", ["idle"]], ["away", ["away"]]];
const FEW = 6, MANY = 12; // tables that are there: up to so many each is large, with more small

/** @param {{ club: import("./state.js").Club }} props */
export function Tables({ club }) {
  useTitle(t("club-tables"));
  useSeconds();
  const { tables } = club, playing = tables.filter((table) => !table.away).length;
  return html`<main class=${`page club${playing > MANY ? " club-many" : playing <= FEW ? " club-few" : ""}`} id="main">
    <h1 class="club-sum" aria-live="polite">${club.trouble ? t("club-sum-before") : summary(tables)}</h1>
    ${!tables.length && html`<p class="empty">${t("club-no-tables")}</p>`}
    ${GROUPS.map(([name, needs]) => {
      const shown = tables.filter((table) => needs.includes(needOf(table)));
      return shown.length > 0 && html`<section key=${name} class=${`club-group club-${name}`} aria-labelledby=${`group-${name}`}>
        <h2 id=${`group-${name}`}>${t(`club-group-${name}`, { n: shown.length })}</h2>
        <ul class="club-grid">${shown.map((table) => html`<li key=${table.id}><${Tile} table=${table} drawn=${playing <= FEW} /></li>`)}</ul></section>`;
    })}
    <details class="club-links no-print"><summary>${t("home-other-screens")}</summary><${Screens} alone=${html`<p>${t("club-only-here")}</p>`} /></details>
  </main>`;
}

/** One sentence over all tables. @param {ClubTable[]} tables */
function summary(tables) {
  const counts = NEEDY.map((need) => [need, tables.filter((table) => needOf(table) === need).length]).filter(([, n]) => n);
  if (counts.length) return counts.map(([need, n]) => t(`club-sum-${need}`, { n })).join(" · ");
  const playing = tables.filter((table) => needOf(table) === "plays").length;
  return t(playing ? "club-sum-plays" : "club-sum-idle", { n: playing });
}

/** @param {{ table: ClubTable, drawn: boolean }} props */
function Tile({ table, drawn }) {
  const need = needOf(table), seconds = roundSeconds(table), most = Math.max(...(table.people ?? []).map((p) => p.total));
  return html`<${Link} to=${`/table/${table.id}`} class=${`club-tile need-${need}`} data-table=${table.name}>
    <span class="club-tile-top"><strong class="name">${table.name}</strong>${need !== "away" && table.phase !== "waiting" && seconds !== null && html`<time class=${table.clock?.began === null ? "stands" : ""}>${clockWords(seconds)}</time>`}</span>
    ${(need !== "plays" || table.scene !== "play" || table.paused) && html`<span class="club-tile-say">${headline(table)}</span>`}
    ${table.help?.answered && html`<span class="club-tile-say club-answered">${t("club-answered")}</span>`}
    ${table.game && html`<span class="club-tile-game"><span>${roundWords(table)}</span> <span>${gameWords(table)}</span>${table.played_min > 0 && html` <span>${t("club-played", { long: howLong(table.played_min * 60) })}</span>`}</span>`}
    ${table.people && html`<span class="club-people">${table.people.map((p) => html`<span key=${p.seat} class=${p.total === most && most > 0 ? "leads" : ""}><${Swatch} seat=${p.seat} /><span class="name">${p.name || t("nobody-known")}</span> <b>${number(p.total)}</b></span>`)}</span>`}
    ${drawn && !table.away && html`<${Small} key="small" table=${table} />`}
  <//>`;
}

/** The table in small, where a camera has learned one. @param {{ table: ClubTable }} props */
function Small({ table }) {
  const { last } = useLast(table.id, table.match, true);
  if (!last?.table.bare) return null;
  const { Drawing } = kindNamed(last.table.kind);
  return html`<span class="club-small"><${Drawing} state=${last} /></span>`;
}

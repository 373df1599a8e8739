// A match afterwards: the sheet, each round with its replay and its corrections, who came and went, and what can be taken home.

import { html, useEffect, useState } from "../../base/html.js";
import { listed } from "../../base/language.js";
import { seenNow } from "../../base/live.js";
import { command, get } from "../../base/net.js";
import { at } from "../../base/root.js";
import { go, Link } from "../../base/router.js";
import { has, t } from "../../base/texts.js";
import { notice } from "../../ui/notice.js";
import { NextTime } from "../../ui/next_time.js";
import { PeopleActs } from "../../ui/people.js";
import { useTitle } from "../title.js";
import { key } from "../../base/text_key.js";
import { dateOf, when } from "../when.js";
import { Keep } from "./film.js";
import { RoundDetail } from "./round.js";
import { Sheet } from "./sheet.js";

const FILES = ["export.csv", "events.csv", "export.json", "export.jsonl"];

export function Match({ n, state }) {
  const [sheet, setSheet] = useState(null), [missing, setMissing] = useState(""), [changed, setChanged] = useState(0), [round, setRound] = useState(fromHash);
  const id = Number(n), live = state?.match?.id === id;
  useTitle(t("match-title", { n: id }));
  useEffect(() => { get(`/api/match/${id}`).then(setSheet, (e) => setMissing(e.message)); },
    [id, changed, live && state.round.number, live && state.round.phase, live && state.score, live && state.people]);
  useEffect(() => {
    const moved = () => setRound(fromHash());
    addEventListener("popstate", moved);
    addEventListener("hashchange", moved);
    moved(); // the address may have changed between the first drawing and now
    return () => { removeEventListener("popstate", moved); removeEventListener("hashchange", moved); };
  }, []);
  const send = async (name, fields = {}, { to = "", seen = sheet.seen, quiet = false, ...options } = {}) => {
    const answer = await command(name, { match: id, ...fields }, { seen, ...options });
    if (!answer.ok && !quiet) notice(answer.error);
    else if (answer.ok && to) go(to);
    setChanged((k) => k + 1);
    return quiet ? answer : answer.ok;
  };
  const open = (number) => { location.hash = number ? `#${number}` : ""; };

  if (missing) return html`<main class="page" id="main"><h1>${t("match-missing")}</h1><p>${missing}</p><p><${Link} to="/" class="button">${t("to-start")}<//></p></main>`;
  if (!sheet) return html`<main class="page" id="main"><p role="status">${t("match-loading")}</p></main>`;
  const { match, people, winners } = sheet, rounds = sheet.rounds.filter((r) => r.phase !== "waiting"), names = winners.map((w) => people.find((p) => p.id === w)?.name ?? "");
  return html`<main class="page match" id="main">
    <${Link} to="/" class="back">${t("home-title")}<//>
    <header class="match-head">
      <p class="print-only">${match.created_at && dateOf(match.created_at)}</p>
      <p class="note no-print">${[match.created_at && when(match.created_at), has(`document-${match.document}`) ? t(`document-${match.document}`) : match.game].filter(Boolean).join(" · ")}</p>
      <h1 class="name">${match.over && names.length ? t("match-won", { names: listed(names), n: names.length }) : t("match-of", { names: listed(people.map((p) => p.name)) })}</h1>
    </header>
    <div class="row no-print">
      ${live && !match.over && html`<${Link} to="/play" class="button primary">${t("home-go-on")}<//>`}
      ${!live && !match.over && html`<button type="button" class="primary" data-asks="host" onClick=${() => send("open_match", {}, { to: "/play", seen: seenNow() })}>${t("home-go-on")}</button>`}
      ${match.over && html`<button type="button" data-asks=${live ? "play" : "host"} onClick=${() => send("reopen_match", {}, { to: "/play" })}>${t("match-reopen")}</button>
        <button type="button" data-asks="host" onClick=${() => send("rematch", {}, { to: "/play" })}>${t("match-rematch")}</button>`}
      <button type="button" onClick=${() => print()}>${t("match-print")}</button>
    </div>
    <${Sheet} sheet=${{ ...sheet, rounds }} open=${open} shown=${round} />
    <${NextTime} lines=${sheet.next_time} as="h2" />
    ${round && rounds.some((r) => r.number === round) && html`<${RoundDetail} key=${round} match=${id} number=${round} last=${rounds[rounds.length - 1].number}
      send=${send} changed=${changed} open=${open} asks=${live ? "play" : "host"} />`}
    ${match.house_rules.length > 0 && html`<section aria-labelledby="house-title"><h2 id="house-title">${t("match-house-rules")}</h2>
      <ul class="house">${match.house_rules.map((rule) => html`<li key=${rule.option}>${houseRule(rule)}</li>`)}</ul></section>`}
    <details class="no-print match-more" data-asks="host"><summary>${t("match-people")}</summary><${PeopleActs} state=${sheet} send=${send} /></details>
    <section class="no-print match-files" aria-labelledby="files-title"><h2 id="files-title">${t("match-files")}</h2>
      <div class="row">${FILES.map((file) => html`<a key=${file} class="button" href=${at(`/api/match/${id}/${file}`)} download>${t(`match-file-${file.replace(".", "-")}`)}</a>`)}</div>
      ${!match.by_hand && html`<details class="match-more" key="films" data-asks="host"><summary>${t("film-pictures")}</summary><${Keep} /></details>`}
      <${Delete} send=${send} />
    </section>
  </main>`;
}

const fromHash = () => Number(location.hash.slice(1)) || null;

function houseRule({ option, choice, text }) {
  const answer = key("answer", option, choice), question = key("option", option);
  return html`${has(question) ? t(question) : text} <strong>${has(answer) ? t(answer) : choice}</strong>`;
}

/** The second tap is elsewhere: under the finger comes "keep". */
function Delete({ send }) {
  const [asked, setAsked] = useState(false);
  if (!asked) return html`<p data-asks="host"><button type="button" class="danger" onClick=${() => setAsked(true)}>${t("match-delete")}</button></p>`;
  return html`<div class="sure sure-left" role="group" aria-label=${t("match-delete")}>
    <button type="button" onClick=${() => setAsked(false)}>${t("home-delete-no")}</button>
    <p>${t("home-delete-sure")}</p>
    <button type="button" class="danger" onClick=${() => send("delete_match", {}, { to: "/" })}>${t("home-delete-yes")}</button>
  </div>`;
}

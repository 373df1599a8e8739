// The matches that were played: who, when, who won; going on with one, deleting one, reading one in from a file.

import { html, useRef, useState } from "../base/html.js";
import { listed } from "../base/language.js";
import { post } from "../base/net.js";
import { at } from "../base/root.js";
import { go, Link } from "../base/router.js";
import { t } from "../base/texts.js";
import { Face, gameWords } from "../ui/face.js";
import { notice } from "../ui/notice.js";
import { when } from "./when.js";

const FIRST = 6; // matches that are shown at once
const SEARCHED_FROM = 4; // fewer matches are looked through quicker than a word is typed
const LARGEST = 16 * 1024 * 1024; // bytes of a file to read in

export function History({ matches, act }) {
  const [all, setAll] = useState(false), [sought, setSought] = useState(""), [chosen, setChosen] = useState(/** @type {Set<number> | null} */ (null)), [sure, setSure] = useState(false);
  if (!matches.length) return html`<p class="empty">${t("home-no-matches")}</p>`;
  const found = matches.filter((m) => fits(m, sought)), many = all || sought.trim() !== "" || chosen !== null, shown = many ? found : found.slice(0, FIRST);
  const marked = chosen ? matches.filter((m) => chosen.has(m.id)) : [];
  const choose = (ids) => { setChosen(ids); setSure(false); };
  const remove = async () => {
    for (const match of marked) if (!await act("delete_match", { match: match.id }, "", match.seen)) break;
    notice(t("home-deleted-several", { n: marked.length }));
    choose(null);
    document.getElementById("matches-title")?.focus();
  };
  return html`${matches.length >= SEARCHED_FROM && html`<div class="matches-tools" key="tools">
      <label class="search">${t("home-search")}<input type="search" value=${sought} onInput=${(e) => setSought(e.target.value)} autocomplete="off" /></label>
      <div class="row" data-asks="host">${chosen === null ? html`<button type="button" class="quiet" onClick=${() => choose(new Set())}>${t("home-choose")}</button>` : html`
        ${found.some((m) => !m.over && !m.current) && html`<button type="button" onClick=${() => choose(new Set(found.filter((m) => !m.over && !m.current).map((m) => m.id)))}>${t("home-choose-begun")}</button>`}
        <button type="button" class="quiet" onClick=${() => choose(null)}>${t("home-choose-end")}</button>
        <button type="button" class="danger" disabled=${!marked.length} onClick=${() => setSure(true)}>${t("home-delete-several", { n: marked.length })}</button>`}</div>
      ${sure && html`<div class="sure" role="group" aria-label=${t("home-delete-several", { n: marked.length })}><p>${t("home-delete-several-sure", { n: marked.length })}</p>
        <button type="button" class="danger" onClick=${remove}>${t("home-delete-yes")}</button>
        <button type="button" onClick=${() => setSure(false)}>${t("home-delete-no")}</button></div>`}
    </div>`}
    ${sought.trim() && html`<p class="note" key="found" role="status">${t("home-found", { n: found.length })}</p>`}
    <ul class="matches" key="list">${shown.map((m) => html`<${Played} key=${m.id} match=${m} act=${act} chosen=${chosen?.has(m.id) ?? null}
      choose=${(on) => choose(new Set(on ? [...chosen ?? [], m.id] : [...chosen ?? []].filter((id) => id !== m.id)))} />`)}</ul>
    ${shown.length < found.length && html`<button type="button" key="more" onClick=${() => setAll(true)}>
      ${t("home-more", { n: found.length - shown.length })}</button>`}`;
}

/** Whether every word that is sought stands in a match's game, people, day or outcome. */
function fits(match, sought) {
  const text = [gameWords(match), match.created_at ? when(match.created_at) : "", ...match.people, match.damaged ? "" : outcome(match)].join(" ").toLowerCase();
  return sought.toLowerCase().split(/\s+/).every((word) => text.includes(word));
}

function Played({ match, act, chosen, choose }) {
  const [asked, setAsked] = useState(false), keep = useRef(null), first = useRef(null);
  const day = match.created_at ? when(match.created_at) : `#${match.id}`;
  const ask = () => { setAsked(true); requestAnimationFrame(() => keep.current?.focus({ preventScroll: true })); };
  const spare = () => { setAsked(false); requestAnimationFrame(() => first.current?.focus()); };
  const remove = async () => {
    if (!await act("delete_match", { match: match.id }, "", match.seen)) return;
    notice(t("home-deleted"));
    document.getElementById("matches-title")?.focus();
  };
  return html`<li class="match-row">
    ${chosen !== null && html`<input type="checkbox" class="match-tick" aria-label=${t("home-choose-name", { when: day })} checked=${chosen} onChange=${(e) => choose(e.target.checked)} />`}
    ${match.damaged ? html`<div class="match-link">
      <span class="match-day">${day}</span>
      <strong>${t("home-damaged")}</strong>
      <span class="problem">${match.reason}</span>
    </div>` : html`<${Link} to=${`/match/${match.id}`} class="match-link match-pictured"><${Face} game=${match.game} document=${match.document} />
      <span class="match-day">${day} · ${gameWords(match)} · ${t("home-rounds", { n: match.rounds })}</span>
      <strong class="name">${listed(match.people)}</strong>
      <span class=${match.winners.length ? "name match-won" : "match-open"}>${outcome(match)}</span>
    <//>`}
    ${!asked && chosen === null && html`<div class="match-acts" data-asks="host">
      ${match.damaged && html`<a class="button" href=${at(`/api/match/${match.id}/export.json`)} download>${t("home-damaged-export")}</a>`}
      ${!match.over && html`<button type="button" onClick=${() => (match.current ? go("/play") : act("open_match", { match: match.id }, "/play"))}>${t("home-go-on")}</button>`}
      <button type="button" class="quiet" ref=${first} aria-label=${t("home-delete-name", { when: day })} onClick=${ask}>${t("home-delete")}</button>
    </div>`}
    ${asked && chosen === null && html`<div class="sure" role="group" aria-label=${t("home-delete-name", { when: day })}>
      <p>${t("home-delete-sure")}</p>
      <button type="button" class="danger" onClick=${remove}>${t("home-delete-yes")}</button>
      <button type="button" ref=${keep} onClick=${spare}>${t("home-delete-no")}</button>
    </div>`}
  </li>`;
}

/** How a match stands, in a few words. */
export function outcome(match) {
  if (match.winners.length) return t("home-won", { names: listed(match.winners), n: match.winners.length });
  if (match.current) return t("home-in-play");
  return match.over ? "" : t("home-unfinished");
}

export function Import({ onDone }) {
  const [said, setSaid] = useState({ text: "", wrong: false });
  const read = async (event) => {
    const [file] = event.target.files;
    event.target.value = "";
    if (!file) return;
    if (file.size > LARGEST) { setSaid({ text: t("home-import-large"), wrong: true }); return; }
    const answer = await post("/api/import", file);
    setSaid(answer.ok ? { text: t("home-imported"), wrong: false } : { text: answer.error, wrong: true });
    if (answer.ok) onDone();
  };
  return html`<div class="import" data-asks="host">
    <label class="button">${t("home-import")}<input type="file" class="unseen" accept=".json,.jsonl,application/json" onChange=${read} /></label>
    <p class="note">${t("home-import-text")}</p>
    <p class=${said.wrong ? "problem" : "note"} role="status">${said.text}</p>
  </div>`;
}

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
const LARGEST = 16 * 1024 * 1024; // bytes of a file to read in

export function History({ matches, act }) {
  const [all, setAll] = useState(false);
  if (!matches.length) return html`<p class="empty">${t("home-no-matches")}</p>`;
  const shown = all ? matches : matches.slice(0, FIRST);
  return html`<ul class="matches">${shown.map((m) => html`<${Played} key=${m.id} match=${m} act=${act} />`)}</ul>
    ${shown.length < matches.length && html`<button type="button" onClick=${() => setAll(true)}>
      ${t("home-more", { n: matches.length - shown.length })}</button>`}`;
}

function Played({ match, act }) {
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
    ${match.damaged ? html`<div class="match-link">
      <span class="match-day">${day}</span>
      <strong>${t("home-damaged")}</strong>
      <span class="problem">${match.reason}</span>
    </div>` : html`<${Link} to=${`/match/${match.id}`} class="match-link match-pictured"><${Face} game=${match.game} document=${match.document} />
      <span class="match-day">${day} · ${gameWords(match)} · ${t("home-rounds", { n: match.rounds })}</span>
      <strong class="name">${listed(match.people)}</strong>
      <span class=${match.winners.length ? "name match-won" : "match-open"}>${outcome(match)}</span>
    <//>`}
    ${!asked && html`<div class="match-acts" data-asks="host">
      ${match.damaged && html`<a class="button" href=${at(`/api/match/${match.id}/export.json`)} download>${t("home-damaged-export")}</a>`}
      ${!match.over && html`<button type="button" onClick=${() => (match.current ? go("/play") : act("open_match", { match: match.id }, "/play"))}>${t("home-go-on")}</button>`}
      <button type="button" class="quiet" ref=${first} aria-label=${t("home-delete-name", { when: day })} onClick=${ask}>${t("home-delete")}</button>
    </div>`}
    ${asked && html`<div class="sure" role="group" aria-label=${t("home-delete-name", { when: day })}>
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

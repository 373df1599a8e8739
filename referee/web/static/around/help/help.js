// The rules in plain words, game by game, with drawings; a search over all of them; and how to set up the camera.

import { html, useEffect, useState } from "../../base/html.js";
import { get } from "../../base/net.js";
import { Link } from "../../base/router.js";
import { t } from "../../base/texts.js";
import { kindNamed } from "../../tables/registry.js";
import { useTitle } from "../title.js";
import { key } from "../../base/text_key.js";
import { CameraHelp } from "./camera.js";

export function Help({ rule, state }) {
  const [books, setBooks] = useState(null), [game, setGame] = useState(""), [sought, setSought] = useState(""), [problem, setProblem] = useState("");
  useEffect(() => {
    allBooks().then(setBooks, (e) => setProblem(e.message));
  }, []);
  const games = Object.keys(books ?? {}), shown = game || state?.match?.game || games[0];
  const title = rule === "camera" ? t("help-camera-title") : rule ? "" : t("home-help");
  useTitle(title || Object.values(books ?? {}).flat().find((r) => r.rule === rule)?.title || t("home-help"));
  return html`<main class="page help" id="main">
    <${Link} to=${rule ? "/help" : "/"} class="back">${t(rule ? "help-all" : "home-title")}<//>
    ${title && html`<h1>${title}</h1>`}
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    ${rule === "camera" && html`<${CameraHelp} />`}
    ${rule && rule !== "camera" && books && html`<${One} books=${books} id=${rule} />`}
    ${!rule && html`
      <${Link} to="/help/camera" class="way way-camera"><strong>${t("help-camera-title")}</strong><span>${t("help-camera-text")}</span><//>
      <section class="panel help-keys"><h2>${t("help-keys")}</h2><p><kbd>␣</kbd> ${t("key-stop")} · <kbd>1</kbd> … <kbd>9</kbd> ${t("key-who")} · <kbd>U</kbd> ${t("undo")} · <kbd>R</kbd> ${t("key-turn")} · <kbd>⏎</kbd> ${t("key-next")}</p></section>
      <label class="search">${t("help-search")}<input type="search" value=${sought} onInput=${(e) => setSought(e.target.value)} autocomplete="off" /></label>
      ${books && sought.trim() && html`<${Found} books=${books} sought=${sought} />`}
      ${books && !sought.trim() && html`
        <div class="row" role="group" aria-label=${t("help-game")}>${games.map((name) => html`<button type="button" key=${name} aria-pressed=${name === shown}
          onClick=${() => setGame(name)}>${t(key("game", name))}</button>`)}</div>
        ${chapters(shown, books[shown]).map(([chapter, rules]) => html`<section key=${chapter} class="chapter">
          <h2>${t(chapter ? key("chapter", chapter) : key("game", shown))}</h2>
          <div class="rules">${rules.map((entry) => html`<${Entry} key=${entry.rule} game=${shown} entry=${entry} />`)}</div></section>`)}`}`}
  </main>`;
}

/** The rules of every game that can be played here, by game. */
async function allBooks() {
  const games = [...new Set((await get("/api/games")).map((one) => one.game))];
  const books = await Promise.all(games.map((game) => get(`/api/rules/${game}`)));
  return Object.fromEntries(games.map((game, i) => [game, books[i]]));
}

/** The rules of a game in chapters, by the middle of their ids; a game with few rules is one chapter. */
function chapters(game, rules) {
  const known = kindNamed(game).chapters;
  if (!known.length) return [["", rules]];
  return known.map((chapter) => [chapter, rules.filter((r) => r.rule.slice(3).replace(/-?\d+$/, "") === chapter)]).filter(([, list]) => list.length);
}

function Entry({ game, entry }) {
  const { Example, examples } = kindNamed(game), [example] = examples[entry.rule] ?? [];
  return html`<article class="panel rule">
    <h3><${Link} to=${`/help/${entry.rule}`}>${entry.title}<//></h3>
    <p>${entry.text}</p>
    ${example && html`<${Example} example=${example} />`}
  </article>`;
}

function One({ books, id }) {
  const game = Object.keys(books).find((name) => books[name].some((r) => r.rule === id));
  if (!game) return html`<h1>${t("help-no-rule")}</h1><p class="row"><${Link} to="/help" class="button primary">${t("help-all")}<//><${Link} to="/" class="button">${t("to-start")}<//></p>`;
  const list = chapters(game, books[game]).flatMap(([, rules]) => rules), at = list.findIndex((r) => r.rule === id), entry = list[at];
  const to = (other, key, kind) => (other ? html`<${Link} to=${`/help/${other.rule}`} class=${`button ${kind}`}><span class="unseen">${t(key)}: </span>${other.title}<//>` : html`<span></span>`);
  const { Example, examples } = kindNamed(game);
  return html`<article class="one-rule">
    <p class="note">${t(key("game", game))}</p>
    <h1>${entry.title}</h1>
    <p class="lead">${entry.text}</p>
    <div class="drawings">${(examples[id] ?? []).map((example, i) => html`<${Example} key=${i} example=${example} />`)}</div>
    <nav class="around-rule" aria-label=${t("help-more-rules")}>${to(list[at - 1], "help-before", "before")}${to(list[at + 1], "help-next", "next")}</nav>
  </article>`;
}

function Found({ books, sought }) {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  const hits = Object.entries(books).flatMap(([game, rules]) => rules.filter((r) => words.every((word) => `${r.title} ${r.text} ${r.rule}`.toLowerCase().includes(word)))
    .map((entry) => ({ ...entry, game })));
  return html`<h2 aria-live="polite">${t("help-found", { n: hits.length })}</h2>
    <div class="rules">${hits.map((entry) => html`<div key=${entry.rule}><p class="note">${t(key("game", entry.game))}</p><${Entry} game=${entry.game} entry=${entry} /></div>`)}</div>`;
}

// The rules in plain words, game by game, with drawings; a search over all of them; and how to set up the camera.

import { html, useEffect, useState } from "../../base/html.js";
import { get } from "../../base/net.js";
import { Link } from "../../base/router.js";
import { t } from "../../base/texts.js";
import { useTitle } from "../title.js";
import { key } from "../../base/text_key.js";
import { CameraHelp } from "./camera.js";
import { Drawing } from "./drawing.js";
import { DRAWINGS } from "./drawings.js";

const GAMES = ["board", "card_999", "card_weber", "dice"];
const CHAPTERS = { board: ["PLAY", "PLACE", "TOKEN", "DEAD", "JOKER", "END", "CHECK", "AUDIT", "SCORE-N", "SCORE-O", "TAB", "MATCH", "SETUP"] };

export function Help({ rule, state }) {
  const [books, setBooks] = useState(null), [game, setGame] = useState(""), [sought, setSought] = useState(""), [problem, setProblem] = useState("");
  useEffect(() => {
    Promise.all(GAMES.map((name) => get(`/api/rules/${name}`))).then((lists) => setBooks(Object.fromEntries(GAMES.map((name, i) => [name, lists[i]]))),
      (e) => setProblem(e.message));
  }, []);
  const shown = game || state?.match?.game || GAMES[0];
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
      <label class="search">${t("help-search")}<input type="search" value=${sought} onInput=${(e) => setSought(e.target.value)} autocomplete="off" /></label>
      ${books && sought.trim() && html`<${Found} books=${books} sought=${sought} />`}
      ${books && !sought.trim() && html`
        <div class="row" role="group" aria-label=${t("help-game")}>${GAMES.map((name) => html`<button type="button" key=${name} aria-pressed=${name === shown}
          onClick=${() => setGame(name)}>${t(key("game", name))}</button>`)}</div>
        ${chapters(shown, books[shown]).map(([chapter, rules]) => html`<section key=${chapter} class="chapter">
          <h2>${t(chapter ? key("chapter", chapter) : key("game", shown))}</h2>
          <div class="rules">${rules.map((entry) => html`<${Entry} key=${entry.rule} entry=${entry} />`)}</div></section>`)}`}`}
  </main>`;
}

/** The rules of a game in chapters, by the middle of their ids; a game with few rules is one chapter. */
function chapters(game, rules) {
  if (!CHAPTERS[game]) return [["", rules]];
  return CHAPTERS[game].map((chapter) => [chapter, rules.filter((r) => r.rule.slice(3).replace(/-?\d+$/, "") === chapter)]).filter(([, list]) => list.length);
}

function Entry({ entry }) {
  const [example] = DRAWINGS[entry.rule] ?? [];
  return html`<article class="panel rule">
    <h3><${Link} to=${`/help/${entry.rule}`}>${entry.title}<//></h3>
    <p>${entry.text}</p>
    ${example && html`<${Drawing} example=${example} />`}
  </article>`;
}

function One({ books, id }) {
  const game = GAMES.find((name) => books[name].some((r) => r.rule === id));
  if (!game) return html`<h1>${t("help-no-rule")}</h1>`;
  const list = chapters(game, books[game]).flatMap(([, rules]) => rules), at = list.findIndex((r) => r.rule === id), entry = list[at];
  const to = (other, key, kind) => (other ? html`<${Link} to=${`/help/${other.rule}`} class=${`button ${kind}`}><span class="unseen">${t(key)}: </span>${other.title}<//>` : html`<span></span>`);
  return html`<article class="one-rule">
    <p class="note">${t(key("game", game))}</p>
    <h1>${entry.title}</h1>
    <p class="lead">${entry.text}</p>
    <div class="drawings">${(DRAWINGS[id] ?? []).map((example, i) => html`<${Drawing} key=${i} example=${example} />`)}</div>
    <nav class="around-rule" aria-label=${t("help-more-rules")}>${to(list[at - 1], "help-before", "before")}${to(list[at + 1], "help-next", "next")}</nav>
  </article>`;
}

function Found({ books, sought }) {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  const hits = GAMES.flatMap((game) => books[game].filter((r) => words.every((word) => `${r.title} ${r.text} ${r.rule}`.toLowerCase().includes(word)))
    .map((entry) => ({ ...entry, game })));
  return html`<h2 aria-live="polite">${t("help-found", { n: hits.length })}</h2>
    <div class="rules">${hits.map((entry) => html`<div key=${entry.rule}><p class="note">${t(key("game", entry.game))}</p><${Entry} entry=${entry} /></div>`)}</div>`;
}

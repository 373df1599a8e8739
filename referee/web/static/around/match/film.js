// The film of a round: made when asked for, in the language of this screen, watched and taken home. And whether pictures
// of rounds are kept for films at all.

import { html, useEffect, useState } from "../../base/html.js";
import { language } from "../../base/language.js";
import { command, get } from "../../base/net.js";
import { at } from "../../base/root.js";
import { t } from "../../base/texts.js";

const ASK_MS = 1000;

export function Film({ match, number, changed }) {
  const speaks = language(), path = `/api/match/${match}/round/${number}/film`;
  const [film, setFilm] = useState(null), [problem, setProblem] = useState("");
  const look = () => get(`${path}?language=${speaks}`).then(setFilm, (e) => setProblem(e.message));
  useEffect(() => { look(); }, [path, speaks, changed]);
  useEffect(() => {
    if (film?.state !== "making") return undefined;
    const timer = setTimeout(look, ASK_MS);
    return () => clearTimeout(timer);
  }, [film]);
  const make = async () => {
    const answer = await command("make_film", { match, round: number, language: speaks });
    setProblem(answer.ok ? "" : answer.error);
    look();
  };
  if (!film) return problem ? html`<p class="problem">${problem}</p>` : null;
  const file = at(`${path}.mp4?language=${speaks}`);
  return html`<section class="film no-print" aria-labelledby="film-title"><h3 id="film-title">${t("film-title")}</h3>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    ${film.state === "impossible" && html`<p class="note">${film.text}</p><${Keep} />`}
    ${film.state === "failed" && html`<p class="problem">${film.text}</p>`}
    ${(film.state === "none" || film.state === "failed") && html`<button type="button" data-asks="host" onClick=${make}>${t("film-make")}</button>`}
    ${film.state === "making" && html`<p class="row" role="status"><progress max="1" value=${film.share} aria-label=${t("film-making")}></progress> ${t("film-making")}</p>`}
    ${film.state === "ready" && html`<video controls playsinline preload="metadata" src=${file} key=${file}></video>
      <p><a class="button" href=${file} download=${`referee-match-${match}-round-${number}.mp4`}>${t("film-save", { size: megabytes(film.bytes) })}</a></p>`}
  </section>`;
}

const megabytes = (bytes) => Math.max(1, Math.round(bytes / 1e6));

/** Whether the camera's pictures are kept while a round is played; what is kept, and away with it. */
export function Keep() {
  const [kept, setKept] = useState(null), [asked, setAsked] = useState(false), [problem, setProblem] = useState("");
  useEffect(() => { get("/api/films").then(setKept, (e) => setProblem(e.message)); }, []);
  const send = async (name, fields) => {
    const answer = await command(name, fields);
    setProblem(answer.ok ? "" : answer.error);
    if (answer.ok) setKept(answer);
    setAsked(false);
  };
  if (!kept) return problem ? html`<p class="problem">${problem}</p>` : null;
  return html`<div class="stack film-keep" data-asks="host">
    <label class="check"><input type="checkbox" checked=${kept.keeps} onChange=${() => send("keep_pictures", { keep: !kept.keeps })} />${t("film-keep")}</label>
    <p class="note">${t("film-keep-text")}</p>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    ${kept.bytes > 0 && html`<p class="row"><span>${t("film-kept", { size: megabytes(kept.bytes) })}</span>
      ${asked ? html`<button type="button" key="no" onClick=${() => setAsked(false)}>${t("home-delete-no")}</button>
        <button type="button" key="yes" class="danger" onClick=${() => send("delete_pictures", {})}>${t("film-delete-yes")}</button>`
      : html`<button type="button" key="ask" class="quiet" onClick=${() => setAsked(true)}>${t("film-delete")}</button>`}</p>`}
  </div>`;
}

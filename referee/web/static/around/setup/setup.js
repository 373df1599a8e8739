// Setting up a match, step by step: the frame around the steps, forward and back, and the start.

import { may } from "../../base/access.js";
import { html, useEffect, useRef, useState } from "../../base/html.js";
import { command, get } from "../../base/net.js";
import { go, Link } from "../../base/router.js";
import { t } from "../../base/texts.js";
import { key } from "../../base/text_key.js";
import { kindNamed } from "../../tables/registry.js";
import { AskOver, isRunning } from "../running.js";
import { useTitle } from "../title.js";
import { CameraStep } from "./camera.js";
import { asCommand, forgetDraft, loadDraft, saveDraft, stepsFor, wrongIn, wrongPeople } from "./draft.js";
import { GameStep } from "./game.js";
import { LengthStep } from "./length.js";
import { ownWords, tableOf } from "./own.js";
import { PlayersStep } from "./players.js";
import { ReadyStep } from "./ready.js";
import { RulesStep } from "./rules.js";
import { SidesStep } from "./sides.js";
import { TableStep } from "./table.js";

const STEPS = { game: GameStep, players: PlayersStep, rules: RulesStep, length: LengthStep, camera: CameraStep, table: TableStep, sides: SidesStep,
  ready: ReadyStep };
const FIELDS = { document: "game", people: "players", brought: "players", options: "rules", rounds: "length", target: "length",
  minutes: "length", camera: "camera" };

/** What a step is called, and what it asks: by the game, where it has words of its own. @type {(step: string, game?: Offered) => string} */
const stepWords = (step, game) => ownWords(key("setup-step", step, tableOf(game)), `setup-step-${step}`);
/** @type {(step: string, game?: Offered) => string} */
const stepTitle = (step, game) => ownWords(key("setup-title", step, tableOf(game)), `setup-${step}-title`);

/** What shows a step; null where the page has no part for it, and then it is left out. */
const partOf = (step, game) => (step === "teach" ? kindNamed(game?.game).Teach : STEPS[step]);

export function Setup({ state }) {
  const [draft, setDraft] = useState(loadDraft), [games, setGames] = useState(/** @type {Offered[]} */ ([])), [regulars, setRegulars] = useState([]);
  const [step, to] = useHash("game"), [error, setError] = useState(null), [busy, setBusy] = useState(false), [shown, setShown] = useState(false);
  const title = useRef(null), [asking, setAsking] = useState(false);
  useEffect(() => {
    get("/api/games").then(setGames, (e) => setError({ text: e.message }));
    get("/api/people").then((answer) => setRegulars(answer.people), () => setRegulars([]));
  }, []);
  useEffect(() => { title.current?.focus({ preventScroll: true }); scrollTo(0, 0); setShown(false); }, [step]);

  const change = (news) => {
    setError(null);
    setDraft((before) => {
      const after = typeof news === "function" ? news(before) : { ...before, ...news };
      saveDraft(after);
      return after;
    });
  };
  const game = games.find((g) => g.document === draft.document);
  const offered = game ?? games[0], steps = stepsFor(offered, draft).filter((step) => partOf(step, offered)), at = Math.max(0, steps.indexOf(step)), name = game ? steps[at] : "game";
  const fit = { game: Boolean(game), players: wrongPeople(draft.people).every((wrong) => !wrong) && !wrongIn(draft, "players"),
    rules: !wrongIn(draft, "rules"), length: !wrongIn(draft, "length") };
  useTitle(`${t("setup-title")}: ${stepWords(name, game)}`);
  const allowed = (i) => steps.slice(0, i).every((one) => fit[one] !== false);
  const onward = () => (fit[name] === false ? setShown(true) : to(steps[at + 1]));

  const start = async (sure = false) => {
    if (!game) return to("game");
    const unfit = steps.find((one) => fit[one] === false);
    if (unfit) {
      setShown(true);
      return to(unfit);
    }
    if (isRunning(state) && !sure) return setAsking(true);
    setAsking(false);
    setBusy(true);
    const answer = await command("new_match", asCommand(draft, game));
    if (answer.ok) { // it stays busy: until the next page is there, a second tap would begin a second match
      forgetDraft();
      return go("/play");
    }
    setBusy(false);
    const where = FIELDS[(answer.field ?? "").split(".")[0]];
    setError({ text: answer.error, field: answer.field });
    return to(where && steps.includes(where) ? where : "ready");
  };

  if (!may("host")) return html`<main class="page" id="main"><h1>${t("setup-title")}</h1><p>${t("host-only")}</p><p><${Link} to="/" class="button">${t("to-start")}<//></p></main>`;
  if (!games.length) return html`<main class="page" id="main"><h1>${t("setup-title")}</h1>
    ${error && html`<p class="problem" role="alert">${error.text}</p>`}</main>`;
  const Step = partOf(name, game);
  return html`<main class="page setup" id="main">
    <header class="setup-head">
      <p><span class="setup-what">${t("setup-title")} · </span>${t("setup-step-of", { n: at + 1, of: steps.length })}
        <span class="setup-where" aria-hidden="true">${stepWords(name, game)}${at + 1 < steps.length && html`<small>${t("setup-then", { step: stepWords(steps[at + 1], offered) })}</small>`}</span></p>
      <${Link} to="/" class="button quiet">${t("setup-leave")}<//>
    </header>
    <nav class="setup-rail" aria-label=${t("setup-title")}><ol>
      ${steps.map((one, i) => html`<li key=${one}><button type="button" class=${i < at ? "done" : ""} aria-current=${one === name ? "step" : null}
        disabled=${!allowed(i)} onClick=${() => to(one)}><span>${stepWords(one, offered)}</span></button></li>`)}
    </ol></nav>
    <section class="setup-step" aria-labelledby="step-title">
      <h1 id="step-title" tabindex="-1" ref=${title}>${stepTitle(name, game)}</h1>
      ${error && html`<p class="problem" role="alert">${error.text}</p>`}
      <${Step} draft=${draft} change=${change} game=${game} games=${games} regulars=${regulars} state=${state} shown=${shown}
        error=${error} to=${to} next=${onward} />
    </section>
    <footer class="setup-foot">
      ${at > 0 ? html`<button type="button" onClick=${() => to(steps[at - 1])}>${t("setup-back")}</button>` : html`<span class="setup-why" id="setup-why">${name === "game" && !game && t("setup-choose-game")}</span>`}
      ${at > 1 && name !== "ready" && html`<button type="button" class="quiet" disabled=${busy} onClick=${() => start()}>${t("setup-skip-all")}</button>`}
      ${name === "ready"
        ? html`<button type="button" class="primary" disabled=${busy} onClick=${() => start()}>${t(busy ? "setup-starting" : "setup-start")}</button>`
        : html`<button type="button" class="primary" disabled=${name === "game" && !game} aria-describedby=${name === "game" && !game ? "setup-why" : null} onClick=${onward}>${t("setup-next")}</button>`}
    </footer>
    ${asking && html`<${AskOver} key="asking" state=${state} onYes=${() => start(true)} onClose=${() => setAsking(false)} />`}
  </main>`;
}

/** The step in the address, so that the browser's own Back goes one step back. */
function useHash(first) {
  const read = () => location.hash.slice(1) || first;
  const [hash, setHash] = useState(read);
  useEffect(() => {
    const changed = () => setHash(read());
    addEventListener("hashchange", changed);
    changed(); // the address may have changed between the first drawing and now
    return () => removeEventListener("hashchange", changed);
  }, []);
  return [hash, (step) => { location.hash = step; }];
}

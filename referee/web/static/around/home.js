// The first page: go on with the match, begin one, look at old ones, bring other screens here.

import { html, useEffect, useState } from "../base/html.js";
import { listed } from "../base/language.js";
import { command, get } from "../base/net.js";
import { at } from "../base/root.js";
import { go, Link } from "../base/router.js";
import { t } from "../base/texts.js";
import { DEMOS, USUAL_DEMO } from "../tables/registry.js";
import { Face, gameWords } from "../ui/face.js";
import { History, Import } from "./history.js";
import { AskOver, isRunning } from "./running.js";
import { Screens } from "./screens.js";
import { useTitle } from "./title.js";
import { timeOf } from "./when.js";

export function Home({ state }) {
  useTitle("");
  const [home, setHome] = useState(null), [problem, setProblem] = useState(""), [asking, setAsking] = useState(null);
  const look = () => get("/api/home").then(setHome, (e) => setProblem(e.message));
  useEffect(() => { look(); }, [state?.match?.id, state?.match?.over, state?.round?.number, state?.round?.phase]);

  const act = async (name, fields, to, seen) => {
    const answer = await command(name, fields, { seen });
    setProblem(answer.ok ? "" : answer.error);
    if (answer.ok && to) go(to);
    else look();
    return answer.ok;
  };
  const demo = (fields, sure = false) => {
    if (isRunning(state) && !sure) return setAsking(fields);
    setAsking(null);
    return act("demo", fields, "/play");
  };
  const current = home?.matches.find((m) => m.id === home.current);

  return html`<main class=${home ? "page home" : "page home home-waits"} id="main">
    <h1 class="home-title"><img src=${at("/static/icon.svg")} alt="" width="40" height="40" /> ${t("home-title")}</h1>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    ${home && html`<div class="home-ways" key="ways">
      ${current && html`<${GoOn} match=${current} state=${state} />`}
      <${Link} to="/setup" data-asks="host" class=${current ? "way" : "way way-first"}>
        <strong>${t("home-new")}</strong><span>${t("home-new-text")}</span>
      <//>
      <button type="button" data-asks="host" class=${current ? "way way-pictured" : "way way-wide way-pictured"} onClick=${() => demo({})}><${Face} game=${USUAL_DEMO.game} document=${USUAL_DEMO.document} />
        <strong>${t("home-demo")}</strong><span>${t("home-demo-text")}</span>
      </button>
      ${DEMOS.map((game) => html`<button key=${game} type="button" data-asks="host" class="way way-pictured"
        onClick=${() => demo({ game })}><${Face} game=${game} document="" />
        <strong>${t(`home-demo-${game}`)}</strong><span>${t(`home-demo-${game}-text`)}</span>
      </button>`)}
      <${Link} to="/people" class="way way-small"><strong>${t("home-people")}</strong><span>${t("home-people-text")}</span><//>
      <${Link} to="/help" class="way way-small"><strong>${t("home-help")}</strong><span>${t("home-help-text")}</span><//>
    </div>`}
    ${asking && html`<${AskOver} key="asking" state=${state} onYes=${() => demo(asking, true)} onClose=${() => setAsking(null)} />`}
    ${home && html`<${Screens} />
      <section class="home-matches" aria-labelledby="matches-title">
        <h2 id="matches-title" tabindex="-1">${t("home-matches")}</h2>
        <${History} matches=${home.matches} act=${act} />
        <${Import} onDone=${look} />
      </section>`}
  </main>`;
}

function GoOn({ match, state }) {
  const live = state?.match?.id === match.id, number = live ? state.round.number : match.rounds + 1;
  return html`<${Link} to="/play" class="way way-first way-pictured"><${Face} game=${match.game} document=${match.document} />
    <span class="way-above">${gameWords(match)} · ${t("home-match-of", { time: timeOf(match.created_at) })}</span>
    <strong>${live && state.match.over ? t("home-open") : t("home-go-on-round", { round: number })}</strong>
    <span class="name">${listed(match.people)}</span>
  <//>`;
}

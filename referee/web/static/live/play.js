// The phone at the table: a state line, one scene, and STOP under the thumb; tabs for table, score and the rest.

import { useDrafts } from "../base/drafts.js";
import { html, useEffect, useLayoutEffect, useRef, useState } from "../base/html.js";
import { Link } from "../base/router.js";
import { t } from "../base/texts.js";
import { AwakeSign } from "../base/wake_lock.js";
import { useSound } from "../sound/quiet.js";
import { kindOf } from "../tables/registry.js";
import { Guarded } from "../ui/guarded.js";
import { act } from "../ui/notice.js";
import { Announce } from "./announce.js";
import { unsettled } from "./counting.js";
import { DemoBar } from "./demo.js";
import { useKeys } from "./keys.js";
import { MainButton } from "./main_button.js";
import { MoreTab } from "./more.js";
import { Scene, sceneOf, useStep } from "./scene.js";
import { ScoreTab } from "./score_tab.js";
import { usePages } from "./spoken.js";
import { StateLine } from "./state_line.js";
import { TableTab } from "./table_tab.js";

const TABS = ["now", "table", "score", "more"];
const STILL = ["play", "incident", "question", "camera", "stopping"]; // scenes that never scroll

export function Play({ state: news, connected }) {
  const { shown: state, pages, meaning } = usePages(news);
  const here = useRef("");
  const drafts = useDrafts(), open = drafts.size > 0 && state?.match && unsettled(state.seen);
  const [tab, setTab] = useTab(), step = useStep(state), scene = sceneOf(state, step.step ?? (open ? "count" : null)), sound = useSound("play");
  useKeys(state);
  useEffect(() => {
    if (state?.round?.phase === "stopping") setTab("now");
  }, [state?.round?.phase]);
  useEffect(() => { document.title = t("play-title"); });
  useFocusKept(`${tab}-${scene}-${state?.scene?.seq}`);
  useLayoutEffect(() => { document.querySelector(".play-body")?.scrollTo(0, 0); }, [tab, scene]); // what comes is read from its top
  if (!state) return html`<main class="play-empty"><p role="status">${t("connecting")}</p></main>`;
  if (!state.match) return html`<${NoMatch} />`;

  const tabs = TABS.filter((name) => name !== "table" || state.table.bare);
  const called = (name) => (name === "table" ? kindOf(state).tab() : t(`tab-${name}`));
  const shown = tabs.includes(tab) ? tab : "now";
  if (shown === "now") here.current = `${scene}-${meaning}`; // whoever chooses another part knows what is there: nothing of it is deaf
  const still = shown === "table" || (shown === "now" && STILL.includes(scene));
  return html`<main class="play" data-scene=${shown === "now" ? scene : shown}>
    <h1 class="unseen">${t("play-title")}</h1>
    <${StateLine} state=${state} connected=${connected} send=${act} away=${shown !== "now"} toNow=${() => setTab("now")} />
    <${Guarded} class=${`play-body${still ? " still" : ""}`} meaning=${here.current} as="section" aria-label=${called(shown)}
      key="body" tabindex=${still ? "-1" : "0"}>
      ${shown === "now" && html`<${Scene} key=${`now-${scene}`} name=${scene} state=${state} send=${act} step=${step} pages=${pages} />`}
      ${shown === "table" && html`<${TableTab} key="table" state=${state} send=${act} />`}
      ${shown === "score" && html`<${ScoreTab} key="score" state=${state} />`}
      ${shown === "more" && html`<${MoreTab} key="more" state=${state} send=${act} sound=${sound} />`}
    </${Guarded}>
    <div class="play-foot" key="foot">
      <${AwakeSign} key="awake" />
      ${sound.waits && html`<button type="button" class="sound-tap" key="tap">${t("sound-tap")}</button>`}
      ${state.demo && html`<${DemoBar} key="demo" state=${state} scene=${scene} send=${act} />`}
      <${MainButton} state=${state} scene=${scene} step=${step} send=${act} toNow=${() => setTab("now")} />
      <nav class="tabs" aria-label=${t("tabs")}>${tabs.map((name) => html`<button type="button" key=${name}
        aria-current=${shown === name ? "page" : undefined} onClick=${() => setTab(name)}>${called(name)}</button>`)}</nav>
    </div>
    <${Announce} key="announce" state=${state} connected=${connected} />
  </main>`;
}

/**
 * The part that is shown, in the address: the browser's Back leads to the part before, not away from the match.
 * @returns {[string, (name: string) => void]}
 */
function useTab() {
  const read = () => location.hash.slice(1) || "now", [tab, setTab] = useState(read);
  useEffect(() => {
    const changed = () => setTab(read());
    addEventListener("popstate", changed);
    return () => removeEventListener("popstate", changed);
  }, []);
  return [tab, (name) => {
    if (name === tab) return;
    const away = name !== "now", address = location.pathname + location.search + (away ? `#${name}` : "");
    if (away && tab === "now") history.pushState(null, "", address);
    else history.replaceState(null, "", address);
    setTab(name);
  }];
}

/** Whoever's button has gone with its scene goes on from the scene that came, not from the top of the page. */
function useFocusKept(shown) {
  const last = useRef(null);
  useEffect(() => {
    const keep = (event) => { last.current = event.target; };
    document.addEventListener("focusin", keep);
    return () => document.removeEventListener("focusin", keep);
  }, []);
  useEffect(() => {
    if (document.activeElement !== document.body || !last.current || last.current.isConnected) return;
    /** @type {HTMLElement | null} */ (document.querySelector(".play-body"))?.focus({ preventScroll: true });
  }, [shown]);
}

function NoMatch() {
  return html`<main class="play-empty"><h1>${t("no-match")}</h1>
    <p class="row"><${Link} to="/setup" class="button primary" data-asks="host">${t("no-match-new")}</${Link}><${Link} to="/" class="button">${t("to-start")}</${Link}></p></main>`;
}

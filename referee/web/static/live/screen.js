// The television, or the tablet on the table: no controls, no scrolling; scenes change by themselves. A tap on a corner
// or the key R turns it to another side of the table.

import { html, useEffect, useState } from "../base/html.js";
import { useSetting } from "../base/settings.js";
import { t } from "../base/texts.js";
import { AwakeSign } from "../base/wake_lock.js";
import { useSound } from "../sound/quiet.js";
import { LanguageChoice } from "../ui/language.js";
import { act } from "../ui/notice.js";
import { Heard, useSaid } from "./announce.js";
import { useBetween } from "./between.js";
import { DemoBar } from "./demo.js";
import { useKeys } from "./keys.js";
import { Foot, Head, View, headOf, saidIn } from "./screen_parts.js";
import { useTurns } from "./spoken.js";

const CORNER = 0.14; // of the shorter side
const TURNED_MS = 8000;
const STEADY = ["play", "incident", "question", "camera", "stopping"]; // one follows the other in the middle of play: the table keeps its place

export function Screen({ state: news, connected }) {
  const state = useTurns(news);
  const [side, setSide] = useSetting("side", 0), [size, setSize] = useState([innerWidth, innerHeight]), sound = useSound("screen"), said = useSaid(state, connected, "screen");
  const [turned, setTurned] = useState(/** @type {number | null} */ (null));
  const turn = () => { setTurned(side); setSide((side + 1) % 4); };
  useKeys(state);
  useEffect(() => {
    const key = (event) => { if (/^r$/i.test(event.key) && !event.ctrlKey && !event.metaKey) turn(); };
    const fit = () => setSize([innerWidth, innerHeight]);
    addEventListener("keydown", key);
    addEventListener("resize", fit);
    return () => { removeEventListener("keydown", key); removeEventListener("resize", fit); };
  }, [side]);
  useEffect(() => { document.title = t("screen-title"); });
  const tapped = (event) => {
    if (event.target.closest("button, a, input, select, summary, label")) return; // a control is never a corner
    const reach = CORNER * Math.min(innerWidth, innerHeight);
    const edge = (at, end) => at < reach || at > end - reach;
    if (edge(event.clientX, innerWidth) && edge(event.clientY, innerHeight)) turn();
  };
  const [width, height] = side % 2 ? [size[1], size[0]] : size, upright = height > width;
  const scene = useBetween(state), head = saidIn(headOf(state, connected, scene), connected ? said : null), runs = Boolean(state?.match) && STEADY.includes(scene), steady = runs && Boolean(state?.table.bare);
  return html`<main class=${`screen side-${side}${upright ? " upright" : ""}${steady ? " steady" : ""}`} data-scene=${scene} data-tone=${head.tone} onClick=${tapped}>
    <div class="screen-fit">
      <${Head} key="head" state=${state} head=${head} sound=${sound} steady=${steady} />
      <div class="screen-view" key=${steady ? "steady" : scene}>${state && html`<${View} state=${state} scene=${scene} upright=${upright} />`}</div>
      ${state && runs && html`<${Foot} key="foot" state=${state} />`}
      ${state?.demo && html`<${DemoBar} key="demo" state=${state} scene=${scene} send=${act} />`}
      ${state?.match && html`<${Heard} key="heard" state=${state} />`}
    </div>
    ${turned !== null && html`<${Turned} key="turned" back=${() => { setSide(turned); setTurned(null); }} over=${() => setTurned(null)} />`}
    <${AwakeSign} key="awake" />
    <div key="language" class="screen-language"><${LanguageChoice} /></div>
  </main>`;
}

/** For a while after it was turned, which may have been a slip. */
function Turned({ back, over }) {
  useEffect(() => {
    const timer = setTimeout(over, TURNED_MS);
    return () => clearTimeout(timer);
  }, []);
  return html`<p class="screen-turned" role="status">${t("screen-turned")} <button type="button" onClick=${back}>${t("undo")}</button></p>`;
}

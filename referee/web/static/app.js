// The page: picks what the address asks for, loads its parts, and gives them the live state.

import { loadAccess } from "./base/access.js";
import { html, render, useEffect, useState } from "./base/html.js";
import { firstLanguage, useLanguage } from "./base/language.js";
import { atTable, connect, useLive } from "./base/live.js";
import { Link, usePath } from "./base/router.js";
import { loadTexts, t } from "./base/texts.js";
import { LanguageChoice } from "./ui/language.js";
import { Notices } from "./ui/notice.js";

/**
 * Address → module and the component it exports; groups of the address become properties.
 * @type {[RegExp, () => Promise<any>, string][]}
 */
const PAGES = [
  [/^\/$/, () => import("./around/home.js"), "Home"],
  [/^\/setup$/, () => import("./around/setup/setup.js"), "Setup"],
  [/^\/play$/, () => import("./live/play.js"), "Play"],
  [/^\/screen$/, () => import("./live/screen.js"), "Screen"],
  [/^\/camera$/, () => import("./phone/camera.js"), "CameraPage"],
  [/^\/match\/(?<n>\d+)$/, () => import("./around/match/match.js"), "Match"],
  [/^\/people$/, () => import("./around/people.js"), "People"],
  [/^\/help(?:\/(?<rule>[\w.-]+))?$/, () => import("./around/help/help.js"), "Help"],
];

const LIVE = ["Play", "Screen"]; // all their words are the live state's or their own; they offer the language in a place of their own

function App() {
  const path = usePath(), language = useLanguage(), { state, connected, ever } = useLive();
  const [page, setPage] = useState(null), [failed, setFailed] = useState(false);
  const found = PAGES.map(([address, load, name]) => ({ match: address.exec(path), load, name })).find((page) => page.match), name = found?.name ?? "";

  useEffect(() => {
    let current = true;
    setFailed(false);
    if (found) found.load().then((module) => current && setPage({ name: found.name, Page: module[found.name] }), () => current && setFailed(true));
    document.body.dataset.page = path.split("/")[1] || "home";
    return () => { current = false; };
  }, [found?.name]);
  useEffect(() => {
    document.body.classList.toggle("offline", !connected);
  }, [connected]);

  const cut = ever && !connected && !LIVE.includes(name); // the screens at the table say it in their own line
  return html`
    <div role="status">${cut && html`<p class="storage">${t("reconnecting")}</p>`}${state?.storage && html`<p class="storage">${state.storage.text}</p>`}${!cut && !state?.storage && state?.club?.text && html`<p class="storage away">${state.club.text}</p>`}</div>
    ${!found || failed ? html`<main class="page"><h1>${t(failed ? "page-failed" : "page-missing")}</h1><p><${Link} to="/" class="button">${t("to-start")}</${Link}></p></main>`
    : page && html`<${page.Page} key=${LIVE.includes(page.name) ? page.name : `${page.name}-${language}`} state=${LIVE.includes(page.name) ? atTable(state) : state} connected=${connected} ...${page.name === found.name ? found.match?.groups ?? {} : {}} />`}
    ${!LIVE.includes(name) && html`<footer key="foot" class="page-foot"><${LanguageChoice} /></footer>`}
    <${Notices} key="notices" />`;
}

firstLanguage();
connect(); // at once: on a slow line the state is on its way while the texts are
await Promise.all([loadTexts(), loadAccess()]);
const place = /** @type {HTMLElement} */ (document.getElementById("app"));
place.replaceChildren();
render(html`<${App} />`, place);

// The page: picks what the address asks for, loads its parts, and gives them the live state.

import { html } from "./base/html.js";
import { useLanguage } from "./base/language.js";
import { atTable, useLive } from "./base/live.js";
import { begin, useLine, usePage } from "./base/pages.js";
import { Link, usePath } from "./base/router.js";
import { t } from "./base/texts.js";
import { LanguageChoice } from "./ui/language.js";
import { Notices } from "./ui/notice.js";

/** @type {import("./base/pages.js").Pages} */
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
  const { found, page, failed, groups } = usePage(PAGES, path, "home"), name = found?.name ?? "";
  useLine(connected);

  const cut = ever && !connected && !LIVE.includes(name); // the screens at the table say it in their own line
  return html`
    <div role="status">${cut && html`<p class="storage">${t("reconnecting")}</p>`}${state?.storage && html`<p class="storage">${state.storage.text}</p>`}${!cut && !state?.storage && state?.club?.text && html`<p class="storage away">${state.club.text}</p>`}</div>
    ${!found || failed ? html`<main class="page"><h1>${t(failed ? "page-failed" : "page-missing")}</h1><p><${Link} to="/" class="button">${t("to-start")}</${Link}></p></main>`
    : page && html`<${page.Page} key=${LIVE.includes(page.name) ? page.name : `${page.name}-${language}`} state=${LIVE.includes(page.name) ? atTable(state) : state} connected=${connected} ...${groups} />`}
    ${(page || failed || !found) && !LIVE.includes(name) && html`<footer key="foot" class="page-foot"><${LanguageChoice} /></footer>`}
    <${Notices} key="notices" />`;
}

await begin(App);

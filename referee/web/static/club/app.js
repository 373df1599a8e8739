// The club's page: picks what the address asks for, and gives it the live state of all tables.

import { html } from "../base/html.js";
import { useLanguage } from "../base/language.js";
import { useLive } from "../base/live.js";
import { begin, useLine, usePage } from "../base/pages.js";
import { Link, usePath } from "../base/router.js";
import { t } from "../base/texts.js";
import { LanguageChoice } from "../ui/language.js";
import { Notices } from "../ui/notice.js";
import { useSound } from "../sound/quiet.js";
import { Calls, SoundSwitch } from "./calls.js";
import { clubOf } from "./state.js";

/** @type {import("../base/pages.js").Pages} */
const PAGES = [
  [/^\/$/, () => import("./tables.js"), "Tables"],
  [/^\/table\/(?<id>[\w-]+)$/, () => import("./one_table.js"), "OneTable"],
  [/^\/standings$/, () => import("./standings.js"), "Standings"],
  [/^\/people$/, () => import("./people.js"), "WhoIsWho"],
];
const TABS = [["/", "club-tables"], ["/standings", "club-standings"], ["/people", "club-people"]];

function App() {
  const path = usePath(), language = useLanguage(), { state, connected, ever } = useLive(), club = clubOf(state), sound = useSound("club");
  const { found, page, failed, groups } = usePage(PAGES, path, "tables");
  useLine(connected);

  return html`
    <div role="status">${ever && !connected && html`<p class="storage">${t("reconnecting")}</p>`}${club?.trouble && html`<p class="storage">${club.trouble}</p>`}</div>
    <header class="club-head"><p class="club-name"><strong class="name">${club?.name || t("club-title")}</strong></p><${SoundSwitch} sound=${sound} />
      <nav class="club-tabs" aria-label=${t("club-parts")}>${TABS.map(([to, text]) => html`<${Link} key=${to} to=${to} aria-current=${path === to ? "page" : undefined}>${t(text)}<//>`)}</nav></header>
    ${club && html`<${Calls} key="calls" club=${club} sound=${sound} />`}
    ${!found || failed ? html`<main class="page"><h1>${t(failed ? "page-failed" : "page-missing")}</h1><p><${Link} to="/" class="button">${t("to-start")}<//></p></main>`
    : page && club ? html`<${page.Page} key=${`${page.name}-${language}`} club=${club} ...${groups} />`
    : html`<main class="page"><p class="note">${t("connecting")}</p></main>`}
    <footer key="foot" class="page-foot"><${LanguageChoice} /></footer>
    <${Notices} key="notices" />`;
}

await begin(App);

// The club's page: picks what the address asks for, and gives it the live state of all tables.

import { loadAccess } from "../base/access.js";
import { html, render, useEffect, useState } from "../base/html.js";
import { firstLanguage, useLanguage } from "../base/language.js";
import { connect, useLive } from "../base/live.js";
import { Link, usePath } from "../base/router.js";
import { loadTexts, t } from "../base/texts.js";
import { LanguageChoice } from "../ui/language.js";
import { Notices } from "../ui/notice.js";
import { useSound } from "../sound/quiet.js";
import { Calls, SoundSwitch } from "./calls.js";
import { clubOf } from "./state.js";

/**
 * Address → module and the component it exports; groups of the address become properties.
 * @type {[RegExp, () => Promise<any>, string][]}
 */
const PAGES = [
  [/^\/$/, () => import("./tables.js"), "Tables"],
  [/^\/table\/(?<id>[\w-]+)$/, () => import("./one_table.js"), "OneTable"],
  [/^\/standings$/, () => import("./standings.js"), "Standings"],
  [/^\/people$/, () => import("./people.js"), "WhoIsWho"],
];
const TABS = [["/", "club-tables"], ["/standings", "club-standings"], ["/people", "club-people"]];

function App() {
  const path = usePath(), language = useLanguage(), { state, connected, ever } = useLive(), club = clubOf(state), sound = useSound("club");
  const [page, setPage] = useState(null), [failed, setFailed] = useState(false);
  const found = PAGES.map(([address, load, name]) => ({ match: address.exec(path), load, name })).find((one) => one.match);

  useEffect(() => {
    let current = true;
    setFailed(false);
    if (found) found.load().then((module) => current && setPage({ name: found.name, Page: module[found.name] }), () => current && setFailed(true));
    document.body.dataset.page = path.split("/")[1] || "tables";
    return () => { current = false; };
  }, [found?.name]);
  useEffect(() => { document.body.classList.toggle("offline", !connected); }, [connected]);

  return html`
    <div role="status">${ever && !connected && html`<p class="storage">${t("reconnecting")}</p>`}${club?.trouble && html`<p class="storage">${club.trouble}</p>`}</div>
    <header class="club-head"><p class="club-name"><strong class="name">${club?.name || t("club-title")}</strong></p><${SoundSwitch} sound=${sound} />
      <nav class="club-tabs" aria-label=${t("club-parts")}>${TABS.map(([to, text]) => html`<${Link} key=${to} to=${to} aria-current=${path === to ? "page" : undefined}>${t(text)}<//>`)}</nav></header>
    ${club && html`<${Calls} key="calls" club=${club} sound=${sound} />`}
    ${!found || failed ? html`<main class="page"><h1>${t(failed ? "page-failed" : "page-missing")}</h1><p><${Link} to="/" class="button">${t("to-start")}<//></p></main>`
    : page && club ? html`<${page.Page} key=${`${page.name}-${language}`} club=${club} ...${page.name === found.name ? found.match?.groups ?? {} : {}} />`
    : html`<main class="page"><p class="note">${t("connecting")}</p></main>`}
    <footer key="foot" class="page-foot"><${LanguageChoice} /></footer>
    <${Notices} key="notices" />`;
}

firstLanguage();
connect(); // at once: on a slow line the state is on its way while the texts are
await Promise.all([loadTexts(), loadAccess()]);
const place = /** @type {HTMLElement} */ (document.getElementById("app"));
place.replaceChildren();
render(html`<${App} />`, place);

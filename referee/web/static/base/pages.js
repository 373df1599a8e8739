// What a table's page and a club's have in common: which part the address asks for, and how the page begins.

import { loadAccess } from "./access.js";
import { html, render, useEffect, useRef, useState } from "./html.js";
import { firstLanguage } from "./language.js";
import { connect } from "./live.js";
import { loadTexts } from "./texts.js";

/**
 * Address → module and the component it exports; groups of the address become properties.
 * @typedef {[RegExp, () => Promise<any>, string][]} Pages
 */

/**
 * The part that an address asks for, null where there is none; and the one that is loaded, null before the first, with the
 * `groups` of its own address: it stands until the next part is here.
 * @param {Pages} pages
 * @param {string} path
 * @param {string} first what the body calls the page at "/"
 */
export function usePage(pages, path, first) {
  const [page, setPage] = useState(null), [failed, setFailed] = useState(false);
  const found = pages.map(([address, load, name]) => ({ match: address.exec(path), load, name })).find((one) => one.match) ?? null;
  useEffect(() => {
    let current = true;
    setFailed(false);
    if (found) found.load().then((module) => current && setPage({ name: found.name, Page: module[found.name] }), () => current && setFailed(true));
    document.body.dataset.page = path.split("/")[1] || first;
    return () => { current = false; };
  }, [found?.name]);
  const groups = useRef({});
  if (page?.name === found?.name) groups.current = found?.match?.groups ?? {};
  return { found, page, failed, groups: groups.current };
}

/** Dim the page while its line is cut. @param {boolean} connected */
export function useLine(connected) {
  useEffect(() => { document.body.classList.toggle("offline", !connected); }, [connected]);
}

/** Show a page. @param {() => any} App */
export async function begin(App) {
  firstLanguage();
  connect(); // at once: on a slow line the state is on its way while the texts are
  await Promise.all([loadTexts(), loadAccess()]);
  const place = /** @type {HTMLElement} */ (document.getElementById("app"));
  place.replaceChildren();
  render(html`<${App} />`, place);
}

// Which page is shown: by the address, with the browser's own history.

import { html, useEffect, useState } from "./html.js";
import { ROOT, at } from "./root.js";

const watchers = new Set();
const shown = () => location.pathname.slice(ROOT.length) || "/";
const changed = () => { for (const tell of watchers) tell(shown()); };
addEventListener("popstate", changed);

export function go(path) {
  if (path !== shown() + location.hash) history.pushState(null, "", at(path));
  scrollTo(0, 0);
  changed();
}

export function usePath() {
  const [path, setPath] = useState(shown());
  useEffect(() => {
    watchers.add(setPath);
    return () => watchers.delete(setPath);
  }, []);
  return path;
}

/** A link inside the page; with a modifier key the browser does what it always does. */
export function Link({ to, children, ...rest }) {
  const follow = (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(to);
  };
  return html`<a href=${at(to)} onClick=${follow} ...${rest}>${children}</a>`;
}

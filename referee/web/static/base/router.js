// Which page is shown: by the address, with the browser's own history.

import { html, useEffect, useState } from "./html.js";

const watchers = new Set();
const changed = () => { for (const tell of watchers) tell(location.pathname); };
addEventListener("popstate", changed);

export function go(path) {
  if (path !== location.pathname + location.hash) history.pushState(null, "", path);
  scrollTo(0, 0);
  changed();
}

export function usePath() {
  const [path, setPath] = useState(location.pathname);
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
  return html`<a href=${to} onClick=${follow} ...${rest}>${children}</a>`;
}

// The server is of another version than this page: it loads anew, as soon as nothing is being typed or filmed.

import { allDrafts } from "./drafts.js";
import { at } from "./root.js";

const KEY = "referee-loaded-for", LOOK_MS = 2000;
const TYPED = "input:not([type=checkbox], [type=radio], [type=range], [type=file], [data-kept]), textarea, select"; // what is kept outlives a reload
let wanted = "";

/**
 * `version`: the server's. Each is loaded once: a cache on the way that keeps the old page must not make a circle.
 * @param {string} version
 */
export function anotherVersion(version) {
  if (triedFor(version) === version || wanted) return;
  wanted = version;
  load();
}

/**
 * The version that was loaded for last; without storage that is not known, and `version` counts as tried.
 * @param {string} version
 */
function triedFor(version) {
  try { return sessionStorage.getItem(KEY); } catch { return version; }
}

function load() {
  if (busy()) {
    setTimeout(load, LOOK_MS);
    return;
  }
  sessionStorage.setItem(KEY, wanted);
  location.reload();
}

/** Whether somebody would lose something: a field in use, a form half filled in, a sheet that is open, a running film. */
function busy() {
  const filled = /** @type {HTMLInputElement[]} */ ([...document.querySelectorAll("form input:not([type=radio], [type=checkbox])")]).some((input) => input.value);
  return allDrafts().length > 0 || document.activeElement?.matches(TYPED) || filled || document.querySelector("dialog[open]") !== null
    || (location.pathname === at("/camera") && document.querySelector(".phone") !== null);
}

// The server is of another version than this page: it loads anew, as soon as nothing is being typed or filmed.

import { allDrafts } from "./drafts.js";
import { at } from "./root.js";
import { session } from "./storage.js";

const KEY = "referee-loaded-for", LOOK_MS = 2000;
const TYPED = "input:not([type=checkbox], [type=radio], [type=range], [type=file], [data-kept]), textarea, select"; // what is kept outlives a reload
let wanted = "";

/**
 * `version`: the server's. Each is loaded once: a cache on the way that keeps the old page must not make a circle.
 * @param {string} version
 */
export function anotherVersion(version) {
  if (session.read(KEY) === version || wanted) return;
  wanted = version;
  load();
}

function load() {
  if (busy()) {
    setTimeout(load, LOOK_MS);
    return;
  }
  if (session.write(KEY, wanted)) location.reload(); // else nobody would know afterwards that it was tried
}

/** Whether somebody would lose something: a field in use, a form half filled in, a sheet that is open, a running film. */
function busy() {
  const filled = /** @type {HTMLInputElement[]} */ ([...document.querySelectorAll("form input:not([type=radio], [type=checkbox])")]).some((input) => input.value);
  return allDrafts().length > 0 || document.activeElement?.matches(TYPED) || filled || document.querySelector("dialog[open]") !== null
    || (location.pathname === at("/camera") && document.querySelector(".phone") !== null);
}

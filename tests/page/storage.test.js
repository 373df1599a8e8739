import assert from "node:assert/strict";
import { test } from "node:test";

import { load } from "./browser.js";

const { device, session } = await load("base/storage.js");

/** A browser in which cookies are blocked: already to ask for its storage throws. */
function blocked() {
  for (const name of ["localStorage", "sessionStorage"]) {
    Object.defineProperty(globalThis, name, { configurable: true, get: () => { throw new DOMException("blocked", "SecurityError"); } });
  }
}

test("what is kept is read again, and what cannot be read is nothing", () => {
  assert.equal(session.write("a", { n: 1 }), true);
  assert.deepEqual(session.read("a"), { n: 1 });
  assert.equal(session.write("a", null), true);
  assert.equal(session.read("a", "nothing"), "nothing");
  globalThis.localStorage.setItem("old", "no JSON");
  assert.equal(device.read("old", 7), 7);
});

test("where the browser keeps nothing, everything works as long as the page lives", async () => {
  blocked();
  const { loadDraft, saveDraft, forgetDraft } = await load("around/setup/draft.js");
  const { setting, setSetting } = await load("base/settings.js");
  const { draftOf, setDraft } = await load("base/drafts.js");
  saveDraft({ ...loadDraft(), document: "framed" });
  assert.equal(loadDraft().document, "framed");
  forgetDraft();
  assert.equal(loadDraft().document, "");
  setSetting("signs", true);
  assert.equal(setting("signs", false), true);
  setDraft("x", { text: "18" });
  assert.deepEqual(draftOf("x"), { text: "18" });
  assert.equal(device.write("b", 1), false, "and whoever must know is told that nothing outlives the page");
});

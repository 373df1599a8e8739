// What this browser keeps for the page: the one door to its storage. Keeping is a convenience: where the browser refuses it
// (cookies are blocked, the window is private, no room is left), what was kept lives as long as the page.

/** @param {"localStorage" | "sessionStorage"} name */
function door(name) {
  /** @type {Map<string, any>} */
  const here = new Map();
  return {
    /**
     * What was kept under a key; `otherwise` where nothing was, or nothing that can be read.
     * @param {string} key
     * @param {any} otherwise
     */
    read(key, otherwise = null) {
      if (here.has(key)) return here.get(key);
      try {
        return JSON.parse(globalThis[name].getItem(key) ?? "null") ?? otherwise;
      } catch {
        return otherwise; // no storage, or an old form of it
      }
    },
    /**
     * Keep a value of JSON; null forgets it. Whether it outlives the page.
     * @param {string} key
     * @param {any} value
     */
    write(key, value) {
      here.delete(key);
      try {
        if (value === null) globalThis[name].removeItem(key);
        else globalThis[name].setItem(key, JSON.stringify(value));
        return true;
      } catch {
        here.set(key, value);
        return false;
      }
    },
  };
}

/** On this device for good. */
export const device = door("localStorage");
/** As long as this tab is open, also when the page is loaded again. */
export const session = door("sessionStorage");

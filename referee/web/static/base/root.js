// Where the dashboard stands on its server: at its top, or under the path that a proxy puts before it.

/** Empty, or a path like "/referee". */
export const ROOT = new URL("../..", import.meta.url).pathname.replace(/\/$/, "");

/** An address of the dashboard as the browser must ask for it. */
export const at = (path) => ROOT + path;

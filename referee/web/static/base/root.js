// Where the dashboard stands on its server: at its top, or under the path that a proxy puts before it. And of which
// version this page is: its files are served under `/static/VERSION/`.

const [, root, version] = /** @type {string[]} */ (/^(.*)\/static\/(?:([0-9a-f]+)\/)?(?:base\/root|(?:club-)?page)\.js$/.exec(new URL(import.meta.url).pathname));

/** Empty, or a path like "/referee". */
export const ROOT = root;

/** What the server's page says of itself at every snapshot; "" where its files are not served by version. */
export const VERSION = version ?? "";

/**
 * An address of the dashboard as the browser must ask for it.
 * @param {string} path
 */
export const at = (path) => ROOT + path;

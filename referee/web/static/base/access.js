// What this screen may do here, by the link it came with; asked once, before anything is shown.

import { get } from "./net.js";

/** @type {{ role: string, may: string[], links: { role: string, address: string }[] }} */
let access;

export async function loadAccess() {
  access = await get("/api/access");
  document.body.dataset.role = access.role;
  document.body.dataset.may = access.may.join(" "); // what asks for more is not shown: `data-asks` in base.css
  return access;
}

/** "look", "film", "play" (what the table says of the match in play), or "host" (all else). */
export const may = (right) => access.may.includes(right);

/** Children that only somebody with this right is shown. */
export const May = ({ right, otherwise = null, children }) => (may(right) ? children : otherwise);

// The last known state of a table's match, as the shared log has it, looked up again while it is shown.

import { useEffect, useState } from "../base/html.js";
import { get } from "../base/net.js";

const LOOKS_MS = 3000, RESTS = 20; // folding a long match takes the server a while: it rests twenty times as long

/**
 * {last, problem}; `last` is null until it is there. Nothing is asked while not `wanted`, or where no match is.
 * @param {string} id
 * @param {number | null} match
 * @param {boolean} wanted
 */
export function useLast(id, match, wanted) {
  const [last, setLast] = useState(/** @type {any} */ (null)), [problem, setProblem] = useState("");
  useEffect(() => {
    if (!wanted || match === null) return undefined;
    let current = true, timer = 0;
    const look = async () => {
      const begun = performance.now();
      try {
        const found = await get(`/api/table/${id}`);
        if (current) { setLast(found); setProblem(""); }
      } catch (e) {
        if (current) setProblem(/** @type {Error} */ (e).message);
      }
      if (current) timer = setTimeout(look, Math.max(LOOKS_MS, RESTS * (performance.now() - begun)));
    };
    look();
    return () => { current = false; clearTimeout(timer); };
  }, [id, match, wanted]);
  return { last: last?.match.id === match ? last : null, problem };
}

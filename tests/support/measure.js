// What is wrong with a page at its present size, as sentences: too wide, cut off, words over words, too small for a finger or
// for three metres.
//
// still: nothing may scroll; least: the smallest text in pixels, 0 for any; buttons: the smallest side of what is tapped on.
({ still, least, buttons }) => {
  const found = new Set();
  const style = (node) => getComputedStyle(node);
  const unseen = (node) => {
    for (let n = node; n instanceof Element; n = n.parentElement) {
      const { position, width, height, clipPath, clip } = style(n);
      if (position === "absolute" && parseFloat(width) <= 2 && parseFloat(height) <= 2) return true;
      if (clipPath.startsWith("inset(50%") || (clip !== "auto" && position === "absolute")) return true;
    }
    return !node.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
  };
  const words = (node) => {
    const name = node.getAttribute("aria-label") || node.textContent.trim().replace(/\s+/g, " ").slice(0, 40);
    return `${node.tagName.toLowerCase()}.${String(node.getAttribute("class") ?? "").replace(/ /g, ".")} "${name}"`;
  };
  const scrolls = (node, axis) => /auto|scroll/.test(style(node)[`overflow${axis}`]);
  const hides = (node, axis) => style(node)[`overflow${axis}`] !== "visible";
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) found.add(`the page is ${root.scrollWidth - root.clientWidth} px too wide`);
  if (still && root.scrollHeight > innerHeight + 1) found.add(`the page scrolls by ${root.scrollHeight - innerHeight} px`);

  const lines = []; // of words, as far as they are seen: {box, layer, node}
  const seenOf = (box, node) => {
    const seen = { left: box.left, right: box.right, top: box.top, bottom: box.bottom };
    for (let n = node; n && n !== root; n = n.parentElement) {
      if (!hides(n, "X") && !hides(n, "Y")) continue;
      const edge = n.getBoundingClientRect();
      seen.left = Math.max(seen.left, edge.left); seen.right = Math.min(seen.right, edge.right);
      seen.top = Math.max(seen.top, edge.top); seen.bottom = Math.min(seen.bottom, edge.bottom);
    }
    return seen;
  };
  const layerOf = (node) => { // what lies above the rest of the page on purpose: a sheet, a toast, what stays in view
    let n = node;
    while (n && n.tagName !== "DIALOG" && !/absolute|fixed|sticky/.test(style(n).position)) n = n.parentElement;
    return n;
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const node = text.parentElement;
    if (!text.data.trim() || /^(SCRIPT|STYLE|NOSCRIPT|OPTION)$/.test(node.tagName) || unseen(node)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect(), drawn = node instanceof SVGElement;
    if (!box.width) continue;
    if (!drawn && least && parseFloat(style(node).fontSize) < least - 0.1) found.add(`${style(node).fontSize}: ${words(node)}`);
    if (drawn) continue;
    const tight = 0.16 * parseFloat(style(node).fontSize), layer = layerOf(node); // a letter's box is taller than the letter
    for (const line of range.getClientRects()) {
      const seen = seenOf(line, node);
      if (seen.right - seen.left > 2 && seen.bottom - seen.top > 3 * tight) lines.push({ ...seen, top: seen.top + tight, bottom: seen.bottom - tight, layer, node });
    }
    let inX = true, inY = true;
    const spare = Math.max(2, 0.1 * parseFloat(style(node).fontSize)); // a letter's box is taller than a tight line
    for (let n = node; n && n !== root; n = n.parentElement) {
      const edge = n.getBoundingClientRect();
      if (inX && scrolls(n, "X") && n.scrollWidth > n.clientWidth + 1) inX = false;
      else if (inX && hides(n, "X") && (box.right > edge.right + 1 || box.left < edge.left - 1)) found.add(`cut at the side: ${words(node)}`);
      if (inY && scrolls(n, "Y")) inY = false;
      else if (inY && hides(n, "Y") && (box.bottom > edge.bottom + spare || box.top < edge.top - spare)) found.add(`cut below: ${words(node)}`);
      if (n.tagName === "DIALOG") break; // it lies above everything: what it stands in does not cut it
    }
    if (inX && (box.right > innerWidth + 1 || box.left < -1)) found.add(`outside: ${words(node)}`);
    if (still && (box.bottom > innerHeight + 1 || box.top < -1)) found.add(`below the screen: ${words(node)}`);
  }

  for (const [i, one] of lines.entries()) {
    for (const other of lines.slice(i + 1)) {
      if (one.node === other.node || one.layer !== other.layer) continue;
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left), down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (across > 3 && down > 1) found.add(`over one another: ${words(one.node)} and ${words(other.node)}`);
    }
  }

  for (const node of document.body.querySelectorAll("*")) {
    if (still && !(node instanceof SVGElement) && scrolls(node, "Y") && node.scrollHeight > node.clientHeight + 1) found.add(`scrolls by ${node.scrollHeight - node.clientHeight} px: ${words(node)}`);
    if (!buttons || !node.matches("button, a.button, summary, select, input:not([type=radio], [type=checkbox], [type=range], [type=file])") || unseen(node)) continue;
    const { width, height } = node.getBoundingClientRect(), thumb = node.textContent.trim() === "STOP" ? 56 : buttons;
    if (node.closest("nav ol") && width >= 36 && height >= buttons) continue; // eight steps in a row; Back and Next lead there too
    if (Math.min(width, height) < thumb - 0.5) found.add(`only ${Math.round(width)}×${Math.round(height)}: ${words(node)}`);
  }
  return [...found];
}

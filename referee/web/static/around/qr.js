// An address as a QR code, drawn as one path: dark on white in every colour scheme, so that phones read it.

import { html, useMemo } from "../base/html.js";
import { t } from "../base/texts.js";
import { generate } from "../vendor/lean-qr.js";

const QUIET = 3; // squares of white around the code

export function QrCode({ address }) {
  const { size, path } = useMemo(() => drawn(address), [address]);
  const side = size + 2 * QUIET;
  return html`<svg class="qr" viewBox=${`0 0 ${side} ${side}`} role="img" aria-label=${t("home-qr", { address })}>
    <rect class="qr-ground" width=${side} height=${side} rx="2" />
    <path class="qr-dark" d=${path} shape-rendering="crispEdges" />
  </svg>`;
}

function drawn(address) {
  const code = generate(address);
  let path = "";
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) path += `M${x + QUIET} ${y + QUIET}h1v1h-1z`;
  }
  return { size: code.size, path };
}

/**
 * What a page in somebody's slides is on paper: its picture, a line of text, and a code that leads to it,
 * which is drawn before: what is printed is not waited for.
 */

import { html, text } from "../lab/dom.js";
import { pictureOf, surfaceOf } from "./export/picture.js";
import { listen } from "../hosts/browser/bus.js";
import { embedded } from "../hosts/browser/embed.js";
import { linkOf } from "./links.js";
import { picture } from "./qr.js";

const STYLE = `
@media screen { .cosine-lab-leaf { visibility: hidden; position: fixed; inset: auto 0 0 auto; width: 1px; height: 1px; overflow: hidden; } }
@media print {
  body:has(.cosine-lab-leaf) > :not(.cosine-lab-leaf) { display: none !important; }
  html, body { overflow: visible !important; height: auto !important; margin: 0 !important; background: #fff !important; }
  .cosine-lab-leaf { position: fixed; inset: 0; display: grid; grid-template: minmax(0, 1fr) auto / minmax(0, 1fr) auto; gap: 1vh 2vw; align-items: center; color: #1b1b1b; font: 14px/1.4 sans-serif; overflow-wrap: anywhere; }
  .cosine-lab-leaf svg { grid-column: 1 / 3; width: 100%; height: 100%; }
  .cosine-lab-leaf p { margin: 0; }
  .cosine-lab-leaf img { width: 96px; height: 96px; image-rendering: pixelated; }
}`;

/** @param {import("../lab/types.js").Text} words @param {string} title @param {AbortSignal} gone */
export function createLeaf(words, title, gone) {
  if (!embedded()) return;
  const [drawing, sentence, code] = [html("div", { style: "display: contents" }), html("p"), html("div")];
  const leaf = html("div", { class: "cosine-lab-leaf", "aria-hidden": "true" }, [
    html("style", {}, [STYLE]),
    drawing,
    sentence,
    code,
  ]);
  document.body.append(leaf);
  const link = () => linkOf(window.location.href, { talk: false });
  const follow = () => picture(code, link(), words, words("share.code"));
  const draw = () => {
    const root = surfaceOf();
    const made =
      root && new DOMParser().parseFromString(pictureOf(root, { title }).text, "image/svg+xml").documentElement;
    drawing.replaceChildren(...(made ? [document.importNode(made, true)] : []));
    text(sentence, words("share.live", { title }));
  };
  listen("address", follow, gone);
  window.addEventListener("beforeprint", draw, { signal: gone });
  gone.addEventListener("abort", () => leaf.remove());
  follow();
}

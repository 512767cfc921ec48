/** What free play keeps under "More" until a reader asks for it; whether they did, this browser remembers. */

import { html, set } from "../dom.js";
import { keep, kept } from "../kept.js";

const KEY = "cosine-lab:more";

/** A button that shows the rest, or nothing where there is none. @param {import("../lab.js").Lab<any>} lab */
export function moreButton({ root, text, data }) {
  if (!Object.values(data.layout).flat().some(({ more }) => more)) return [];
  const button = html("button", { type: "button", class: "more", "data-action": "more" }, [text("tools.more")]);
  const mark = (/** @type {boolean} */ open) => set(button, "aria-expanded", String(root.toggleAttribute("data-more", open)));
  mark(kept(KEY) === "1");
  button.addEventListener("click", () => {
    mark(!root.hasAttribute("data-more"));
    keep(KEY, root.hasAttribute("data-more") ? "1" : "0");
  });
  return [button];
}

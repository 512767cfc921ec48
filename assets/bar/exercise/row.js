/**
 * Exercises that are kept for a row while the pages of others are looked up: in this tab alone.
 *
 * @typedef {{href: string, question: string}} Kept
 */

import { html } from "../../lab/dom.js";

const ROW = "cosine-lab:row";

/** @param {import("../../lab/text.js").Text} words @param {() => void} change */
export function createRow(words, change) {
  /** @type {Kept[]} */
  let kept = JSON.parse(window.sessionStorage.getItem(ROW) ?? "[]");
  const list = html("ol", { class: "kept" });
  const draw = () => {
    window.sessionStorage.setItem(ROW, JSON.stringify(kept));
    list.replaceChildren(...kept.map((each) => {
      const away = html("button", { type: "button", class: "away", "aria-label": words("exercise.remove") }, ["✕"]);
      away.addEventListener("click", () => put(kept.filter((other) => other !== each)));
      return html("li", {}, [each.question, " ", away]);
    }));
  };
  const put = (/** @type {Kept[]} */ next) => {
    kept = next;
    draw();
    change();
  };
  draw();
  return { root: list, links: () => kept.map(({ href }) => new URL(href)), add: (/** @type {Kept} */ next) => put([...kept, next]) };
}

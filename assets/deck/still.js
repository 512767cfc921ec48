/**
 * A page that only the site can draw, as the picture that was made of it, with its numbers.
 *
 * @typedef {{picture: string, numbers: {name: string, rows: string[][]}[]}} Still picture: an SVG text
 */

import { html } from "../lab/dom.js";

/** @param {import("./index.js").DeckLesson} lesson @param {import("../lab/text.js").Text} words @returns {() => void} what takes it away */
export function still({ title, still: held }, words) {
  const address = URL.createObjectURL(new Blob([held?.picture ?? ""], { type: "image/svg+xml" }));
  const root = html("figure", { class: "still" }, [
    html("img", { src: address, alt: title }),
    html("figcaption", {}, [words("deck.still")]),
    ...(held?.numbers ?? []).map(({ name, rows }) => html("details", {}, [html("summary", {}, [words("deck.numbers", { name })]), table(rows)])),
  ]);
  /** @type {Element} */ (document.querySelector("main")).append(root);
  return () => {
    URL.revokeObjectURL(address);
    root.remove();
  };
}

/** @param {string[][]} rows */
function table([head = [], ...rows]) {
  const row = (/** @type {string[]} */ cells, /** @type {string} */ tag) => html("tr", {}, cells.map((cell) => html(tag, tag === "th" ? { scope: "col" } : {}, [cell])));
  return html("table", {}, [html("thead", {}, [row(head, "th")]), html("tbody", {}, rows.map((cells) => row(cells, "td")))]);
}

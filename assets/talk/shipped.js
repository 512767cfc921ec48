/** Talks that come with the site: to be played, or to begin from. */

import { html } from "../lab/dom.js";
import { readTalk } from "../lab/talks/reading.js";

/** @typedef {import("../lab/talks/model.js").Talk} Talk */

/**
 * @param {import("../lab/text.js").Text} words @param {{name: string, text: string}[]} shipped @param {string[]} pages
 * @param {{play: (talk: Talk) => void, store: import("./store.js").Store, say: (said: string) => void}} hands
 */
export function createShipped(words, shipped, pages, { play, store, say }) {
  const rows = shipped.map(({ name, text }) => {
    const { talk } = readTalk(text, pages);
    const button = (/** @type {string} */ verb, /** @type {() => void} */ act) => {
      const made = html("button", { type: "button", "data-action": verb, "data-talk": name }, [words(verb)]);
      made.setAttribute("aria-label", words(`${verb}-named`, { title: talk.title }));
      made.addEventListener("click", act);
      return made;
    };
    const begin = () => {
      store.put(talk);
      say(words("copied-talk", { title: talk.title }));
    };
    return html("li", {}, [
      html("strong", {}, [talk.title]), html("span", { class: "count" }, [words("count", { n: talk.steps.length })]),
      html("p", {}, [talk.about]), html("div", { class: "acts" }, [button("play-shipped", () => play(talk)), button("take", begin)]),
    ]);
  });
  return html("div", { class: "shipped" }, [html("h2", {}, [words("shipped")]), html("ul", {}, rows)]);
}

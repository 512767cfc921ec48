/** The whole talk on paper: every step after its bet and its move, one a page. */

import { html } from "../lab/dom.js";
import { pictureOf, surfaceOf } from "../lab/export/picture.js";
import { printed } from "../lab/export/print.js";
import { hear, tell } from "../lab/signals.js";
import { playing } from "../lab/talks/playing.js";
import { pathOf } from "../lab/talks/links.js";

const SETTLES = 900; // ms in which a page is laid out, or a move is done
const MOST_KEYS = 3; // a bet, its answer, a move

/** @param {import("../lab/talks/model.js").Talk} talk @param {import("../lab/text.js").Text} words @param {(at: number) => void} go @param {() => string | null} picture of a page that the site drew */
export function createPrint(talk, words, go, picture) {
  const button = html("button", { type: "button", "data-action": "print-talk", title: words("deck.print.title") }, [words("deck.print")]);
  let phase = "";
  hear("beat", (shown) => {
    phase = shown?.phase ?? "";
  });
  const pages = async () => {
    const at = playing()?.at ?? 0;
    const drawings = [];
    for (const [k, step] of talk.steps.entries()) {
      go(k);
      await wait();
      for (let key = 0; key < MOST_KEYS && (phase === "asked" || phase === "doing"); key += 1) {
        tell("step", { by: 1 });
        await wait();
      }
      if (playing()?.at !== k) go(k); // a step without anything that does its move went on
      drawings.push(picture() ?? drawn(`${k + 1}. ${step.heading}`, pathOf(step)));
    }
    go(at);
    return drawings;
  };
  const print = async () => {
    if (document.documentElement.hasAttribute("data-printing")) return;
    document.documentElement.toggleAttribute("data-printing", true);
    const drawings = await pages();
    document.documentElement.toggleAttribute("data-printing", false);
    printed(drawings.filter(Boolean), "wide");
  };
  button.addEventListener("click", print);
  window.addEventListener("keydown", (event) => {
    if (event.key.toLowerCase() !== "p" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void print();
  });
  return button;
}

/** @param {string} title @param {string} link */
function drawn(title, link) {
  const root = surfaceOf();
  return root ? pictureOf(root, { title, headed: true, link: `/${link}`, footed: true }).text : "";
}

const wait = () => new Promise((done) => setTimeout(done, SETTLES));

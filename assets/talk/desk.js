/** All of the page: the talk's title, what can be done with it, its steps, and talks that come with the site. */

import { allow, html } from "../lab/dom.js";
import { tell } from "../lab/signals.js";
import { noted } from "../lab/spoken.js";
import { setTalk } from "../lab/talk/mode.js";
import { play } from "../lab/talks/playing.js";
import { LONGEST_ABOUT, LONGEST_TITLE } from "../lab/talks/model.js";
import { createFiles } from "./files.js";
import { createShipped } from "./shipped.js";
import { createSteps, writing } from "./steps.js";
import { createStore } from "./store.js";
import { createSource } from "./source.js";

/** @typedef {import("../lab/text.js").Text} Text */

/** @param {Text} words @param {import("./index.js").Data} data @param {AbortSignal} gone */
export function createDesk(words, { pages, shipped, known }, gone) {
  const slugs = Object.keys(pages);
  const store = createStore(words("untitled"), slugs, gone);
  const note = html("p", { class: "note" });
  const say = (/** @type {string} */ said) => noted(note, said);
  const start = (/** @type {import("../lab/talks/model.js").Talk} */ talk, /** @type {number} */ at) => {
    if (!play(talk)) return say(words("not-kept"));
    setTalk(true);
    tell("elsewhere", { to: at });
  };
  const source = createSource(words, store, { pages: slugs, known }, say);
  const files = createFiles(words, store, { pages: slugs, known }, say, source.open);
  const tools = createTools(words, store, say, { play: () => start(store.talk(), 0), text: () => source.open(null, []) });
  const steps = createSteps(words, store, pages, { play: (at) => start(store.talk(), at), say, undo: tools.undo });
  const title = writing(words, "title", LONGEST_TITLE, 1, say, (held) => store.put({ ...store.talk(), title: held }));
  const about = writing(words, "about", LONGEST_ABOUT, 2, say, (held) => store.put({ ...store.talk(), about: held }));
  const empty = html("p", { class: "empty" }, [words("empty")]);
  const draw = () => {
    const talk = store.talk();
    title.show(talk.title);
    about.show(talk.about);
    empty.hidden = talk.steps.length > 0;
    steps.draw();
    tools.draw();
    files.draw();
    if (!store.kept()) say(words("not-kept"));
  };
  store.watch(draw);
  draw();
  if (store.broken !== null) source.open(store.broken, null);
  return html("section", { class: "desk", "aria-label": words("desk") }, [
    html("div", { class: "tools" }, [tools.play, ...files.buttons, tools.text, tools.undo, tools.redo]), note, source.root,
    title.root, about.root, empty, steps.root, createShipped(words, shipped, slugs, { play: (talk) => start(talk, 0), store, say }), files.deck,
  ]);
}

/** @param {Text} words @param {import("./store.js").Store} store @param {(said: string) => void} say @param {Record<"play" | "text", () => void>} acts */
function createTools(words, store, say, acts) {
  const button = (/** @type {string} */ verb, /** @type {() => void} */ act) => {
    const made = html("button", { type: "button", "data-action": verb }, [words(verb)]);
    made.addEventListener("click", act);
    return made;
  };
  const back = (/** @type {"undo" | "redo"} */ verb) => () => {
    store[verb]();
    say("");
  };
  const tools = { play: button("play", acts.play), text: button("text", acts.text), undo: button("undo", back("undo")), redo: button("redo", back("redo")) };
  return {
    ...tools,
    draw: () => {
      const { undo, redo } = store.can();
      const some = store.talk().steps.length > 0;
      allow(tools.undo, undo);
      allow(tools.redo, redo);
      allow(tools.play, some);
      tools.play.classList.toggle("primary", some);
    },
  };
}

/** All of the page: the talk's title, what can be done with it, its steps, and talks that come with the site. */

import { toClipboard } from "../hosts/browser/clipboard.js";
import { allow, html, text } from "../lab/dom.js";
import { saveText } from "../share/export/save.js";
import { emit } from "../hosts/browser/bus.js";
import { noted } from "../lab/live_region.js";
import { setTalk } from "../hosts/browser/talk_mode.js";
import { play } from "../sources/talks/playing.js";
import { LONGEST, LONGEST_ABOUT, LONGEST_TITLE } from "../sources/talks/model.js";
import { parseTalk } from "../sources/talks/reading.js";
import { writeTalk } from "../sources/talks/writing.js";
import { createLessons } from "./lessons.js";
import { createSource, createSteps, press, writing } from "./steps.js";
import { createStore } from "./store.js";

/**
 * @import {Text} from "../lab/types.js" @import {Listed} from "./types.js"
 * @import {Talk} from "../sources/talks/types.js"
 */

/**
 * @param {import("../lab/types.js").Text} words @param {import("./types.js").Store} store
 * @param {import("./types.js").Site} site @param {(said: string) => void} say
 * @param {(text: string, faults: import("../sources/talks/types.js").Fault[]) => void} mend shows a text that has
 * faults
 */
function createFiles(words, store, { pages, known }, say, mend) {
  const chooser = /** @type {HTMLInputElement} */ (
    html("input", {
      type: "file",
      accept: ".md,.txt,text/markdown,text/plain",
      "data-input": "file",
      "aria-label": words("open"),
      class: "unseen",
      tabindex: -1,
    })
  );
  const save = press(words, "save", () =>
    saveText(writeTalk(store.talk()), `${nameOf(store.talk().title)}.md`, "text/markdown"),
  );
  const open = press(words, "open", () => chooser.click());
  chooser.addEventListener("change", async () => {
    const [file] = chooser.files ?? [];
    chooser.value = "";
    if (!file) return;
    if (file.size > LONGEST) return say(words("at", { line: 1, why: words("too-long", { most: LONGEST }) }));
    const content = await decoded(file);
    if (content === null) return say(words("not-text", { name: file.name }));
    const { talk, faults } = parseTalk(content, pages, known);
    if (faults.length) return mend(content, faults);
    store.put(talk);
    say(words("opened", { name: file.name }));
  });
  const command = html("code");
  const copy = press(words, "copy", async () => say(words((await toClipboard(command)) ? "copied" : "selected")));
  return {
    buttons: [save, open, chooser],
    deck: html("div", { class: "deck" }, [
      html("h2", {}, [words("deck")]),
      html("p", {}, [words("deck-how")]),
      html("p", { class: "command" }, [command, copy]),
    ]),
    draw: () => {
      const [name, { lang }] = [nameOf(store.talk().title), document.documentElement];
      allow(save, store.talk().steps.length > 0);
      text(command, `python lab.py deck ${name}.md --out ${name}.html${lang === "en" ? "" : ` --lang ${lang}`}`);
    },
  };
}

/** @param {File} file @returns {Promise<string | null>} null where it is no text */
async function decoded(file) {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return null;
  }
}

/** A file's name, without an ending. @param {string} title */
function nameOf(title) {
  return (
    title
      .normalize("NFKD")
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-+|-+$/g, "")
      .slice(0, 60) || "talk"
  );
}

/**
 * What a talk can name, page by page: a list that is searched as one types.
 * @param {import("../lab/types.js").Text} words @param {Record<string, string>} titles of pages, by slug
 * @param {Record<string, Listed>} listed by slug
 */
function createNames(words, titles, listed) {
  const search = /** @type {HTMLInputElement} */ (
    html("input", {
      type: "search",
      "data-input": "names",
      placeholder: words("names-search"),
      "aria-label": words("names-search"),
    })
  );
  const results = html("div");
  const draw = () => {
    const wanted = search.value.trim().toLowerCase();
    const chapters = Object.entries(listed).flatMap(([slug, kinds]) =>
      chapter(words, titles[slug], slug, matching(kinds, `${titles[slug]} ${slug}`, wanted), wanted !== ""),
    );
    results.replaceChildren(...(chapters.length ? chapters : [html("p", {}, [words("names-none")])]));
  };
  search.addEventListener("input", draw);
  draw();
  return html("details", { class: "names" }, [
    html("summary", {}, [words("names")]),
    html("p", {}, [words("names-how")]),
    search,
    results,
  ]);
}

/**
 * What holds all the words that are looked for, in a name, what is known of it, its kind or its page.
 * @param {Listed} kinds @param {string} page @param {string} wanted @returns {Listed}
 */
export function matching(kinds, page, wanted) {
  const fits = (/** @type {string[]} */ ...texts) =>
    wanted.split(/\s+/).every((word) => texts.join(" ").toLowerCase().includes(word));
  return Object.fromEntries(
    Object.entries(kinds)
      .map(([kind, rows]) => /** @type {const} */ ([kind, rows.filter((row) => fits(page, kind, ...row))]))
      .filter(([, rows]) => rows.length),
  );
}

/**
 * @param {import("../lab/types.js").Text} words @param {string} title @param {string} slug @param {Listed} kinds
 * @param {boolean} open
 */
function chapter(words, title, slug, kinds, open) {
  const lists = Object.entries(kinds).flatMap(([kind, rows]) => [
    html("h3", {}, [words(`names-${kind}`)]),
    html(
      "dl",
      {},
      rows.map(([name, about]) =>
        html("div", {}, [
          html("dt", {}, [html("code", {}, [name])]),
          html("dd", {}, [["state", "choices"].includes(kind) ? html("code", {}, [about]) : about]),
        ]),
      ),
    ),
  ]);
  return lists.length
    ? [
        html("details", open ? { open: "" } : {}, [
          html("summary", {}, [title, " ", html("code", {}, [`/${slug}`])]),
          ...lists,
        ]),
      ]
    : [];
}

/**
 * Talks that come with the site: to be played, or to begin from.
 * @param {import("../lab/types.js").Text} words @param {{name: string, text: string}[]} shipped @param {string[]} pages
 * @param {{play: (talk: Talk) => void, store: import("./types.js").Store, say: (said: string) => void}} hands
 */
function createShipped(words, shipped, pages, { play: begun, store, say }) {
  const rows = shipped.map(({ name, text }) => {
    const { talk } = parseTalk(text, pages);
    const button = (/** @type {string} */ verb, /** @type {() => void} */ act) => {
      const made = press(words, verb, act);
      made.setAttribute("aria-label", words(`${verb}-named`, { title: talk.title }));
      made.dataset.talk = name;
      return made;
    };
    const begin = () => {
      store.put(talk);
      say(words("copied-talk", { title: talk.title }));
    };
    return html("li", {}, [
      html("strong", {}, [talk.title]),
      html("span", { class: "count" }, [words("count", { n: talk.steps.length })]),
      html("p", {}, [talk.about]),
      html("div", { class: "acts" }, [button("play-shipped", () => begun(talk)), button("take", begin)]),
    ]);
  });
  return html("div", { class: "shipped" }, [html("h2", {}, [words("shipped")]), html("ul", {}, rows)]);
}

/**
 * @param {Text} words @param {import("./types.js").Data} data @param {AbortSignal} gone
 * @param {import("../hosts/streamlit/types.js").Page<import("./types.js").Data>} page
 */
export function createDesk(words, data, gone, page) {
  const { pages, shipped, known, listed } = data;
  const slugs = Object.keys(pages);
  const store = createStore(words("untitled"), slugs, gone);
  const note = html("p", { class: "note" });
  const say = (/** @type {string} */ sentence) => noted(note, sentence);
  const start = (/** @type {import("../sources/talks/types.js").Talk} */ talk, /** @type {number} */ at) => {
    if (!play(talk)) return say(words("not-kept"));
    setTalk(true);
    emit("elsewhere", { to: at });
  };
  const source = createSource(words, store, { pages: slugs, known }, say);
  const files = createFiles(words, store, { pages: slugs, known }, say, source.open);
  const tools = createTools(words, store, say, {
    play: () => start(store.talk(), 0),
    text: () => source.open(null, []),
  });
  const lessons = createLessons(data, page, () => steps.draw());
  const steps = createSteps(words, store, pages, {
    ...{ play: (at) => start(store.talk(), at), say, undo: tools.undo },
    unanswerable: lessons.unanswerable,
  });
  const title = writing(words, "title", LONGEST_TITLE, 1, say, (value) => store.put({ ...store.talk(), title: value }));
  const about = writing(words, "about", LONGEST_ABOUT, 2, say, (value) => store.put({ ...store.talk(), about: value }));
  const empty = html("p", { class: "empty" }, [words("empty")]);
  const draw = () => {
    const talk = store.talk();
    title.show(talk.title);
    about.show(talk.about);
    empty.hidden = talk.steps.length > 0;
    steps.draw();
    lessons.watch(talk);
    tools.draw();
    files.draw();
    if (!store.kept()) say(words("not-kept"));
  };
  store.watch(draw);
  draw();
  if (store.broken !== null) source.open(store.broken, null);
  return html("section", { class: "desk", "aria-label": words("desk") }, [
    html("div", { class: "tools" }, [tools.play, ...files.buttons, tools.text, tools.undo, tools.redo]),
    note,
    source.root,
    createNames(words, pages, listed),
    title.root,
    about.root,
    empty,
    steps.root,
    createShipped(words, shipped, slugs, { play: (talk) => start(talk, 0), store, say }),
    files.deck,
  ]);
}

/**
 * @param {Text} words @param {import("./types.js").Store} store @param {(said: string) => void} say
 * @param {Record<"play" | "text", () => void>} acts
 */
function createTools(words, store, say, acts) {
  const back = (/** @type {"undo" | "redo"} */ verb) => () => {
    store[verb]();
    say("");
  };
  const all = { ...acts, undo: back("undo"), redo: back("redo") };
  const [begin, text, undo, redo] = /** @type {const} */ (["play", "text", "undo", "redo"]).map((verb) =>
    press(words, verb, all[verb]),
  );
  return {
    ...{ play: begin, text, undo, redo },
    draw: () => {
      const can = store.can();
      const some = store.talk().steps.length > 0;
      allow(undo, can.undo);
      allow(redo, can.redo);
      allow(begin, some);
      begin.classList.toggle("primary", some);
    },
  };
}

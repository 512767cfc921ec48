/** Where files are dropped and codes pasted, and what was made of them. */

import { html, text } from "../lab/dom.js";
import { LONGEST_FILE } from "../lab/handin/code.js";
import { createCollection, MOST_FILES } from "../lab/handin/collect.js";
import { noted } from "../lab/spoken.js";
import { createResults } from "./results.js";

/** @typedef {import("../lab/text.js").Text} Text @typedef {import("../lab/handin/collect.js").Given} Given */

const CODES = /(?=CL[0-9]{1,3}\.)/;
/** Bytes of one letter, at most. */
const WIDEST = 4;

/** @param {Text} words @param {import("../lab/handin/collect.js").Lessons} lessons */
export function createDesk(words, lessons) {
  const status = html("p", { class: "status" }, [words("empty")]);
  const results = createResults(words);
  let collection = createCollection(lessons);
  /** One after another: files may be dropped while others are read. */
  let turn = Promise.resolve();

  const show = () => {
    results.draw(collection);
    noted(status, summary(words, collection));
  };
  const take = (/** @type {Given[]} */ texts) => {
    if (!texts.length) return;
    turn = turn.then(async () => {
      const into = collection;
      const told = (/** @type {number} */ done, /** @type {number} */ all) => text(status, words("checking", { share: Math.round((100 * done) / all) }));
      told(0, 1);
      await into.add(texts, told);
      if (into === collection) show();
    });
  };
  const again = () => {
    collection = createCollection(lessons);
    show();
  };
  show();
  const codes = codesOf(words, take);
  return html("section", { class: "collect", "aria-label": words("desk") }, [
    filesOf(words, take), codes.root, html("div", { class: "tools" }, [codes.press, button(words, "again", again)]), status, results.root,
  ]);
}

/** A place to paste codes into. @param {Text} words @param {(given: Given[]) => void} take */
function codesOf(words, take) {
  let pasted = 0;
  const area = /** @type {HTMLTextAreaElement} */ (html("textarea", { rows: 3, "data-input": "codes", spellcheck: "false", autocomplete: "off" }));
  const paste = () => take(area.value.split(CODES).filter((piece) => piece.trim()).map((piece) => {
    pasted += 1;
    return { source: words("pasted", { k: pasted }), read: async () => piece };
  }));
  area.addEventListener("keydown", (event) => {
    event.stopPropagation(); // letters are no keys of the page
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) paste();
  });
  return { root: html("label", { class: "codes" }, [words("codes"), area]), press: button(words, "read-codes", paste) };
}

/** A place to drop files on, or to choose them. @param {Text} words @param {(given: Given[]) => void} take */
function filesOf(words, take) {
  const chosen = /** @type {HTMLInputElement} */ (html("input", { type: "file", multiple: "", accept: ".txt,text/plain", "data-input": "files" }));
  const place = html("label", { class: "drop" }, [html("span", {}, [words("files", { most: MOST_FILES })]), chosen]);
  const taken = (/** @type {FileList | undefined | null} */ files) => take([...(files ?? [])].map(given));
  chosen.addEventListener("change", () => {
    taken(chosen.files);
    chosen.value = ""; // the same file may be chosen again
  });
  for (const kind of ["dragover", "dragleave", "drop"]) {
    place.addEventListener(kind, (event) => {
      event.preventDefault();
      place.toggleAttribute("data-over", kind === "dragover");
    });
  }
  place.addEventListener("drop", (event) => taken(event.dataTransfer?.files));
  return place;
}

/** @param {File} file @returns {Given} */
function given(file) {
  return { source: file.name, read: () => file.slice(0, WIDEST * (LONGEST_FILE + 1)).text() };
}

/** @param {Text} words @param {string} verb @param {() => void} act */
function button(words, verb, act) {
  const made = html("button", { type: "button", "data-action": verb }, [words(verb)]);
  made.addEventListener("click", act);
  return made;
}

/** How many, and how many goals hold. @param {Text} words @param {ReturnType<typeof createCollection>} collection */
function summary(words, { works, left }) {
  if (!works.length && !left.length) return words("empty");
  const many = (/** @type {string} */ verdict) => works.filter((work) => work.verdict === verdict).length;
  const told = { reached: many("reached"), open: many("open"), forged: many("forged"), unchecked: many("unchecked") };
  const key = many("no-goal") === works.length ? "summary-no-goal" : "summary";
  return words(key, { works: works.length, left: left.length, ...told });
}

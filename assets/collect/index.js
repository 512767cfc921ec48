/**
 * The desk of a lecturer: work that was handed in is read, checked and counted in this browser, and stays in it.
 * @import {Text} from "../lab/types.js"
 */

import { html, text } from "../lab/dom.js";
import { noted } from "../lab/live_region.js";
import { LONGEST_OF_MANY } from "../sources/submissions/code.js";
import { createCollection, MOST_FILES } from "../sources/submissions/collect.js";
import { exercisesOf, sessionOf } from "../sources/submissions/given_link.js";
import { createText } from "../lab/text.js";
import { openedFrom } from "../hosts/browser/modules.js";
import { createInventory } from "./inventory.js";
import { createResults } from "./results.js";

/**
 * @import {Component, Data} from "./types.js"
 * @import {Result, Source, Place} from "../sources/submissions/types.js"
 * @import {Given} from "../sources/submissions/given_link.js"
 */

/** As many as Python answers at once. */
const MOST = 100;

/** Bytes of one letter, at most. */
const WIDEST = 4;

/**
 * @param {Text} words @param {import("../sources/submissions/types.js").Lessons} lessons
 * @param {Pick<Data, "inventory" | "language">} data
 */
function createDesk(words, lessons, { inventory: key, language }) {
  const status = html("p", { class: "status" }, [words("empty")]);
  const results = createResults(words);
  const inventory = createInventory(words, key, language);
  let collection = createCollection(lessons);
  /** One after another: files may be dropped while others are read. */
  let turn = Promise.resolve();

  const show = () => {
    results.draw(collection);
    inventory.draw(collection.sheets);
    noted(status, summary(words, collection));
  };
  const take = (/** @type {Source[]} */ texts) => {
    if (!texts.length) return;
    turn = turn.then(async () => {
      const into = collection;
      const progress = (/** @type {number} */ done, /** @type {number} */ all) =>
        text(status, words("checking", { share: Math.round((100 * done) / all) }));
      progress(0, 1);
      await into.add(texts, progress);
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
    filesOf(words, take),
    codes.root,
    html("div", { class: "tools" }, [codes.press, button(words, "again", again)]),
    linkOf(
      words,
      async (link) => {
        const session = sessionOf(link);
        const links = session === null ? [link] : ((await lessons.homework?.(session)) ?? []);
        return links.flatMap((each) => exercisesOf(each, lessons.parameters));
      },
      results.compare,
    ),
    status,
    inventory.root,
    results.root,
  ]);
}

/** A place to paste codes into. @param {Text} words @param {(given: Source[]) => void} take */
function codesOf(words, take) {
  let pasted = 0;
  const area = /** @type {HTMLTextAreaElement} */ (
    html("textarea", { rows: 3, "data-input": "codes", spellcheck: "false", autocomplete: "off" })
  );
  const paste = () => {
    const { value } = area;
    if (!value.trim()) return;
    pasted += 1;
    take([{ source: words("pasted", { k: pasted }), read: async () => value }]);
  };
  area.addEventListener("keydown", (event) => {
    event.stopPropagation(); // letters are no keys of the page
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) paste();
  });
  return { root: html("label", { class: "codes" }, [words("codes"), area]), press: button(words, "read-codes", paste) };
}

/**
 * A place for the link that was given. @param {Text} words
 * @param {(link: string) => Promise<Given[]>} read what it asks
 * @param {(given: Given[]) => void} compare
 */
function linkOf(words, read, compare) {
  const field = /** @type {HTMLInputElement} */ (
    html("input", { type: "url", "data-input": "given", autocomplete: "off", spellcheck: "false" })
  );
  const status = html("span", { class: "status" });
  field.addEventListener("input", async () => {
    const link = field.value;
    const exercises = await read(link);
    if (field.value !== link) return;
    compare(exercises);
    const count = new Set(exercises.map(({ slug, key }) => (sessionOf(link) === null ? key : slug))).size; // languages
    field.setAttribute("aria-invalid", String(Boolean(field.value.trim()) && !count));
    noted(status, field.value.trim() ? words(count ? "given-read" : "given-none", { count }) : "");
  });
  field.addEventListener("keydown", (event) => event.stopPropagation()); // letters are no keys of the page
  return html("label", { class: "codes" }, [words("given-link"), field, status]);
}

/** A place to drop files on, or to choose them. @param {Text} words @param {(given: Source[]) => void} take */
function filesOf(words, take) {
  const chosen = /** @type {HTMLInputElement} */ (
    html("input", { type: "file", multiple: "", accept: ".txt,text/plain", "data-input": "files" })
  );
  const place = html("label", { class: "drop" }, [html("span", {}, [words("files", { most: MOST_FILES })]), chosen]);
  const taken = (/** @type {FileList | undefined | null} */ files) => take([...(files ?? [])].map(fileSource));
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

/** @param {File} file @returns {Source} */
function fileSource(file) {
  return { source: file.name, read: () => file.slice(0, WIDEST * (LONGEST_OF_MANY + 1)).text() };
}

/** @param {Text} words @param {string} verb @param {() => void} act */
function button(words, verb, act) {
  const made = html("button", { type: "button", "data-action": verb }, [words(verb)]);
  made.addEventListener("click", act);
  return made;
}

/** How many, and how many goals hold. @param {Text} words @param {ReturnType<typeof createCollection>} collection */
function summary(words, { works, left: omissions, sheets }) {
  if (!works.length && !omissions.length && !sheets.length) return words("empty");
  if (!works.length) return words("summary-forms", { forms: sheets.length, left: omissions.length });
  const many = (/** @type {string} */ verdict) => works.filter((work) => work.verdict === verdict).length;
  const counts = { reached: many("reached"), open: many("open"), forged: many("forged"), unchecked: many("unchecked") };
  const key = many("no-goal") === works.length ? "summary-no-goal" : "summary";
  return words(key, { works: works.length, left: omissions.length, ...counts });
}

/**
 * @param {(asked: {number: string, places?: Place[], session?: string}) => void} want asks Python
 * @param {string} unopened what is said of a lesson whose code does not come
 */
function createLessons(want, unopened) {
  /** @type {{number: string, answer: (data: import("./types.js").Data) => void} | null} */
  let open = null;

  let last = /** @type {Promise<unknown>} */ (Promise.resolve());
  /** One question after the other. @param {{places: Place[]} | {session: string}} asked */
  const request = (asked) => {
    const number = `${Date.now()}-${Math.random()}`; // randomUUID is there under https and on this computer alone
    const answered = last.then(
      () =>
        /** @type {Promise<import("./types.js").Data>} */ (
          new Promise((answer) => {
            open = { number, answer };
            want({ number, ...asked });
          })
        ),
    );
    last = answered;
    return answered;
  };
  const some = async (/** @type {Place[]} */ places) => {
    const { answers, modules } = await request({ places });
    return Promise.all(answers.map((answer, k) => opened(answer, modules[places[k][0]])));
  };

  /**
   * @param {import("./types.js").Answer} answer @param {import("../lab/types.js").Module | null} module
   * @returns {Promise<Result>}
   */
  const opened = async ({ data, within, ...rest }, module) => {
    if (!data || !module) return rest;
    try {
      return { lesson: await openedFrom(module, data), within };
    } catch {
      return { why: unopened };
    }
  };

  return {
    /** @param {Place[]} places @returns {Promise<Result[]>} */
    ask: async (places) => {
      const waiting = [];
      for (let at = 0; at < places.length; at += MOST) waiting.push(...(await some(places.slice(at, at + MOST))));
      return waiting;
    },
    /** The links of a session's homework. @param {string} session @returns {Promise<string[]>} */
    homework: async (session) => (await request({ session })).answers.map(({ link = "" }) => link),
    /** Python has answered, or was asked by somebody else. @param {import("./types.js").Data} data */
    told: (data) => {
      if (!open || data.asked !== open.number) return;
      const { answer } = open;
      open = null;
      answer(data);
    },
  };
}

/** @type {WeakMap<object, {language: string, told: (data: Data) => void, end: () => void}>} */
const mounted = new WeakMap();

/** @param {Component} component */
export function mount({ data, parentElement, setTriggerValue }) {
  const end = () => {
    mounted.get(parentElement)?.end();
    mounted.delete(parentElement);
  };
  const known = mounted.get(parentElement);
  if (known?.language === data.language) {
    known.told(data);
    return end;
  }
  end();
  const words = createText(data.words, data.language);
  const lessons = createLessons((request) => setTriggerValue("wanted", request), words("submissions.not-opened"));
  const root = createDesk(
    words,
    { parameters: data.parameters, editions: data.inventory.editions, ask: lessons.ask, homework: lessons.homework },
    data,
  );
  parentElement.append(root);
  mounted.set(parentElement, { language: data.language, told: lessons.told, end: () => root.remove() });
  return end;
}

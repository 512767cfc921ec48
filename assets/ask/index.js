/**
 * Questions that are asked again and again, each answered with numbers of the shipped models, or of what the asker
 * types.
 * All of it is in the browser. @import {Component, Data, Desk, House, Looked, Model, Source} from "./types.js"
 */

import { onTurn, read, write } from "../hosts/browser/address.js";
import { json } from "../hosts/browser/json.js";
import { numbersAs } from "../lab/base64.js";
import { html } from "../lab/dom.js";
import { noted } from "../lab/live_region.js";
import { continueTalk } from "../hosts/browser/talk_mode.js";
import { percent } from "../lab/numbers.js";
import { createText } from "../lab/text.js";
import { createLookup } from "./lookup.js";
import { written } from "./format.js";
import { createPanel } from "./panel.js";
import { pairOf, cellsOf } from "./typed_pair.js";
import { createSearch, scoreNamed } from "./search.js";

/** @type {WeakMap<object, {desk: Desk, end: () => void}>} */
const mounted = new WeakMap();
const PAUSE = 400; // ms after the last letter
const PLACES = "queries"; // the one question whose answer needs all vectors
/** The order in which answers name them. */
const ORDER = ["e5-small", "paraphrase-MiniLM-L3", "all-MiniLM-L6", "USE-multilingual", "GloVe-50"];
const numbers = (/** @type {string} */ text) => [...numbersAs(text, Float32Array)];

/**
 * @param {Source} source
 * @param {{words: string[], vectors: Record<string, number[][]>, places?: House["places"]} | null} ratings the asker's
 * words, where there are any @param {Model | null} mine what was typed, if vectors @returns {import("./types.js").Of}
 */
export function modelsOf({ models, house, opposites: opposite }, ratings, mine) {
  const pair = ratings ?? house;
  const of = (/** @type {string} */ key) => {
    const { vectors, cuts, mean, low, high, ...rest } = models[key];
    const facts = { ...rest, cuts: numbers(cuts), mean: numbers(mean), low: numbers(low), high: numbers(high) };
    const typed = ratings ? ratings.words.map((word, k) => [word, ratings.vectors[key][k]]) : [];
    const others = Object.fromEntries([
      ...typed,
      ...Object.entries(vectors).map(([word, vector]) => [word, numbers(vector)]),
    ]);
    const [[a, b], opposites] = [pair.words, opposite].map((each) => each.map((word) => others[word]));
    return { title: key, names: pair.words, a, b, others, facts, opposites, places: pair.places?.[key] };
  };
  return { models: ORDER.map(of), mine };
}

/** @param {Component} component */
export function mount(component) {
  const { data, parentElement } = component;
  const known = mounted.get(parentElement);
  if (known?.desk.component.data.language === data.language) {
    known.desk.component = component;
    draw(known.desk);
    return known.end;
  }
  known?.end();
  continueTalk(); // what is pressed does not move once the bar is there
  const gone = new AbortController();
  const desk = laidOut(component);
  parentElement.append(desk.root);
  const follow = () => {
    desk.open = read("q");
    desk.panel = null;
    draw(desk);
  };
  onTurn(follow, gone.signal);
  const end = () => {
    gone.abort();
    desk.root.remove();
    mounted.delete(parentElement);
  };
  mounted.set(parentElement, { desk, end });
  follow();
  return end;
}

/** The fields, with what the address says of a pair. @param {Component} component @returns {Desk} */
function laidOut(component) {
  const { data } = component;
  const say = sayOf(component);
  const field = (/** @type {string} */ name, /** @type {Record<string, string>} */ more) =>
    /** @type {HTMLInputElement} */ (
      html("input", { "data-input": name, spellcheck: "false", autocomplete: "off", ...more })
    );
  const search = field("search", { type: "search", maxlength: "300", placeholder: say("search.hint") });
  const pair = ["a", "b"].map((name) => field(name, { type: "text", placeholder: say(`pair.hint-${name}`) }));
  const [note, status, list] = [
    html("p", { class: "note" }),
    html("p", { class: "note status" }),
    html("div", { class: "questions" }),
  ];
  const label = (/** @type {string} */ key, /** @type {HTMLElement} */ input) =>
    html("label", {}, [html("span", {}, [say(key)]), input]);
  const root = html("section", { class: "ask" }, [
    label("search", search),
    html("div", { class: "pair", role: "group", "aria-label": say("pair") }, [
      label("pair.a", pair[0]),
      label("pair.b", pair[1]),
    ]),
    status,
    note,
    list,
    html("p", { class: "on" }, [
      html("a", { href: data.lessons.review.at, target: "_self" }, [data.lessons.review.title]),
    ]),
  ]);
  /** @type {Desk} */
  const desk = {
    component,
    root,
    list,
    note,
    status,
    search,
    pair,
    rows: new Map(),
    panel: null,
    open: null,
    linked: read("q"),
    look: createLookup(
      (name) => json(`${data.vectors}/${name}.json`),
      data.count,
      () => draw(desk),
    ),
    find: createSearch(data.terms, data.weights),
  };
  let timer = 0;
  pair.forEach((input, k) => {
    input.value = read("ab"[k]) ?? "";
    input.addEventListener("input", () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => draw(desk), PAUSE);
    });
  });
  search.addEventListener("input", () => draw(desk));
  search.addEventListener("keydown", (event) => {
    const [first] = desk.find(search.value);
    if (event.key !== "Enter" || event.isComposing || !first) return;
    event.preventDefault(); // else it presses the button that is focused now
    if (desk.rows.has(first) && !first.includes(":") && desk.open !== first) turn(desk, first);
    if (first.startsWith("lesson:")) desk.rows.get(first)?.querySelector("a")?.focus();
  });
  return desk;
}

const sayOf = (/** @type {Component} */ { data }) => createText(data.words, data.language);

/**
 * Show the questions that fit, one of them open. What is there stays, since it may have the focus or a finger on it.
 * @param {Desk} desk
 */
function draw(desk) {
  const {
    component: { data },
    list,
    note,
    search,
  } = desk;
  const say = sayOf(desk.component);
  const all = data.questions
    .map(({ key }) => key)
    .sort((one, other) => Number(other === desk.linked) - Number(one === desk.linked));
  const results = desk.find(search.value);
  const listed = results.filter((key) => !key.startsWith("absent:"));
  const unknown = desk.open !== null && !all.includes(desk.open);
  noted(note, unknown ? say("fault.question") : search.value.trim() ? resultLine(results, data, say) : "");
  const of = ownPair(desk, say);
  const rows = (listed.length ? listed : all).map((key) => rowOf(desk, key, say));
  if (rows.some((row, k) => row !== list.children[k]) || rows.length !== list.children.length)
    list.replaceChildren(...rows);
  for (const row of rows)
    row.querySelector("h2 button")?.setAttribute("aria-expanded", String(row.dataset.key === desk.open));
  const question = data.questions.find(({ key }) => key === desk.open);
  const sign = JSON.stringify([desk.open, of.own, Object.keys(of.models[0].others)]);
  if (desk.panel?.sign === sign) return;
  const root = question && createPanel(question, of, data, say);
  if (root) desk.rows.get(question.key)?.append(root);
  if (root && desk.panel?.key === question.key) carry(desk.panel.root, root);
  desk.panel?.root.remove();
  desk.panel = root ? { key: question.key, sign, root } : null;
}

/**
 * What is said of the entries that fit: whether the best is a question, told by a lesson, or not here.
 * @param {string[]} result @param {Data} data @param {import("../lab/types.js").Text} say
 */
function resultLine(result, { lessons }, say) {
  const [kind, name] = (result[0] ?? "none:").split(":");
  if (name === undefined) return say("found", { n: result.filter((key) => !key.includes(":")).length });
  return kind === "lesson"
    ? say("elsewhere", { lesson: lessons[name].title })
    : say(kind === "absent" ? `absent.${name}` : "none");
}

/**
 * The row of a question or of a lesson, made once. @param {Desk} desk @param {string} key
 * @param {import("../lab/types.js").Text} say
 */
function rowOf(desk, key, say) {
  const made = desk.rows.get(key);
  if (made) return made;
  const [, lesson] = key.split(":");
  const { at, title, tagline } = desk.component.data.lessons[lesson] ?? {};
  const inner = lesson
    ? html("a", { href: at, target: "_self", "data-lesson": lesson }, [say("lesson", { lesson: title, tagline })])
    : html("button", { type: "button", "data-question": key }, [say(`q.${key}`)]);
  const row = html("div", { class: "question", "data-key": key }, [html("h2", {}, [inner])]);
  if (!lesson) inner.addEventListener("click", () => turn(desk, desk.open === key ? null : key));
  desk.rows.set(key, row);
  return row;
}

/**
 * What was typed into a panel, and the focus in it, go on in another. @param {HTMLElement} from @param {HTMLElement} to
 */
function carry(from, to) {
  const focused = /** @type {Document | ShadowRoot} */ (from.getRootNode()).activeElement;
  for (const field of /** @type {NodeListOf<HTMLInputElement>} */ (to.querySelectorAll("[data-input]"))) {
    const before = /** @type {HTMLInputElement | null} */ (from.querySelector(`[data-input="${field.dataset.input}"]`));
    if (!before || before.readOnly) continue;
    field.checked = before.checked;
    field.value = before.value;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    if (before === focused) field.focus();
  }
}
/** Open a question, or close it: a step to go back from. @param {Desk} desk @param {string | null} key */
function turn(desk, key) {
  desk.open = key;
  write("q", key, true);
  for (const name of ["at", "value"]) write(name, null);
  write("score", key === "translate" ? scoreNamed(desk.component.data.conventions, desk.search.value) : null);
  draw(desk);
  const button = /** @type {HTMLElement | null} */ (
    desk.list.querySelector(`[data-question="${key}"]`) ?? desk.list.querySelector("button")
  );
  button?.focus();
  if (key) button?.closest(".question")?.scrollIntoView({ block: "nearest" });
}

/**
 * What answers are made of: the asker's pair, or the site's until that can be read. @param {Desk} desk
 * @param {import("../lab/types.js").Text} say @returns {import("./types.js").Query}
 */
function ownPair(desk, say) {
  const { data } = desk.component;
  const [a, b] = desk.pair.map((input) => input.value);
  const own = a.trim() || b.trim() ? pairOf(a, b) : null;
  const looked = own && "words" in own ? desk.look(own.words, desk.open === PLACES) : null;
  const pair = looked?.status === "there" ? looked : null;
  const chinese = pair?.chinese ? pair : null;
  const typed = own && "vectors" in own ? own.vectors : chinese ? Object.values(chinese.vectors)[0] : null;
  noted(
    desk.status,
    own && "fault" in own
      ? say(own.fault, own.told)
      : looked
        ? wordsLine(looked, say)
        : typed
          ? say("pair.read", { n: typed[0].length, a: cellsOf(typed[0]), b: cellsOf(typed[1]) })
          : "",
  );
  const names = chinese?.words ?? [say("first"), say("second")];
  const mine = typed && {
    title: chinese
      ? say("pair.of", { model: Object.keys(chinese.vectors)[0], a: names[0], b: names[1] })
      : say("yours"),
    names,
    a: typed[0],
    b: typed[1],
    others: {},
  };
  return { ...modelsOf(data, chinese ? null : pair, mine), own: typed || pair ? [a, b] : null };
}

/** @param {Looked} looked @param {import("../lab/types.js").Text} say */
function wordsLine(looked, say) {
  if (looked.status === "pending")
    return looked.share === null ? say("pair.waits") : say("pair.loads", { share: percent(looked.share, 0) });
  if (looked.status === "failed") return say("fault.load");
  if (looked.status === "missing")
    return say(looked.chinese ? "fault.word-chinese" : "fault.word", {
      word: looked.word,
      n: written("count", looked.listed),
    });
  return looked.chinese ? say("pair.chinese", { model: Object.keys(looked.vectors)[0] }) : "";
}

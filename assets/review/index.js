/**
 * The second visit: ten mixed problems, what came of them, and a date for the next ten. All of it is in the browser;
 * the address carries the seed, so that a class gets the same ten.
 *
 * @typedef {{title: string, again: string, practice: string}} ReviewLesson again: the address of the step where it was seen; practice: what to do with it
 * @typedef {{words: Record<string, string>, language: string, lessons: Record<string, ReviewLesson>, home: string, tokens: import("../lab/looks.js").Tokens}} Data
 * @typedef {{data: Data, say: import("../lab/text.js").Text, root: HTMLElement}} Desk
 */

import { read, write } from "../lab/address.js";
import { html } from "../lab/dom.js";
import { aloud } from "../lab/spoken.js";
import { createText } from "../lab/text.js";
import { errors, keep, latest } from "./memory.js";
import { createProblem } from "./problem.js";
import { chosen, fresh, MAKERS, problemOf, SEED } from "./problems.js";
import { practiceOf, summaryOf } from "./summary.js";

/** @type {WeakMap<object, {language: string, end: () => void}>} */
const mounted = new WeakMap();

/** @param {{data: Data, parentElement: HTMLElement | ShadowRoot}} component */
export default function mount({ data, parentElement }) {
  const known = mounted.get(parentElement);
  const end = () => {
    mounted.get(parentElement)?.end();
    mounted.delete(parentElement);
  };
  if (known?.language === data.language) return end;
  end();
  const gone = new AbortController();
  const root = html("section", { class: "review" });
  parentElement.append(root);
  const desk = { data, say: createText(data.words, data.language), root };
  begin(desk);
  window.addEventListener("popstate", () => begin(desk), { signal: gone.signal });
  mounted.set(parentElement, {
    language: data.language,
    end: () => {
      gone.abort();
      root.remove();
    },
  });
  return end;
}

/** What the address asks for, and what of that is not to be had. */
function askedFor() {
  const [seed, only] = [read("seed"), read("problem")];
  const [made, known] = [seed !== null && SEED.test(seed), only !== null && Object.hasOwn(MAKERS, only)];
  const faults = [...(seed === null || made ? [] : ["fault.seed"]), ...(only === null || known ? [] : ["fault.problem"])];
  return { seed: made ? seed : null, only: known ? only : null, first: (read("first") ?? "").split(","), faults };
}

/** Ask what the address asks for; of a reader who brings no seed, first what they were wrong in. @param {Desk} desk @param {boolean} [further] whether the reader is here already */
function begin(desk, further = false) {
  const { only, faults, ...asked } = askedFor();
  const seed = asked.seed ?? fresh();
  const first = asked.seed === null ? errors(Object.keys(MAKERS), latest()) : asked.first;
  if (asked.seed === null) {
    write("seed", seed);
    write("first", only || !first.length ? null : first.join(","));
  }
  const visit = only ? { seed, results: {} } : latest().seed === seed ? latest() : { seed, results: {} };
  go(desk, { slugs: only ? [only] : chosen(seed, first), visit, only, faults }, further);
}

/**
 * The first problem that is not over yet, or what came of all.
 * @param {Desk} desk @param {{slugs: string[], visit: import("./memory.js").Visit, only: string | null, faults: string[]}} asked @param {boolean} [further] whether the reader is here already
 */
function go(desk, asked, further = false) {
  const { slugs, visit, only, faults } = asked;
  const { data, say, root } = desk;
  const at = slugs.findIndex((each) => !visit.results[each]);
  const notes = faults.map((key) => html("p", { class: "fault" }, [say(key)]));
  notes.forEach(aloud);
  if (at < 0) {
    const summary = summaryOf({ slugs, visit, only, data, say, again: () => another(desk, only) });
    root.replaceChildren(summary, practiceOf(data, say, !only));
    if (further) /** @type {HTMLElement} */ (summary.firstElementChild).focus();
    return;
  }
  const slug = slugs[at];
  const next = html("button", { type: "button", class: "primary", "data-action": "next", hidden: "" }, [say(at + 1 < slugs.length ? "next" : "end")]);
  const back = html("p", { class: "back", hidden: "" }, [say("seen"), " ", html("a", { href: data.lessons[slug].again, target: "_self" }, [data.lessons[slug].title])]);
  const { root: problem, asked: question } = createProblem(problemOf(slug, visit.seed, say), { tokens: data.tokens, say }, [back, next], (result) => {
    visit.results[slug] = result;
    if (!only) keep(visit);
    next.hidden = back.hidden = false;
    next.focus();
  });
  next.addEventListener("click", () => go(desk, { ...asked, faults: [] }, true));
  const where = only ? [] : [html("p", { class: "where" }, [say("where", { k: at + 1, n: slugs.length })])];
  root.replaceChildren(...notes, ...where, problem, practiceOf(data, say, false));
  if (further) question.focus();
}

/** Other problems, from a seed of their own. @param {Desk} desk @param {string | null} only */
function another(desk, only) {
  const first = only ? [] : errors(Object.keys(MAKERS), latest());
  write("seed", fresh(), true);
  write("first", first.length ? first.join(",") : null);
  begin(desk, true);
}

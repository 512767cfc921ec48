/** Challenges: start one, see how far it still is, take a hint, or follow the link to a state that solves it. */

import { hide, html, readingOf, set, text } from "../dom.js";
import { noted } from "../spoken.js";
import { counted, fixed, percent, UNDEFINED } from "../numbers.js";
import { holds } from "../story/machine.js";
import { addressOf, follow, followed } from "./address.js";

const PARAMETER = "challenge";

/**
 * @typedef {import("../lab.js").Lab<any>} Free
 * @typedef {import("../story/machine.js").Comparison} Comparison @typedef {import("../story/machine.js").Readings} Readings
 * @typedef {{reading: string, relation: Comparison[1], value: number, within?: number, unit?: "number" | "count" | "share" | "answer"}} Wanted
 * @typedef {{challenge: {key: string, goal: readonly Wanted[], start: Record<string, any>, solved: Record<string, any>}, title: string, hint: string, why?: string, names: readonly string[]}} Task
 */

/**
 * One challenge is under way at a time: it stands above the figure, where a story stands, and the address names it.
 * @param {{tasks: readonly Task[], query?: Record<string, string>}} spec query: choices of the page that its challenges are about, where it has made others @param {Free} lab
 */
export function goalsPanel({ tasks, query }, lab) {
  let running = lab.address.read(PARAMETER);
  const run = (/** @type {string | null} */ key) => lab.address.write(PARAMETER, (running = key));
  const items = tasks.map((task) => itemOf(task, lab, { query, run, running: () => running === task.challenge.key }));
  const places = items.map((item) => html("li", {}, [item.root]));
  const list = html("ul", { class: "challenge-items" }, places);
  const root = html("section", { class: "panel goals-panel" }, [html("h2", {}, [lab.text("goals.name")]), list]);
  const wanted = new Set(tasks.flatMap(({ challenge }) => challenge.goal.map(({ reading }) => reading)));
  const draw = () => {
    const above = lab.root.querySelector(".story");
    lab.root.toggleAttribute("data-challenged", items.some((item) => item.running()));
    items.forEach((item, k) => {
      const place = (item.running() && above) || places[k];
      if (item.root.parentElement === place) return;
      place.append(item.root);
      if (place === above) lab.root.scrollIntoView({ block: "start" });
    });
    const readings = readingsAround(root, wanted, lab.reads.now());
    for (const item of items) item.draw(readings);
  };
  return { root, draw, settled: draw };
}

/** Those readings of the surface that a panel stands on, as they are shown; of what is asked elsewhere, nothing. @param {HTMLElement} root @param {Set<string>} wanted @param {import("../readings.js").Readings} now @returns {Readings} */
function readingsAround(root, wanted, now) {
  const surface = root.closest(".cosine-lab") ?? root;
  const all = /** @type {NodeListOf<HTMLElement>} */ (surface.querySelectorAll("[data-readout]"));
  const shown = [...all].filter(({ dataset }) => wanted.has(dataset.readout ?? ""));
  return Object.fromEntries(shown.map((element) => {
    const { readout = "" } = element.dataset;
    const { value, shown: said } = readingOf(element);
    return [readout, element.hasAttribute("data-masked") ? { value: null, shown: "?" } : { value: readout in now ? now[readout] : value, shown: said }];
  }));
}

/** @param {Task} task @param {Free} lab @param {{query?: Record<string, string>, run: (key: string | null) => void, running: () => boolean}} way */
function itemOf({ challenge: { key, goal, start, solved }, title, hint: help, why = "", names }, lab, { query, run, running }) {
  const goals = goal.map((each) => html("li", { "data-goal-reading": each.reading }));
  const [hint, reason] = [html("p", { class: "caption", "data-note": "hint", hidden: "" }, [help]), html("p", { class: "caption", "data-note": "won" })];
  const press = (/** @type {string} */ verb, /** @type {() => void} */ act) => {
    const button = html("button", { type: "button", "data-action": `challenge-${verb}:${key}` }, [lab.text(`goals.${verb}`)]);
    button.addEventListener("click", act);
    return button;
  };
  const at = (/** @type {Record<string, any>} */ change) => addressOf(change, lab, query && { ...query, [PARAMETER]: key });
  const go = (/** @type {Record<string, any>} */ change) => {
    if (query) return follow(at(change));
    run(key);
    lab.change({ ...lab.defaults, ...change });
    begin.focus({ preventScroll: true });
  };
  const link = html("a", { href: at({ ...start, ...solved }), "data-action": `challenge-solution:${key}` }, [lab.text("goals.solution")]);
  followed(link, () => go({ ...start, ...solved }));
  const state = html("ul", { class: "goals" }, goals);
  const begin = press("start", () => go(start));
  const leave = press("leave", () => (run(null), lab.redraw()));
  const hands = [begin, press("hint", () => hint.toggleAttribute("hidden")), link, leave];
  const root = html("div", { class: "challenge", "data-challenge": key }, [html("p", {}, [title]), html("div", { class: "buttons" }, hands), state, hint, reason]);
  return {
    root,
    running,
    /** @param {Readings} readings */
    draw: (readings) => {
      const given = asGiven({ ...lab.defaults, ...start }, lab.scene.state);
      const reached = goal.map((each) => given && holds([comparison(each)], readings));
      const won = running() && reached.every(Boolean);
      set(root, "data-won", String(won));
      noted(reason, won ? why : "");
      for (const each of [state, leave]) hide(each, !running());
      text(begin, lab.text(running() ? "goals.again" : "goals.start"));
      goal.forEach((each, k) => text(goals[k], given ? told(each, names[k], reached[k], readings, lab.text) : lab.text("goals.other")));
    },
  };
}

/** What a challenge is about: another original, or other labels, would be a way round. @param {import("../codec.js").State} start @param {import("../codec.js").State} state */
function asGiven(start, state) {
  return ["labels", "reference"].every((name) => JSON.stringify(start[name]) === JSON.stringify(state[name]));
}

/** @param {Wanted} each @returns {Comparison} */
function comparison({ reading, relation, value, within = 0 }) {
  return [reading, relation, value, within];
}

/** How what is wanted is said. */
const RELATIONS = { "<": "below", "<=": "at-most", "=": "exactly", ">=": "at-least", ">": "above" };
/** No difference that a goal sees is shown as none. */
const MOST_DIGITS = 12;

/**
 * A goal: what is, what is wanted, and how far that still is, all in one unit.
 * @param {Wanted} goal @param {string} name @param {boolean} reached @param {Readings} readings @param {import("../text.js").Text} text
 */
export function told({ reading, relation, value, within = 0, unit = "number" }, name, reached, readings, text) {
  const { value: is = null, shown = "" } = readings[reading] ?? {};
  const least = unit === "share" ? 1 : 2;
  const about = relation === "=" && unit === "number" && within >= 10 ** -least; // a smaller tolerance is rounding
  const away = is === null ? 0 : Math.abs(is - value) - (about ? within : 0);
  const write = (/** @type {number} */ each, /** @type {number} */ digits) => written(each, unit, digits, text);
  const hidden = (/** @type {number} */ digits) => is !== null && away > 0 && (write(is, digits) === write(value, digits) || write(away, digits) === write(0, digits));
  let digits = least;
  while (!reached && hidden(digits) && digits < MOST_DIGITS) digits += 1;
  const now = is === null ? (shown === "?" ? shown : UNDEFINED) : write(is, digits);
  if (reached) return text("goals.reached", { name, now });
  const wanted = text(`goals.${about ? "about" : RELATIONS[relation]}`, { value: write(value, digits), within: write(within, digits) });
  if (away === 0 || unit === "answer") return text("goals.touching", { name, now, wanted });
  return text("goals.open", { name, now, wanted, away: write(away, digits) });
}

/** @param {number} value @param {NonNullable<Wanted["unit"]>} unit @param {number} digits @param {import("../text.js").Text} text */
function written(value, unit, digits, text) {
  if (unit === "answer") return text(value ? "goals.yes" : "goals.no");
  if (unit === "count") return counted(value);
  return unit === "share" ? percent(value, digits) : fixed(value, digits);
}

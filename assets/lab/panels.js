/**
 * Panels that any lesson may show, whatever it draws: its tools, things to try, challenges.
 * @import {Free, Task, TrySentences, Wanted} from "./free/types.js"
 * @import {Comparison, Readings} from "./story/types.js"
 */

import { allow, hide, html, readingOf, set, text } from "./dom.js";
import { addressOf, followed } from "./free/address.js";
import { counted, fixed, percent, UNDEFINED } from "./numbers.js";
import { noted } from "./live_region.js";
import { holds } from "./story/machine.js";

const PARAMETER = "challenge";

/**
 * One challenge is under way at a time: it stands above the figure, where a story stands, and the address names it.
 * @param {{tasks: readonly Task[], query?: Record<string, string>}} spec query: choices of the page that its challenges
 * are about, where it has made others @param {Free} lab
 */
function goalsPanel({ tasks, query }, lab) {
  let running = lab.host.address.read(PARAMETER);
  const run = (/** @type {string | null} */ key) => lab.host.address.write(PARAMETER, (running = key));
  const items = tasks.map((task) => itemOf(task, lab, { query, run, running: () => running === task.challenge.key }));
  const places = items.map((item) => html("li", {}, [item.root]));
  const list = html("ul", { class: "challenge-items" }, places);
  const root = html("section", { class: "panel goals-panel" }, [html("h2", {}, [lab.text("goals.name")]), list]);
  const wanted = new Set(tasks.flatMap(({ challenge }) => challenge.goal.map(({ reading }) => reading)));
  const draw = () => {
    const above = lab.root.querySelector(".story");
    lab.root.toggleAttribute(
      "data-challenged",
      items.some((item) => item.running()),
    );
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

/**
 * What is wanted, as it is; as it is shown where it is shown, and nothing of what is asked elsewhere.
 * @param {HTMLElement} root @param {Set<string>} wanted @param {import("./types.js").Readings} now @returns {Readings}
 */
function readingsAround(root, wanted, now) {
  const surface = root.closest(".cosine-lab") ?? root;
  const of = (/** @type {string} */ name) => {
    const element = /** @type {HTMLElement | null} */ (surface.querySelector(`[data-readout="${CSS.escape(name)}"]`));
    if (!element) return { value: now[name] ?? null, shown: UNDEFINED };
    if (element.hasAttribute("data-masked")) return { value: null, shown: "?" };
    const { value, shown: label } = readingOf(element);
    return { value: Object.hasOwn(now, name) ? now[name] : value, shown: label };
  };
  return Object.fromEntries([...wanted].map((name) => [name, of(name)]));
}

/**
 * @param {Task} task @param {Free} lab
 * @param {{query?: Record<string, string>, run: (key: string | null) => void, running: () => boolean}} way
 */
function itemOf(
  { challenge: { key, goal, start, solved }, title, hint: help, why = "", names },
  lab,
  { query, run, running },
) {
  const goals = goal.map((each) => html("li", { "data-goal-reading": each.reading }));
  const [hint, reason] = [
    html("p", { class: "caption", "data-note": "hint", hidden: "" }, [help]),
    html("p", { class: "caption", "data-note": "won" }),
  ];
  const press = (/** @type {string} */ verb, /** @type {() => void} */ act) => {
    const button = html("button", { type: "button", "data-action": `challenge-${verb}:${key}` }, [
      lab.text(`goals.${verb}`),
    ]);
    button.addEventListener("click", act);
    return button;
  };
  const at = (/** @type {Record<string, any>} */ change) =>
    addressOf(change, lab, query && { ...query, [PARAMETER]: key });
  const go = (/** @type {Record<string, any>} */ change) => {
    if (query) return lab.host.go(at(change));
    run(key);
    lab.change({ ...lab.defaults, ...change });
    begin.focus({ preventScroll: true });
  };
  const link = html("a", { href: at({ ...start, ...solved }), "data-action": `challenge-solution:${key}` }, [
    lab.text("goals.solution"),
  ]);
  followed(link, () => go({ ...start, ...solved }));
  const state = html("ul", { class: "goals" }, goals);
  const begin = press("start", () => go(start));
  const leave = press("leave", () => (run(null), lab.redraw()));
  const hands = [begin, press("hint", () => hint.toggleAttribute("hidden")), link, leave];
  const root = html("div", { class: "challenge", "data-challenge": key }, [
    html("p", {}, [title]),
    html("div", { class: "buttons" }, hands),
    state,
    hint,
    reason,
  ]);
  return {
    root,
    running,
    /** @param {Readings} readings */
    draw: (readings) => {
      const started = isStart({ ...lab.defaults, ...start }, lab.scene.state);
      const reached = goal.map((each) => started && holds([comparison(each)], readings));
      const won = running() && reached.every(Boolean);
      set(root, "data-won", String(won));
      noted(reason, won ? why : "");
      for (const each of [state, leave]) hide(each, !running());
      text(begin, lab.text(running() ? "goals.again" : "goals.start"));
      goal.forEach((each, k) =>
        text(goals[k], started ? goalText(each, names[k], reached[k], readings, lab.text) : lab.text("goals.other")),
      );
    },
  };
}

/**
 * What a challenge is about: another original, or other labels, would be a way round.
 * @param {import("./types.js").State} start @param {import("./types.js").State} state
 */
function isStart(start, state) {
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
 * @param {Wanted} goal @param {string} name @param {boolean} reached @param {Readings} readings
 * @param {import("./types.js").Text} text
 */
export function goalText({ reading, relation, value, within = 0, unit = "number" }, name, reached, readings, text) {
  const { value: is = null, shown: label = "" } = readings[reading] ?? {};
  const least = unit === "share" ? 1 : 2;
  const about = relation === "=" && unit === "number" && within >= 10 ** -least; // a smaller tolerance is rounding
  const away = is === null ? 0 : Math.abs(is - value) - (about ? within : 0);
  const write = (/** @type {number} */ each, /** @type {number} */ digits) => written(each, unit, digits, text);
  const hidden = (/** @type {number} */ digits) =>
    is !== null && away > 0 && (write(is, digits) === write(value, digits) || write(away, digits) === write(0, digits));
  let digits = least;
  while (!reached && hidden(digits) && digits < MOST_DIGITS) digits += 1;
  const now = is === null ? (label === "?" ? label : UNDEFINED) : write(is, digits);
  if (reached) return text("goals.reached", { name, now });
  const wanted = text(`goals.${about ? "about" : RELATIONS[relation]}`, {
    value: write(value, digits),
    within: write(within, digits),
  });
  if (away === 0 || unit === "answer") return text("goals.touching", { name, now, wanted });
  return text("goals.open", { name, now, wanted, away: write(away, digits) });
}

/**
 * @param {number} value @param {NonNullable<Wanted["unit"]>} unit @param {number} digits
 * @param {import("./types.js").Text} text
 */
function written(value, unit, digits, text) {
  if (unit === "answer") return text(value ? "goals.yes" : "goals.no");
  if (unit === "count") return counted(value);
  return unit === "share" ? percent(value, digits) : fixed(value, digits);
}

/**
 * Things to try: each a press that does what it says; then a word on what to watch.
 * @param {{items: readonly TrySentences[]}} spec @param {import("./types.js").Lab<any>} lab
 */
function triesPanel({ items }, lab) {
  const see = html("p", { class: "try-see" });
  const address = lab.host.address.all();
  const list = html(
    "ul",
    { class: "try-items" },
    items.map((item) => {
      const link = linkOf(item, lab);
      const query = Object.entries(item.attempt.query ?? {});
      link.addEventListener("click", () => text(see, item.see));
      if (query.length && query.every(([name, value]) => address.get(name) === value)) text(see, item.see);
      return html("li", {}, [link]);
    }),
  );
  const root = html("section", { class: "tries-panel" }, [html("h2", {}, [lab.text("tries.name")]), list, see]);
  return { root, draw: () => {} };
}

/**
 * A link: followed here, or by the browser where the page has to answer it. @param {TrySentences} told
 * @param {import("./types.js").Lab<any>} lab
 */
function linkOf({ attempt: { key, start, query }, does, see }, lab) {
  const address = addressOf(start, lab, query);
  const attributes = { class: "button", "data-action": `try:${key}`, href: address, target: "_self", title: see };
  const link = html("a", attributes, [does]);
  followed(link, () => {
    if (query) return lab.host.go(address);
    lab.change({ ...lab.defaults, ...start });
    link.closest(".cosine-lab")?.scrollIntoView({ block: "start" });
  });
  return link;
}

/** What free play keeps under "More" until a reader asks for it; whether they did, this browser remembers. */
const KEY = "cosine-lab:more";

/** A button that shows the rest, or nothing where there is none. @param {import("./types.js").Lab<any>} lab */
function moreButton({ root, text, data, host: { store } }) {
  if (
    !Object.values(data.layout)
      .flat()
      .some(({ more }) => more)
  )
    return [];
  const button = html("button", { type: "button", class: "more", "data-action": "more" }, [text("tools.more")]);
  const mark = (/** @type {boolean} */ open) =>
    set(button, "aria-expanded", String(root.toggleAttribute("data-more", open)));
  mark(store.read(KEY) === "1");
  button.addEventListener("click", () => {
    mark(!root.hasAttribute("data-more"));
    store.write(KEY, root.hasAttribute("data-more") ? "1" : "0");
  });
  return [button];
}

/**
 * The row of tools: undo, redo, reset, and a lesson's own. @param {{actions: readonly string[]}} spec
 * @param {import("./types.js").Lab<any>} lab
 */
function toolsPanel({ actions }, lab) {
  const buttons = actions.map((verb) => lab.button(verb));
  return {
    root: html("div", { class: "tools", role: "toolbar", "aria-label": lab.text("tools.name") }, [
      ...buttons,
      ...moreButton(lab),
    ]),
    draw: () => actions.forEach((verb, k) => allow(buttons[k], lab.possible(verb))),
  };
}

export const PANELS = { goals: goalsPanel, tries: triesPanel, tools: toolsPanel };

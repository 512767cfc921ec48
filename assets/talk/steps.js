/**
 * The steps as a list of cards: heading, caption and notes to write in, buttons to move, open, play and remove.
 *
 * @import {Desk, Store} from "./types.js" @import {Text} from "../lab/types.js"
 * @import {Fault, Step} from "../sources/talks/types.js"
 */

import { allow, html } from "../lab/dom.js";
import { LONGEST_QUESTION } from "../sources/exercise/codec.js";
import { aloud, noted } from "../lab/live_region.js";
import { pathOf } from "../sources/talks/links.js";
import { LONGEST, LONGEST_NOTES, LONGEST_TITLE } from "../sources/talks/model.js";
import { parseTalk } from "../sources/talks/reading.js";
import { exerciseLines, writeTalk } from "../sources/talks/writing.js";
import { changed } from "./store.js";

/**
 * @param {import("../lab/types.js").Text} words @param {import("./types.js").Store} store
 * @param {import("./types.js").Site} site @param {(said: string) => void} say
 */
export function createSource(words, store, { pages, known }, say) {
  const input = /** @type {HTMLTextAreaElement} */ (
    html("textarea", {
      class: "source",
      rows: 16,
      maxlength: LONGEST,
      spellcheck: "false",
      "data-input": "source",
      "aria-label": words("source"),
    })
  );
  const faults = html("ul", { class: "faults" });
  /** @type {Element | null} */
  let opener = null;
  const shut = () => {
    root.hidden = true;
    if (opener instanceof HTMLElement) opener.focus(); // what had the focus is gone
  };
  const [apply, close] = [press(words, "apply", () => taken()), press(words, "close", shut)];
  apply.classList.add("primary");
  const root = html("div", { class: "as-text" }, [input, faults, html("div", { class: "acts" }, [apply, close])]);
  root.hidden = true;
  const list = (/** @type {Fault[]} */ problems) => {
    faults.replaceChildren(
      ...problems.map((fault) => html("li", {}, [entry(words, fault, () => select(input, fault.line))])),
    );
    if (problems.length) aloud(faults);
    input.setAttribute("aria-invalid", String(problems.length > 0));
  };
  const taken = () => {
    const { talk, faults: problems } = parseTalk(input.value, pages, known);
    list(problems);
    if (problems.length) return;
    store.put(talk);
    shut();
    say(words("applied"));
  };
  return {
    root,
    /**
     * Show a text, or the talk's own; faults of it that are known, null to look for them. @param {string | null} text
     * @param {Fault[] | null} problems
     */
    open: (text, problems) => {
      input.value = text ?? writeTalk(store.talk());
      list(problems ?? parseTalk(input.value, pages, known).faults);
      root.hidden = false;
      opener = /** @type {ShadowRoot} */ (root.getRootNode()).activeElement;
      input.focus();
    },
  };
}

/** A button of the page. @param {Text} words @param {string} verb @param {() => void} act */
export function press(words, verb, act) {
  const made = html("button", { type: "button", "data-action": verb }, [words(verb)]);
  made.addEventListener("click", act);
  return made;
}

/**
 * A fault, which leads to its line. @param {import("../lab/types.js").Text} words @param {Fault} fault
 * @param {() => void} go
 */
function entry(words, { key, line: at, values }, go) {
  const why = words(key.replace(/^talk\./, ""), values);
  const button = html("button", { type: "button", class: "fault", "data-line": at }, [words("at", { line: at, why })]);
  button.addEventListener("click", go);
  return button;
}

/** @param {HTMLTextAreaElement} input @param {number} line counted from 1 */
function select(input, line) {
  const lines = input.value.split("\n");
  const start = lines.slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
  input.focus();
  input.setSelectionRange(start, start + (lines[line - 1] ?? "").length);
  input.scrollTop = ((line - 1) / lines.length) * input.scrollHeight;
}

/**
 * @param {Text} words @param {Store} store @param {Record<string, string>} titles of pages, by slug @param {Desk} desk
 */
export function createSteps(words, store, titles, desk) {
  const root = html("ol", { class: "steps" });
  /** @type {ReturnType<typeof createCard>[]} */
  const cards = [];
  const draw = () => {
    const { steps } = store.talk();
    while (cards.length > steps.length) cards.pop()?.root.remove();
    while (cards.length < steps.length) {
      const card = createCard(words, store, titles, desk, cards.length);
      cards.push(card);
      root.append(card.root);
    }
    cards.forEach((card, k) => card.draw(steps[k], steps.length));
  };
  return { root, draw };
}

/**
 * @param {Text} words @param {Store} store @param {Record<string, string>} titles @param {Desk} desk @param {number} at
 */
function createCard(words, store, titles, desk, at) {
  const inputs = fields(words, store, at, desk.say);
  const where = html("a", { class: "where", target: "_self" });
  const summary = html("p", { class: "asked" });
  const doubt = html("p", { class: "asked unanswerable" });
  const buttons = verbs(words, store, at, desk);
  const notes = html("details", {}, [html("summary", {}, [words("notes-for")]), inputs.notes.root]);
  const root = html("li", { "data-step": String(at + 1) }, [
    html("div", { class: "head" }, [
      html("span", { class: "number", "aria-hidden": "true" }, [String(at + 1)]),
      inputs.heading.root,
      where,
    ]),
    inputs.caption.root,
    summary,
    doubt,
    notes,
    html("div", { class: "acts", role: "group", "aria-label": words("step", { k: at + 1 }) }, Object.values(buttons)),
  ]);
  return {
    root,
    /** @param {Step} step @param {number} n */
    draw: (step, n) => {
      inputs.heading.show(step.heading);
      inputs.caption.show(step.exercise.question);
      inputs.notes.show(step.notes);
      where.textContent = titles[step.slug] ?? step.slug;
      where.setAttribute("href", pathOf(step) || ".");
      summary.textContent = exerciseLines(step, (part, value, text = "") =>
        words(`asked-${part.toLowerCase()}`, { said: value, text }),
      ).join("\n");
      summary.hidden = !summary.textContent;
      noted(doubt, desk.unanswerable(at) ? words("unanswerable") : "");
      doubt.hidden = !doubt.textContent;
      notes.toggleAttribute("open", notes.hasAttribute("open") || Boolean(step.notes));
      allow(buttons.up, at > 0);
      allow(buttons.down, at + 1 < n);
    },
  };
}

/**
 * What moves, opens and removes a step. @param {Text} words @param {Store} store @param {number} at @param {Desk} desk
 */
function verbs(words, store, at, { play, say, undo }) {
  const shift = (/** @type {number} */ by, /** @type {HTMLElement} */ button) => {
    const list = /** @type {HTMLElement} */ (button.closest("ol"));
    const action = button.dataset.action;
    store.put(changed(store.talk(), (steps) => steps.splice(at + by, 0, ...steps.splice(at, 1))));
    const there = /** @type {HTMLElement} */ (list.children[at + by].querySelector(`[data-action="${action}"]`));
    there.focus(); // the hand stays on the step that it moves
    say(words("moved", { k: at + by + 1 }));
  };
  const button = (
    /** @type {string} */ verb,
    /** @type {string} */ sign,
    /** @type {(button: HTMLElement) => void} */ act,
  ) => {
    const name = words(`${verb}-step`, { k: at + 1 });
    const made = html("button", { type: "button", "data-action": verb, "aria-label": name, title: name }, [sign]);
    made.addEventListener("click", () => act(made));
    return made;
  };
  return {
    up: button("up", "↑", (made) => shift(-1, made)),
    down: button("down", "↓", (made) => shift(1, made)),
    play: button("play-at", "▶", () => play(at)),
    remove: button("remove", "✕", (made) => {
      const { heading } = store.talk().steps[at];
      store.put(changed(store.talk(), (steps) => steps.splice(at, 1)));
      say(words("removed", { heading }));
      if (!made.isConnected) undo.focus();
    }),
  };
}

/** @param {Text} words @param {Store} store @param {number} at @param {(said: string) => void} say */
function fields(words, store, at, say) {
  const put = (/** @type {(step: Step) => Step} */ change) =>
    store.put(changed(store.talk(), (steps) => steps.splice(at, 1, change(steps[at]))));
  return {
    heading: writing(words, "heading", LONGEST_TITLE, 1, say, (text) => put((step) => ({ ...step, heading: text }))),
    caption: writing(words, "caption", LONGEST_QUESTION, 2, say, (text) =>
      put((step) => ({ ...step, exercise: { ...step.exercise, question: text } })),
    ),
    notes: writing(words, "notes", LONGEST_NOTES, 3, say, (text) => put((step) => ({ ...step, notes: text }))),
  };
}

/**
 * A place to write in; what cannot be kept stays there, marked, with the reason.
 * @param {Text} words @param {string} name @param {number} most @param {number} rows
 * @param {(said: string) => void} say
 * @param {(text: string) => import("../sources/talks/types.js").Fault[]} put
 */
export function writing(words, name, most, rows, say, put) {
  const input = /** @type {HTMLTextAreaElement} */ (
    html("textarea", {
      rows,
      maxlength: most,
      "data-input": name,
      "aria-label": words(`${name}-label`),
      placeholder: words(`${name}-empty`),
    })
  );
  let current = "";
  input.addEventListener("change", () => {
    const text =
      name === "notes"
        ? input.value.replace(/(?<![ \t])[ \t]+$/gm, "").replace(/^\n+|(?<!\n)\n+$/g, "")
        : input.value.replace(/\s+/g, " ").trim();
    const [fault] = put(text);
    input.setAttribute("aria-invalid", String(Boolean(fault)));
    if (fault) say(words(fault.key.replace("talk.", ""), fault.values));
  });
  return {
    root: input,
    /** @param {string} text */
    show: (text) => {
      if (text === current && input.getAttribute("aria-invalid") === "true") return;
      current = text;
      input.value = text;
      input.setAttribute("aria-invalid", "false");
    },
  };
}

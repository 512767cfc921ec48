/** What the bar has of talks. @import {Text} from "../lab/types.js" @import {Step} from "../sources/talks/types.js" */

import { hide, html } from "../lab/dom.js";
import { noted } from "../lab/live_region.js";
import { LONGEST_QUESTION, PARAMETER, parseExercise } from "../sources/exercise/codec.js";
import { queryAt, queryHere, keepMine, mine } from "../sources/talks/playing.js";
import { BEAT, LONGEST_NOTES, LONGEST_TITLE, MOST_STEPS, nothing } from "../sources/talks/model.js";
import { parseTalk } from "../sources/talks/reading.js";
import { writeTalk } from "../sources/talks/writing.js";
import { listen } from "../hosts/browser/bus.js";
import { talking } from "../hosts/browser/talk_mode.js";
import { createGuide } from "../sources/talks/guide.js";
import { pathOf } from "../sources/talks/links.js";
import { codeOf } from "../share/qr.js";
import { addressIn } from "./room/steps.js";

/**
 * "Add to talk": this page in its present state, with a caption and notes, as the last step of the talk that this
 * browser keeps. @param {Text} words @param {{slug: string, title: string}} page
 * @param {() => boolean} own whether the page shows the reader's own data @param {() => void} leave to /talk
 */
function createAdding(words, page, own, leave) {
  const button = html(
    "button",
    { type: "button", "data-action": "add-to-talk", title: words("add.title"), "aria-haspopup": "dialog" },
    [words("add")],
  );
  const [heading, caption, notes] = [
    field(words, "heading", LONGEST_TITLE, 1),
    field(words, "caption", LONGEST_QUESTION, 2),
    field(words, "notes", LONGEST_NOTES, 4),
  ];
  const note = html("p", { class: "said" });
  const loss = html("p", { class: "loss" }, [words("share.own")]);
  const [add, open, close] = ["do", "open", "close"].map((verb) =>
    html("button", { type: "button", "data-action": `add-${verb}` }, [words(`add.${verb}`)]),
  );
  add.classList.add("primary");
  const dialog = /** @type {HTMLDialogElement} */ (
    html("dialog", { class: "maker", "aria-label": words("add"), "data-panel": "add" }, [
      html("h2", {}, [words("add")]),
      loss,
      heading.root,
      caption.root,
      notes.root,
      note,
      html("div", { class: "acts" }, [add, open, close]),
    ])
  );
  button.addEventListener("click", () => {
    heading.input.value = page.title;
    for (const each of [caption, notes]) each.input.value = "";
    loss.hidden = !own();
    noted(note, "");
    open.hidden = true;
    dialog.showModal();
    caption.input.focus();
  });
  add.addEventListener("click", () => {
    const added = addStep(
      words,
      { ...stepHere(page.slug), heading: heading.input.value, notes: notes.input.value },
      caption.input.value,
    );
    noted(note, added.said);
    open.hidden = !added.done;
  });
  open.addEventListener("click", leave);
  close.addEventListener("click", () => dialog.close());
  return { button, dialog };
}

/** @param {Text} words @param {string} name @param {number} most @param {number} rows */
function field(words, name, most, rows) {
  const input = /** @type {HTMLTextAreaElement} */ (
    html("textarea", { rows, maxlength: most, "data-input": name, placeholder: words(`add.${name}.empty`) })
  );
  return { input, root: html("label", { class: "field" }, [words(`add.${name}`), input]) };
}

/** This page as a step, its exercise among it. @param {string} slug @returns {Omit<Step, "heading" | "notes">} */
function stepHere(slug) {
  const query = queryHere();
  const carried = query.find(([name]) => name === PARAMETER);
  if (!carried) return { slug, asked: query, exercise: nothing() };
  const { exercise } = parseExercise(carried[1]);
  return {
    slug,
    asked: query.filter(([name]) => name !== PARAMETER && name !== BEAT),
    exercise: exercise ?? nothing(),
  };
}

/**
 * Add a step to the talk of this browser, if it can be one. @param {Text} words @param {Step} step
 * @param {string} caption @returns {{done: boolean, said: string}}
 */
function addStep(words, step, caption) {
  const { talk, faults: old } = mine(words("add.talk"));
  if (old.length) return { done: true, said: words("add.broken") }; // mended on /talk
  if (talk.steps.length >= MOST_STEPS) return { done: false, said: words("add.full", { most: MOST_STEPS }) };
  const line = (/** @type {string} */ text) => text.replace(/\s+/g, " ").trim();
  const exercise = line(caption) ? { ...step.exercise, question: line(caption) } : step.exercise;
  const next = { ...talk, steps: [...talk.steps, { ...step, heading: line(step.heading), exercise }] };
  const { talk: parsed, faults } = parseTalk(writeTalk(next), null);
  if (faults.length || parsed.steps.length !== next.steps.length) return { done: false, said: words("add.wrong") };
  return keepMine(parsed)
    ? { done: true, said: words("add.done", { k: parsed.steps.length }) }
    : { done: false, said: words("add.not-kept") };
}

/** On the wall, the code of the address that a talk's last step ends with. @param {AbortSignal} gone */
function createHome(gone) {
  const root = html("div", { class: "homework", hidden: "" });
  listen(
    "beat",
    (beat) => {
      const { address } = addressIn(beat && beat.at === beat.n - 1 ? beat.sentence : "");
      hide(root, !address);
      root.replaceChildren(...[address && codeOf(address, { alt: address })].filter((each) => each instanceof Element));
    },
    gone,
  );
  return root;
}

/** What every page has of talks of one's own: a step is added, and a talk goes on from page to page. */
const PAGE = "talk";

/**
 * @param {import("../lab/types.js").Text} words @param {{slug: string, title: string}} page
 * @param {(told: {path: string, talk: boolean, free?: boolean}) => void} turn to another page, without loading the site
 * again @param {() => boolean} own @param {AbortSignal} gone
 */
export function createTalks(words, { slug, title }, turn, own, gone) {
  const guide = createGuide(
    words,
    (step, at) => turn({ path: pathOf({ slug: step.slug, asked: queryAt(step, at) }), talk: talking() }),
    gone,
  );
  listen("follow", (to) => turn({ ...to, talk: talking() }), gone);
  const adding = createAdding(words, { slug, title }, own, () => turn({ path: PAGE, talk: false }));
  if (slug === PAGE) adding.button.hidden = true;
  return { button: adding.button, parts: [guide, adding.dialog, createHome(gone)] };
}

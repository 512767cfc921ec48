/**
 * What is asked of whoever makes an exercise, as a form; it gives the exercise as it stands.
 * @import {Exercise} from "../../sources/exercise/types.js" @import {Described} from "../../lab/described.js"
 * @import {Text} from "../../lab/types.js"
 */

import { html } from "../../lab/dom.js";
import { LONGEST_CHOICE, LONGEST_QUESTION, MOST_CHOICES, MOST_GOALS } from "../../sources/exercise/codec.js";
import { typed } from "../../lab/numbers.js";
import { comparison, nowOf, number, read, readingsOf, rows, select } from "./fields.js";
import { measured, rangeOf } from "./ranges.js";

/** @param {Text} words @param {Described} described @param {() => void} change */
export function createForm(words, described, change) {
  const question = /** @type {HTMLTextAreaElement} */ (
    html("textarea", {
      rows: 2,
      maxlength: LONGEST_QUESTION,
      "aria-label": words("exercise.question"),
      "data-input": "question",
    })
  );
  const kind = select(words("exercise.bet"), {
    none: words("exercise.bet-none"),
    choices: words("exercise.bet-choices"),
    scale: words("exercise.bet-scale"),
  });
  kind.dataset.input = "bet";
  const how = { add: words("exercise.add"), remove: words("exercise.remove"), change };
  const choices = rows({ ...how, most: MOST_CHOICES }, () => choice(words, described));
  const goal = rows({ ...how, most: MOST_GOALS }, () => comparison(words, described));
  const scale = scaleFields(words, described);
  const hidden = hiding(words, described);
  const show = () => {
    choices.root.hidden = kind.value !== "choices";
    scale.root.hidden = kind.value !== "scale";
    if (kind.value === "choices" && !choices.read().length) [1, 2].forEach(choices.grow);
    change();
  };
  kind.addEventListener("change", show);
  const root = html("div", { class: "form" }, [
    part(words("exercise.question"), [question]),
    part(words("exercise.bet"), [kind, choices.root, scale.root]),
    part(words("exercise.goal"), [goal.root]),
    hidden.root,
  ]);
  root.addEventListener("input", change);
  choices.root.hidden = scale.root.hidden = true;
  goal.root.dataset.input = "goal";
  return {
    root,
    first: question,
    /** @returns {Exercise} */
    read: () => ({
      question: question.value,
      choices: kind.value === "choices" ? choices.read() : [],
      scale: kind.value === "scale" ? scale.read() : null,
      goal: goal.read(),
      hidden: hidden.read(),
    }),
  };
}

/** @param {string} title @param {Node[]} fields */
function part(title, fields) {
  return html("section", {}, [html("h3", {}, [title]), ...fields]);
}

/** An answer in words, with what makes it true. @param {Text} words @param {Described} described */
function choice(words, described) {
  const text = /** @type {HTMLInputElement} */ (
    html("input", {
      type: "text",
      maxlength: LONGEST_CHOICE,
      placeholder: words("exercise.choice"),
      "aria-label": words("exercise.choice"),
    })
  );
  const when = comparison(words, described);
  return {
    parts: [text, html("span", {}, [words("exercise.if")]), ...when.parts],
    read: () => ({ text: text.value, holds: when.read() }),
  };
}

/**
 * A number on a scale: the range, the steps and the unit are the reading's, until somebody knows better.
 * @param {Text} words @param {Described} described
 */
function scaleFields(words, described) {
  const reading = readingsOf(words, described, (name) => measured(described.about(name)));
  const fields = /** @type {const} */ (["low", "high", "step", "within"]).map(
    (key) => /** @type {const} */ ([key, number(words(`exercise.${key}`), "")]),
  );
  const begin = () => {
    const about = described.about(reading.value);
    const range = about && rangeOf(about, nowOf(described, reading.value));
    for (const [key, field] of fields) field.value = range ? typed(range[key]) : "";
  };
  reading.addEventListener("change", begin);
  begin();
  return {
    root: html("div", { class: "line" }, [
      reading,
      ...fields.map(([, field]) => html("label", {}, [field.title, field])),
    ]),
    read: () =>
      /** @type {import("../../lab/story/types.js").Scale} */ ({
        reading: reading.value,
        ...Object.fromEntries(fields.map(([key, field]) => [key, read(field)])),
      }),
  };
}

/** What a part without a heading is called. @param {Text} words @param {string} key */
function partName(words, key) {
  const named = `exercise.part.${key.split(":")[1]}`;
  return words.has(named) ? words(named) : "";
}

/** What stays away, by boxes to tick. @param {Text} words @param {Described} described */
function hiding(words, described) {
  const parts = [
    ...described.parts.map(({ key, name }) => ({ key, name: name ?? partName(words, key) })),
    ...described.handles.map((name) => ({ key: `handle:${name}`, name: words("exercise.handle", { name }) })),
    { key: "labels", name: words("exercise.labels") },
  ];
  const names = new Set();
  const boxes = parts
    .filter(({ key }) => !names.has(key) && names.add(key))
    .map(({ key, name }) => {
      const box = /** @type {HTMLInputElement} */ (html("input", { type: "checkbox", value: key }));
      return { box, root: html("label", {}, [box, name || html("code", {}, [key])]) };
    });
  return {
    root: html("details", {}, [
      html("summary", {}, [words("exercise.hide")]),
      html(
        "div",
        { class: "boxes" },
        boxes.map(({ root }) => root),
      ),
    ]),
    read: () => boxes.filter(({ box }) => box.checked).map(({ box }) => box.value),
  };
}

/**
 * What a class said in the concept inventory: the gain, which beliefs have stayed, and how each question does.
 *
 * @import {Times} from "./types.js" @import {Text} from "../lab/types.js"
 * @import {Inventory, Sheet} from "../sources/submissions/types.js"
 */

import { csv } from "../lab/csv.js";
import { hide, html } from "../lab/dom.js";
import { fixed, percent } from "../lab/numbers.js";
import { createText } from "../lab/text.js";
import { saveText } from "../share/export/save.js";
import { nameOf, WHEN } from "../sources/submissions/inventory.js";
import { discrimination, FEWEST, gainInterval, gainOf, kr20, mean } from "./statistics.js";

const RIGHT = "right";
/** Below so many forms a figure of one question is no more than a hint. */
const MANY = 100;

/** @param {Text} words @param {Inventory} inventory @param {string} language */
export function createInventory(words, inventory, language) {
  const own = createText(inventory.words, language);
  const root = html("section", { class: "inventory", "aria-label": own("teach.title") });
  return {
    root,
    /** @param {readonly Sheet[]} sheets */
    draw: (sheets) => {
      root.replaceChildren();
      hide(root, !sheets.length);
      if (!sheets.length) return;
      const save = html("button", { type: "button", "data-action": "inventory-csv" }, [words("inventory-csv")]);
      save.addEventListener("click", () =>
        saveText(csv(rowsOf(words, own, inventory, sheets)), `${words("file")}.csv`, "text/csv"),
      );
      const times = timesOf(sheets, inventory);
      root.replaceChildren(
        html("h2", {}, [own("teach.title")]),
        html("p", {}, [words(sheets.length < MANY ? "inventory-few" : "inventory-many", { count: sheets.length })]),
        ...[scoresOf, gainsOf, beliefsOf, questionsOf].map((draw) => draw(words, own, times, inventory)),
        save,
      );
    },
  };
}

/** What a chosen answer stands for; "" where it was left out. @param {Inventory} inventory @param {Sheet} sheet */
const meansOf = ({ forms }, { form, answers }) =>
  answers.map((answer, k) => (answer === null ? "" : forms[form][k].means[answer]));

/** The forms of each time at which there are any. @param {readonly Sheet[]} sheets @param {Inventory} inventory */
export function timesOf(sheets, inventory) {
  const entries = sheets.map((sheet) => {
    const means = meansOf(inventory, sheet);
    const right = means.map((each) => each === RIGHT);
    return { sheet, means, right, score: right.filter(Boolean).length / right.length };
  });
  const times = WHEN.map((when) => ({ when, taken: entries.filter(({ sheet }) => sheet.when === when) }));
  return times.filter(({ taken }) => taken.length);
}

/**
 * A table with its heading. @param {string} caption @param {string[]} heads @param {string[][]} rows
 * @param {string} [note] said below it
 */
function tableOf(caption, heads, rows, note = "") {
  const cell = (/** @type {string} */ each, /** @type {number} */ k) =>
    k ? html("td", {}, [each]) : html("th", { scope: "row" }, [each]);
  return html("div", {}, [
    html("h3", {}, [caption]),
    html("div", { class: "works", role: "group", tabindex: 0, "aria-label": caption }, [
      html("table", {}, [
        html("thead", {}, [
          html(
            "tr",
            {},
            heads.map((each) => html("th", { scope: "col" }, [each])),
          ),
        ]),
        html(
          "tbody",
          {},
          rows.map((row) => html("tr", {}, row.map(cell))),
        ),
      ]),
    ]),
    ...(note ? [html("p", {}, [note])] : []),
  ]);
}

/**
 * How many are right, by time and form. @param {Text} words @param {Text} own @param {Times} times
 * @param {Inventory} inventory
 */
function scoresOf(words, own, times, { forms }) {
  const scored = (/** @type {Times[number]["taken"]} */ taken) =>
    words("inventory-score", { share: percent(mean(taken.map(({ score }) => score)), 0), count: taken.length });
  const rows = times.map(({ when, taken }) => [
    own(`when.${when}`),
    ...Object.keys(forms).map((form) => scored(taken.filter(({ sheet }) => sheet.form === form))),
    scored(taken),
  ]);
  const heads = [
    words("inventory-when"),
    ...Object.keys(forms).map((form) => own(`form.${form}`)),
    words("inventory-all"),
  ];
  const [first, ...others] = times.map(({ when, taken }) => ({
    title: own(`when.${when}`),
    used: new Set(taken.map(({ sheet }) => sheet.form)),
  }));
  const apart = others.filter(({ used }) => ![...used].some((form) => first.used.has(form))).map(({ title }) => title);
  const note = apart.length ? words("inventory-confounded", { first: first.title, times: apart }) : "";
  return tableOf(words("inventory-scores"), heads, rows, note);
}

/**
 * The gain from each time to each later one: what was learned, and what of it has lasted; of those who gave the same
 * name both times, and of all. @param {Text} words @param {Text} own @param {Times} times
 */
function gainsOf(words, own, times) {
  const since = times.flatMap((first, k) => times.slice(k + 1).map((other) => [first, other]));
  const rows = since.flatMap(([first, other]) =>
    gainsBetween(first.taken, other.taken).map(({ paired, before, after, gain, interval }) => [
      words("inventory-since", { from: own(`when.${first.when}`), to: own(`when.${other.when}`) }),
      words(paired ? "inventory-paired" : "inventory-unpaired", { count: before.length, other: after.length }),
      percent(mean(before), 0),
      percent(mean(after), 0),
      fixed(gain),
      interval
        ? words("inventory-interval", { low: fixed(interval[0]), high: fixed(interval[1]) })
        : words("inventory-no-interval", { fewest: FEWEST }),
    ]),
  );
  const heads = ["when", "who", "first", "then", "gain", "range"].map((key) => words(`inventory-${key}`));
  return rows.length
    ? tableOf(words("inventory-gains"), heads, rows, words("inventory-gain-how"))
    : html("p", {}, [words("inventory-once")]);
}

/** @param {Times[number]["taken"]} first @param {Times[number]["taken"]} other */
export function gainsBetween(first, other) {
  const named = new Map(other.filter(({ sheet }) => sheet.name).map((each) => [nameOf(each.sheet), each.score]));
  const both = first.filter(({ sheet }) => named.has(nameOf(sheet)));
  const scores = (/** @type {Times[number]["taken"]} */ taken) => taken.map(({ score }) => score);
  const pairs = { paired: true, before: scores(both), after: both.map(({ sheet }) => named.get(nameOf(sheet)) ?? 0) };
  const all = { paired: false, before: scores(first), after: scores(other) };
  const gains =
    both.length === first.length && both.length === other.length ? [pairs] : both.length ? [pairs, all] : [all];
  return gains.map((each) => ({
    ...each,
    gain: gainOf(mean(each.before), mean(each.after)),
    interval: gainInterval(each.before, each.after, each.paired),
  }));
}

/**
 * How often each belief was chosen of all the times that it could be. @param {Times[number]["taken"]} taken
 * @param {Inventory} inventory @param {string} belief
 */
export function chosenOf(taken, { forms }, belief) {
  const count = taken.reduce((sum, { means }) => sum + means.filter((each) => each === belief).length, 0);
  const of = taken.reduce(
    (sum, { sheet }) => sum + forms[sheet.form].filter(({ means }) => means.includes(belief)).length,
    0,
  );
  return { count, of, share: of ? count / of : 0 };
}

/**
 * Whether nobody chose a belief when it first could be, and somebody the last time: it has not stayed.
 * @param {ReturnType<typeof chosenOf>[]} chosen by time
 */
export const isNew = (chosen) =>
  chosen.length > 1 && chosen[0].of > 0 && !chosen[0].count && chosen[chosen.length - 1].count > 0;

/** @param {Text} words @param {Text} own @param {Times} times @param {Inventory} inventory */
function beliefsOf(words, own, times, inventory) {
  const last = times.map(({ taken }) => taken.length >= FEWEST).lastIndexOf(true); // so that chance does not sort them
  const rows = Object.entries(inventory.beliefs)
    .map(([belief, sentence]) => {
      const chosen = times.map(({ taken }) => chosenOf(taken, inventory, belief));
      return { said: isNew(chosen) ? words("inventory-new", { said: sentence }) : sentence, chosen };
    })
    .sort((a, b) => (b.chosen.at(last)?.share ?? 0) - (a.chosen.at(last)?.share ?? 0))
    .map(({ said: sentence, chosen }) => [
      sentence,
      ...chosen.map(({ share, count, of }) => words("inventory-chosen", { share: percent(share, 0), count, of })),
    ]);
  const heads = [words("inventory-belief"), ...times.map(({ when }) => own(`when.${when}`))];
  return tableOf(words(times.length > 1 ? "inventory-stay" : "inventory-beliefs"), heads, rows);
}

/** @param {Text} words @param {Text} own @param {Times} times @param {Inventory} inventory */
function questionsOf(words, own, times, { forms }) {
  const rows = Object.entries(forms).flatMap(([form, questions]) => {
    const taken = times.map((time) => time.taken.flatMap(({ sheet, right }) => (sheet.form === form ? [right] : [])));
    if (!taken.some((each) => each.length)) return [];
    const whole = taken.map((right) => {
      const value = right.length < FEWEST ? null : kr20(right);
      return words("inventory-reliability", { value: fixed(value), count: right.length });
    });
    return [
      ...questions.map(({ ask }, at) => [
        words("inventory-named", { form: form.toUpperCase(), k: at + 1, ask }),
        ...taken.map((right) => figuresOf(words, right, at)),
      ]),
      [words("inventory-whole", { form: form.toUpperCase() }), ...whole],
    ];
  });
  const heads = [words("question"), ...times.map(({ when }) => own(`when.${when}`))];
  return tableOf(
    words("inventory-questions"),
    heads,
    rows,
    words("inventory-questions-how", { fewest: FEWEST, many: MANY }),
  );
}

/** @param {Text} words @param {boolean[][]} right by student and question @param {number} at */
function figuresOf(words, right, at) {
  const share = percent(mean(right.map((each) => Number(each[at]))), 0);
  const apart = right.length < FEWEST ? null : discrimination(right, at);
  return words("inventory-figures", { share, count: right.length, discrimination: fixed(apart) });
}

/** @param {Text} words @param {Text} own @param {Inventory} inventory @param {readonly Sheet[]} sheets */
function rowsOf(words, own, inventory, sheets) {
  const questions = Object.values(inventory.forms)[0].map((_, k) => words("inventory-number", { k: k + 1 }));
  const heads = [
    ...["name", "inventory-form", "inventory-when", "seconds", "right"].map((key) => words(key)),
    ...questions,
  ];
  const rows = sheets.map((sheet) => {
    const means = meansOf(inventory, sheet);
    const right = means.filter((each) => each === RIGHT).length;
    return [sheet.name, sheet.form.toUpperCase(), own(`when.${sheet.when}`), sheet.seconds, right, ...means];
  });
  return [heads, ...rows];
}

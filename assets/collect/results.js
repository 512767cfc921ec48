/** What was collected: a table of works, why others are left out, and how often each answer was given. */

import { csv } from "../lab/csv.js";
import { html, text } from "../lab/dom.js";
import { saveText } from "../share/export/save.js";
import { histogramOf } from "../sources/exercise/truth.js";
import { differenceOf, otherwise } from "../sources/submissions/given_link.js";

/**
 * @import {Collected} from "./types.js" @import {Text} from "../lab/types.js"
 * @import {Work} from "../sources/submissions/collect.js" @import {Given} from "../sources/submissions/given_link.js"
 */

const FEW = 5;
const COLUMNS = ["name", "question", "answer", "right", "sure", "goal", "given", "seconds", "state"];
const ANSWER_COLUMN = COLUMNS.indexOf("given");

/** @param {Text} words */
export function createResults(words) {
  /** @type {readonly Work[]} */
  let works = [];
  /** @type {readonly Given[]} */
  let handedOut = [];
  let sorted = { column: -1, down: false };
  const body = html("tbody");
  const omissions = omissionList(words);
  const heads = COLUMNS.map((name, column) => {
    const press = html("button", { type: "button" }, [words(name)]);
    press.addEventListener("click", () => {
      sorted = { column, down: sorted.column === column && !sorted.down };
      fill();
    });
    return html("th", { scope: "col", ...(column === ANSWER_COLUMN ? { class: "given" } : {}) }, [press]);
  });
  const cells = (/** @type {Work} */ work) => cellsOf(words, handedOut, work);
  const table = html("div", { class: "works", role: "group", tabindex: 0, "aria-label": words("works") }, [
    html("table", {}, [html("thead", {}, [html("tr", {}, heads)]), body]),
  ]);
  const save = html("button", { type: "button", "data-action": "csv" }, [words("csv")]);
  save.addEventListener("click", () =>
    saveText(
      csv([COLUMNS.map((name) => words(name)), ...works.map((work) => cells({ ...work, link: whole(work.link) }))]),
      `${words("file")}.csv`,
      "text/csv",
    ),
  );
  const bets = html("div", { class: "bets" });

  const fill = () => {
    const { column, down } = sorted;
    heads.forEach((head, k) =>
      head.setAttribute("aria-sort", k !== column ? "none" : down ? "descending" : "ascending"),
    );
    const rows = works
      .map((work) => ({ work, shown: cells(work) }))
      .sort((a, b) => Number(b.work.missed) - Number(a.work.missed)); // what a class has to talk about first
    if (column >= 0) rows.sort((a, b) => (down ? -1 : 1) * compared(a.shown[column], b.shown[column]));
    body.replaceChildren(...rows.map(({ work, shown: texts }) => rowOf(words, work, texts)));
    table.toggleAttribute("data-given", handedOut.length > 0);
  };
  const root = html("div", { class: "results" }, [table, save, omissions.root, bets]);
  return {
    root,
    /** Compare works with the exercises that were given. @param {readonly Given[]} exercises */
    compare: (exercises) => {
      handedOut = exercises;
      fill();
    },
    /** @param {Collected} collected */
    draw: (collected) => {
      works = collected.works;
      fill();
      table.hidden = save.hidden = !works.length;
      omissions.draw(collected.left);
      bets.replaceChildren(...betsOf(words, works));
    },
  };
}

/** Why texts are left out: a few at once, many when they are asked for. @param {Text} words */
function omissionList(words) {
  const title = html("summary");
  const lines = html("ul");
  const root = /** @type {HTMLDetailsElement} */ (html("details", { class: "left" }, [title, lines]));
  return {
    root,
    /** @param {Collected["left"]} omissions */
    draw: (omissions) => {
      root.hidden = !omissions.length;
      root.open = omissions.length < FEW;
      text(title, words("left-title", { count: omissions.length }));
      lines.replaceChildren(
        ...omissions.map(({ source, why }) =>
          html("li", {}, [
            words("left", {
              source: visible(source),
              why: typeof why === "string" ? why : words(why.message, why.values),
            }),
          ]),
        ),
      );
    },
  };
}

/**
 * What a table and a file say of a work. @param {Text} words @param {readonly Given[]} handedOut @param {Work} work
 * @returns {(string | number)[]}
 */
function cellsOf(words, handedOut, work) {
  const { name, exercise, answer, right, sure, missed, verdict, alike, seconds, link } = work;
  const sureness = sure ? words(missed ? "sure-missed" : `sure-${sure}`) : words("sure-unsaid");
  return [
    name || words("nameless"),
    exercise.question,
    answer || (exercise.choices.length || exercise.scale ? words("skipped") : ""),
    words(right === null ? "right-unsaid" : right ? "right-yes" : "right-no"),
    sureness,
    alike ? words("alike", { verdict: words(`verdict-${verdict}`), count: alike }) : words(`verdict-${verdict}`),
    handedOut.length
      ? words(`given-${differenceOf(handedOut, work) ?? "same"}`, { what: otherOf(words, handedOut, work) })
      : words("given-unsaid"),
    seconds,
    link,
  ];
}

/** What of its data a page chose otherwise. @param {Text} words @param {readonly Given[]} given @param {Work} work */
function otherOf(words, given, work) {
  const named = otherwise(given, work).map((name) =>
    words(words.has(`choice-${name}`) ? `choice-${name}` : "choice-other"),
  );
  return [...new Set(named)];
}

/** A link that opens from a file, too. @param {string} link */
const whole = (link) => new URL(link, document.baseURI).href;

/** @param {Text} words @param {Work} work @param {(string | number)[]} row */
function rowOf(words, { link, verdict, missed }, row) {
  const open = html("a", { href: whole(link), target: "_blank", rel: "noopener" }, [words("open")]);
  return html(
    "tr",
    { "data-verdict": verdict, "data-missed": String(missed) },
    row.map((cell, k) =>
      html("td", k === ANSWER_COLUMN ? { class: "given" } : {}, [k === row.length - 1 ? open : String(cell)]),
    ),
  );
}

/** @param {string | number} a @param {string | number} b */
function compared(a, b) {
  return typeof a === "number" && typeof b === "number" ? a - b : String(a).localeCompare(String(b));
}

/** A name without what cannot be seen. @param {string} name */
const visible = (name) => name.replace(/\p{C}/gu, "�").slice(0, 120);

/** How often each answer was given, by exercise. @param {Text} words @param {readonly Work[]} works */
function betsOf(words, works) {
  /** @type {Map<string, Work[]>} */
  const bets = new Map();
  for (const work of works) bets.set(work.key, [...(bets.get(work.key) ?? []), work]);
  return [...bets.values()].flatMap((each) => {
    const { choices, scale, question } = each[0].exercise;
    if (!choices.length && !scale) return [];
    const kinds = new Set(each.map(({ answer }) => answer).filter(Boolean));
    const answers = choices.length
      ? choices.map((choice) => choice.text)
      : [...kinds].sort((a, b) => Number(a) - Number(b));
    const many = (/** @type {string} */ answer) => each.filter((work) => work.answer === answer).length;
    const bars = [
      ...answers.map((title) => ({ title, count: many(title) })),
      ...(many("") ? [{ title: words("skipped"), count: many("") }] : []),
    ];
    return [histogramOf(question, bars)];
  });
}

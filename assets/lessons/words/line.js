/**
 * The list of words, typed or taken from what is on offer, and what of it is not there.
 * @import {Note, Problem, WordsLab} from "./types.js"
 */

import { html } from "../../lab/dom.js";
import { cut } from "../../lab/ems.js";
import { noted } from "../../lab/live_region.js";
import { counted } from "../../lab/numbers.js";
import { entries, FEWEST, LONGEST, MOST, LONGEST_QUOTE } from "./entries.js";
import { joined } from "../../lab/text.js";

/** @param {object} _spec @param {WordsLab} lab */
export function linePanel(_spec, lab) {
  const { text: says } = lab;
  const { source } = lab.scene;
  const root = html("section", { class: "choices line" });
  if (!source.asks && !source.tables) return { root, draw: () => {} }; // in a file there is nobody to ask
  const input = /** @type {HTMLInputElement} */ (
    html("input", {
      type: "text",
      maxlength: LONGEST,
      "data-input": "words",
      "aria-label": says("line"),
      spellcheck: "false",
    })
  );
  input.value = typedIn(lab) ?? source.typed;
  input.addEventListener("change", () => ask(lab, input.value));
  const accepts = says(source.accepts, {
    fewest: FEWEST,
    most: MOST,
    count: counted(source.words[0]),
    chinese: counted(source.words[1]),
  });
  const lists = Object.entries(source.lists).map(([title, line]) => {
    const button = html(
      "button",
      { type: "button", "data-list": title, "aria-pressed": String(line === source.typed) },
      [title],
    );
    button.addEventListener("click", () => ask(lab, line));
    return button;
  });
  const notes = html("p", { class: "notes" });
  const sentence = joined(notesOf(source, typedIn(lab) ?? source.typed, says));
  root.append(
    html("label", {}, [html("span", { class: "caption" }, [`${says("line")} ${accepts}`]), input]),
    html("div", { class: "group", "data-rest": "", role: "group", "aria-label": says("lists") }, [
      ...lists,
      ...moreOf(lab),
    ]),
    notes,
  );
  return { root, draw: () => noted(notes, sentence) };
}

/** What the address says of the line. @param {WordsLab} lab */
const typedIn = ({ host }) => host.address.all().get("words")?.trim() || null;

/** Words of a reader's own, to go to the end of the line. @param {WordsLab} lab */
function moreOf(lab) {
  const {
    source: { more, adds, typed },
  } = lab.scene;
  if (!more.length) return [];
  const select = /** @type {HTMLSelectElement} */ (
    html(
      "select",
      { "aria-label": adds, "data-input": "more" },
      [adds, ...more].map((word, at) => html("option", { value: at ? word : "" }, [word])),
    )
  );
  select.addEventListener("change", () => ask(lab, `${typedIn(lab) ?? typed}, ${select.value}`));
  return [select];
}

/** Show another list; the one that holds anyway stands in no link. @param {WordsLab} lab @param {string} line */
function ask({ host, scene: { source } }, line) {
  const query = host.address.all();
  if (!line.trim() || line.trim() === source.start) query.delete("words");
  else query.set("words", line.trim());
  query.delete("beat");
  query.set("guide", "0");
  host.go(`?${query}`);
}

/**
 * What is said of a line: what was left out, and why.
 * @param {Pick<Problem, "start" | "unknown" | "command" | "notes" | "words">} problem @param {string} typed
 * @param {import("../../lab/types.js").Text} says @returns {string[]}
 */
export function notesOf({ start, unknown, command, notes = [], words }, typed, says) {
  const parted = entries(typed);
  const few = parted.names.length < FEWEST ? [{ key: "few", values: { fewest: FEWEST, story: start } }] : [];
  const missing = Object.entries(unknown).map(([entry, like]) =>
    says(like.length ? "entry-like" : "entry", { entry: cut(entry, LONGEST_QUOTE), like }),
  );
  const rest =
    !few.length && missing.length && parted.names.length - missing.length < FEWEST
      ? [{ key: "left", values: { fewest: FEWEST, story: start } }]
      : [];
  const strange = missing.length
    ? [
        {
          key: command ? "missing-reads" : "missing",
          values: {
            count: counted(words[0] + (/[\u3400-\u9fff]/.test(typed) ? words[1] : 0)),
            entries: missing,
            command,
          },
        },
      ]
    : [];
  return [...notes, ...parted.notes, ...few, ...strange, ...rest].map((/** @type {Note} */ { key, values }) =>
    says(key, values),
  );
}

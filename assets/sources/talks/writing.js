/** A talk as text. Twin of lib/cosine_lab/talks/writing.py. */

import { written, writtenScale } from "./bets.js";
import { lineOf } from "./links.js";
import { WORD } from "./model.js";

const ODD = new RegExp(`^(?:\\\\|#|-|${WORD})`, "u");
const ODD_NOTE = /^(?:\\|#)/;

/** The file's text. @param {import("./types.js").Talk} talk */
export function writeTalk({ title, about, steps }) {
  return `${[`# ${title}`, ...(about ? [escaped(ODD, about)] : []), ...steps.flatMap(blocks)].join("\n\n")}\n`;
}

/** @param {import("./types.js").Step} step */
function blocks(step) {
  const { question } = step.exercise;
  const lines = exerciseLines(step);
  return [
    `## ${step.heading}\n${lineOf(step)}`,
    ...(question ? [escaped(ODD, question)] : []),
    ...(lines.length ? [lines.join("\n")] : []),
    ...(step.notes
      ? [
          `Notes:\n${step.notes
            .split("\n")
            .map((line) => escaped(ODD_NOTE, line))
            .join("\n")}`,
        ]
      : []),
  ];
}

/**
 * A line of a file: an answer, or a bet, a goal, what is hidden. @param {string} part @param {string} value
 * @param {string} [text]
 */
const fileLine = (part, value, text) => (text === undefined ? `${part}: ${value}` : `- ${text}: ${value}`);

/**
 * A bet, a goal, what is hidden and where the move ends, line by line.
 * @param {Pick<import("./types.js").Step, "slug" | "exercise" | "then">} step @param {typeof fileLine} line
 */
export function exerciseLines({ slug, exercise: { choices, scale, goal, hidden }, then }, line = fileLine) {
  return [
    ...choices.map(({ text, holds }) => line("Answer", written(holds), text)),
    ...(scale ? [line("Bet", writtenScale(scale))] : []),
    ...(goal.length ? [line("Goal", goal.map(written).join(" and "))] : []),
    ...(hidden.length ? [line("Hide", hidden.join(", "))] : []),
    ...(then ? [line("Then", lineOf({ slug, asked: then }))] : []),
  ];
}

/**
 * The line, which a backslash keeps from being read as anything but itself. @param {RegExp} odd @param {string} line
 */
function escaped(odd, line) {
  return odd.test(line) ? `\\${line}` : line;
}

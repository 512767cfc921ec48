/**
 * A talk read from a text that anybody may have written: bounded, every fault with its line. Twin of
 * lib/cosine_lab/talks/reading.py, self to tests/vectors/talks.json.
 *
 * @import {Draft, Fault, ReaderState, Step, Talk} from "./types.js"
 */

import {
  FEWEST_CHOICES,
  LONGEST,
  LONGEST_QUESTION,
  MOST_CHOICES,
  MOST_GOALS,
  MOST_HIDDEN,
  PARAMETER,
  parseExercise,
  VERSION,
} from "../exercise/codec.js";
import { composed, normal, unseen } from "../../lab/names.js";
import { nearest } from "../../lab/by_hand.js";
import { changes } from "../../lab/spelling.js";
import { checkExercise, checkLink, ofState } from "./names.js";
import { choice, goal, hidden, scale } from "./bets.js";
import { parseLink } from "./links.js";
import {
  BEAT,
  BEGINS,
  lengthOf,
  LONGEST as LONGEST_FILE,
  LONGEST_ABOUT,
  LONGEST_LINE,
  LONGEST_NOTES,
  LONGEST_TITLE,
  MOST_FAULTS,
  MOST_STEPS,
  nothing,
  PARTS,
  WORD,
} from "./model.js";
import { Refused } from "../../lab/refused.js";

const PART = new RegExp(`^${BEGINS}(.*)$`, "i");
const SLIPPED = new RegExp(`^${WORD}`, "u");
/** As many letters off a word of the grammar as make a line a slip of it, and less than all of its letters. */
const SLIP = 2;
/** “When:” and “Them:” may well begin a sentence. */
const SLIPS = Object.keys(PARTS).filter((each) => PARTS[each] !== "then");
const HEADING = /^(##?)(?: (.*))?$/;

/** @param {number} line @returns {Draft} */
const draftAt = (line) => ({
  line,
  heading: "",
  slug: null,
  asked: [],
  said: [],
  exercise: nothing(),
  then: null,
  notes: null,
});

/**
 * The talk of a text, and what is wrong with it: with faults it is not to be used. Total.
 * @param {string} text @param {readonly string[] | null} pages the slugs that a step may lead to; null for any
 * @param {Record<string, import("./types.js").Known>} [known] what can be named on a page; one that is not there is not
 * looked at
 * @returns {{talk: Talk, faults: Fault[]}}
 */
export function parseTalk(text, pages, known = {}) {
  /** @type {ReaderState} */
  const self = { pages, known, faults: [], head: draftAt(1), titled: false, drafts: [], steps: [] };
  const plain = text.replace(/^\ufeff/, "").replace(/\r\n?/g, "\n");
  if (new TextEncoder().encode(plain).length > LONGEST_FILE) {
    return {
      talk: { title: "", about: "", steps: [] },
      faults: [{ key: "talk.too-long", line: 1, values: { most: LONGEST_FILE } }],
    };
  }
  for (const [k, line] of plain.replaceAll("\t", " ").split("\n").entries()) {
    noting(self, k + 1, () => take(self, k + 1, composed(line.replace(/(?<! ) +$/, ""))));
    if (self.faults.length >= MOST_FAULTS) break;
  }
  return { talk: whole(self), faults: self.faults.slice(0, MOST_FAULTS) };
}

/** Do it, and tell a refusal with its line. @param {ReaderState} self @param {number} line @param {() => void} act */
function noting(self, line, act) {
  try {
    act();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    self.faults.push({ key: error.message, line, values: error.values });
  }
}

/** Read one line. @param {ReaderState} self @param {number} number @param {string} line */
function take(self, number, line) {
  if (lengthOf(line) > LONGEST_LINE || unseen(line)) throw new Refused("talk.line", { most: LONGEST_LINE });
  const heading = HEADING.exec(line);
  if (heading) begin(self, number, heading[1], heading[2] ?? "");
  else body(self, line);
}

/** @param {ReaderState} self @returns {Talk} */
function whole(self) {
  const { drafts, head, steps } = self;
  if (drafts.length) end(self, drafts[drafts.length - 1]);
  const about = head.said.filter(Boolean).join(" ");
  noting(self, 1, () => must(self.titled, "talk.no-title"));
  noting(self, head.line, () => must(lengthOf(about) <= LONGEST_ABOUT, "talk.about", { most: LONGEST_ABOUT }));
  return { title: head.heading, about, steps };
}

/** @param {ReaderState} self @param {number} number @param {string} marks @param {string} text */
function begin(self, number, marks, text) {
  const { drafts, head } = self;
  if (marks === "##") {
    if (drafts.length) end(self, drafts[drafts.length - 1]);
    must(drafts.length < MOST_STEPS, "talk.steps", { most: MOST_STEPS });
    drafts.push(draftAt(number));
  } else {
    must(!self.titled && !drafts.length, "talk.second-title");
    self.titled = true;
    head.line = number;
  }
  const heading = normal(text);
  must(lengthOf(heading) > 0 && lengthOf(heading) <= LONGEST_TITLE, "talk.heading", { most: LONGEST_TITLE });
  (marks === "##" ? drafts[drafts.length - 1] : head).heading = heading;
}

/** @param {ReaderState} self @param {string} line */
function body({ drafts, head, pages, known }, line) {
  const draft = drafts.at(-1) ?? head;
  if (draft.notes) return void draft.notes.push(line.replace(/^\\/, ""));
  const plain = normal(line);
  if (!plain) return;
  if (draft !== head) {
    if (draft.slug === null) {
      draft.slug = "";
      const { slug, asked: query } = Object.assign(draft, parseLink(plain, pages));
      return void (Object.hasOwn(known, slug) && checkLink(known[slug], query));
    }
    const part = PART.exec(plain);
    if (part || plain.startsWith("- ")) {
      const { choices, scale: query, goal: reached, hidden: away } = draft.exercise;
      const before = { choices: choices.length, asked: query !== null, goal: reached.length, hidden: away.length };
      if (part && PARTS[part[1].toLowerCase()] === "then") thenOf(draft, normal(part[2]), pages, known);
      else add(draft, plain, part);
      return void (Object.hasOwn(known, draft.slug) && checkExercise(known[draft.slug], since(before, draft.exercise)));
    }
    refuseSlip(plain);
  }
  draft.said.push(normal(plain.replace(/^\\/, "")));
}

/**
 * The link to the state in which the step's move ends. @param {Draft} draft @param {string} text
 * @param {ReaderState["pages"]} pages @param {ReaderState["known"]} known
 */
function thenOf(draft, text, pages, known) {
  must(!draft.then, "talk.then-twice");
  const { slug, asked: query } = parseLink(text, pages);
  draft.then = query;
  const page = Object.hasOwn(known, slug) ? known[slug] : null;
  const fits = (/** @type {[string, string]} */ [name]) => !page || ofState(page, name);
  must(slug === draft.slug && query.length > 0 && query.every(fits), "talk.then-state", { page: draft.slug ?? "" });
  if (page) checkLink(page, query);
}

/** `Note:` may be meant as `Notes:`: what is for the speaker alone would stand on the wall. @param {string} line */
function refuseSlip(line) {
  const name = SLIPPED.exec(line)?.[1] ?? "";
  const word = name.toLowerCase();
  const meant = nearest(word, SLIPS);
  must(!name || changes([...word], [...meant]) > Math.min(SLIP, [...meant].length - 1), "talk.slip", {
    name,
    meant: meant[0].toUpperCase() + meant.slice(1),
  });
}

/**
 * A line that says something of a bet, a goal, what is hidden, or begins the notes. @param {Draft} draft
 * @param {string} line @param {RegExpExecArray | null} part
 */
function add(draft, line, part) {
  const { exercise } = draft;
  if (!part) return void exercise.choices.push(choice(line));
  const [name, rest] = [PARTS[part[1].toLowerCase()], normal(part[2])];
  if (name === "notes") draft.notes = rest ? [rest] : [];
  else if (name === "goal") exercise.goal.push(...goal(rest));
  else if (name === "hide") exercise.hidden.push(...hidden(rest));
  else {
    must(!exercise.scale, "talk.bets");
    exercise.scale = scale(rest);
  }
}

/**
 * What a line has added to an exercise.
 * @param {Record<"choices" | "goal" | "hidden", number> & {asked: boolean}} before
 * @param {import("../exercise/types.js").Exercise} now
 */
const since = (before, now) => ({
  choices: now.choices.slice(before.choices),
  scale: before.asked ? null : now.scale,
  goal: now.goal.slice(before.goal),
  hidden: now.hidden.slice(before.hidden),
});

/** The step is whole. @param {ReaderState} self @param {Draft} draft */
function end(self, draft) {
  noting(self, draft.line, () => {
    must(draft.slug !== null, "talk.no-link");
    const step = stepOf(draft);
    self.steps.push(step);
    if (Object.hasOwn(self.known, step.slug) && draft.asked.some(([name]) => name === PARAMETER))
      checkExercise(self.known[step.slug], step.exercise);
  });
}

/** @param {Draft} draft @returns {Step} */
function stepOf({ heading, slug, asked: query, said: sentences, exercise: own, then: ending, notes: lines }) {
  const notes = (lines ?? []).join("\n").replace(/^\n+|(?<!\n)\n+$/g, "");
  must(lengthOf(notes) <= LONGEST_NOTES, "talk.notes", { most: LONGEST_NOTES });
  const exercise = { ...own, question: sentences.filter(Boolean).join(" ") };
  const carried = query.find(([name]) => name === PARAMETER);
  const then = ending ? { then: ending } : {};
  if (!carried) return { heading, slug: slug ?? "", asked: query, exercise: checked(exercise), ...then, notes };
  must(JSON.stringify(exercise) === JSON.stringify(nothing()), "talk.exercise-twice");
  const shared = parseExercise(carried[1]);
  if (!shared.exercise) throw new Refused(`exercise.${shared.fault}`, { most: LONGEST, version: VERSION });
  return {
    heading,
    slug: slug ?? "",
    asked: query.filter(([name]) => name !== PARAMETER && name !== BEAT),
    exercise: shared.exercise,
    ...then,
    notes,
  };
}

/** @param {import("../exercise/types.js").Exercise} exercise */
function checked(exercise) {
  const { choices, scale: range, question } = exercise;
  const different = new Set(choices.map(({ text }) => text)).size;
  must(
    !choices.length ||
      (!range && different === choices.length && different >= FEWEST_CHOICES && different <= MOST_CHOICES),
    "talk.bets",
  );
  must(lengthOf(question) <= LONGEST_QUESTION, "talk.caption", { most: LONGEST_QUESTION });
  must(exercise.goal.length <= MOST_GOALS && exercise.hidden.length <= MOST_HIDDEN, "talk.parts", {
    goals: MOST_GOALS,
    hidden: MOST_HIDDEN,
  });
  return exercise;
}

/** @param {boolean} fine @param {string} key @param {Record<string, string | number>} [values] */
function must(fine, key, values = {}) {
  if (!fine) throw new Refused(key, values);
}

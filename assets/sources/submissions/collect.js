/**
 * Work that was handed in, read and checked: what was bet, and whether it is right and the goal holds in the state.
 * No page is needed.
 *
 * @import {Result, Source, Submission, Omission, Lessons, Place, Sheet, Verdict} from "./types.js"
 * @import {Exercise} from "../exercise/types.js"
 * @typedef {{name: string, slug: string, key: string, exercise: Exercise, place: Place, answer: string,
 *   sure: Submission["sure"], right: boolean | null, missed: boolean, verdict: Verdict, seconds: number, link: string,
 *   alike: number}} Work
 * key: tells its exercise from any other; answer: as the exercise words it, "" where it was skipped; right: whether it
 *   is in the state reached, null where that does not say; missed: wrong, and given as sure; link: to the state;
 *   alike: how many others have reached exactly that state
 */

import { LONGEST, PARAMETER, parseExercise, VERSION } from "../exercise/codec.js";
import { wrongBy } from "../exercise/truth.js";
import { ofState } from "../../lab/readings.js";
import { Refused } from "../../lab/refused.js";
import { holds } from "../../lab/story/machine.js";
import { codesIn, parseCode } from "./code.js";
import { addSheet, sheetOf, SLUG } from "./inventory.js";

export const MOST_FILES = 2000;
const STATE = "s";
/** Milliseconds of work between two moments in which the page can draw. */
const BREATH = 50;

/** An empty collection. @param {Lessons} lessons */
export function createCollection({ parameters, editions = {}, ask }) {
  /** @type {Work[]} */
  const works = [];
  /** @type {Sheet[]} */
  const sheets = [];
  /** @type {Omission[]} */
  const omissions = [];
  const hashes = new Set();
  /** @type {Map<string, Promise<Result>>} */
  const known = new Map();
  let taken = 0;

  const checked = async (/** @type {Pending} */ each) => {
    const work = workOf(each, await known.get(each.at));
    const identity = JSON.stringify([work.name, work.link, each.submission.answer]);
    if (hashes.has(identity)) throw new Refused("submissions.repeated");
    hashes.add(identity);
    works.push(work);
  };
  return {
    works: /** @type {readonly Work[]} */ (works),
    sheets: /** @type {readonly Sheet[]} */ (sheets),
    left: /** @type {readonly Omission[]} */ (omissions),
    /**
     * Read and check more of them. @param {readonly Source[]} sources
     * @param {(done: number, all: number) => void} [progress] how far it has come
     */
    add: async (sources, progress = () => {}) => {
      const room = MOST_FILES - taken;
      const texts = [...(await Promise.all(sources.slice(0, room).map(codesIn))).flat(), ...sources.slice(room)];
      const some = texts.slice(0, MOST_FILES - taken);
      taken += some.length;
      const over = texts.length - some.length;
      if (over)
        omissions.push({
          source: texts[some.length].source,
          why: new Refused("submissions.too-many", { over, most: MOST_FILES }),
        });
      const made = await eachOf(
        some,
        (each) => read(each, parameters, (submission) => addSheet(sheets, hashes, sheetOf(submission, editions))),
        omissions,
        (done) => progress(done, 2 * some.length),
      );
      const submissions = made.filter((each) => each !== null);
      const places = new Map(
        submissions.filter((each) => needsState(each) && !known.has(each.at)).map(({ at, place }) => [at, place]),
      );
      const answers = places.size ? ask([...places.values()]) : Promise.resolve([]);
      [...places.keys()].forEach((at, k) =>
        known.set(
          at,
          answers.then((results) => results[k] ?? {}),
        ),
      );
      await eachOf(submissions, checked, omissions, (done) => progress(some.length + done, 2 * some.length));
      countAlike(works);
      // to be asked again: a connection may have dropped
      for (const at of places.keys()) if ((await known.get(at))?.why) known.delete(at);
    },
  };
}

/**
 * What is made of each; those of which nothing can be made are left, with the reason.
 * @template {{source: string}} I @template O @param {readonly I[]} all @param {(each: I) => Promise<O>} make
 * @param {Omission[]} omissions @param {(done: number) => void} progress
 */
async function eachOf(all, make, omissions, progress) {
  /** @type {O[]} */
  const made = [];
  let since = performance.now();
  for (const [at, each] of all.entries()) {
    try {
      made.push(await make(each));
    } catch (why) {
      omissions.push({
        source: each.source,
        why: why instanceof Refused || typeof why === "string" ? why : new Refused("submissions.damaged"),
      });
    }
    if (performance.now() - since < BREATH) continue;
    progress(at + 1);
    await new Promise((next) => setTimeout(next));
    since = performance.now();
  }
  return made;
}

/** @typedef {NonNullable<Awaited<ReturnType<typeof read>>>} Pending */

/**
 * The work in a text; null for a form of the inventory, which `form` takes.
 * @param {Source} given @param {Lessons["parameters"]} parameters @param {(submission: Submission) => void} form
 */
async function read({ source, read: text, name }, parameters, form) {
  const code = await parseCode(await text().catch(() => Promise.reject(new Refused("submissions.not-text"))));
  const submission = name ? { ...code, name } : code; // as the lecturer has it
  if (submission.slug === SLUG) {
    form(submission);
    return null;
  }
  const slug = submission.slug || "home";
  if (!Object.hasOwn(parameters, slug)) throw new Refused("submissions.other-page", { slug });
  const carried = submission.asked.get(PARAMETER);
  if (carried === null) throw new Refused("submissions.no-exercise");
  const { exercise, fault } = parseExercise(carried);
  if (!exercise) throw new Refused(`exercise.${fault}`, { most: LONGEST, version: VERSION });
  const place = placeOf(slug, submission.asked, parameters[slug]);
  return { source, submission, slug, exercise, key: `${slug} ${carried}`, place, at: JSON.stringify(place) };
}

/** @param {Pending} pending @param {Result} [result] the lesson, where one is needed @returns {Work} */
function workOf({ submission, slug, exercise, key, place }, result = {}) {
  const { name, asked: query, sure, seconds } = submission;
  const answer = answerText(exercise, submission.answer);
  if (result.why && exercise.goal.length) throw result.why;
  const now = result.lesson ? readingsAt(result.lesson, query.get(STATE), result.within ?? {}) : null;
  const verdict = exercise.goal.length ? verdictOf(exercise, submission, now) : "no-goal";
  const right = ["reached", "no-goal"].includes(verdict) ? rightIn(now, exercise, submission.answer) : null;
  const link = `./${submission.slug}?${query}`;
  const missed = sure === "sure" && right === false;
  return { name, slug, key, exercise, place, answer, sure, right, missed, verdict, seconds, link, alike: 0 };
}

/**
 * Whether an answer is right in the state reached; null where that does not say.
 * @param {Now | null} now @param {Exercise} exercise @param {Submission["answer"]} answer
 */
function rightIn(now, exercise, answer) {
  const wrong = now && answer !== null ? wrongBy(exercise, now) : null;
  return wrong && answer !== null ? !wrong(answer) : null;
}

/** The state reached, and of which page; null where it is the page's first. @param {Work} work */
const stateOf = ({ slug, place, link }) => {
  const state = new URL(link, "http://a").searchParams.get(STATE);
  return state && JSON.stringify([slug, place, state]);
};

/** Notes at each work that reached its goal how many others have exactly its state. @param {readonly Work[]} works */
function countAlike(works) {
  const reached = works.filter((work) => work.verdict === "reached" && stateOf(work));
  const many = new Map();
  for (const work of reached) many.set(stateOf(work), (many.get(stateOf(work)) ?? 0) + 1);
  for (const work of reached) work.alike = many.get(stateOf(work)) - 1;
}

/** Whether a lesson is to be asked what can be read in the state reached. @param {Pending} pending */
function needsState({ exercise, submission }) {
  return exercise.goal.length > 0 || submission.answer !== null;
}

/** @param {string} slug @param {URLSearchParams} query @param {string[]} names @returns {Place} */
export function placeOf(slug, query, names) {
  return [slug, Object.fromEntries([...query].filter(([name]) => names.includes(name)).sort())];
}

/** An answer as the exercise words it. @param {Exercise} exercise @param {Submission["answer"]} answer */
function answerText({ choices, scale }, answer) {
  if (answer === null) return "";
  if (typeof answer === "string" && Number(answer) < choices.length) return choices[Number(answer)].text;
  if (typeof answer === "number" && scale && answer >= scale.low && answer <= scale.high)
    return String(Number(answer.toPrecision(6)));
  throw new Refused("submissions.damaged");
}

/** @param {Exercise} exercise @param {Submission} submission @param {Now | null} now @returns {Verdict} */
function verdictOf({ goal }, { reached }, now) {
  if (!now || !goal.every(([name]) => Object.hasOwn(now, name))) return "unchecked";
  if (holds(goal, now)) return "reached";
  return reached ? "forged" : "open";
}

/**
 * What can be read off the state of a link alone, which must be one that its page would show.
 * @typedef {import("../../lab/story/types.js").Readings} Now
 * @param {import("../../lab/types.js").Opened} lesson @param {string | null} link
 * @param {Record<string, [any, any]>} within @returns {Now}
 */
function readingsAt(lesson, link, within) {
  const state = lesson.state(link);
  const fits = state && Object.entries(within).every(([name, [low, high]]) => inside(state[name], low, high));
  if (!fits) throw new Refused("submissions.other-state");
  const now = Object.entries(lesson.readings(lesson.scene(state)));
  return Object.fromEntries(
    now.filter(([name]) => ofState(lesson.declared, name)).map(([name, value]) => [name, { value, shown: "" }]),
  );
}

/**
 * Whether a value lies between two of its shape. @param {any} value @param {any} low @param {any} high
 * @returns {boolean}
 */
function inside(value, low, high) {
  if (!Array.isArray(value)) return value >= low && value <= high;
  return value.length === low.length && value.every((each, k) => inside(each, low[k], high[k]));
}

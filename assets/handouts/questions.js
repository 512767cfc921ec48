/**
 * What a lesson's story asks, and what turns out: it is walked by its own buttons, and its readings answer.
 *
 * @import {Question} from "./types.js" @import {Opened, Text} from "../lab/types.js"
 * @import {Beat} from "../lab/story/types.js"
 */

import { UNDEFINED, fixed, magnitude, percent } from "../lab/numbers.js";
import { handsOf } from "../lab/story/bet.js";
import { holds, textsOf, truthOf } from "../lab/story/machine.js";

/** What differs in further digits has not moved. */
const DIGITS = 6;
/** Units that a sentence quotes as the page shows them: bare, or with their sign. */
const QUOTED = ["probability", "count", "steps", "number", "length", "percent", "share"];

/**
 * @param {Opened} lesson @param {Text} say the lesson's words
 * @param {readonly string[]} why the steps that show the reason @returns {Question[]}
 */
export function questionsOf(lesson, say, why) {
  const questions = [];
  /**
   * What may be quoted: readings now, as the step began, and as each step before it ended.
   * @type {Record<string, string>}
   */
  let quoted = {};
  for (const { beat, began, now } of walked(lesson, say, () => null)) {
    const ended = known(lesson, now);
    quoted = { ...quoted, ...renamed(ended, (key) => `${beat.key}-${key}`) };
    const values = { ...quoted, ...renamed(known(lesson, began), (key) => `${key}-begun`), ...ended };
    const reason = (/** @type {string} */ key) =>
      !beat.goal.length || holds(beat.goal, now) ? sentence(say, `beat.${beat.key}.after${key}`, values) : [];
    if (beat.bet)
      questions.push({
        ...questionOf(beat, began, now, say),
        reasons: [
          ...reason("").map((because) => ({ answers: [], said: because })),
          ...overlooked(beat.bet, truthOf(beat.bet, now), reason, (key) => say(`beat.${beat.key}.bet.${key}`)),
        ],
      });
    else if (why.includes(beat.key))
      questions.at(-1)?.reasons.push(...reason("").map((because) => ({ answers: [], said: because })));
  }
  return questions;
}

/**
 * The steps of a story, each as it begins and once what it waits for is done: readings, and what is drawn of it.
 * @template T @param {Opened} lesson @param {Text} say @param {(scene: any) => T} drawn
 */
function* walked(lesson, say, drawn) {
  let state = lesson.defaults;
  /** @type {Record<string, any>} */
  const answers = {};
  for (const beat of lesson.story?.beats ?? []) {
    if (beat.start) state = { ...lesson.defaults, ...Object.assign(answers, beat.start) };
    const before = lesson.scene(state);
    const [began, from] = [readingsAt(lesson, before, say), drawn(before)];
    const after = moved(lesson, beat, before);
    yield { beat, began, from, now: readingsAt(lesson, after, say), to: drawn(after) };
    state = after.state;
  }
}

/**
 * A story's first move, for the board: of the arrows, else of the input, or of what is drawn in their place; null where
 * nothing moves. @param {Opened} lesson @param {Text} say @returns {import("./types.js").Move | null}
 */
export function moveOf(lesson, say) {
  const { sketch, sketched } = lesson;
  /** @type {((scene: any) => import("./types.js").Drawn)[]} */
  const drawings = sketch ? [(scene) => sketch(scene, say)] : [arrowsOf, withInput];
  for (const drawn of drawings)
    for (const { beat, from, to } of walked(lesson, say, drawn))
      if (beat.key === (sketched ?? beat.key) && rounded(from) !== rounded(to)) return { from, to };
  return null;
}

/** @param {any} scene @returns {import("./types.js").Drawn} */
const arrowsOf = ({ state, after }) => ({
  labels: state.labels,
  rows: (after?.rows ?? []).map((/** @type {number[]} */ row) => [...row]),
});

/** @param {any} scene */
function withInput(scene) {
  const { labels = [], rows = [] } = arrowsOf(scene);
  return { labels: [...labels, "x"], rows: [...rows, [...scene.state.probe]] };
}

/** @param {unknown} drawn */
const rounded = (drawn) =>
  JSON.stringify(drawn, (_, value) => (typeof value === "number" ? Number(value.toFixed(DIGITS)) : value));

/**
 * What wrong answers overlook, each with the answers that do. @param {NonNullable<Beat["bet"]>} bet
 * @param {unknown} truth the key of what is right
 * @param {(key: string) => string[]} reason @param {(key: string) => string} worded
 */
function overlooked(bet, truth, reason, worded) {
  /** @type {Map<string, string[]>} */
  const byReason = new Map();
  for (const { key } of bet.choices.filter((choice) => choice.key !== truth))
    for (const because of reason(`.${key}`)) byReason.set(because, [...(byReason.get(because) ?? []), worded(key)]);
  return [...byReason].map(([because, answers]) => ({ answers, said: because }));
}

/** The scene after what a step waits for is done. @param {Opened} lesson @param {Beat} beat @param {any} scene */
function moved(lesson, { goal, actions }, scene) {
  const readings = (/** @type {any} */ at) =>
    Object.fromEntries(Object.entries(lesson.readings(at)).map(([name, value]) => [name, { value, shown: "" }]));
  let now = scene;
  for (const verb of actions) {
    if (goal.length && holds(goal, readings(now))) break;
    now = lesson.scene(lesson.pressed(verb, now));
  }
  return now;
}

/**
 * Readings as a sheet of paper has them, taken before another scene is solved. @param {Opened} lesson
 * @param {any} scene @param {Text} say
 */
function readingsAt(lesson, scene, say) {
  return Object.fromEntries(
    Object.entries(lesson.readings(scene)).map(([name, value]) => [
      name,
      { value, shown: lesson.said[name]?.(scene, say) ?? written(value, specOf(lesson.declared, name), scene) },
    ]),
  );
}

/**
 * What is declared of a reading, by its own name or by that of its kind. @param {Opened["declared"]} declared
 * @param {string} name
 */
const specOf = (declared, name) =>
  declared[name] ??
  declared[Object.keys(declared).find((each) => each.endsWith("*") && name.startsWith(each.slice(0, -1))) ?? ""];

/**
 * @param {Beat} beat @param {ReturnType<typeof readingsAt>} began @param {ReturnType<typeof readingsAt>} now
 * @param {Text} say @returns {Omit<Question, "reasons">}
 */
function questionOf({ key, bet }, began, now, say) {
  const { choices, scale } = /** @type {NonNullable<Beat["bet"]>} */ (bet);
  const truth = truthOf(/** @type {NonNullable<Beat["bet"]>} */ (bet), now);
  const worded = (/** @type {string} */ choice) => say(`beat.${key}.bet.${choice}`);
  const outcome = truth === null ? null : scale ? now[scale.reading].shown : worded(String(truth));
  const start = textsOf(began);
  return {
    step: key,
    ask: say(`beat.${key}`, { ...start, ...renamed(start, (name) => `${name}-begun`) }),
    choices: choices.map((choice) => worded(choice.key)),
    hands: scale ? handsOf(scale) : [],
    truth: outcome,
  };
}

/**
 * Readings that are defined and shown as numbers, as a sentence quotes them. @param {Opened} lesson
 * @param {ReturnType<typeof readingsAt>} readings
 */
function known({ declared, said: texts }, readings) {
  const quotes = (/** @type {string} */ name) => {
    const spec = specOf(declared, name);
    return spec.unit === "cosine" || (QUOTED.includes(spec.unit) && spec.words !== undefined);
  };
  return textsOf(
    Object.fromEntries(
      Object.entries(readings).filter(([name, { value }]) => texts[name] || (value !== null && quotes(name))),
    ),
  );
}

/** @param {Record<string, string>} values @param {(key: string) => string} name */
const renamed = (values, name) => Object.fromEntries(Object.entries(values).map(([key, value]) => [name(key), value]));

/**
 * The sentence, if there is one and all that it quotes is known. @param {Text} say
 * @param {string} key @param {Record<string, string>} values
 */
function sentence(say, key, values) {
  try {
    return say.has(key) ? [say(key, values)] : [];
  } catch {
    return [];
  }
}

/**
 * A number as a sheet of paper has it: with the digits and the sign that the page shows, a tiny one by its power.
 * @template S @param {number | null} value
 * @param {Partial<Pick<import("../lab/types.js").Reading<S>, "digits" | "unit" | "written">>} spec @param {S} scene
 */
function written(value, { digits = 2, unit, written: own }, scene) {
  if (value === null) return UNDEFINED;
  if (own) return own(value, scene);
  if (unit === "percent") return percent(value / 100, digits);
  if (unit === "share") return percent(value, digits);
  if (unit === "cosine") return fixed(value, digits); // the wall has its decimals also where it is whole
  if (Number.isInteger(value)) return String(value).replace("-", "−");
  return Number(value.toFixed(digits)) === 0 ? magnitude(value) : fixed(value, digits);
}

/**
 * An exercise as the story that a surface plays: one beat in the words of whoever made it. What it asks
 * about has to be on the surface; where it is not, or the link is damaged, the lesson opens as ever.
 *
 * @typedef {import("./codec.js").Exercise} Exercise
 * @typedef {import("../story/machine.js").Story} Story
 * @typedef {import("../text.js").Text} Text
 * @typedef {{type: string, space?: string, handles?: string[]}} Part a panel, as the surface lays it out
 * @typedef {{story: Story | null, text: Text}} Told
 */

import { marked } from "../mark.js";
import { hear } from "../signals.js";
import { PARAMETER, readExercise } from "./codec.js";

export const KEY = "exercise";

/** The name under which this browser keeps what was answered. @param {string} asked the link's parameter */
export const keptAs = (asked) => `${KEY}:${marked(asked)}`;

/**
 * The story that the address asks for, or the lesson's own.
 * @param {HTMLElement} root @param {import("../host.js").Address} address
 * @param {{story?: Story | null, layout?: Record<string, Part[]>}} data @param {Text} text @returns {Told}
 */
export function toldStory(root, address, { story = null, layout = {} }, text) {
  const asked = address.read(PARAMETER);
  if (!asked) return { story, text };
  const { exercise } = readExercise(asked); // where there is none the bar says why
  if (!exercise) return { story, text };
  root.toggleAttribute("data-unnamed", exercise.hidden.includes("labels"));
  return { story: storyOf(exercise, keptAs(asked), Object.values(layout).flat()), text: worded(exercise, text) };
}

/** @param {Exercise} exercise */
function about({ choices, scale }) {
  return [...new Set([...choices.map(({ holds }) => holds[0]), ...(scale ? [scale.reading] : [])])];
}

/** @param {Exercise} exercise @param {string} slug @param {Part[]} parts @returns {Story} */
function storyOf(exercise, slug, parts) {
  const shown = (/** @type {string} */ kind, /** @type {string[]} */ names) => [...new Set(names)].filter((name) => !exercise.hidden.includes(`${kind}:${name}`));
  const planes = parts.filter(({ type }) => type === "plane");
  const choices = exercise.choices.map(({ holds }, k) => ({ key: String(k), holds: [holds] }));
  const bet = choices.length || exercise.scale ? { about: about(exercise), choices, scale: exercise.scale } : null;
  const beat = {
    key: KEY,
    start: null,
    shows: {
      planes: shown("plane", planes.map(({ space }) => space ?? "")),
      panels: shown("panel", parts.map(({ type }) => type)),
      handles: shown("handle", planes.flatMap(({ handles }) => handles ?? [])),
      pair: true,
    },
    bet,
    goal: exercise.goal,
    actions: [],
  };
  return { slug, beats: [beat], next: null };
}

/** The exercise's words over those of the surface. @param {Exercise} exercise @param {Text} text @returns {Text} */
function worded({ question, choices, scale }, text) {
  const reading = (scale?.reading ?? choices[0]?.holds[0] ?? "").replaceAll(":", "-");
  /** @type {Record<string, string>} */
  const own = { [`beat.${KEY}`]: question };
  choices.forEach(({ text: choice }, k) => (own[`beat.${KEY}.bet.${k}`] = choice));
  const say = (/** @type {string} */ key, /** @type {import("../text.js").Values} */ values = {}) => {
    if (key === `beat.${KEY}.truth`) return String(values[reading] ?? "");
    return Object.hasOwn(own, key) ? own[key] : text(key, values);
  };
  return Object.assign(say, { has: (/** @type {string} */ key) => Object.hasOwn(own, key) || key === `beat.${KEY}.truth` || (!key.startsWith("beat.") && text.has(key)) });
}

/** @typedef {ReturnType<typeof described>} Described */

/** Say what an exercise may name here, to whoever makes one. @param {HTMLElement} root @param {{layout?: Record<string, Part[]>}} data @param {AbortSignal} gone */
export function describe(root, { layout = {} }, gone) {
  hear("describe", (give) => give(described(root, layout)), gone);
}

/** @param {HTMLElement} root @param {Record<string, Part[]>} layout */
function described(root, layout) {
  const parts = Object.values(layout).flat();
  const named = (/** @type {Element} */ element) => element.getAttribute("aria-label") ?? element.querySelector("h2, h3")?.textContent ?? "";
  const panels = [...root.querySelectorAll("[data-panel]")].map((each) => /** @type {HTMLElement} */ (each));
  return {
    readings: Object.fromEntries([...root.querySelectorAll("[data-readout]")].map((each) => [/** @type {HTMLElement} */ (each).dataset.readout ?? "", /** @type {HTMLElement} */ (each).dataset.value ?? ""])),
    parts: panels.map((each) => ({ key: each.dataset.plane ? `plane:${each.dataset.plane}` : `panel:${each.dataset.panel}`, name: named(each) })),
    handles: [...new Set(parts.flatMap(({ handles }) => handles ?? []))],
  };
}

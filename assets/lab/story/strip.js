/** The strip a story is told in: its sentence, the bet, what turned out, and the way on. */

import { allow, html, set, text } from "../dom.js";
import { createBet } from "./bet.js";
import { phaseOf, shownOf } from "./machine.js";

/**
 * @typedef {import("./machine.js").Story} Story @typedef {import("./machine.js").Place} Place
 * @typedef {import("./machine.js").Beat} Beat @typedef {import("./machine.js").Readings} Readings
 * @typedef {{say: (key: string, values?: Record<string, any>) => string, has: (key: string) => boolean, action: (verb: string) => HTMLElement}} Words
 * @typedef {{step: (by: number) => void, go: (at: number) => void, again: () => void, free: () => void, guide: () => void, bet: (answer: import("./machine.js").Answer) => void}} Hands
 */

/** @param {Story} story @param {Words} words @param {Hands} hands */
export function createStrip(story, words, hands) {
  const sentence = html("p", { class: "story-sentence" });
  const bet = createBet(words, hands.bet);
  const goal = html("p", { class: "story-goal" });
  const spoken = html("div", { class: "story-said", role: "status", "aria-live": "polite" }, [sentence, bet.said, goal]);
  const actions = html("div", { class: "story-actions" });
  const on = html("p", { class: "story-on" });
  const nav = createNav(story, words, hands);
  const root = html("section", { class: "story", "data-story": story.slug, "aria-label": words.say("story.title") }, [
    spoken,
    html("div", { class: "story-hands" }, [bet.root, actions, on]),
    nav.root,
  ]);
  let shown = "";

  return {
    root,
    /** @param {Place} place @param {Readings} readings */
    draw: (place, readings) => {
      const beat = story.beats[place.at];
      const phase = phaseOf(beat, place);
      root.classList.toggle("free", !place.guided);
      set(root, "data-beat", place.guided ? `${place.at + 1}/${story.beats.length}` : null);
      spoken.hidden = !place.guided;
      nav.draw(place, phase);
      text(sentence, sentenceOf(beat, phase, words, readings));
      bet.draw(beat, place, phase, readings);
      drawGoal(goal, beat, phase, words);
      drawOn(on, story, place, phase, words);
      if (shown === `${beat.key} ${phase}`) return;
      shown = `${beat.key} ${phase}`;
      actions.replaceChildren(...(place.guided && phase !== "asked" ? beat.actions.map((verb) => words.action(verb)) : []));
    },
  };
}

/** The way through the story, and out of it. @param {Story} story @param {Words} words @param {Hands} hands */
function createNav(story, words, hands) {
  const [back, next, again, free, guide] = ["back", "next", "again", "free", "guide"].map((verb) => button(verb, words));
  const dots = html("span", { class: "story-dots", role: "img" });
  back.addEventListener("click", () => hands.step(-1));
  next.addEventListener("click", () => hands.step(1));
  again.addEventListener("click", hands.again);
  free.addEventListener("click", hands.free);
  guide.addEventListener("click", hands.guide);
  return {
    root: html("nav", { class: "story-nav", "aria-label": words.say("story.nav") }, [back, dots, next, again, free, guide]),
    /** @param {Place} place @param {import("./machine.js").Phase} phase */
    draw: ({ at, guided }, phase) => {
      const more = at + 1 < story.beats.length;
      for (const each of [back, next, again, dots, free]) each.hidden = !guided;
      guide.hidden = guided;
      allow(back, at > 0);
      allow(next, more);
      next.classList.toggle("primary", phase === "told" && more);
      set(dots, "aria-label", words.say("story.place", { k: at + 1, n: story.beats.length }));
      text(dots, story.beats.map((_, k) => (k === at ? "●" : "○")).join(""));
    },
  };
}

/** The sentence of a phase; a beat without one for it keeps its first. @param {Beat} beat @param {import("./machine.js").Phase} phase @param {Words} words @param {Readings} readings */
export function sentenceOf(beat, phase, words, readings) {
  const key = { asked: `beat.${beat.key}`, doing: `beat.${beat.key}.do`, told: `beat.${beat.key}.after` }[phase];
  return words.say(words.has(key) ? key : `beat.${beat.key}`, shownOf(readings));
}

/** @param {HTMLElement} root @param {Beat} beat @param {import("./machine.js").Phase} phase @param {Words} words */
function drawGoal(root, beat, phase, words) {
  const reached = phase === "told";
  root.hidden = !beat.goal.length || phase === "asked";
  set(root, "data-goal", root.hidden ? null : reached ? "reached" : "open");
  text(root, root.hidden ? "" : words.say(reached ? "story.reached" : "story.open"));
}

/** The way on to the next lesson, once this one is told. @param {HTMLElement} root @param {Story} story @param {Place} place @param {import("./machine.js").Phase} phase @param {Words} words */
function drawOn(root, story, place, phase, words) {
  const last = place.guided && place.at === story.beats.length - 1 && phase === "told" && story.next !== null;
  root.hidden = !last;
  if (last && story.next && !root.firstChild) {
    root.append(html("a", { href: story.next.slug, target: "_self" }, [words.say("story.on", { title: story.next.title })]));
  }
}

/** @param {string} verb @param {Words} words */
function button(verb, words) {
  return html("button", { type: "button", "data-story-action": verb }, [words.say(`story.${verb}`)]);
}

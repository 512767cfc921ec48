/** Challenges: start one, watch its conditions turn true, see why it worked. */

import { html, keep, set, text } from "../../lab/dom.js";
import { fixed } from "../../lab/numbers.js";
import { canOccur, goalsOf, wantedRanking } from "./goals.js";
import { explained } from "./lists.js";
import { rankingName } from "./rankings.js";

/** @typedef {import("../../plane/lab.js").Lab} Lab @typedef {import("../../plane/scene.js").Scene} Scene */

const SEEDS = 9999;

/** @param {import("./vocabulary.js").Vocabulary["panels"]["challenges"]} spec @param {Lab} lab */
export function challengesPanel({ challenges }, lab) {
  const now = () => lab.scene.state;
  const begin = (/** @type {number} */ k, /** @type {Record<string, number>} */ more = {}) => lab.preset({ ...challenges[k].start, ...more, claim: 0 });
  const change = (/** @type {Record<string, number>} */ to) => () => {
    lab.move(() => to);
    lab.settle(false);
  };
  const press = pressed(lab, () => root);
  const menu = html("div", { class: "buttons" }, challenges.map(({ key }, k) => press(`challenge:${key}`, `start-${key}`, () => begin(k, { challenge: k + 1 }))));
  const parts = {
    task: html("h2", { "data-note": "task" }),
    list: html("ul", { class: "goals" }),
    verdict: html("p", { class: "won", role: "status", "data-note": "challenge" }),
    deny: press("challenge-deny", "deny", change({ claim: 1 })),
    other: press("challenge-other", "other", () => begin(now().challenge - 1, { seed: (now().seed % SEEDS) + 1 })),
    items: /** @type {HTMLElement[]} */ ([]),
  };
  const again = press("challenge-again", "again", () => begin(now().challenge - 1, { challenge: now().challenge }));
  const leave = press("challenge-leave", "leave", change({ challenge: 0, claim: 0 }));
  const open = html("div", { class: "open" }, [parts.task, parts.list, parts.verdict, html("div", { class: "buttons" }, [parts.deny, parts.other, again, leave])]);
  const title = html("h2", {}, [lab.text("challenges.name")]);
  const root = html("section", { class: "panel challenges", tabindex: -1, "aria-label": lab.text("challenges.name") }, [title, menu, open]);

  return {
    root,
    draw: (/** @type {Scene} */ scene) => {
      const challenge = challenges[scene.state.challenge - 1];
      set(menu, "hidden", challenge ? "" : null);
      set(open, "hidden", challenge ? null : "");
      set(title, "hidden", challenge ? "" : null);
      set(root, "data-won", challenge ? String(drawOpen(parts, challenge, scene, lab)) : null);
    },
  };
}

/** Buttons that take the focus to the panel where they go away. @param {Lab} lab @param {() => HTMLElement} root */
function pressed(lab, root) {
  return (/** @type {string} */ verb, /** @type {string} */ name, /** @type {() => void} */ act) => {
    const button = html("button", { type: "button", "data-action": verb }, [lab.text(`challenges.${name}`)]);
    button.addEventListener("click", () => {
      act();
      if (!button.getClientRects().length) root().focus(); // the button goes, the reader stays here
    });
    return button;
  };
}

/**
 * The task, its goals and what came of them; gives whether all are reached.
 * @param {{task: Element, list: Element, verdict: Element, deny: Element, other: Element, items: HTMLElement[]}} parts
 * @param {import("./goals.js").Challenge} challenge @param {Scene} scene @param {Lab} lab
 */
function drawOpen({ task, list, verdict, deny, other, items }, challenge, scene, lab) {
  const { key, labels, start } = challenge;
  const { claim, seed } = scene.state;
  const reach = key === "reach";
  const wanted = reach ? wantedRanking(start.unembeddings, seed) : [];
  const values = { a: labels[0], b: labels[1], c: labels[2], wanted: rankingName(wanted, start.labels) };
  text(task, lab.text(`challenges.task-${key}`, values));
  const goals = goalsOf(challenge, scene);
  keep(list, items, goals.length, () => html("li"));
  goals.forEach(({ key: name, done, value }, k) => {
    set(items[k], "data-goal", name);
    set(items[k], "data-done", String(done));
    text(items[k], `${done ? "✓" : "○"} ${lab.text(`challenges.goal-${name}`, { ...values, value: fixed(value) })}`);
  });
  const won = goals.every(({ done }) => done);
  const possible = !reach || canOccur(start.unembeddings, wanted);
  const proof = won && !possible ? explained(scene, wanted, lab) : "";
  const wrong = claim && possible ? lab.text("challenges.claim-wrong") : "";
  text(verdict, won ? `${lab.text(`challenges.won-${possible ? key : "claim"}`)} ${proof}`.trim() : wrong);
  set(deny, "hidden", reach && !won ? null : "");
  set(other, "hidden", reach ? null : "");
  return won;
}

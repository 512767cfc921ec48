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
  const press = (/** @type {string} */ verb, /** @type {string} */ name, /** @type {() => void} */ act) => {
    const button = html("button", { type: "button", "data-action": verb }, [lab.text(`challenges.${name}`)]);
    button.addEventListener("click", () => {
      act();
      if (!button.getClientRects().length) root.focus(); // the button goes, the reader stays here
    });
    return button;
  };
  const begin = (/** @type {number} */ k) => () => lab.preset({ ...challenges[k].start, challenge: k + 1, claim: 0 });
  const now = () => lab.scene.state;
  const menu = html("div", { class: "buttons" }, challenges.map(({ key }, k) => press(`challenge:${key}`, `start-${key}`, begin(k))));
  const task = html("h2", { "data-note": "task" });
  const list = html("ul", { class: "goals" });
  const verdict = html("p", { class: "won", role: "status", "data-note": "challenge" });
  const again = press("challenge-again", "again", () => begin(now().challenge - 1)());
  const other = press("challenge-other", "other", () => lab.preset({ ...challenges[now().challenge - 1].start, seed: (now().seed % SEEDS) + 1, claim: 0 }));
  const deny = press("challenge-deny", "deny", () => {
    lab.move(() => ({ claim: 1 }));
    lab.settle(false);
  });
  const leave = press("challenge-leave", "leave", () => {
    lab.move(() => ({ challenge: 0, claim: 0 }));
    lab.settle(false);
  });
  const open = html("div", { class: "open" }, [task, list, verdict, html("div", { class: "buttons" }, [deny, other, again, leave])]);
  const title = html("h2", {}, [lab.text("challenges.name")]);
  const root = html("section", { class: "panel challenges", tabindex: -1, "aria-label": lab.text("challenges.name") }, [title, menu, open]);
  /** @type {HTMLElement[]} */
  const items = [];

  return {
    root,
    draw: (/** @type {Scene} */ scene) => {
      const { challenge: number, claim, seed } = scene.state;
      const challenge = challenges[number - 1];
      set(menu, "hidden", challenge ? "" : null);
      set(open, "hidden", challenge ? null : "");
      set(title, "hidden", challenge ? "" : null);
      set(root, "data-won", null);
      if (!challenge) return;
      const { key, labels, start } = challenge;
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
      set(root, "data-won", String(won));
      set(deny, "hidden", reach && !won ? null : "");
      set(other, "hidden", reach ? null : "");
    },
  };
}

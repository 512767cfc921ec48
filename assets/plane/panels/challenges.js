/** Challenges: start one, watch its conditions turn true, see why it worked. */

import { canOccur, goalsOf, wantedRanking } from "../challenges.js";
import { html, keep, set, text } from "../dom.js";
import { fixed } from "../numbers.js";
import { rankingName } from "../rankings.js";
import { filled } from "../sentence.js";
import { explained } from "./rankings.js";

/** @typedef {import("../lab.js").Lab} Lab @typedef {import("../scene.js").Scene} Scene @typedef {import("../challenges.js").Challenge} Challenge */

const SEEDS = 9999;

/** @param {{words: Record<string, string>, challenges: Challenge[]}} spec @param {Lab} lab */
export function challengesPanel({ words, challenges }, lab) {
  const press = (/** @type {string} */ verb, /** @type {string} */ name, /** @type {() => void} */ act) => {
    const button = html("button", { type: "button", "data-action": verb }, [words[name]]);
    button.addEventListener("click", () => {
      act();
      if (!button.getClientRects().length) root.focus(); // the button goes, the reader stays here
    });
    return button;
  };
  const begin = (/** @type {number} */ k) => () => lab.preset({ ...challenges[k].start, challenge: k + 1, claim: 0 });
  const now = () => lab.scene.state;
  const menu = html("div", { class: "buttons" }, challenges.map(({ key }, k) => press(`challenge:${key}`, `challenge-${key}`, begin(k))));
  const task = html("h3", { "data-note": "task" });
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
  const title = html("h3", {}, [words.challenges]);
  const root = html("section", { class: "panel challenges", tabindex: -1, "aria-label": words.challenges }, [title, menu, open]);
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
      text(task, filled(words[`task-${key}`], values));
      const goals = goalsOf(challenge, scene);
      keep(list, items, goals.length, () => html("li"));
      goals.forEach(({ key: name, done, value }, k) => {
        set(items[k], "data-goal", name);
        set(items[k], "data-done", String(done));
        text(items[k], `${done ? "✓" : "○"} ${filled(words[`goal-${name}`], { ...values, value: fixed(value) })}`);
      });
      const won = goals.every(({ done }) => done);
      const possible = !reach || canOccur(start.unembeddings, wanted);
      const proof = won && !possible ? explained(scene, wanted, words) : "";
      const wrong = claim && possible ? words["claim-wrong"] : "";
      text(verdict, won ? `${words[possible ? `won-${key}` : "won-claim"]} ${proof}`.trim() : wrong);
      set(root, "data-won", String(won));
      set(deny, "hidden", reach && !won ? null : "");
      set(other, "hidden", reach ? null : "");
    },
  };
}

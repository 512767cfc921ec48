/**
 * Lets a clicker turn a story, and says where it is: to the row of controls and to the speaker's view.
 *
 * @typedef {{slug: string, at: number, n: number, phase: string, sentence: string, next: string, notes: string, sealed:
 * boolean, hands: boolean, bet: Asked | null, scale: import("./types.js").Scale | null, truth: string | number | null,
 * said: string}} Shown sealed: what is true waits for a room; hands: hands go up, as a room is not asked; scale: of a
 * number that is asked, also where a room is not; said: what turned out, once it has
 * @typedef {{choices: {key: string, text: string}[], scale: import("./types.js").Scale | null}} Asked
 * @typedef {import("./types.js").Story} Story @typedef {import("./types.js").Place} Place
 * @typedef {Pick<import("./types.js").Lead, "guide" | "bet" | "go" | "again" | "leave" | "step">} Led
 */

import { leaves, onward, spanOf } from "./machine.js";

/**
 * @param {Story} story @param {() => Place} place @param {Led} lead
 * @param {HTMLElement} strip what holds the buttons of a beat's actions
 * @param {Pick<import("../types.js").Host, "bus" | "gone">} host
 */
export function createRemote(story, place, lead, strip, { bus, gone }) {
  /** @type {Shown | null} */
  let beat = null;
  const tried = { at: -1, count: 0 };
  // One button after the other; a move that none of them makes is said to be missing, and holds up no talk.
  const act = () => {
    const buttons = [...strip.querySelectorAll(".story-actions button")];
    if (tried.at !== place().at) Object.assign(tried, { at: place().at, count: 0 });
    const button = /** @type {HTMLElement | undefined} */ (buttons[tried.count]);
    tried.count += 1;
    if (button) button.click();
    else if (leaves(place(), story.beats[place().at]) !== place()) lead.leave();
    else lead.step(1);
  };
  const { from, n } = spanOf(story);
  const turn = (/** @type {number} */ to) => {
    if (!place().guided) lead.guide();
    if (to >= from && to < from + story.beats.length) lead.go(to - from);
    else if (to >= 0 && to < n) bus.emit("elsewhere", { to });
  };
  bus.listen(
    "step",
    (request) => {
      if ("to" in request)
        return request.afresh ? lead.again() : turn(request.to < 0 ? n - 1 : Math.min(request.to, n - 1));
      const step = onward(story, place(), request.by);
      if (step.do !== "act") tried.at = -1;
      if (step.do === "turn" || step.do === "stay") lead.step(request.by);
      else if (step.do === "answer") lead.bet(null);
      else if (step.do === "act") act();
      else if (step.do === "guide") lead.guide();
    },
    gone,
  );
  bus.listen("ask", () => bus.emit("beat", beat), gone);
  gone.addEventListener("abort", () => bus.emit("beat", null));

  return {
    /**
     * After every drawing: what is said now, what comes next, and notes; what a step came to stays, and nothing of it
     * is unsaid while the page is on its way.
     * @param {() => Omit<Shown, "slug" | "at" | "n">} outcome
     */
    note: (outcome) => {
      const { guided, at } = place();
      const now = guided ? { slug: story.slug, at: from + at, n, ...outcome() } : null;
      const told = now?.phase === "told" && !now.sealed && now.at === beat?.at && beat.said;
      if (told && (beat?.truth !== null || now.truth === null))
        Object.assign(now, { truth: beat?.truth, said: beat?.said });
      if (JSON.stringify(now) === JSON.stringify(beat)) return;
      beat = now;
      bus.emit("beat", now);
    },
  };
}

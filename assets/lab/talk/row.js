/** The row of controls of a talk: there when the pointer moves, away when it rests. */

import { allow, html, set, text } from "../dom.js";
import { hear, tell } from "../signals.js";

/** @typedef {import("../text.js").Text} Text @typedef {import("./remote.js").Shown} Shown */

const RESTS = 2500; // ms after which the row goes away

/** @param {Text} words @param {{blank: () => void, speaker: () => void, leave: () => void}} hands @param {AbortSignal} gone */
export function createRow(words, hands, gone) {
  const button = (/** @type {string} */ verb, /** @type {string} */ sign, /** @type {() => void} */ act) => {
    const made = html("button", { type: "button", "data-talk-action": verb, title: words(`talk.${verb}.title`) }, [sign, html("span", {}, [words(`talk.${verb}`)])]);
    made.addEventListener("click", act);
    return made;
  };
  const back = button("back", "←", () => tell("step", { by: -1 }));
  const next = button("next", "→", () => tell("step", { by: 1 }));
  const place = html("span", { class: "place" });
  const leave = button("leave", "✕", hands.leave);
  leave.setAttribute("aria-pressed", "true");
  const root = html("div", { class: "row", role: "toolbar", "aria-label": words("talk.row") }, [
    back, place, next, button("blank", "■", hands.blank), button("speaker", "⧉", hands.speaker), leave,
  ]);
  let timer = 0;
  const show = () => {
    if (!root.classList.contains("there")) root.classList.add("there");
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      if (!root.matches(":hover, :focus-within")) root.classList.remove("there");
    }, RESTS);
  };
  for (const sign of /** @type {const} */ (["pointermove", "pointerdown"])) window.addEventListener(sign, show, { signal: gone, passive: true });
  root.addEventListener("focusin", show);
  /** @type {Shown | null} */
  let shown = null;
  hear("beat", (now) => {
    shown = now;
    draw("");
  }, gone);

  /** @param {string} typed digits of a step to jump to */
  function draw(typed) {
    set(root, "data-told", shown ? `${shown.at + 1}/${shown.n}` : null);
    for (const each of [back, next, place]) each.hidden = !shown;
    if (!shown) return;
    text(place, typed ? words("talk.jump", { typed, n: shown.n }) : words("talk.place", { k: shown.at + 1, n: shown.n }));
    allow(back, shown.at > 0);
    allow(next, shown.at + 1 < shown.n || shown.phase !== "told");
  }
  draw("");
  return { root, draw, show };
}

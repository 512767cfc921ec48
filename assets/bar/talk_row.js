/** A talk's row of controls: it comes where a pointer is near. */

import { allow, html, set, text } from "../lab/dom.js";
import { hear, tell } from "../hosts/browser/bus.js";
/** @import {Text} from "../lab/types.js" @typedef {import("../lab/story/remote.js").Shown} Shown */

const RESTS = 2500; // ms after which it goes away
const LOW = 0.75; // of the window: below it a pointer is near the row

/**
 * @param {Text} words @param {{blank: () => void, speaker: () => void, leave: () => void}} hands
 * @param {AbortSignal} gone
 */
export function createRow(words, hands, gone) {
  const button = (/** @type {string} */ verb, /** @type {string} */ sign, /** @type {() => void} */ act) => {
    const made = html("button", { type: "button", "data-talk-action": verb, title: words(`talk.${verb}.title`) }, [
      sign,
      html("span", {}, [words(`talk.${verb}`)]),
    ]);
    made.addEventListener("click", act);
    return made;
  };
  const back = button("back", "←", () => tell("step", { by: -1 }));
  const next = button("next", "→", () => tell("step", { by: 1 }));
  const place = html("span", { class: "place" });
  const leave = button("leave", "✕", hands.leave);
  leave.setAttribute("aria-pressed", "true");
  const root = html("div", { class: "row", role: "toolbar", "aria-label": words("talk.row") }, [
    back,
    place,
    next,
    button("blank", "■", hands.blank),
    button("speaker", "⧉", hands.speaker),
    leave,
  ]);
  let timer = 0;
  const show = () => {
    if (!root.classList.contains("there")) root.classList.add("there");
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      if (!root.matches(":hover, :has(:focus-visible)")) root.classList.remove("there");
    }, RESTS);
  };
  follow(root, show, gone);
  root.addEventListener("focusin", show);
  hear("room", ({ on }) => on && root.classList.remove("there"), gone); // it stands elsewhere then, off the pointer
  /** @type {Shown | null} */
  let shown = null;
  hear(
    "beat",
    (now) => {
      shown = now;
      draw("");
    },
    gone,
  );

  /** @param {string} typed digits of a step to jump to */
  function draw(typed) {
    set(root, "data-told", shown ? `${shown.at + 1}/${shown.n}` : null);
    for (const each of [back, next, place]) each.hidden = !shown;
    if (!shown) return;
    text(
      place,
      typed ? words("talk.jump", { typed, n: shown.n }) : words("talk.place", { k: shown.at + 1, n: shown.n }),
    );
    allow(back, shown.at > 0);
    allow(next, shown.at + 1 < shown.n || shown.phase !== "told");
  }
  draw("");
  return { root, draw, show };
}

/**
 * It comes where a pointer is near, and never while a hand has hold of something. @param {HTMLElement} root
 * @param {() => void} show @param {AbortSignal} gone
 */
function follow(root, show, gone) {
  let holds = false;
  const near = (/** @type {PointerEvent} */ event) => !holds && event.clientY > LOW * window.innerHeight && show();
  const on = (
    /** @type {"pointermove" | "pointerdown" | "pointerup" | "pointercancel"} */ sign,
    /** @type {(event: PointerEvent) => void} */ act,
  ) => window.addEventListener(sign, act, { signal: gone, passive: true });
  on("pointerdown", (event) => {
    holds = event.defaultPrevented; // a handle was taken
    if (holds) root.classList.remove("there");
    near(event);
  });
  on("pointermove", near);
  for (const end of /** @type {const} */ (["pointerup", "pointercancel"])) on(end, () => (holds = false));
}

/** A talk's row of controls: it comes where a pointer is near. */

import { allow, html, set, text } from "../lab/dom.js";
import { listen, emit } from "../hosts/browser/bus.js";
/** @import {Text} from "../lab/types.js" @typedef {import("../lab/story/remote.js").Shown} Shown */

const RESTS = 2500; // ms after which it goes away
const LOW = 0.75; // of the window: below it a pointer is near the row
/** Where a pointer was last, on this page or the one before. */
let at = { screenX: NaN, screenY: NaN };

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
  const back = button("back", "←", () => emit("step", { by: -1 }));
  const next = button("next", "→", () => emit("step", { by: 1 }));
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
  const rest = () => root.classList.remove("there");
  const show = () => {
    if (!root.classList.contains("there")) root.classList.add("there");
    clearTimeout(timer);
    timer = window.setTimeout(() => root.matches(":hover, :has(:focus-visible)") || rest(), RESTS);
  };
  follow(root, show, gone);
  root.addEventListener("mousedown", (event) => event.preventDefault()); // the next key would show what has the focus
  root.addEventListener("focusin", show);
  listen("room", ({ on }) => on && rest(), gone); // it stands elsewhere then, off the pointer
  /** @type {Shown | null} */
  let beat = null;
  listen(
    "beat",
    (now) => {
      beat = now;
      draw("");
    },
    gone,
  );

  /** @param {string} typed digits of a step to jump to */
  function draw(typed) {
    set(root, "data-told", beat ? `${beat.at + 1}/${beat.n}` : null);
    for (const each of [back, next, place]) each.hidden = !beat;
    if (!beat) return;
    text(place, typed ? words("talk.jump", { typed, n: beat.n }) : words("talk.place", { k: beat.at + 1, n: beat.n }));
    allow(back, beat.at > 0);
    allow(next, beat.at + 1 < beat.n || beat.phase !== "told");
  }
  draw("");
  return { root, draw, rest };
}

/**
 * It comes where a pointer is near, and never while a hand has hold of something. @param {HTMLElement} root
 * @param {() => void} show @param {AbortSignal} gone
 */
function follow(root, show, gone) {
  let holds = false;
  const near = (/** @type {PointerEvent} */ event) => !holds && event.clientY > LOW * window.innerHeight && show();
  const moved = (/** @type {PointerEvent} */ event) => {
    const { screenX, screenY } = event;
    if (screenX === at.screenX && screenY === at.screenY) return; // the page moved below it
    at = { screenX, screenY };
    near(event);
  };
  const on = (
    /** @type {"pointermove" | "pointerdown" | "pointerup" | "pointercancel"} */ sign,
    /** @type {(event: PointerEvent) => void} */ act,
  ) => window.addEventListener(sign, act, { signal: gone, passive: true });
  on("pointerdown", (event) => {
    holds = event.defaultPrevented; // a handle was taken
    if (holds) root.classList.remove("there");
    near(event);
  });
  on("pointermove", moved);
  for (const end of /** @type {const} */ (["pointerup", "pointercancel"])) on(end, () => (holds = false));
}

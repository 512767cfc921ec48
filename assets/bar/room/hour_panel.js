/** What the projector shows of a room that follows a talk: a column while it is asked, one line between bets. */

import { hide, html, set, text } from "../../lab/dom.js";
import { emit } from "../../hosts/browser/bus.js";
import { aloud } from "../../lab/live_region.js";
import { tally } from "./histogram.js";
import { partsOf } from "./panel.js";

/**
 * @import {Text} from "../../lab/types.js" @typedef {import("../../lab/story/remote.js").Shown} Shown
 * @typedef {import("./types.js").RoomView} Seen
 */

/**
 * @param {Text} words @param {import("./types.js").Room} room @param {boolean} open whether it shows its code at first
 */
export function createHourPanel(words, room, open) {
  const parts = partsOf(words, room);
  const { root } = parts;
  const [save, again, more] = ["save", "again", "more"].map((verb) =>
    html("button", { type: "button", "data-action": `room-${verb}` }, [words(`room.${verb}`)]),
  );
  const here = html("p", { class: "here" });
  const question = html("p", { class: "asked" });
  hide(question, true);
  const state = { at: "wall", open, shown: "" };
  const stand = () => {
    const to = standing({ ...parts, again, more }, state);
    text(more, words(to === "column" ? "room.less" : "room.more"));
    place(to);
  };
  more.addEventListener("click", () => {
    state.open = !state.open;
    stand();
  });
  again.addEventListener("click", () => emit("seal", { again: true }));
  parts.leave.addEventListener("click", () => (root.remove(), place(null)));
  root.classList.add("hour");
  hide(parts.where, true);
  parts.said.before(here);
  parts.result.before(question);
  parts.over.before(again, save);
  root.append(more);
  stand();
  return {
    ...parts,
    save,
    close: () => place(null),
    turned: (/** @type {boolean} */ door) => void (state.open = door),
    /** @param {string} at @param {Seen | null} view @param {Shown | null} beat @param {Seen | null} [first] round */
    draw: (at, view, beat, first = null) => {
      state.at = at;
      stand();
      if (!view || !beat) return;
      parts.placed(view);
      parts.counted(view.voters);
      text(here, at === "told" ? "" : words("room.here", { n: room.here?.n ?? 0 }));
      const talked = at === "told" && beat.bet !== null && !view.said; // neighbours talk about it
      text(question, talked ? (view.about.question ?? "") : "");
      hide(question, !talked);
      const now = at === "told" && beat.bet ? JSON.stringify([view.answers, view.skipped, view.truth]) : "";
      if (now !== state.shown) {
        state.shown = now;
        parts.result.replaceChildren(...(now && beat.bet ? [tally(words, beat.bet, view, view.truth, first)] : []));
        if (now) aloud(parts.result);
      }
      emit("votes", spoken(words, at, view, parts.result));
    },
  };
}

/**
 * What the speaker's view says of it: how many have answered, whether it pauses, and of what was said, once that is
 * shown, each answer that somebody gave, and the one that is true.
 * @param {Text} words @param {string} at @param {Seen} view @param {HTMLElement} result
 */
function spoken(words, at, { voters: n, paused }, result) {
  const said = [paused && words("room.pauses"), at === "asked" && `${n} ${words("room.answers", { n })}`];
  const counts = [...result.querySelectorAll("tbody tr")]
    .map((row) => [row.firstChild, row.lastChild].map((cell) => cell?.textContent).join(" × "))
    .filter((each) => !each.endsWith(" × 0") || each.includes("✓"));
  return {
    said: said.filter(Boolean).join(" · "),
    result: counts.length ? words("talk.said", { counts: counts.join(" · ") }) : "",
  };
}

/**
 * Which of its forms it has.
 * @param {Record<"root" | "again" | "more" | "show" | "hold", HTMLElement>} parts
 * @param {{at: string, open: boolean}} state
 */
function standing({ root, again, more, show, hold }, { at, open }) {
  const column = open || at !== "wall";
  const { activeElement } = /** @type {Document | ShadowRoot} */ (root.getRootNode());
  const focused = [again, more, show, hold].find((each) => each === activeElement);
  root.classList.toggle("line", !column);
  set(root, "data-at", at);
  set(more, "aria-expanded", String(column));
  hide(more, at !== "wall");
  hide(again, at !== "told");
  for (const each of [show, hold]) hide(each, at !== "asked");
  if (focused && !focused.checkVisibility()) root.focus({ preventScroll: true }); // the keyboard does not go with it
  return column ? "column" : "line";
}

/**
 * Leave a column or the lowest line of the page to the room, or give both back. @param {"column" | "line" | null} to
 */
function place(to) {
  const { documentElement: page } = document;
  const changed = page.hasAttribute("data-projected") !== (to === "column");
  page.toggleAttribute("data-lined", to === "line");
  page.toggleAttribute("data-projected", to === "column");
  if (changed) emit("room", { on: to === "column" });
}

/**
 * What the projector shows of a room, beside the lesson: its code, the count, what was answered.
 * @import {Text} from "../../lab/types.js"
 */

import { hide, html, set, text } from "../../lab/dom.js";
import { emit } from "../../hosts/browser/bus.js";
import { aloud } from "../../lab/live_region.js";
import { picture } from "../../share/qr.js";
import { setTalk } from "../../hosts/browser/talk_mode.js";
import { joinAddress, scanAddress } from "./client.js";

/** What the panel shows. @param {Text} words @param {import("./types.js").Room} room */
export function partsOf(words, room) {
  const number = html("output", { class: "number" }, ["0"]);
  const answers = html("span", {}, [words("room.answers", { n: 0 })]);
  const count = html("p", { class: "voters" }, [number, " ", answers]);
  const rows = html("tbody");
  const where = html("details", { class: "where" }, [
    html("summary", {}, [words("room.where")]),
    html("table", {}, [rows]),
  ]);
  const note = html("p", { class: "said" });
  const result = html("div", { class: "result" });
  const code = html("button", { type: "button", class: "qr", title: words("room.larger") });
  code.addEventListener("click", () => code.classList.toggle("large"));
  const join = html("div", { class: "join" }, [
    html("p", {}, [words("room.join")]),
    code,
    html(
      "p",
      { class: "address" },
      joinAddress()
        .replace(/^https?:\/\//, "")
        .split(/(?=\/)/)
        .flatMap((part) => [html("wbr"), part]),
    ),
    html("p", { class: "code", "data-room": room.code }, [room.code]),
  ]);
  picture(code, scanAddress(room), words, words("room.qr"));
  const [show, hold, over, leave] = ["reveal", "pause", "end", "leave"].map((verb) =>
    html("button", { type: "button", "data-action": `room-${verb}` }, [words(`room.${verb}`)]),
  );
  show.classList.add("primary");
  leave.hidden = true;
  const root = html("aside", { class: "room", tabindex: -1, "aria-label": words("room.name", { code: room.code }) }, [
    join,
    count,
    where,
    result,
    note,
    html("div", { class: "acts" }, [show, hold, over, leave]),
  ]);
  const counted = (/** @type {number} */ n) => {
    const before = count.textContent;
    text(number, String(n));
    text(answers, words("room.answers", { n }));
    if (count.textContent !== before) aloud(count);
  };
  const placed = (/** @type {import("./types.js").RoomView} */ { places, paused }) => {
    set(hold, "aria-pressed", String(paused));
    text(hold, words(paused ? "room.go-on" : "room.pause"));
    rows.replaceChildren(
      ...Object.entries(places).map(([phase, names]) =>
        html("tr", {}, [
          html("th", { scope: "row" }, [words(`room.is-${phase}`)]),
          html("td", {}, [String(names.length)]),
          html(
            "td",
            {},
            names.filter(Boolean).flatMap((name) => [html("bdi", {}, [name]), " "]),
          ),
        ]),
      ),
    );
  };
  return { root, join, where, said: note, result, show, hold, over, leave, counted, placed };
}

/**
 * Hide parts; the focus that goes with one, or has gone with the page before, goes to what is there.
 * @param {HTMLElement} root @param {HTMLElement[]} parts @param {HTMLElement} there
 */
export function away(root, parts, there) {
  for (const each of parts) hide(each, true);
  const focused = /** @type {Document | ShadowRoot} */ (root.getRootNode()).activeElement;
  if (!focused || focused === document.body || !focused.checkVisibility()) there.focus({ preventScroll: true });
}

/**
 * Keep a column of the page for the room, until it is closed. @param {HTMLElement} root @param {HTMLElement} leave
 * @param {AbortSignal} gone
 */
export function stand(root, leave, gone) {
  const { documentElement: page } = document;
  const keep = (/** @type {boolean} */ on) => {
    page.toggleAttribute("data-projected", on);
    emit("room", { on });
  };
  keep(true);
  gone.addEventListener("abort", () => keep(false));
  leave.addEventListener("click", () => {
    root.remove();
    keep(false);
    setTalk(false); // a room begins on the wall
  });
}

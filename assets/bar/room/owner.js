/** The projector's side of a room: its code, who has answered, and on Reveal what. */

import { hide, html, set, text } from "../../lab/dom.js";
import { PARAMETER, readExercise } from "../../sources/exercise/codec.js";
import { numbered } from "../../sources/exercise/truth.js";
import { hear, tell } from "../../hosts/browser/bus.js";
import { aloud, noted } from "../../lab/live_region.js";
import { picture } from "../../share/qr.js";
import { holds } from "../../lab/story/machine.js";
import { setTalk } from "../../hosts/browser/talk_mode.js";
import { confidentErrors, histogram } from "./histogram.js";
import { end, joinAddress, look, pause, reveal, scanAddress } from "./client.js";

const EVERY = 1500; // ms

/** @import {Text} from "../../lab/types.js" */

/** @param {Text} words @param {import("./types.js").Room} room @param {AbortSignal} gone */
export function createOwner(words, room, gone) {
  const parts = partsOf(words, room);
  const { root, join, said, result, show, hold, over, leave } = parts;
  const held = { seen: /** @type {import("./types.js").Seen | null} */ (null) }; // what was answered, once it is revealed
  const draw = async () => {
    if (held.seen) return truth(words, held.seen, result);
    const { refused, body } = await look(room);
    if (held.seen || over.hidden) return; // revealed or ended meanwhile
    noted(said, refused ? words(`room.${refused}`) : body.junk ? words("room.dropped", { n: body.junk }) : "");
    if (refused) return refused === "unknown" ? finish() : undefined;
    parts.counted(body.voters);
    parts.placed(body);
    if (body.revealed) tellAll(body);
  };
  const timer = window.setInterval(draw, EVERY);
  const tellAll = (/** @type {import("./types.js").Seen} */ seen) => {
    held.seen = seen;
    away(root, [join, show, hold], root);
    revealed(words, seen, result);
  };
  const finish = () => {
    clearInterval(timer);
    hide(leave, false);
    away(root, [join, show, hold, over], leave);
  };
  const asked = async (/** @type {typeof reveal} */ act, done = "") => {
    const { refused } = await act(room);
    noted(said, refused ? words(`room.${refused}`) : done);
    return !refused;
  };
  const open = async () => await asked(reveal) && draw();
  show.addEventListener("click", open);
  hear("step", (to) => "by" in to && to.by === 1 && !show.hidden && open(), gone); // the clicker's way on
  hold.addEventListener("click", async () => await asked((here) => pause(here, hold.getAttribute("aria-pressed") !== "true")) && draw());
  over.addEventListener("click", async () => await asked(end, words("room.ended")) && finish());
  stand(root, leave, gone);
  requestAnimationFrame(() => (aloud(join), away(root, [], root)));
  gone.addEventListener("abort", () => clearInterval(timer));
  return root;
}

/** What the panel shows. @param {Text} words @param {import("./types.js").Room} room */
function partsOf(words, room) {
  const number = html("output", { class: "number" }, ["0"]);
  const answers = html("span", {}, [words("room.answers", { n: 0 })]);
  const count = html("p", { class: "voters" }, [number, " ", answers]);
  const rows = html("tbody");
  const where = html("details", { class: "where" }, [html("summary", {}, [words("room.where")]), html("table", {}, [rows])]);
  const said = html("p", { class: "said" });
  const result = html("div", { class: "result" });
  const code = html("button", { type: "button", class: "qr", title: words("room.larger") });
  code.addEventListener("click", () => code.classList.toggle("large"));
  const join = html("div", { class: "join" }, [
    html("p", {}, [words("room.join")]),
    code,
    html("p", { class: "address" }, joinAddress().replace(/^https?:\/\//, "").split(/(?=\/)/).flatMap((part) => [html("wbr"), part])),
    html("p", { class: "code", "data-room": room.code }, [room.code]),
  ]);
  picture(code, scanAddress(room), words, words("room.qr"));
  const [show, hold, over, leave] = ["reveal", "pause", "end", "leave"].map((verb) => html("button", { type: "button", "data-action": `room-${verb}` }, [words(`room.${verb}`)]));
  show.classList.add("primary");
  leave.hidden = true;
  const root = html("aside", { class: "room", tabindex: -1, "aria-label": words("room.name", { code: room.code }) }, [join, count, where, result, said, html("div", { class: "acts" }, [show, hold, over, leave])]);
  const counted = (/** @type {number} */ n) => {
    const before = count.textContent;
    text(number, String(n));
    text(answers, words("room.answers", { n }));
    if (count.textContent !== before) aloud(count);
  };
  const placed = (/** @type {import("./types.js").Seen} */ { places, paused }) => {
    set(hold, "aria-pressed", String(paused));
    text(hold, words(paused ? "room.go-on" : "room.pause"));
    rows.replaceChildren(...Object.entries(places).map(([phase, names]) => html("tr", {}, [html("th", { scope: "row" }, [words(`room.is-${phase}`)]), html("td", {}, [String(names.length)]), html("td", {}, names.filter(Boolean).flatMap((name) => [html("bdi", {}, [name]), " "]))])));
  };
  return { root, join, said, result, show, hold, over, leave, counted, placed };
}

/** Hide parts; the focus that goes with one, or has gone with the page before, goes to what is there. @param {HTMLElement} root @param {HTMLElement[]} parts @param {HTMLElement} there */
function away(root, parts, there) {
  for (const each of parts) hide(each, true);
  const held = /** @type {Document | ShadowRoot} */ (root.getRootNode()).activeElement;
  if (!held || held === document.body || !held.checkVisibility()) there.focus({ preventScroll: true });
}

/** Keep a column of the page for the room, until it is closed. @param {HTMLElement} root @param {HTMLElement} leave @param {AbortSignal} gone */
function stand(root, leave, gone) {
  const { documentElement: page } = document;
  const keep = (/** @type {boolean} */ on) => {
    page.toggleAttribute("data-projected", on);
    tell("room", { on });
  };
  keep(true);
  gone.addEventListener("abort", () => keep(false));
  leave.addEventListener("click", () => {
    root.remove();
    keep(false);
    setTalk(false); // a room begins on the wall
  });
}

/** Every screen shows what was said. @param {Text} words @param {import("./types.js").Seen} seen @param {HTMLElement} result */
function revealed(words, seen, result) {
  tell("reveal", {}); // the question on this screen is also told: its readings are shown
  tell("crowd", { states: seen.states });
  truth(words, seen, result);
  aloud(result);
}

/** The histogram beside the truth on this screen. @param {Text} words @param {import("./types.js").Seen} seen @param {HTMLElement} result */
function truth(words, seen, result) {
  const { exercise } = readExercise(new URL(window.location.href).searchParams.get(PARAMETER) ?? "");
  tell("describe", ({ readings }) => {
    if (!exercise) return;
    const done = holds(exercise.goal, numbered(readings)); // what the question is about: before it nothing is true or wrong
    const now = done ? readings : {};
    const none = done ? (exercise.scale ? "undefined" : "none") : "open";
    result.replaceChildren(...errors(words, confidentErrors(exercise, seen.sure, now)), ...histogram(words, exercise, seen, now, `room.truth-${none}`));
  });
}

/** What somebody was sure of and wrong. @param {Text} words @param {[string, number][]} found */
function errors(words, found) {
  return found.length ? [html("p", { class: "confident" }, [words("room.confident", { answers: found.map(([answer, n]) => words("room.confident-one", { answer, n })) })])] : [];
}

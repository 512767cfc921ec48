/** The projector's side of a room: its code, who has answered, and on Reveal what. */

import { hide, html, pressedTwice } from "../../lab/dom.js";
import { PARAMETER, parseExercise } from "../../sources/exercise/codec.js";
import { numbered } from "../../sources/exercise/truth.js";
import { listen, emit } from "../../hosts/browser/bus.js";
import { aloud, noted } from "../../lab/live_region.js";
import { holds } from "../../lab/story/machine.js";
import { confidentErrors, histogram } from "./histogram.js";
import { end, look, pause, reveal } from "./client.js";
import { away, partsOf, stand } from "./panel.js";

const EVERY = 1500; // ms

/** @import {Text} from "../../lab/types.js" */

/** @param {Text} words @param {import("./types.js").Room} room @param {AbortSignal} gone */
export function createOwner(words, room, gone) {
  const parts = partsOf(words, room);
  const { root, join, said: note, result, show, hold, over, leave } = parts;
  // what was answered, once it is revealed
  const state = { seen: /** @type {import("./types.js").RoomView | null} */ (null) };
  const draw = async () => {
    if (state.seen) return truth(words, state.seen, result);
    const { refused, body } = await look(room);
    if (state.seen || over.hidden) return; // revealed or ended meanwhile
    noted(note, refused ? words(`room.${refused}`) : body.junk ? words("room.dropped", { n: body.junk }) : "");
    if (refused) return refused === "unknown" ? finish() : undefined;
    parts.counted(body.voters);
    parts.placed(body);
    if (body.revealed) tellAll(body);
  };
  const timer = window.setInterval(draw, EVERY);
  const tellAll = (/** @type {import("./types.js").RoomView} */ view) => {
    state.seen = view;
    away(root, [join, show, hold], root);
    revealed(words, view, result);
  };
  const finish = () => {
    clearInterval(timer);
    hide(leave, false);
    away(root, [join, show, hold, over], leave);
  };
  const run = async (/** @type {typeof reveal} */ act, done = "") => {
    const { refused } = await act(room);
    noted(note, refused ? words(`room.${refused}`) : done);
    return !refused;
  };
  const open = async () => (await run(reveal)) && draw();
  show.addEventListener("click", open);
  listen("step", (to) => "by" in to && to.by === 1 && !show.hidden && open(), gone); // the clicker's way on
  hold.addEventListener(
    "click",
    async () => (await run((here) => pause(here, hold.getAttribute("aria-pressed") !== "true"))) && draw(),
  );
  pressedTwice(over, words("room.end.sure"), async () => (await run(end, words("room.ended"))) && finish());
  stand(root, leave, gone);
  requestAnimationFrame(() => (aloud(join), away(root, [], root)));
  gone.addEventListener("abort", () => clearInterval(timer));
  return root;
}

/**
 * Every screen shows what was said. @param {Text} words @param {import("./types.js").RoomView} view
 * @param {HTMLElement} result
 */
function revealed(words, view, result) {
  emit("reveal", {}); // the question on this screen is also told: its readings are shown
  emit("crowd", { states: view.states });
  truth(words, view, result);
  aloud(result);
}

/**
 * The histogram beside the truth on this screen. @param {Text} words @param {import("./types.js").RoomView} view
 * @param {HTMLElement} result
 */
function truth(words, view, result) {
  const { exercise } = parseExercise(new URL(window.location.href).searchParams.get(PARAMETER) ?? "");
  emit("describe", ({ readings }) => {
    if (!exercise) return;
    // what the question is about: before it nothing is true or wrong
    const done = holds(exercise.goal, numbered(readings));
    const now = done ? readings : {};
    const none = done ? (exercise.scale ? "undefined" : "none") : "open";
    result.replaceChildren(
      ...errors(words, confidentErrors(exercise, view.sure, now)),
      ...histogram(words, exercise, view, now, `room.truth-${none}`),
    );
  });
}

/** What somebody was sure of and wrong. @param {Text} words @param {[string, number][]} readings */
function errors(words, readings) {
  return readings.length
    ? [
        html("p", { class: "confident" }, [
          words("room.confident", {
            answers: readings.map(([answer, n]) => words("room.confident-one", { answer, n })),
          }),
        ]),
      ]
    : [];
}

/** The projector's side of a room: its code, who has answered, and on Reveal what. */

import { html, text } from "../../lab/dom.js";
import { PARAMETER, readExercise } from "../../lab/exercise/codec.js";
import { tell } from "../../lab/signals.js";
import { picture } from "../../lab/share/qr.js";
import { end, joinAddress, look, reveal } from "./client.js";
import { histogram } from "./histogram.js";

const EVERY = 1500; // ms

/** @param {import("../../lab/text.js").Text} words @param {import("./client.js").Room} room @param {AbortSignal} gone */
export function createOwner(words, room, gone) {
  const count = html("p", { class: "voters", role: "status" }, [words("room.voters", { n: 0 })]);
  const said = html("p", { class: "said" });
  const result = html("div", { class: "result" });
  const join = html("div", { class: "join" }, [html("div", { class: "qr" }), html("p", { class: "code", "data-room": room.code }, [room.code]), html("p", {}, [joinAddress(room).replace(/^https?:\/\//, "")])]);
  picture(/** @type {Element} */ (join.firstElementChild), window.location.href, words("room.qr"));
  const [show, over] = ["reveal", "end"].map((verb) => html("button", { type: "button", "data-action": `room-${verb}` }, [words(`room.${verb}`)]));
  const root = html("aside", { class: "room", "aria-label": words("room.name", { code: room.code }) }, [join, count, html("div", { class: "acts" }, [show, over]), said, result]);
  const draw = async () => {
    const { refused, body } = await look(room);
    text(said, refused ? words(`room.${refused}`) : "");
    if (refused === "unknown") return finish();
    if (refused) return;
    text(count, words("room.voters", { n: body.voters }));
    if (body.junk) text(said, words("room.dropped", { n: body.junk }));
    if (body.revealed) tellAll(words, body, result, join, show);
  };
  const timer = window.setInterval(draw, EVERY);
  const finish = () => {
    clearInterval(timer);
    join.hidden = show.hidden = over.hidden = true;
  };
  gone.addEventListener("abort", () => clearInterval(timer));
  show.addEventListener("click", async () => {
    await reveal(room);
    tell("step", { by: 1 }); // the question on this screen is answered, too: its readings are shown
    await draw();
  });
  over.addEventListener("click", async () => {
    const { refused } = await end(room);
    text(said, words(refused ? `room.${refused}` : "room.ended"));
    if (!refused) finish();
  });
  return root;
}

/** The histogram beside the truth on this screen, and where all the moves ended. @param {import("../../lab/text.js").Text} words @param {import("./client.js").Seen} seen @param {HTMLElement} result @param {HTMLElement} join @param {HTMLElement} show */
function tellAll(words, seen, result, join, show) {
  const { exercise } = readExercise(new URL(window.location.href).searchParams.get(PARAMETER) ?? "");
  join.hidden = show.hidden = true;
  tell("describe", ({ readings }) => {
    if (exercise) result.replaceChildren(histogram(words, exercise, seen, readings));
  });
  tell("crowd", { states: seen.states });
}

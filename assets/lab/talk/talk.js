/** Talk mode as the reader meets it: a button, keys, a row of controls, a black screen, a second window. */

import { html, set } from "../dom.js";
import { hear, tell } from "../signals.js";
import { noted } from "../spoken.js";
import { commandOf, focusOf } from "./keys.js";
import { continueTalk, followFullScreen, setTalk, talking } from "./mode.js";
import { createRow } from "./row.js";
import { createLine, openSpeaker } from "./speaker.js";

/** @typedef {import("../text.js").Text} Text */

/** @param {Text} words @param {string} style of the speaker's window @param {AbortSignal} gone @param {boolean} [starts] whether a clicker's first page begins it */
export function createTalk(words, style, gone, starts = false) {
  const button = html("button", { type: "button", "data-action": "talk", title: words("talk.title") }, [words("talk")]);
  const black = html("div", { class: "black", role: "img", "aria-label": words("talk.black") });
  const held = { typed: "", black: false };
  const blank = (/** @type {boolean} */ on) => {
    held.black = on;
    black.hidden = !on;
  };
  const note = html("span", { class: "note" });
  const speaker = () => {
    noted(note, openSpeaker(words, style) ? "" : words("talk.no-window"));
  };
  const row = createRow(words, { blank: () => blank(true), speaker, leave: () => setTalk(false) }, gone);
  row.root.append(note);
  const drawn = () => {
    set(button, "aria-pressed", String(talking()));
    row.root.hidden = !talking();
    if (!talking()) blank(false);
  };
  button.addEventListener("click", () => setTalk(!talking()));
  black.addEventListener("click", () => blank(false));
  hear("talk", drawn, gone);
  followFullScreen(gone);
  const act = actOf(held, blank, row);
  createLine(act, gone);
  listen(held, act, gone, starts);
  continueTalk();
  drawn();
  blank(false);
  tell("ask", {});
  return { button, row: row.root, black };
}

/** What a key does, of this window or of the speaker's. @param {{typed: string, black: boolean}} held @param {(on: boolean) => void} blank @param {ReturnType<typeof createRow>} row @returns {(command: import("./keys.js").Command) => void} */
function actOf(held, blank, row) {
  return (command) => {
    if (held.black || command.do === "blank") return blank(!held.black); // any of its keys brings the picture back
    held.typed = command.do === "type" ? command.typed : "";
    row.draw(held.typed);
    if (command.do === "toggle") setTalk(!talking());
    else if (command.do === "leave") setTalk(false);
    else if (command.do === "next") tell("step", { by: 1 });
    else if (command.do === "back") tell("step", { by: -1 });
    else if (command.do === "first") tell("step", { to: 0 });
    else if (command.do === "last") tell("step", { to: -1 });
    else if (command.do === "jump") tell("step", { to: command.to });
  };
}

/** The keys, wherever the keyboard is. @param {{typed: string}} held @param {(command: import("./keys.js").Command) => void} act @param {AbortSignal} gone @param {boolean} starts */
function listen(held, act, gone, starts) {
  window.addEventListener("keydown", (event) => {
    if (event.defaultPrevented) return;
    const command = commandOf(event, { talking: talking(), focus: focusOf(event), typed: held.typed, starts });
    if (!command) return;
    event.preventDefault();
    act(command);
  }, { signal: gone });
}

/**
 * The concept inventory in a room: the wall steps through the questions, phones answer, and nobody is shown what was
 * said. Phones send what they have answered so far; the wall puts it together, as codes that Collect reads.
 *
 * @import {Data} from "./types.js" @import {Text} from "../lab/types.js" @import {Room} from "../bar/room/types.js"
 */

import { end, joinAddress, look, move, open, reveal, scanAddress } from "../bar/room/client.js";
import { presenceOf } from "../bar/room/present.js";
import { session } from "../hosts/browser/storage.js";
import { hide, html, pressedTwice, text } from "../lab/dom.js";
import { noted } from "../lab/live_region.js";
import { picture } from "../share/qr.js";
import { saveText } from "../share/export/save.js";
import { codeOf, fileOf } from "../sources/submissions/code.js";
import { formLink, stepAt, taken } from "../sources/submissions/inventory.js";

const EVERY = 1500; // ms
const KEY = "cosine-lab:inventory-room";

/**
 * at: the question, 0 is the door; sheets: answers by the word of a phone
 * @typedef {{room: Room, at: number, begun: number, sheets: Record<string, string>}} Kept
 * @typedef {{data: Data, say: Text, form: string, when: string}} Asked
 */

/** @param {Data} data @param {Text} say @param {{form: string, when: string}} asked @param {AbortSignal} gone */
export function wallOf(data, say, { form, when }, gone) {
  const context = { data, say, form, when };
  const name = `${KEY}:${form}:${when}`;
  /** @type {Kept | null} */
  let sitting = JSON.parse(session.read(name) ?? "null");
  const note = html("p", { class: "said" });
  const well = (/** @type {string | null} */ refused) => {
    noted(note, refused ? say("wall.away") : "");
    return !refused;
  };
  const acts = {
    open: async () => {
      const { refused, body } = await open(aboutOf(context, 0));
      if (well(refused)) sitting = { room: body, at: 0, begun: Date.now(), sheets: {} };
    },
    next: async () => {
      if (!sitting || !well(await collect(sitting))) return;
      if (well((await move(sitting.room, aboutOf(context, sitting.at + 1))).refused)) sitting.at += 1;
    },
    save: async () =>
      sitting && saveText(await codesOf(context, sitting), `${fileOf(say("file"), form, when)}.txt`, "text/plain"),
    end: async () => {
      if (sitting && well((await end(sitting.room)).refused)) sitting = null;
    },
  };
  const buttons = Object.entries(acts).map(([verb, act]) => {
    const made = html("button", { type: "button", "data-action": `wall-${verb}` }, [say(`wall.${verb}`)]);
    const press = async () => {
      if (made.hasAttribute("aria-busy")) return; // a clicker may be pressed twice
      made.setAttribute("aria-busy", "true");
      await act();
      made.removeAttribute("aria-busy");
      draw();
    };
    if (verb === "end") pressedTwice(made, say("wall.end.sure"), press);
    else made.addEventListener("click", press);
    return made;
  });
  const door = doorOf(say);
  const question = html("div", { class: "question" });
  const draw = () => {
    if (sitting) session.write(name, JSON.stringify(sitting));
    else session.remove(name);
    const [at, last] = [sitting?.at ?? 0, data.forms[form].length];
    const visible = [!sitting, sitting && at <= last, at > last, sitting];
    buttons.forEach((each, k) => hide(each, !visible[k]));
    text(buttons[1], say(at ? "wall.next" : "wall.begin"));
    root.toggleAttribute("data-asking", at > 0);
    door.draw(sitting);
    question.replaceChildren(...questionOf(context, sitting));
    buttons.find((each) => !each.hidden)?.focus({ preventScroll: true });
  };
  const root = html("div", { class: "wall" }, [door.root, question, note, html("div", { class: "acts" }, buttons)]);
  root.addEventListener("keydown", (event) => {
    if (event.key !== "PageDown" || buttons[1].hidden) return;
    event.preventDefault();
    buttons[1].click();
  });
  const timer = window.setInterval(async () => {
    const room = sitting?.room;
    if (!room) return;
    const { refused, body } = await look(room);
    if (!well(refused)) return;
    room.here = presenceOf(room.here, body, Date.now());
    door.count(room.here.n, body.voters);
  }, EVERY);
  gone.addEventListener("abort", () => clearInterval(timer));
  draw();
  return [root];
}

/** How phones get in, and how many have. @param {Text} say */
function doorOf(say) {
  const [join, code, here] = ["join", "code", "here"].map((kind) => html("p", { class: kind }));
  const qr = html("div", { class: "qr" });
  return {
    root: html("div", { class: "door" }, [join, qr, code, here]),
    count: (/** @type {number} */ n, /** @type {number} */ count) => text(here, say("wall.here", { n, count })),
    /** @param {Kept | null} sitting */
    draw: (sitting) => {
      text(join, say(sitting ? "wall.join" : "wall.how", { address: joinAddress().replace(/^https?:\/\//, "") }));
      text(code, sitting?.room.code ?? "");
      if (!sitting) qr.replaceChildren();
      else if (!qr.hasChildNodes()) picture(qr, scanAddress(sitting.room), say, say("wall.join", { address: "" }));
      if (!sitting) text(here, "");
    },
  };
}

/** What the wall asks, or that it is over. @param {Asked} asked @param {Kept | null} sitting */
function questionOf({ data, say, form }, sitting) {
  if (!sitting?.at) return [];
  const question = data.forms[form][sitting.at - 1];
  if (!question) return [html("h2", {}, [say("wall.over", { n: Object.keys(sitting.sheets).length })])];
  const answers = question.answers.map((each) => html("li", {}, [each]));
  return [html("h2", {}, [`${sitting.at}. ${question.ask}`]), html("ol", {}, answers)];
}

/** What the room is told of a question, or of the door or the end. @param {Asked} asked @param {number} at */
function aboutOf({ data, say, form, when }, at) {
  const { pathname, search } = new URL(`room?lang=${data.language}`, document.baseURI);
  const place = { link: pathname + search, step: stepAt({ form, when }, at), choices: [], low: null, high: null };
  const question = data.forms[form][at - 1];
  if (!question) return { ...place, title: say("teach.title") };
  const plain = (/** @type {string} */ each) => each.replaceAll("\u00a0", " "); // a room takes blanks that are seen
  const title = `${say("teach.title")} · ${at} / ${data.forms[form].length}`;
  const choices = question.answers.map((_, k) => String(k));
  return { ...place, title, question: plain(question.ask), choices, options: question.answers.map(plain) };
}

/** Close the question, and take what phones have answered so far. @param {Kept} sitting */
async function collect({ room, at, sheets }) {
  if (!at) return null;
  const closed = await reveal(room);
  const { refused, body } = closed.refused ? closed : await look(room);
  if (!refused) for (const state of body.states) Object.assign(sheets, taken(state));
  return refused;
}

/** A code for each phone. @param {Asked} asked @param {Kept} sitting */
async function codesOf({ data, form, when }, { sheets, begun }) {
  const seconds = (Date.now() - begun) / 1000;
  const works = Object.entries(sheets).map(([name, answers]) => ({
    ...{ answer: null, sure: null, reached: null, seconds, name },
    link: formLink({ form, when, edition: data.editions[form], answers }),
  }));
  return (await Promise.all(works.map(codeOf))).join("\n");
}

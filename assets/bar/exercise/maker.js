/** "Make an exercise": the page's state, a question, a bet or a goal, as one link. */

import { toClipboard } from "../../hosts/browser/clipboard.js";
import { placed } from "../../hosts/browser/reach.js";
import { html } from "../../lab/dom.js";
import { LONGEST_ADDRESS, PARAMETER, parseExercise, writeExercise } from "../../sources/exercise/codec.js";
import { KEY, rowOf, THEN } from "../../sources/exercise/story.js";
import { linkOf } from "../../share/links.js";
import { listen, emit } from "../../hosts/browser/bus.js";
import { noted } from "../../lab/live_region.js";
import { session } from "../../hosts/browser/storage.js";
import { picture } from "../../share/qr.js";
import { truthOf } from "./fields.js";
import { createForm } from "./form.js";
import { doubtOf, faultOf } from "./ranges.js";
/** @import {Text} from "../../lab/types.js" @import {Ask, SavedExercise} from "./types.js" */

/** Exercises that are kept for a row while the pages of others are looked up: in this tab alone. */
const ROW = "cosine-lab:row";

/** Those of this tab; none where what is kept is broken. @returns {SavedExercise[]} */
function recalled() {
  try {
    return JSON.parse(session.read(ROW) ?? "[]").filter(
      (/** @type {any} */ { question, href }) => typeof question === "string" && new URL(href),
    );
  } catch {
    return [];
  }
}

/** @param {import("../../lab/types.js").Text} words @param {() => void} change */
function createRow(words, change) {
  /** @type {SavedExercise[]} */
  let exercises = recalled();
  const list = html("ol", { class: "kept" });
  const note = html("p", { class: "said" });
  const draw = () => {
    noted(
      note,
      session.write(ROW, JSON.stringify(exercises)) || !exercises.length ? "" : words("exercise.row-not-kept"),
    );
    list.replaceChildren(
      ...exercises.map((each) => {
        const away = html("button", { type: "button", class: "away", "aria-label": words("exercise.remove") }, ["✕"]);
        away.addEventListener("click", () => put(exercises.filter((other) => other !== each)));
        return html("li", {}, [each.question, " ", away]);
      }),
    );
  };
  const put = (/** @type {SavedExercise[]} */ next) => {
    exercises = next;
    draw();
    change();
  };
  draw();
  return {
    parts: [list, note],
    links: () => exercises.map(({ href }) => new URL(href)),
    add: (/** @type {SavedExercise} */ next) => put([...exercises, next]),
  };
}

/** What a link to an exercise does not carry over from the page it was made on. */
const OWN = ["beat", "guide", "room", THEN, PARAMETER];

/** @param {Text} words @param {() => boolean} own @param {Ask} ask @param {AbortSignal} gone */
export function createMaker(words, own, ask, gone) {
  const dialog = /** @type {HTMLDialogElement} */ (
    html("dialog", { class: "maker", "aria-label": words("exercise.make") })
  );
  const button = html(
    "button",
    { type: "button", "data-action": "make-exercise", title: words("exercise.make.title") },
    [words("exercise.make")],
  );
  button.addEventListener("click", () => {
    emit("describe", (described) => dialog.replaceChildren(...making(words, described, dialog, own(), ask)));
    if (own()) dialog.querySelector("h2")?.after(html("p", { class: "loss" }, [words("exercise.own")]));
    dialog.showModal();
  });
  button.hidden = true;
  listen("mounted", () => (button.hidden = false), gone); // where there is a lesson
  return { button, dialog };
}

/** @param {Text} words @param {HTMLDialogElement} dialog */
function closing(words, dialog) {
  const close = html("button", { type: "button", "data-action": "close" }, [words("exercise.close")]);
  close.addEventListener("click", () => dialog.close());
  return close;
}

/**
 * The form, and the link it makes.
 * @param {Text} words @param {import("../../lab/described.js").Described} described @param {HTMLDialogElement} dialog
 * @param {boolean} own @param {Ask} ask
 */
function making(words, described, dialog, own, ask) {
  const link = /** @type {HTMLInputElement} */ (
    html("input", { type: "text", readonly: "", "aria-label": words("exercise.link"), "data-output": "link" })
  );
  const note = html("p", { class: "said" });
  const code = html("div", { class: "qr" });
  const [copy, open, keep, room] = ["copy", "open", "keep", "ask"].map(
    (verb) =>
      /** @type {HTMLButtonElement} */ (
        html("button", { type: "button", "data-action": `exercise-${verb}` }, [words(`exercise.${verb}`)])
      ),
  );
  /**
   * @type {{address: URL, student: URL, alone: URL | null, exercise: import("../../sources/exercise/types.js").Exercise
   * | null, n: number} | null}
   */
  let made = null;
  const now = Object.fromEntries(
    Object.keys(described.readings).map((name) => [name, { value: truthOf(described, name), shown: "" }]),
  );
  const draw = () => {
    const wanting = faultOf(form.read(), described.about, now);
    const exercise = wanting ? null : parseExercise(writeExercise(form.read())).exercise;
    const alone = exercise && addressOf(exercise, own);
    const links = [...row.links(), ...(alone ? [alone] : [])];
    const [n, address] = [links.length, links.length ? rowOf(links) : null];
    const student = address && forPhones(address);
    const length = student?.href.length ?? 0;
    made = address && student && length <= LONGEST_ADDRESS ? { address, student, alone, exercise, n } : null;
    link.value = made ? made.student.href : "";
    for (const each of [copy, open]) each.disabled = !made;
    keep.disabled = !made?.alone;
    room.disabled = !made?.exercise || n > 1;
    const doubt = wanting ?? (exercise && doubtOf(exercise, now));
    const lacking = doubt ? words(`exercise.${doubt[0]}`, doubt[1]) : exercise ? "" : words("exercise.unfinished");
    const size =
      n &&
      words(length > LONGEST_ADDRESS ? "exercise.too-long-link" : "exercise.length", {
        n,
        length,
        most: LONGEST_ADDRESS,
      });
    noted(note, [lacking, ...(size ? [size] : []), ...(n > 1 ? [words("exercise.row")] : [])].join(" "));
    picture(code, made ? made.student.href : null, words, words("exercise.qr"));
  };
  const row = createRow(words, () => draw());
  const form = createForm(words, described, draw);
  copy.addEventListener(
    "click",
    async () => made && noted(note, words((await toClipboard(link)) ? "exercise.copied" : "selected")),
  );
  open.addEventListener(
    "click",
    () => made && window.open(forPhones(made.address, null), "cosine-lab-preview", "popup,width=390,height=780"),
  );
  keep.addEventListener("click", () => {
    if (!made?.alone || !made.exercise) return;
    form.first.value = "";
    row.add({ href: made.alone.href, question: made.exercise.question });
    form.first.focus();
  });
  room.addEventListener(
    "click",
    () => made?.exercise && ask(made.address, made.exercise).then((why) => why && noted(note, why)),
  );
  draw();
  return [
    html("h2", {}, [words("exercise.make")]),
    ...row.parts,
    form.root,
    html("div", { class: "made" }, [
      code,
      html("div", {}, [link, note, html("div", { class: "acts" }, [copy, open, keep, room, closing(words, dialog)])]),
    ]),
  ];
}

/**
 * @param {import("../../sources/exercise/types.js").Exercise} exercise
 * @param {boolean} own whether the page shows what no link carries: whoever opens it is told
 */
function addressOf(exercise, own) {
  const address = new URL(linkOf(window.location.href, { talk: false, own, without: OWN }));
  address.searchParams.set("beat", KEY);
  address.searchParams.set(PARAMETER, writeExercise(exercise));
  return address;
}

/**
 * Where a link leads students: below the address that their lecturer has typed, else to this server, which knows
 * whether it has the page without a session. @param {URL} link @param {null} [root] null for this server @returns {URL}
 */
function forPhones(link, root) {
  const page = `${link.pathname.split("/").at(-1)}${link.search}`;
  return new URL(placed(page, `exercise/${page}`, root));
}

/** "Hand in": a student's work as a file and as a code for a form. Nothing is sent anywhere. */

import { toClipboard } from "../lab/clipboard.js";
import { hide, html } from "../lab/dom.js";
import { PARAMETER, readExercise } from "../lab/exercise/codec.js";
import { THEN } from "../lab/exercise/row.js";
import { KEY, keptAs } from "../lab/exercise/story.js";
import { saveText } from "../lab/export/files.js";
import { codeOf, fileOf, LONGEST_NAME } from "../lab/handin/code.js";
import { hear } from "../lab/signals.js";
import { noted } from "../lab/spoken.js";
import { recall } from "../lab/story/memory.js";

const OWN = ["beat", "guide", "talk", "room", "lang", THEN];

/** @param {import("../lab/text.js").Text} words @param {string} slug @param {() => boolean} own @param {AbortSignal} gone */
export function createHandin(words, slug, own, gone) {
  const begun = performance.now();
  let told = false;
  hear("beat", (shown) => {
    if (shown) told = shown.phase === "told";
  }, gone);
  const name = /** @type {HTMLInputElement} */ (html("input", { type: "text", maxlength: LONGEST_NAME, "data-input": "name", "aria-label": words("handin.who") }));
  const code = /** @type {HTMLTextAreaElement} */ (html("textarea", { rows: 5, readonly: "", "data-output": "code", "aria-label": words("handin.code") }));
  const said = html("p", { class: "said" });
  const [save, copy, close] = ["save", "copy", "close"].map((verb) => html("button", { type: "button", "data-action": `handin-${verb}` }, [words(`handin.${verb}`)]));
  const dialog = /** @type {HTMLDialogElement} */ (
    html("dialog", { class: "maker", "aria-label": words("handin.do") }, [
      html("h2", {}, [words("handin.do")]),
      html("p", {}, [words("handin.about")]),
      html("label", {}, [words("handin.who"), name]),
      code,
      said,
      html("div", { class: "acts" }, [save, copy, close]),
    ])
  );
  const button = html("button", { type: "button", "data-action": "hand-in" }, [words("handin.do")]);
  const fill = async () => {
    code.value = await codeOf(workNow(slug, told, (performance.now() - begun) / 1000, name.value));
  };
  button.addEventListener("click", () => {
    const held = own();
    noted(said, held ? words("handin.own") : "");
    for (const each of [name, code, save, copy]) hide(each, held);
    void fill();
    dialog.showModal();
  });
  name.addEventListener("input", fill);
  save.addEventListener("click", async () => {
    await fill();
    saveText([words("handin.head"), name.value, "", code.value, ""].join("\n"), `${fileOf(name.value || words("handin.nameless"), slug, askedNow().question)}.txt`, "text/plain");
  });
  copy.addEventListener("click", async () => noted(said, words((await toClipboard(code)) ? "handin.copied" : "selected")));
  close.addEventListener("click", () => dialog.close());
  return { button, dialog };
}

/** @param {string} slug @param {boolean} told whether the goal was seen reached @param {number} seconds @param {string} name */
function workNow(slug, told, seconds, name) {
  const { searchParams } = new URL(window.location.href);
  for (const each of OWN) searchParams.delete(each);
  const { goal } = askedNow();
  const kept = recall(keptAs(searchParams.get(PARAMETER) ?? ""));
  const [answer, sure] = [kept?.answers[KEY] ?? null, kept?.sure?.[KEY] ?? null];
  return { link: `/${slug === "home" ? "" : slug}?${searchParams}`, answer, sure, reached: goal.length ? told : null, seconds, name };
}

/** What the exercise on the page asks and wants. */
function askedNow() {
  return readExercise(new URL(window.location.href).searchParams.get(PARAMETER) ?? "").exercise ?? { question: "", goal: [] };
}

/**
 * The talk as its file's text, to be changed by hand; what is wrong with a text is listed by line, and nothing
 * of it is lost.
 *
 * @typedef {import("../lab/talks/model.js").Fault} Fault
 */

import { html } from "../lab/dom.js";
import { aloud } from "../lab/spoken.js";
import { LONGEST } from "../lab/talks/model.js";
import { readTalk } from "../lab/talks/reading.js";
import { writeTalk } from "../lab/talks/writing.js";

/** @param {import("../lab/text.js").Text} words @param {import("./store.js").Store} store @param {import("./store.js").Site} site @param {(said: string) => void} say */
export function createSource(words, store, { pages, known }, say) {
  const input = /** @type {HTMLTextAreaElement} */ (html("textarea", { class: "source", rows: 16, maxlength: LONGEST, spellcheck: "false", "data-input": "source", "aria-label": words("source") }));
  const faults = html("ul", { class: "faults" });
  const [apply, close] = ["apply", "close"].map((verb) => html("button", { type: "button", "data-action": verb }, [words(verb)]));
  apply.classList.add("primary");
  const root = html("div", { class: "as-text" }, [input, faults, html("div", { class: "acts" }, [apply, close])]);
  root.hidden = true;
  const list = (/** @type {Fault[]} */ found) => {
    faults.replaceChildren(...found.map((fault) => html("li", {}, [entry(words, fault, () => select(input, fault.line))])));
    if (found.length) aloud(faults);
    input.setAttribute("aria-invalid", String(found.length > 0));
  };
  apply.addEventListener("click", () => {
    const { talk, faults: found } = readTalk(input.value, pages, known);
    list(found);
    if (found.length) return;
    store.put(talk);
    root.hidden = true;
    say(words("applied"));
  });
  close.addEventListener("click", () => {
    root.hidden = true;
  });
  return {
    root,
    /** Show a text, or the talk's own; faults of it that are known, null to look for them. @param {string | null} text @param {Fault[] | null} found */
    open: (text, found) => {
      input.value = text ?? writeTalk(store.talk());
      list(found ?? readTalk(input.value, pages, known).faults);
      root.hidden = false;
      input.focus();
    },
  };
}

/** A fault, which leads to its line. @param {import("../lab/text.js").Text} words @param {Fault} fault @param {() => void} go */
function entry(words, { key, line: at, values }, go) {
  const why = words(key.replace(/^talk\./, ""), values);
  const button = html("button", { type: "button", class: "fault", "data-line": at }, [words("at", { line: at, why })]);
  button.addEventListener("click", go);
  return button;
}

/** @param {HTMLTextAreaElement} input @param {number} line counted from 1 */
function select(input, line) {
  const lines = input.value.split("\n");
  const start = lines.slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
  input.focus();
  input.setSelectionRange(start, start + (lines[line - 1] ?? "").length);
  input.scrollTop = ((line - 1) / lines.length) * input.scrollHeight;
}

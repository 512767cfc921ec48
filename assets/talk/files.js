/** Saves the talk as a file and opens one; says how a talk becomes one file without a network. */

import { toClipboard } from "../lab/clipboard.js";
import { allow, html, text } from "../lab/dom.js";
import { saveText } from "../lab/export/files.js";
import { LONGEST } from "../lab/talks/model.js";
import { readTalk } from "../lab/talks/reading.js";
import { writeTalk } from "../lab/talks/writing.js";

/**
 * @param {import("../lab/text.js").Text} words @param {import("./store.js").Store} store @param {import("./store.js").Site} site @param {(said: string) => void} say
 * @param {(text: string, faults: import("./store.js").Fault[]) => void} mend shows a text that has faults
 */
export function createFiles(words, store, { pages, known }, say, mend) {
  const chooser = /** @type {HTMLInputElement} */ (html("input", { type: "file", accept: ".md,.txt,text/markdown,text/plain", "data-input": "file", "aria-label": words("open"), class: "unseen", tabindex: -1 }));
  const [save, open] = ["save", "open"].map((verb) => html("button", { type: "button", "data-action": verb }, [words(verb)]));
  save.addEventListener("click", () => saveText(writeTalk(store.talk()), `${nameOf(store.talk().title)}.md`, "text/markdown"));
  open.addEventListener("click", () => chooser.click());
  chooser.addEventListener("change", async () => {
    const [file] = chooser.files ?? [];
    chooser.value = "";
    if (!file) return;
    if (file.size > LONGEST) return say(words("at", { line: 1, why: words("too-long", { most: LONGEST }) }));
    const held = await decoded(file);
    if (held === null) return say(words("not-text", { name: file.name }));
    const { talk, faults } = readTalk(held, pages, known);
    if (faults.length) return mend(held, faults);
    store.put(talk);
    say(words("opened", { name: file.name }));
  });
  const command = html("code");
  const copy = html("button", { type: "button", "data-action": "copy-command" }, [words("copy")]);
  copy.addEventListener("click", async () => say(words((await toClipboard(command)) ? "copied" : "selected")));
  return {
    buttons: [save, open, chooser],
    deck: html("div", { class: "deck" }, [html("h2", {}, [words("deck")]), html("p", {}, [words("deck-how")]), html("p", { class: "command" }, [command, copy])]),
    draw: () => {
      const name = nameOf(store.talk().title);
      allow(save, store.talk().steps.length > 0);
      text(command, `python lab.py deck ${name}.md --out ${name}.html`);
    },
  };
}

/** @param {File} file @returns {Promise<string | null>} null where it is no text */
async function decoded(file) {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return null;
  }
}

/** A file's name, without an ending. @param {string} title */
function nameOf(title) {
  return title.normalize("NFKD").toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "").slice(0, 60) || "talk";
}

/**
 * Work handed in: under a name, as a file and as a code for a form. Nothing is sent anywhere.
 *
 * @import {Text} from "../lab/types.js" @import {Work} from "../sources/submissions/types.js"
 */

import { html } from "../lab/dom.js";
import { noted } from "../lab/live_region.js";
import { toClipboard } from "../hosts/browser/clipboard.js";
import { session } from "../hosts/browser/storage.js";
import { codeOf, fileOf, LONGEST_NAME } from "../sources/submissions/code.js";
import { saveText } from "./export/save.js";

const KEY = "cosine-lab:handed-in-by";

/**
 * @param {Text} words @param {() => Omit<Work, "name">} work as it is now
 * @param {() => string[]} about what the file is called by, beside the name
 * @param {() => string | null} known a name that is known already
 */
export function createHandIn(words, work, about, known = () => null) {
  const name = /** @type {HTMLInputElement} */ (
    html("input", {
      type: "text",
      maxlength: LONGEST_NAME,
      autocomplete: "off",
      "data-input": "name",
      "aria-label": words("submission.who"),
    })
  );
  const code = /** @type {HTMLTextAreaElement} */ (
    html("textarea", { rows: 5, readonly: "", "data-output": "code", "aria-label": words("submission.code") })
  );
  const note = html("p", { class: "said" });
  const [save, copy] = ["save", "copy"].map((verb) =>
    html("button", { type: "button", "data-action": `submission-${verb}` }, [words(`submission.${verb}`)]),
  );
  const fill = async () => void (code.value = await codeOf({ ...work(), name: name.value }));
  /** The name as it was typed last, and the code of what is there now. */
  const renew = () => {
    name.value ||= session.read(KEY) ?? known() ?? "";
    return fill();
  };
  name.addEventListener("input", fill);
  name.addEventListener("keydown", (event) => event.stopPropagation()); // letters are no keys of the page
  save.addEventListener("click", async () => {
    await fill();
    session.write(KEY, name.value); // for the next exercise of a row
    saveText(
      [words("submission.head"), name.value, "", code.value, ""].join("\n"),
      `${fileOf(name.value || words("submission.nameless"), ...about())}.txt`,
      "text/plain",
    );
  });
  copy.addEventListener("click", async () =>
    noted(note, words((await toClipboard(code)) ? "submission.copied" : "selected")),
  );
  return { label: html("label", {}, [words("submission.who"), name]), name, code, said: note, save, copy, renew };
}

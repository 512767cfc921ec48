/**
 * The concept inventory for whoever gives it: links with their codes, both forms on paper, and the key apart.
 *
 * @import {Inventory} from "../sources/submissions/types.js" @import {Text} from "../lab/types.js"
 */

import { html } from "../lab/dom.js";
import { codeOf } from "../share/qr.js";
import { WHEN } from "../sources/submissions/inventory.js";

const LETTERS = "ABCD";

/**
 * Links to each form, by time. @param {import("./types.js").Data["inventory"]} inventory @param {Text} say
 * @param {import("./types.js").Place} place
 */
export function linksOf({ forms, address, wall }, say, place) {
  const links = Object.keys(forms).map((form) =>
    html("li", {}, [
      html("h3", {}, [say(`form.${form}`)]),
      ...WHEN.map((when) => {
        const href = place.to(
          `${wall ?? address}?${new URLSearchParams({ form, when })}`,
          `${address}?${new URLSearchParams({ form, when })}`,
        );
        const code = codeOf(href, { class: "code", alt: href });
        const room =
          wall && new URL(`${wall}?${new URLSearchParams({ form, when, wall: "1" })}`, document.baseURI).href;
        return html("p", {}, [
          html("a", { href }, [say(`when.${when}`)]),
          ...(code ? [code] : []),
          ...(room ? [html("a", { href: room }, [say("teach.wall")])] : []),
        ]);
      }),
    ]),
  );
  return [
    html("h2", {}, [say("teach.title")]),
    html("p", {}, [say("teach.how")]),
    ...place.reach(),
    html("ul", { class: "forms" }, links),
  ];
}

/** A form to be filled in. @param {Inventory} inventory @param {string} form @param {Text} say */
export function formOf({ forms }, form, say) {
  const questions = forms[form].map(({ ask, answers }) =>
    html("li", {}, [
      html("p", {}, [ask]),
      ...answers.map((answer, k) =>
        html("p", { class: "answer" }, [html("i", { class: "box" }), `${LETTERS[k]}. ${answer}`]),
      ),
    ]),
  );
  return html("article", { class: "form", "data-handout": form }, [
    html("h1", {}, [`${say("teach.title")}: ${say(`form.${form}`)}`]),
    ...["name", "when"].map((line) => html("p", { class: "fill" }, [say(`paper.${line}`)])),
    html("ol", {}, questions),
  ]);
}

/** What is right, and what each other answer stands for. @param {Inventory} inventory @param {Text} say */
export function keyOf({ forms, beliefs }, say) {
  const each = Object.entries(forms).map(([form, questions]) =>
    html("section", {}, [
      html("h2", {}, [say(`form.${form}`)]),
      html(
        "ol",
        {},
        questions.map(({ answers, means }) => {
          const right = means.findIndex((meant) => !Object.hasOwn(beliefs, meant));
          const wrong = means.flatMap((meant, k) =>
            k === right ? [] : [html("p", {}, [say("paper.means", { letter: LETTERS[k], said: beliefs[meant] })])],
          );
          return html("li", {}, [html("p", { class: "truth" }, [`${LETTERS[right]}. ${answers[right]}`]), ...wrong]);
        }),
      ),
    ]),
  );
  return html("article", { class: "answers", "data-handout": "key" }, [
    html("h1", {}, [say("paper.key")]),
    html("p", {}, [say("paper.key-how")]),
    ...each,
  ]);
}

/**
 * One view at a time of what a lesson has beside its picture, chosen by a parameter of the address, with its numbers as
 * a table.
 */

import { csv } from "./csv.js";
import { html, set } from "./dom.js";
import { fixed } from "./numbers.js";
/** @import {Lab, View} from "./types.js" */

/**
 * A row of buttons for what an address chooses; the first is in none. @param {Lab<any>} lab
 * @param {string} name of the parameter @param {[string, string][]} options titles by key
 * @param {Record<string, string>} [old] keys by what links called them
 */
export function choiceOf(lab, name, options, old = {}) {
  const keys = options.map(([key]) => key);
  const value = lab.host.address.all().get(name) ?? "";
  const known = [value, old[value] ?? ""].find((key) => keys.includes(key));
  const choice = { now: known ?? keys[0] };
  const buttons = options.map(([key, title]) => {
    const button = html("button", { type: "button", "data-choice": `${name}:${key}` }, [title]);
    button.addEventListener("click", () => {
      choice.now = key;
      lab.host.address.write(name, key === keys[0] ? null : key);
      lab.redraw();
    });
    return button;
  });
  const root = html("div", { class: "group", role: "group", "aria-label": lab.text(name) }, buttons);
  const strange = value && known === undefined ? [lab.text("asked-unknown", { asked: value.slice(0, 40) })] : [];
  return {
    choice,
    root,
    strange,
    asked: known !== undefined,
    draw: () => buttons.forEach((button, at) => set(button, "aria-pressed", String(keys[at] === choice.now))),
  };
}

/**
 * @param {Lab<any>} lab @param {ReturnType<typeof choiceOf>[]} choices which view, and what else of it is chosen
 * @param {(scene: any) => string} keyOf what a view is made of besides: it is made anew where that changes
 * @param {Record<string, (scene: any) => View | Promise<View>>} makers by view
 */
export function createViews(lab, choices, keyOf, makers) {
  const { text: says, host } = lab;
  const [{ choice }] = choices;
  const body = html("div", { class: "view" });
  const strange = choices.flatMap((each) => each.strange).map((note) => html("p", { class: "caption" }, [note]));
  const root = html("section", { class: "choices views" }, [...choices.map((each) => each.root), ...strange, body]);
  const caption = (/** @type {string} */ text) => html("p", { class: "caption" }, [text]);
  /** @type {{key: string, view: View}} */
  let current = { key: "", view: { heads: [], rows: [] } };
  host.bus.listen(
    "numbers",
    (give) => {
      const { heads, rows } = current.view;
      if (rows.length && !lab.guided())
        give({
          tables: [
            {
              key: choice.now,
              label: says("csv-view", { view: says(`view-${choice.now}`) }),
              title: says(`${choice.now}-alt`),
              text: () => csv([heads, ...rows]),
            },
          ],
        });
    },
    host.gone,
  );
  return {
    root,
    asked: choices.some(({ asked: asks }) => asks),
    draw: (/** @type {any} */ scene) => {
      choices.forEach((each) => each.draw());
      const key = [...choices.map((each) => each.choice.now), keyOf(scene)].join();
      if (key === current.key || lab.guided()) return;
      current = { key, view: { heads: [], rows: [] } };
      body.replaceChildren(caption(says("view-loads")));
      new Promise((wait) => wait(makers[choice.now](scene)))
        .then((view) => {
          if (current.key !== key) return;
          current.view = /** @type {View} */ (view);
          body.replaceChildren(
            ...built(current.view, says(`${choice.now}-alt`)),
            caption(says(`${choice.now}-caption`)),
          );
        })
        .catch(() => {
          if (current.key === key) body.replaceChildren(caption(says("view-unloaded")));
          current.key = "";
        });
    },
  };
}

/** A view's picture, what there is to say of it, and its table. @param {View} view @param {string} label */
function built({ heads, rows, digits = [], root, note, own }, label) {
  return [
    ...(root ? [root] : []),
    ...(note ? [html("p", {}, [note])] : []),
    ...(rows.length && !own ? [tableOf(heads, rows, label, digits)] : []),
  ];
}

/**
 * @param {string[]} heads @param {View["rows"]} rows @param {string} label @param {number[]} [digits] of each column
 */
export function tableOf(heads, rows, label, digits = []) {
  const cell = (/** @type {string | number | null} */ value, /** @type {number} */ at) =>
    typeof value === "number" ? fixed(value, digits[at] ?? 4) : (value ?? "—");
  const table = html("table", {}, [
    html("thead", {}, [
      html(
        "tr",
        {},
        heads.map((head) => html("th", { scope: "col" }, [head])),
      ),
    ]),
    html(
      "tbody",
      {},
      rows.map((row) =>
        html(
          "tr",
          {},
          row.map((value, at) => html(at ? "td" : "th", at ? {} : { scope: "row" }, [cell(value, at)])),
        ),
      ),
    ),
  ]);
  return html("div", { class: "scroll", tabindex: "0", role: "group", "aria-label": label }, [table]);
}

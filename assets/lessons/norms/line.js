/** Which table, which word, which remedy, by which measure. @import {NormsLab, Scene} from "./types.js" */

import { html, set } from "../../lab/dom.js";
import { noted } from "../../lab/live_region.js";
import { visible } from "../../lab/names.js";
import { fixed, percent } from "../../lab/numbers.js";
import { choiceRow, choiceSelect } from "../../lab/widgets.js";

const QUERY = "query";
const LONGEST = 200;
/** The weight of a measure that has one: its field. @type {Record<string, "alpha" | "weight">} */
const WEIGHTS = { scaled: "alpha", wrd: "weight", printed: "weight" };

/** @param {object} _spec @param {NormsLab} lab */
export function choicesPanel(_spec, lab) {
  const {
    text: says,
    scene: { source },
  } = lab;
  const row = (
    /** @type {string} */ field,
    /** @type {string[]} */ titles,
    /** @type {typeof choiceRow} */ made = choiceSelect,
    first = 0,
  ) =>
    made(
      lab,
      field,
      titles.map((title, at) => ({ title, change: { [field]: at + first } })),
    );
  const named = (/** @type {string} */ field, /** @type {string[]} */ keys) =>
    keys.map((key) => says(`${field}-${key}`));
  const models = row(
    "vectors",
    source.models.map(({ title }) => title),
  );
  const remedies = row("remedy", named("remedy", source.remedies), choiceRow);
  const counts = row(
    "k",
    Array.from({ length: lab.field("k").high }, (_, at) => String(at + 1)),
    choiceSelect,
    1,
  );
  const measures = row("measure", named("measure", source.measures));
  measures.root.toggleAttribute("data-rest", true);
  const words = wordsOf(lab);
  const weight = weightOf(lab);
  const rows = [models, words, remedies, counts, measures, weight];
  return {
    root: html(
      "section",
      { class: "choices" },
      rows.map(({ root }) => root),
    ),
    draw: (/** @type {Scene} */ scene) => {
      measures.root.hidden = !source.desk.here; // in a file there are no vectors to measure
      counts.root.hidden = scene.shown.remedy !== "top-removed";
      for (const each of rows) each.draw(scene);
    },
  };
}

/** The words of the story, and any other. @param {NormsLab} lab */
function wordsOf(lab) {
  const {
    text: says,
    host,
    scene: { source },
  } = lab;
  const { desk } = source;
  const titles = source.queries.map((word) => source.names[word]);
  const row = choiceSelect(
    lab,
    QUERY,
    titles.map((title, at) => ({ title, change: { query: at } })),
  );
  const input = /** @type {HTMLInputElement} */ (
    html("input", {
      type: "text",
      maxlength: LONGEST,
      "data-input": QUERY,
      "aria-label": says("any-word"),
      placeholder: says("any-word"),
      spellcheck: "false",
      autocapitalize: "off",
    })
  );
  const note = html("span", { class: "caption asked" });
  const query = () => (host.address.all().get(QUERY) ?? "").trim().slice(0, LONGEST);
  /** @param {string} word */
  const take = (word) => {
    const own = titles.indexOf(word.toLowerCase());
    desk.word = own < 0 ? word : "";
    input.value = desk.word;
    if (own >= 0) lab.change({ query: own });
    lab.renew();
  };
  const ask = (/** @type {string} */ word) => {
    host.address.write(QUERY, word && !titles.includes(word.toLowerCase()) ? word : null);
    take(word);
  };
  input.addEventListener("change", () => ask(input.value.trim()));
  // before the choice itself is drawn, which names no word while a typed one is shown
  row.select.addEventListener("change", () => ask(titles[row.select.selectedIndex]), { capture: true });
  host.address.turn(() => take(query()), host.gone);
  desk.guided = lab.guided;
  desk.open(host.load, {
    renew: lab.renew,
    tell: (share) => noted(note, share < 1 ? says("loading", { share: percent(share, 0) }) : ""),
  });
  input.hidden = !desk.here;
  setTimeout(() => !lab.guided() && take(query())); // once all is laid out
  return {
    root: html("div", { class: "group" }, [row.root, input, note]),
    draw: (/** @type {Scene} */ scene) => {
      row.draw(scene);
      if (desk.word) row.select.selectedIndex = -1;
      noted(
        note,
        scene.answer?.status === "pending" ? note.textContent || says("view-loads") : answerText(scene, says),
      );
    },
  };
}

/** What became of a word. @param {Scene} scene @param {import("../../lab/types.js").Text} says */
function answerText({ answer, word, source }, says) {
  if (answer?.status === "failed") return says("view-unloaded");
  if (answer?.status !== "unlisted") return "";
  return says(answer.like.length ? "unlisted-like" : "unlisted", {
    typed: visible(source.desk.word),
    shown: word,
    like: answer.like,
  });
}

/** α or λ of the measures that have one. @param {NormsLab} lab */
function weightOf(lab) {
  const slider = /** @type {HTMLInputElement} */ (html("input", { type: "range" }));
  const name = html("span", { class: "group-name" });
  const output = html("output");
  const field = () => WEIGHTS[lab.scene.shown.measure] ?? "alpha";
  slider.addEventListener("input", () => lab.move(() => ({ [field()]: Number(slider.value) })));
  slider.addEventListener("change", () => lab.settle(true));
  const root = html("div", { class: "group" }, [html("label", { class: "named" }, [name, slider]), output]);
  return {
    root,
    draw: (/** @type {Scene} */ { state, shown: { measure } }) => {
      const own = WEIGHTS[measure];
      root.hidden = !own;
      if (!own) return;
      const { low, high, step, label } = lab.field(own);
      for (const [key, value] of Object.entries({ min: low, max: high, step, "data-field": own, "aria-label": label }))
        set(slider, key, value);
      slider.value = String(state[own]);
      name.textContent = label;
      output.textContent = fixed(state[own]);
    },
  };
}

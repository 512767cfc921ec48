/**
 * One question's answer: sentences, what can be turned, the models' table, one line of practice, where it is seen, its
 * link. @import {Query, Conventions, Score} from "./types.js"
 */

import { read, write } from "../hosts/browser/address.js";
import { toClipboard } from "../hosts/browser/clipboard.js";
import { html, text } from "../lab/dom.js";
import { cosinesOf, needsLengths, scoreAs } from "../lab/maths/scores.js";
import { cosine, norm } from "../lab/maths/vectors.js";
import { parseNumber } from "../lab/numbers.js";
import { noted } from "../lab/live_region.js";
import { ANSWERS, ownOf } from "./answers.js";
import { written } from "./format.js";

const LONGEST = 1000; // characters of a pair in a link
const LONGEST_SCORE = 40; // characters of a score
const ROUNDING = 1.001e-6; // of a cosine in 32 bits
/**
 * What a score is computed with: its lengths, or 1 where the store asks for that. @param {Score} score
 * @param {[number, number]} lengths @returns {[number, number]}
 */
const taken = ({ length }, lengths) => (length === "unit" ? [1, 1] : lengths);

/**
 * Every score of a pair, in the table's order. @param {Conventions} conventions @param {import("./types.js").Model} m
 */
export function scoresOf({ scores }, m) {
  return scores.map((each) => scoreAs(each.form, cosine(m.a, m.b) ?? 0, ...taken(each, [norm(m.a), norm(m.b)])));
}

/**
 * @param {Conventions} conventions @param {import("./types.js").Model} m @param {import("../lab/types.js").Text} say
 */
function createTranslator(conventions, m, say) {
  const { sources, scores } = conventions;
  const values = scoresOf(conventions, m);
  const rows = scores.map((each, k) => {
    const { version, title, url } = sources[each.source];
    const cells = [
      conventions.forms[each.form][0],
      written("", values[k]),
      say(`better.${each.better}`),
      say(`kept.${each.length}`),
    ];
    return html("tr", { "data-score": each.key, "data-value": values[k] }, [
      html("th", { scope: "row" }, [
        html("a", { href: url, title, target: "_blank", rel: "noopener" }, [version]),
        " ",
        html("code", {}, [each.call]),
      ]),
      ...cells.map((cell) => html("td", {}, [cell])),
    ]);
  });
  const head = ["store", "formula", "score", "better", "counts"].map((key) =>
    html("th", { scope: "col" }, [say(`col.${key}`)]),
  );
  const pick = /** @type {HTMLSelectElement} */ (
    html(
      "select",
      { "data-input": "score", "aria-label": say("back.pick") },
      scores.map((each) => html("option", { value: each.key }, [`${sources[each.source].version}: ${each.call}`])),
    )
  );
  const entry = /** @type {HTMLInputElement} */ (
    html("input", {
      type: "text",
      inputmode: "decimal",
      "data-input": "value",
      "aria-label": say("back.value"),
      maxlength: LONGEST_SCORE,
    })
  );
  const output = html("p", { class: "told", "data-readout": "back" });
  const linked = read("score");
  if (scores.some(({ key }) => key === linked)) pick.value = linked ?? "";
  entry.value = parseNumber(read("value") ?? "") === null ? "" : (read("value") ?? "").slice(0, LONGEST_SCORE);
  const draw = () => {
    const score = scores.find(({ key }) => key === pick.value) ?? scores[0];
    noted(
      output,
      `${say("back.formula", { formula: conventions.forms[score.form][1].replace(", ", ` ${say("or")} `) })} ${backOf(score, entry.value, m, say)}`,
    );
  };
  for (const each of [pick, entry])
    each.addEventListener("input", () => {
      write("score", pick.value === scores[0].key ? null : pick.value);
      write("value", parseNumber(entry.value) === null ? null : entry.value.trim());
      draw();
    });
  draw();
  return html("div", { class: "translator" }, [
    html("h3", {}, [say("back")]),
    html(
      "div",
      { class: "fields" },
      [
        ["back.pick", pick],
        ["back.value", entry],
      ].map(([key, field]) => html("label", {}, [html("span", {}, [say(/** @type {string} */ (key))]), field])),
    ),
    output,
    html("div", { class: "wide", tabindex: 0, role: "region", "aria-label": say("q.translate") }, [
      html("table", {}, [html("thead", {}, [html("tr", {}, head)]), html("tbody", {}, rows)]),
    ]),
  ]);
}

/**
 * What a typed score says about the cosine. @param {Score} score @param {string} typed
 * @param {import("./types.js").Model} m @param {import("../lab/types.js").Text} say
 */
function backOf(score, typed, m, say) {
  if (!typed.trim()) return say("back.how");
  const value = parseNumber(typed);
  if (value === null) return say("fault.value");
  const [a, b] = taken(score, [norm(m.a), norm(m.b)]);
  const of = (/** @type {number} */ one, /** @type {number} */ other) =>
    [...new Set(cosinesOf(score.form, value, one, other, ROUNDING).map((c) => written("", c)))].join(` ${say("or")} `);
  const [cosines, unit, values] = [of(a, b), of(1, 1), { a: written("", a), b: written("", b) }];
  const large = 10 * Math.max(1, Math.abs(value)); // with such lengths whatever can be, is
  if (!cosines && !of(large, large)) return say("back.none");
  if (needsLengths(score.form))
    return `${say(unit ? "back.unit" : "back.unit-none", { cosine: unit })} ${say(cosines ? "back.lengths" : "back.none-lengths", { ...values, cosine: cosines })}`;
  return say(cosinesOf(score.form, value, a, b).length ? "back.told" : "back.rounding", { cosine: cosines });
}

/**
 * @param {import("./types.js").Question} question @param {Query} of @param {import("./types.js").Data} data
 * @param {import("../lab/types.js").Text} say
 */
export function createPanel({ key, seen: [slug, beat] = ["", ""], knob }, of, data, say) {
  const [answer, table] = [
    html("p", { class: "answer", "data-readout": "answer" }),
    html("div", { class: "wide", tabindex: 0, role: "region", "aria-label": say("table") }),
  ];
  const field = /** @type {HTMLInputElement} */ (
    html("input", {
      type: "text",
      inputmode: "decimal",
      "data-input": "knob",
      value: String(knobOf(read("at"), knob) ?? knob?.at ?? ""),
      maxlength: 20,
    })
  );
  const [a, b] = (of.mine ?? of.models[0]).names;
  const draw = () => {
    const turned = knob ? knobOf(field.value, knob) : 0;
    if (turned === null) {
      table.replaceChildren();
      return noted(answer, say("fault.knob", { from: knob?.from ?? 0, to: knob?.to ?? 0 }));
    }
    const pair = {
      a,
      b,
      c: of.models[0].names[0],
      d: of.models[0].names[1],
      e: data.opposites[0],
      f: data.opposites[1],
      n: written("count", data.count),
    };
    const m = of.mine ?? of.models[4];
    if (key === "translate") return noted(answer, say("a.translate", { ...pair, model: m.title }));
    const { numbers, told: sentence, texts, columns } = ANSWERS[key](of, turned);
    const values = Object.fromEntries(
      Object.entries({ ...numbers, ...ownOf(of) }).map(([name, value]) => [name, written(name, value)]),
    );
    noted(
      answer,
      say(sentence ? `a.${sentence}` : of.mine && say.has(`a.${key}-own`) ? `a.${key}-own` : `a.${key}`, {
        ...pair,
        model: m.title,
        first: (of.mine ?? of.models[0]).title,
        ...texts,
        ...values,
      }),
    );
    table.replaceChildren(tableOf(of, columns, say, { ...pair, ...values }));
  };
  field.addEventListener("input", () => {
    const at = knobOf(field.value, knob);
    write("at", at === null || at === knob?.at ? null : String(at));
    draw();
  });
  draw();
  const turning = knob
    ? [html("label", { class: "knob" }, [html("span", {}, [say(`knob.${key}`, { a })]), field])]
    : [];
  const shows = key === "translate" ? createTranslator(data.conventions, of.mine ?? of.models[4], say) : table;
  const own = /** @type {Record<string, string>} */ (
    of.own && of.own.join("").length <= LONGEST ? { a: of.own[0], b: of.own[1] } : {}
  );
  const lesson = data.lessons[slug]; // a site may have fewer
  const [why = "", href = "", title = ""] = lesson
    ? ["seen", `${lesson.at}?beat=${beat}`, lesson.title]
    : slug
      ? []
      : ["seen.also", `?${new URLSearchParams({ q: beat, ...own })}`, say(`q.${beat || key}`)];
  const lessonLink = beat && why ? [html("p", {}, [say(why), " ", html("a", { href, target: "_self" }, [title])])] : [];
  const stateNow = () => stateOf(read, key, knob, data.conventions);
  const link = linkOf(
    key,
    of.own,
    data.language === "en" ? stateNow : () => new URLSearchParams([...stateNow(), ["lang", data.language]]),
    say,
  );
  const body = html("div", { class: "told" }, [
    ...turning,
    answer,
    html("p", { class: "practice" }, [say(`do.${key}`)]),
    ...lessonLink,
    link.root,
  ]);
  const panel = html("div", { class: key === "translate" ? "panel translating" : "panel" }, [body, shows]);
  panel.addEventListener("input", link.draw);
  return panel;
}

/**
 * A knob's number, where it can be that. @param {string | null} typed
 * @param {import("./types.js").Knob | undefined} knob
 */
export function knobOf(typed, knob) {
  const at = parseNumber(typed ?? "");
  return knob && at !== null && at >= knob.from && at <= knob.to ? at : null;
}

/**
 * What the address says beside the question: only what can be, and is not there anyway.
 * @param {(name: string) => string | null} parameter
 * @param {string} key @param {import("./types.js").Knob | undefined} knob
 * @param {import("./types.js").Conventions} conventions
 */
export function stateOf(parameter, key, knob, { scores }) {
  const [at, score, value] = [knobOf(parameter("at"), knob), parameter("score") ?? "", parameter("value") ?? ""];
  const state = new URLSearchParams(at === null || at === knob?.at ? {} : { at: String(at) });
  if (key === "translate" && scores.slice(1).some((each) => each.key === score)) state.set("score", score);
  if (key === "translate" && value.length <= 40 && parseNumber(value) !== null) state.set("value", value);
  return state;
}

/**
 * @param {Query} of @param {import("./types.js").Columns} columns @param {import("../lab/types.js").Text} say
 * @param {Record<string, string | number>} pair
 */
function tableOf({ models, mine }, columns, say, pair) {
  const names = Object.keys(columns);
  const row = (/** @type {import("./types.js").Model} */ m) =>
    html("tr", { "data-model": m.title }, [
      html("th", { scope: "row" }, [
        mine && m !== mine ? say("pair.of", { model: m.title, a: m.names[0], b: m.names[1] }) : m.title,
      ]),
      ...names.map((name) => html("td", { "data-column": name }, [written(name, columns[name](m))])),
    ]);
  const head = [say("col.model"), ...names.map((name) => say(`col.${name}`, pair))].map((each) =>
    html("th", { scope: "col" }, [each]),
  );
  return html("table", {}, [
    html("thead", {}, [html("tr", {}, head)]),
    html("tbody", {}, [...(mine ? [mine] : []), ...models].map(row)),
  ]);
}

/**
 * The address to paste; the pair goes with it only when asked. @param {string} key @param {string[] | null} own
 * @param {() => URLSearchParams} stateNow @param {import("../lab/types.js").Text} say
 */
function linkOf(key, own, stateNow, say) {
  const link = /** @type {HTMLInputElement} */ (
    html("input", { type: "text", readonly: "", "aria-label": say("link"), "data-input": "link" })
  );
  const [box, copy] = [
    /** @type {HTMLInputElement} */ (html("input", { type: "checkbox", "data-input": "with-pair" })),
    html("button", { type: "button", "data-action": "copy" }, [say("copy")]),
  ];
  const fits = own !== null && own.join("").length <= LONGEST;
  box.checked = fits && read("a") !== null && read("b") !== null;
  const draw = () => {
    const state = stateNow();
    const pair = own && box.checked ? `&${new URLSearchParams({ a: own[0].trim(), b: own[1].trim() })}` : "";
    link.value = `${window.location.origin}${window.location.pathname}?q=${key}${state.size ? `&${state}` : ""}${pair}`;
  };
  copy.addEventListener("click", async () => text(copy, say((await toClipboard(link)) ? "copied" : "copy")));
  draw();
  const choice = fits ? [html("label", { class: "with" }, [box, say("link.pair")])] : own ? [say("link.long")] : [];
  return {
    root: html("div", { class: "link" }, [html("label", {}, [html("span", {}, [say("link")]), link]), copy, ...choice]),
    draw,
  };
}

/**
 * The concept inventory as a student takes it: the form that the address names, answers that this tab keeps, and a code
 * to hand in. What is right is not here.
 *
 * @import {Data} from "./types.js" @import {Text} from "../lab/types.js"
 */

import { all } from "../hosts/browser/address.js";
import { session } from "../hosts/browser/storage.js";
import { staying } from "../hosts/streamlit/persistent_mount.js";
import { html, text } from "../lab/dom.js";
import { noted } from "../lab/live_region.js";
import { createText } from "../lab/text.js";
import { createHandIn } from "../share/hand_in.js";
import { wallOf } from "./wall.js";
import { ANSWERS, formLink, NONE, SLUG, WHEN } from "../sources/submissions/inventory.js";

export const mount = staying((/** @type {Data} */ data, gone) => {
  const say = createText(data.words, data.language);
  const [form, when] = ["form", "when"].map((name) => all().get(name));
  const here = form !== null && Object.hasOwn(data.forms, form) && when !== null && WHEN.includes(when);
  const wall = here && all().has("wall");
  const page = here
    ? wall
      ? wallOf(data, say, { form, when }, gone)
      : formOf(data, say, form, when)
    : choiceOf(data, say);
  return html("section", { class: "inventory" }, page);
});

/** Links to each form, at each time. @param {Data} data @param {Text} say */
function choiceOf({ forms }, say) {
  const chosen = all().has("form") || all().has("when");
  const links = Object.keys(forms).flatMap((form) =>
    WHEN.map((when) => {
      const link = new URL(window.location.href);
      for (const [name, value] of Object.entries({ form, when })) link.searchParams.set(name, value);
      return html("li", {}, [html("a", { href: link.href, target: "_self" }, [titleOf(say, form, when)])]);
    }),
  );
  return [html("p", chosen ? { class: "fault" } : {}, [say(chosen ? "fault" : "choose")]), html("ul", {}, links)];
}

/** @param {Text} say @param {string} form @param {string} when */
const titleOf = (say, form, when) => say("taken", { form: say(`form.${form}`), when: say(`when.${when}`) });

/** @param {Data} data @param {Text} say @param {string} form @param {string} when */
function formOf({ forms, editions }, say, form, when) {
  const edition = editions[form];
  const key = `cosine-lab:${SLUG}:${form}:${when}:${edition}`;
  const stored = session.read(key) ?? "";
  const answers = ANSWERS.test(stored) ? [...stored] : forms[form].map(() => NONE);
  const begun = performance.now();
  const link = () => formLink({ form, when, edition, answers: answers.join("") });
  const hand = createHandIn(
    say,
    () => ({ link: link(), answer: null, sure: null, reached: null, seconds: (performance.now() - begun) / 1000 }),
    () => [say("file"), form, when],
  );
  const status = html("p", { class: "status" });
  const show = (/** @type {(note: HTMLElement, now: string) => void} */ tell) => {
    const count = answers.filter((answer) => answer !== NONE).length;
    tell(status, say("answered", { count, n: answers.length }));
    void hand.renew();
  };
  const choose = (/** @type {number} */ at, /** @type {number} */ answer) => {
    answers[at] = String(answer);
    session.write(key, answers.join(""));
    show(noted);
  };
  show(text);
  return [
    html("h2", {}, [titleOf(say, form, when)]),
    html("p", {}, [say("lead")]),
    ...forms[form].map((question, at) => questionOf(question, at, answers[at], (answer) => choose(at, answer))),
    status,
    html("div", { class: "hand" }, [
      html("h2", {}, [say("hand")]),
      html("p", {}, [say("hand-about")]),
      hand.label,
      hand.code,
      html("div", { class: "acts" }, [hand.save, hand.copy]),
      hand.said,
    ]),
  ];
}

/**
 * @param {Data["forms"][string][number]} question @param {number} at @param {string} chosen
 * @param {(answer: number) => void} choose
 */
function questionOf({ ask, answers }, at, chosen, choose) {
  const choices = answers.map((answer, k) => {
    const radio = /** @type {HTMLInputElement} */ (html("input", { type: "radio", name: `question-${at}`, value: k }));
    radio.checked = chosen === String(k);
    radio.addEventListener("change", () => choose(k));
    radio.addEventListener("keydown", (event) => event.stopPropagation()); // arrows and letters are no keys of the page
    return html("label", {}, [radio, html("span", {}, [answer])]);
  });
  return html("fieldset", {}, [html("legend", {}, [`${at + 1}. ${ask}`]), ...choices]);
}

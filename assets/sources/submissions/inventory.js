/**
 * A form of the concept inventory that was handed in. Its code is that of any other work, whose link is
 * `/inventory?form=…&when=…&edition=…&answers=…`: a digit for each answer, as the page shows them, or NONE.
 *
 * @import {Sheet, Submission} from "./types.js"
 */

import { Refused } from "../../lab/refused.js";

export const SLUG = "inventory";
export const WHEN = ["before", "after", "later"];
export const NONE = "-";
export const ANSWERS = /^[0-3-]{12}$/;

/**
 * Throws `Refused` where it is no form that there is. @param {Submission} submission
 * @param {Record<string, string>} editions by form
 * @returns {Sheet}
 */
export function sheetOf({ asked: query, name, seconds }, editions) {
  const [form, when, edition, answers] = ["form", "when", "edition", "answers"].map((key) => query.get(key) ?? "");
  if (!Object.hasOwn(editions, form) || !WHEN.includes(when) || !ANSWERS.test(answers))
    throw new Refused("submissions.damaged");
  if (editions[form] !== edition) throw new Refused("submissions.other-edition");
  if ([...answers].every((answer) => answer === NONE)) throw new Refused("submissions.unanswered");
  const chosen = [...answers].map((answer) => (answer === NONE ? null : Number(answer)));
  return { form, when, answers: chosen, name, seconds };
}

/**
 * Throws `Refused` where the same form is there, or another one under its name for the same time.
 * @param {Sheet[]} sheets @param {Set<string>} identities what is there @param {Sheet} sheet
 */
export function addSheet(sheets, identities, sheet) {
  const [whole, named] = [JSON.stringify(sheet), JSON.stringify([sheet.when, nameOf(sheet)])];
  if (identities.has(whole)) throw new Refused("submissions.repeated");
  if (sheet.name && identities.has(named)) throw new Refused("submissions.named-twice", { name: sheet.name });
  identities.add(whole).add(named);
  sheets.push(sheet);
}

const DIGIT = /^[0-3]$/;
export const QUESTIONS = 12;
const STEP = /^inventory-(\w+-\w+)\.([0-9]+)$/;
const STATE = /^([a-z]{8})\.([0-3-]{12})$/;

/** What a code of it leads to. @param {Record<"form" | "when" | "edition" | "answers", string>} query */
export const formLink = (query) => `/${SLUG}?${new URLSearchParams(query)}`;

/**
 * What a room calls a question; 0 is before the first. @param {Record<"form" | "when", string>} asked
 * @param {number} at
 */
export const stepAt = ({ form, when }, at) => `inventory-${form}-${when}.${at}`;

/** Whether a room's step is one of the inventory, whose answers no phone shows. @param {string} step */
export const isStep = (step) => STEP.test(step);

/** Which question a room's step asks: 0 is before the first. @param {string} step */
export const placeIn = (step) => Number(STEP.exec(step)?.[2]);

/**
 * What a phone has answered so far, as its room carries it: under a word that its browser made up. @param {string} step
 * @param {Record<string, unknown>} answers by step @param {string} id
 */
export function stateAt(step, answers, id) {
  const [, of] = STEP.exec(step) ?? [];
  const digits = Array.from({ length: QUESTIONS }, (_, k) => String(answers[`inventory-${of}.${k + 1}`] ?? NONE));
  return `${id}.${digits.map((digit) => (DIGIT.test(digit) ? digit : NONE)).join("")}`;
}

/** The answers of one phone, by its word; none of what is nothing of the kind. @param {string} state */
export function taken(state) {
  const [, id, answers] = STATE.exec(state) ?? [];
  return id ? { [id]: answers } : {};
}

/** A name as it is compared. @param {Sheet} sheet */
export const nameOf = ({ name }) => name.toLowerCase();

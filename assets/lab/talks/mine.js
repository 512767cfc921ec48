/**
 * The talk that this browser keeps: its file's text, and nothing else.
 *
 * @typedef {import("./model.js").Talk} Talk @typedef {import("./model.js").Fault} Fault
 */

import { keep, kept } from "../kept.js";
import { readTalk } from "./reading.js";
import { writeTalk } from "./writing.js";

const KEPT = "cosine-lab:talk-file";

/** The talk, or an empty one under a title; with faults where the browser holds a text that is none. @param {string} title @returns {{talk: Talk, text: string, faults: Fault[]}} */
export function mine(title) {
  const text = kept(KEPT);
  if (text === null) return { talk: { title, about: "", steps: [] }, text: "", faults: [] };
  return { ...readTalk(text, null), text };
}

/** @param {Talk} talk @returns {boolean} whether the browser keeps it */
export const keepMine = (talk) => keep(KEPT, writeTalk(talk));

/** Told of changes in other windows. @param {() => void} act @param {AbortSignal} gone */
export function onMine(act, gone) {
  window.addEventListener("storage", ({ key }) => (key === KEPT || key === null) && act(), { signal: gone });
}

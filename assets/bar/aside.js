/**
 * The way back to an exercise: a student who looks at own words or another model meanwhile is told that this is none of
 * it, and goes on where the exercise was left.
 */

import { html } from "../lab/dom.js";
import { OF_READER } from "../lab/parameters.js";
import { fingerprint } from "../lab/fingerprint.js";
import { listen } from "../hosts/browser/bus.js";
import { session } from "../hosts/browser/storage.js";

const KEPT = "cosine-lab:asked:";
/** What an exercise is asked with, whatever stands beside or below the picture. */
const BESIDE = [...OF_READER, "beat", "s", "x", "challenge", "view", "section"];

/** What an address chooses of the data. @param {URLSearchParams} query */
const chosenOf = (query) => String([...query].filter(([name]) => !BESIDE.includes(name)).sort());

/**
 * @param {import("../lab/types.js").Text} words @param {string} carried the exercise, as the link has it
 * @param {AbortSignal} gone
 */
export function createAside(words, carried, gone) {
  const key = KEPT + fingerprint(carried);
  const query = () => new URL(window.location.href).searchParams;
  const guided = () => query().has("beat") && query().get("guide") !== "0";
  const back = html("a", { target: "_self", "data-action": "exercise-back" }, [words("submission.back")]);
  const root = html("p", { class: "warned aside" }, [words("submission.aside"), " ", back]);
  if (guided() || session.read(key) === null) session.write(key, String(query()));
  const away = () => chosenOf(new URLSearchParams(session.read(key) ?? "")) !== chosenOf(query());
  const draw = () => {
    if (guided() && !away()) session.write(key, String(query()));
    root.hidden = !away();
    back.setAttribute("href", `?${session.read(key)}`);
  };
  listen("address", draw, gone);
  listen("beat", draw, gone);
  draw();
  return { root, away };
}

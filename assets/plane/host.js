/**
 * How a lab lives in Streamlit (components v2). Streamlit calls a component on every change of data or
 * theme, with the same parent element; the lab is built once for each parent and epoch, and adopts
 * Python's state only when Python raised the epoch, so that a late echo never undoes a move.
 *
 * @typedef {import("./lab.js").Host} Host
 * @typedef {{data: any, parentElement: HTMLElement | ShadowRoot, setTriggerValue: (name: string, value: unknown) => void}} Component
 * @typedef {{theme: () => void, follow: () => void, hear?: (on: boolean) => void, replace?: () => void}} Lab
 */

import { html } from "./dom.js";

const PARAMETER = "s";
const TALK = "talk";
/** @type {WeakMap<object, {epoch: string, lab: Lab}>} */
const mounted = new WeakMap();

/** Build the lab once, and tell it of every later call. @param {Component} component @param {(root: HTMLElement, host: Host, data: any) => Lab} createLab */
export function mountLab({ data, parentElement, setTriggerValue }, createLab) {
  const known = mounted.get(parentElement);
  if (known && known.epoch === data.epoch) {
    known.lab.theme();
    known.lab.hear?.(data.tell);
    return;
  }
  parentElement.querySelector(".cosine-lab")?.remove();
  const root = html("div", { class: "cosine-lab" });
  parentElement.append(root);
  const lab = createLab(root, streamlitHost(setTriggerValue), data);
  mounted.set(parentElement, { epoch: data.epoch, lab });
  if (known) lab.replace?.();
  const follow = () => (root.isConnected ? lab.follow() : window.removeEventListener("popstate", follow));
  window.addEventListener("popstate", follow);
}

/** @param {(name: string, value: unknown) => void} setTriggerValue @returns {Host} */
function streamlitHost(setTriggerValue) {
  const talking = () => read(TALK) === "1";
  document.documentElement.toggleAttribute("data-talk", talking());
  return {
    link: (text, tell) => {
      write(PARAMETER, text);
      if (tell) setTriggerValue("settled", { link: text });
    },
    read: () => read(PARAMETER),
    talking,
    talk: (on) => {
      write(TALK, on ? "1" : null);
      document.documentElement.toggleAttribute("data-talk", on);
    },
    copy: () =>
      navigator.clipboard
        ? navigator.clipboard.writeText(window.location.href).then(() => true, () => false)
        : Promise.resolve(false),
  };
}

/** @param {string} name */
function read(name) {
  return new URL(window.location.href).searchParams.get(name);
}

/** Write to the address without a rerun; null forgets the parameter. @param {string} name @param {string | null} value */
function write(name, value) {
  const url = new URL(window.location.href);
  if (value === null) url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  window.history.replaceState(window.history.state, "", url);
}

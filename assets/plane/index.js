/**
 * The adapter to Streamlit (components v2). Streamlit calls the default export on every change of data
 * or theme, with the same parent element; the lab is built once for each parent and epoch, and adopts
 * Python's state only when Python raised the epoch, so that a late echo never undoes a move.
 */

import { html } from "./dom.js";
import { createLab } from "./lab.js";

const PARAMETER = "s";
/** @type {WeakMap<object, {epoch: string, lab: ReturnType<typeof createLab>}>} */
const mounted = new WeakMap();

/** @param {{data: import("./lab.js").Data, parentElement: HTMLElement | ShadowRoot, setTriggerValue: (name: string, value: unknown) => void}} component */
export default function mount({ data, parentElement, setTriggerValue }) {
  const known = mounted.get(parentElement);
  if (known?.epoch === data.epoch) {
    known.lab.theme();
    return;
  }
  parentElement.querySelector(".cosine-lab")?.remove();
  const root = html("div", { class: "cosine-lab" });
  parentElement.append(root);
  const lab = createLab(root, streamlitHost(setTriggerValue), data);
  mounted.set(parentElement, { epoch: data.epoch, lab });
  const follow = () => (root.isConnected ? lab.follow() : window.removeEventListener("popstate", follow));
  window.addEventListener("popstate", follow);
}

/** @param {(name: string, value: unknown) => void} setTriggerValue @returns {import("./lab.js").Host} */
function streamlitHost(setTriggerValue) {
  return {
    link: (text) => {
      const url = new URL(window.location.href);
      if (text === null) url.searchParams.delete(PARAMETER);
      else url.searchParams.set(PARAMETER, text);
      window.history.replaceState(window.history.state, "", url);
    },
    read: () => new URL(window.location.href).searchParams.get(PARAMETER),
    tell: (state) => setTriggerValue("settled", state),
    copy: () =>
      navigator.clipboard
        ? navigator.clipboard.writeText(window.location.href).then(() => true, () => false)
        : Promise.resolve(false),
  };
}

/**
 * Has the browser keep the site, so that it opens without a network from the second visit on (worker.js).
 * @import {Site} from "./types.js"
 */

import { read } from "../browser/address.js";

/** @param {Pick<Site, "worker" | "keep">} site */
export async function keepOffline({ worker, keep }) {
  const { serviceWorker } = navigator; // there is none on an address without https
  if (!serviceWorker || !worker) return;
  try {
    await serviceWorker.register(new URL(worker, document.baseURI));
    const { active } = await serviceWorker.ready;
    const here = new URL(worker, document.baseURI).href.replace(/[^/]*$/, "");
    const own = performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .filter((name) => name.startsWith(`${here}files/`));
    const page = window.location.href.replace(/[?#].*/, "").replace(/\/?(index\.html)?$/, "/");
    active?.postMessage({ own: [page, ...own], list: sparing() ? null : new URL(keep, document.baseURI).href });
  } catch {
    // A browser may refuse to keep anything.
  }
}

/** Whether a reader has little network, or shares it with a class. */
const sparing = () => read("room") !== null || Boolean(/** @type {any} */ (navigator).connection?.saveData);

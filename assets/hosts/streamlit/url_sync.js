/**
 * What Python tells the browser beside the page's content: the language of its words, and that it has
 * written to the address. Streamlit then pushes the address as Python knows it, without what the
 * browser wrote since; whoever wrote that puts it back (host.js).
 */

const PATIENCE_MS = 6000;
let heard = 0;

// A page may have no surface, which would say that it is open (lab/story/stage.js).
setTimeout(() => {
  document.documentElement.dataset.opened ??= "";
}, PATIENCE_MS);

/** @param {{data: {language: string, dir: string, writings: number, keepsState: boolean}}} component */
export default function mount({ data }) {
  Object.assign(document.documentElement, { lang: data.language, dir: data.dir });
  if (data.writings === heard) return;
  heard = data.writings;
  window.dispatchEvent(new CustomEvent("cosine-lab:written", { detail: data.keepsState }));
}

/** Tells the browser, and whoever reads the page aloud, in which language its words are. */

/** @param {{data: {language: string}}} component */
export default function mount({ data }) {
  const root = document.documentElement;
  const before = root.lang;
  root.lang = data.language;
  return () => {
    root.lang = before;
  };
}

/** The links that a reader passes on: the address as it is, with or without what belongs to this reader alone. */

const TALK = "talk";
/** What a link may do without, by the name that the address has for it. */
export const OPTIONAL = /** @type {const} */ (["beat", "lang"]);
const EMBED = "embed";
const PART = "part";
const OWN = "own";
const SENTENCES = "sentences";
/** Most of the reader's own text in a link, in characters as an address writes them: servers take some 8,000 in all. */
export const MOST_TEXT = 4000;

/**
 * @param {string} href
 * @param {{talk: boolean, own?: boolean, sentences?: string, without?: readonly string[]}} wanted own: the state rests
 * on the reader's own data, which stays behind; sentences: the reader's own, where they are to go along; without: names
 * that are left out
 */
export function linkOf(href, { talk, own = false, sentences = "", without = [] }) {
  const url = new URL(href);
  if (url.protocol === "file:") return href;
  for (const name of [EMBED, PART, "embed_options", ...without]) url.searchParams.delete(name);
  flag(url, TALK, talk);
  flag(url, OWN, own);
  if (sentences) url.searchParams.set(SENTENCES, sentences);
  else url.searchParams.delete(SENTENCES);
  return url.href;
}

/** The reader's own sentences on the page, as they stand in their field (lib/cosine_lab/ui/own_sentences.py). */
export const sentencesHere = () => {
  /** @type {HTMLTextAreaElement | null} */
  const field = document.querySelector(`.st-key-${SENTENCES} textarea`);
  return (field?.value ?? "").trim();
};

/** Whether a text is too long for a link. @param {string} sentences */
export const tooLong = (sentences) => new URLSearchParams({ [SENTENCES]: sentences }).toString().length > MOST_TEXT;

/** The link to a step as it begins. @param {string} link @param {string} key of the step */
export function stepLink(link, key) {
  const url = new URL(link);
  if (url.protocol === "file:") return link;
  url.searchParams.delete("s");
  url.searchParams.set("beat", key);
  return url.href;
}

/**
 * What a page of another site is given to show one plane, or all. @param {string} link @param {string} part "" for all
 * @param {string} title
 */
export function embedOf(link, part, title) {
  const url = new URL(link);
  url.searchParams.delete(TALK);
  url.searchParams.set(EMBED, "true");
  if (part) url.searchParams.set(PART, part);
  const frame = document.createElement("iframe");
  const looks = {
    src: url.href,
    width: "960",
    height: "600",
    style: "border: 0",
    allow: "fullscreen; clipboard-write",
    title,
  };
  for (const [name, value] of Object.entries(looks)) frame.setAttribute(name, value);
  return frame.outerHTML;
}

/** Whether a link says that its sender had data of their own. @param {string} href */
export const fromOwnData = (href) => new URL(href).searchParams.get(OWN) === "1";

/** @param {URL} url @param {string} name @param {boolean} on */
function flag(url, name, on) {
  if (on) url.searchParams.set(name, "1");
  else url.searchParams.delete(name);
}

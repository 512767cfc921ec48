/**
 * Words by key, with their values filled in: twin of lib/cosine_lab/prose/filling.py, held to tests/vectors/text.json.
 *
 *   {name}                                 a text as it is, or a number with a true minus sign
 *   {n:plural|one=# label|other=# labels}  the form that the language wants for n; # is the number
 *   {names:list}                           several texts as the language joins them
 *
 * @import {Text, Values} from "./types.js"
 */

/** Spellings that differ between countries follow Python's. */
const LOCALES = /** @type {Record<string, string>} */ ({ en: "en-GB", qps: "en-GB", qpr: "en-GB" });
/**
 * Where Chinese may not break a line, and where it may beside a quotation mark, which a browser takes for a letter of
 * the word behind it.
 */
const CHINESE = /** @type {const} */ ([
  [/(?<=\d) ([/×]) (?=\d)/g, "\u00a0$1\u00a0"],
  [/(?<=\S) ([=≈±]) (?=[−+\d])/g, "\u00a0$1\u00a0"],
  [/ (?=[−+]\d)/g, "\u00a0"],
  [/(?<=[\p{Script=Han}\u3000-\u303f\uff01-\uff60])(?<![（《「])(?=“)/gu, "\u200b"],
]);
/** Beside a Latin letter 和 has a blank, as in every sentence. */
const BARE_AND = /(?<=[\p{Script=Latin}\d])(?=和)|(?<=和)(?=[\p{Script=Latin}\d])/gu;
const PLACEHOLDER = /\{([\w-]+)(?::([^{}]*))?\}/g;

/**
 * The words of a surface, in one language.
 * @param {Record<string, string>} words templates by key @param {string} language
 * @returns {Text} throws where a key or a value is missing: words are never left out silently
 */
export function createText(words, language) {
  const locale = LOCALES[language] ?? language;
  const has = (/** @type {string} */ key) => Object.hasOwn(words, key);
  const text = (
    /** @type {string} */ key,
    /** @type {Values} */ values = {},
    /** @type {string | undefined} */ absent = undefined,
  ) => {
    if (!has(key)) throw new RangeError(`no word is called ${key}`);
    const sentence = filled(words[key], values, locale, absent);
    return language === "zh" ? CHINESE.reduce((line, [where, what]) => line.replace(where, what), sentence) : sentence;
  };
  const takes = (/** @type {string} */ key) => [...words[key].matchAll(PLACEHOLDER)].map(([, name]) => name);
  return Object.assign(text, { has, takes });
}

/** Sentences one after the other; after a full stop of Chinese no blank. @param {readonly string[]} sentences */
export const joined = (sentences) => sentences.join(" ").replace(/(?<=[。！？；：，]) /g, "");

/**
 * A template with its values. @param {string} template @param {Values} values @param {string} [locale]
 * @param {string} [absent] what stands for a value that is not there yet; else that is an error
 */
export function filled(template, values, locale = "en-GB", absent = undefined) {
  return template.replace(PLACEHOLDER, (_, name, format) => {
    if (absent !== undefined && !Object.hasOwn(values, name)) return absent;
    if (!Object.hasOwn(values, name)) throw new RangeError(`“${template}” needs a value for ${name}`);
    return formatted(values[name], format ?? "", locale);
  });
}

/** @param {string | number | readonly string[]} value @param {string} format @param {string} locale */
function formatted(value, format, locale) {
  if (format.startsWith("plural|")) return plural(Number(value), format, locale);
  if (format === "list") {
    const list = new Intl.ListFormat(locale, { type: "conjunction" }).format(/** @type {string[]} */ (value));
    return list.replace(BARE_AND, " ");
  }
  if (format) throw new RangeError(`no format is called ${format}`);
  return typeof value === "number" ? String(value).replace("-", "−") : String(value);
}

/** @param {number} count @param {string} format @param {string} locale */
function plural(count, format, locale) {
  const forms = Object.fromEntries(
    format
      .split("|")
      .slice(1)
      .map((form) => [form.slice(0, form.indexOf("=")), form.slice(form.indexOf("=") + 1)]),
  );
  const form = forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
  return form.replaceAll("#", count.toLocaleString(locale).replace("-", "−"));
}

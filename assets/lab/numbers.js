/** Numbers as a reader sees them: a true minus sign, a sensible number of digits, — for undefined. */

export const UNDEFINED = "—";

/** Fixed decimals: −1.00, 0.80; — for null. @param {number | null} value */
export function fixed(value, digits = 2) {
  if (value === null || !Number.isFinite(value)) return UNDEFINED;
  const text = Math.abs(value).toFixed(digits);
  return value < 0 && Number(text) !== 0 ? `−${text}` : text;
}

/**
 * The same with its sign, also where that is a plus; what rounds to 0 has none. @param {number | null} value
 * @param {number} [digits]
 */
export function signed(value, digits = 2) {
  const text = fixed(value, digits);
  return value !== null && value > 0 && Number(text) !== 0 ? `+${text}` : text;
}

/** A share of a whole, in percent: 1.5%. @param {number | null} value */
export function percent(value, digits = 1) {
  return value === null ? UNDEFINED : `${fixed(100 * value, digits)}%`;
}

/** How many of all: 3 / 1000, on one line. @param {number} count @param {number} all */
export const ofAll = (count, all) => `${count}\u00a0/\u00a0${all}`;

/** Below this a difference of probabilities or cosines is what floating point leaves. */
const ROUNDING = 1e-12;

/** A size that may be tiny: 0 for rounding, 3 × 10⁻⁷, 0.37. @param {number | null} value */
export function magnitude(value) {
  if (value === null || !Number.isFinite(value)) return UNDEFINED;
  if (Math.abs(value) < ROUNDING) return "0";
  if (Math.abs(value) >= 0.005) return fixed(value, 2);
  return powered(value, 0);
}

/**
 * The figure behind one that is shown as 0 for rounding: 3.3 × 10⁻¹⁶; nothing where there is none.
 * @param {number | null} value
 */
export function beneath(value) {
  if (value === null || value === 0 || magnitude(value) !== "0") return "";
  return powered(value, 1);
}

/** More of them on a scale are a power of ten. */
const FEW_ZEROS = 4;

/**
 * A number of a scale with round steps: as many digits as they need, and no row of zeros. @param {number} value
 * @param {number} step
 */
export function onScale(value, step) {
  const power = Math.floor(Math.log10(step));
  if (value === 0 || (power >= -FEW_ZEROS && power < FEW_ZEROS)) return fixed(value, Math.max(0, -power));
  return powered(value, Math.max(0, Math.floor(Math.log10(Math.abs(value))) - power));
}

/** As many digits as a typed value needs. @param {number} value */
export function typed(value) {
  return String(Number(value.toPrecision(12))).replace("-", "−");
}

/**
 * What two numbers between which one lies have in common, of so many digits at most. @param {number[]} between
 * @param {number} digits @returns {string}
 */
export function agreed([one, other], digits) {
  return digits === 0 || fixed(one, digits) === fixed(other, digits)
    ? fixed(one, digits)
    : agreed([one, other], digits - 1);
}

/** The finite number a text means, or null. Takes − and a decimal comma. @param {string} text */
export function parseNumber(text) {
  const plain = text.trim().replaceAll("−", "-").replace(",", ".");
  if (!/^[+-]?(\d+(?:\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(plain)) return null;
  const value = Number(plain);
  return Number.isFinite(value) ? value : null;
}

/** 3.3 × 10⁻¹⁶, on one line. @param {number} value @param {number} places */
function powered(value, places) {
  const [digits, power] = value.toExponential(places).split("e");
  return `${digits.replace("-", "−")}\u00a0×\u00a010${superscript(Number(power))}`;
}

/** @param {number} power */
function superscript(power) {
  return [...String(power)].map((digit) => (digit === "-" ? "⁻" : "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)])).join("");
}

/** Made once: a locale is looked up anew for every number that is written without it. */
const DIGITS = new Intl.NumberFormat("en-GB");

/** A count, by its digits or, beyond twelve of them, by its size. @param {number} count */
export function counted(count) {
  if (count < 1e12) return DIGITS.format(count);
  return powered(count, 1);
}

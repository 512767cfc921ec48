/** A calendar file (RFC 5545) with one event, made in the browser: the next ten problems, in a week. */

const DAYS = 7;
const FOLD = 75;

/** A moment in UTC, as calendars write it. @param {Date} moment */
const stamp = (moment) => `${moment.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;

/** A text in which nothing is a separator. @param {string} text */
const escaped = (text) => text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");

/** A line of at most 75 octets, continued by lines that begin with a space. @param {string} line */
function folded(line) {
  const bytes = new TextEncoder();
  const lines = [""];
  for (const letter of line) {
    const at = lines.length - 1;
    if (bytes.encode(lines[at] + letter).length > FOLD) lines.push(` ${letter}`);
    else lines[at] += letter;
  }
  return lines.join("\r\n");
}

/**
 * @param {{address: string, title: string, about: string, now: Date}} event
 * @returns {string} the whole file
 */
export function calendar({ address, title, about, now }) {
  const then = new Date(now.getTime());
  then.setDate(then.getDate() + DAYS);
  const lines = [
    "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Cosine Lab//Review//EN", "BEGIN:VEVENT",
    `UID:${stamp(now)}-${Math.random().toString(36).slice(2)}@cosine-lab`, `DTSTAMP:${stamp(now)}`, `DTSTART:${stamp(then)}`, "DURATION:PT15M",
    `SUMMARY:${escaped(title)}`, `DESCRIPTION:${escaped(about)}`, `URL:${address}`, "END:VEVENT", "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}

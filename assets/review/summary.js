/** What came of the problems: lesson by lesson, with what to see again, and a date for the next ten. */

import { html } from "../lab/dom.js";
import { saveText } from "../lab/export/files.js";
import { calendar } from "./calendar.js";
import { atOnce } from "./memory.js";
import { fresh } from "./problems.js";

/** @param {{slugs: string[], visit: import("./memory.js").Visit, only: string | null, data: import("./index.js").Data, say: import("../lab/text.js").Text, again: () => void}} of */
export function summaryOf({ slugs, visit, only, data, say, again }) {
  const right = slugs.filter((slug) => atOnce(visit.results[slug])).length;
  const rows = slugs.map((slug) => {
    const result = visit.results[slug];
    const key = atOnce(result) ? "once" : result.right ? "later" : "shown";
    const link = html("a", { href: data.lessons[slug].again, target: "_self" }, [say(key === "once" ? "visit" : "see", { title: data.lessons[slug].title })]);
    return html("li", { "data-result": key }, [html("span", { class: "sign", "aria-hidden": "true" }, [{ once: "✓", later: "◐", shown: "○" }[key]]), html("strong", {}, [data.lessons[slug].title]), html("span", {}, [say(`result.${key}`)]), link]);
  });
  const more = html("button", { type: "button", class: "primary", "data-action": "again" }, [say(only ? "again-one" : "again")]);
  more.addEventListener("click", again);
  return html("div", { class: "summary" }, [
    html("h2", { tabindex: -1 }, [say("sum", { right, n: slugs.length })]),
    html("ul", {}, rows),
    html("div", { class: "acts" }, [more, html("a", { href: only ? "review" : data.home, target: "_self" }, [say(only ? "ten" : "map")])]),
    ...(only ? [] : [later(say)]),
  ]);
}

/** One line from each lesson, with the place where it was seen. @param {import("./index.js").Data} data @param {import("../lab/text.js").Text} say @param {boolean} open */
export function practiceOf({ lessons }, say, open) {
  const lines = Object.values(lessons).map(({ title, again, practice }) => html("li", {}, [html("a", { href: again, target: "_self" }, [title]), " ", practice]));
  return html("details", { class: "practice", ...(open ? { open: "" } : {}) }, [html("summary", {}, [say("practice")]), html("ul", {}, lines)]);
}

/** The next ten, in a week: a link, and a file for a calendar. @param {import("../lab/text.js").Text} say */
function later(say) {
  const address = new URL(window.location.href);
  address.search = new URLSearchParams({ seed: fresh() }).toString();
  const save = html("button", { type: "button", "data-action": "calendar" }, [say("calendar")]);
  save.addEventListener("click", () => saveText(calendar({ address: address.href, title: say("event"), about: say("event.about", { address: address.href }), now: new Date() }), `${say("file")}.ics`, "text/calendar"));
  return html("section", { class: "later" }, [html("h3", {}, [say("later")]), html("p", {}, [say("later.why")]), html("div", { class: "acts" }, [save, html("a", { href: address.href, target: "_self", "data-later": "" }, [say("later.link")])])]);
}

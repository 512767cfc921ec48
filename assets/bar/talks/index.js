/** What every page has of talks of one's own: a step is added, and a talk goes on from page to page. */

import { hear } from "../../lab/signals.js";
import { talking } from "../../lab/talk/mode.js";
import { createGuide } from "../../lab/talks/guide.js";
import { pathOf } from "../../lab/talks/links.js";
import { askedAt } from "../../lab/talks/playing.js";
import { createAdding } from "./adding.js";

const PAGE = "talk";

/**
 * @param {import("../../lab/text.js").Text} words @param {{slug: string, title: string}} page
 * @param {(told: {path: string, talk: boolean, free?: boolean}) => void} turn to another page, without loading the site again @param {() => boolean} own @param {AbortSignal} gone
 */
export function createTalks(words, { slug, title }, turn, own, gone) {
  const guide = createGuide(words, (step, at) => turn({ path: pathOf({ slug: step.slug, asked: askedAt(step, at) }), talk: talking() }), gone);
  hear("follow", (to) => turn({ ...to, talk: talking() }), gone);
  const adding = createAdding(words, { slug, title }, own, () => turn({ path: PAGE, talk: false }));
  if (slug === PAGE) adding.button.hidden = true;
  return { button: adding.button, parts: [guide, adding.dialog] };
}

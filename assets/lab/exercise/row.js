/** Exercises in a row: one link to the first, in which the links to the others stand, in order. */

export const THEN = "then";
const LINK = /^([a-z0-9_]*)\?([^#]+)$/;

/** The link to a row, from the links to its exercises, which are on this site. @param {readonly URL[]} links */
export function rowOf([first, ...others]) {
  const link = new URL(first);
  for (const each of others) link.searchParams.append(THEN, each.pathname.replace(/^.*\//, "") + each.search);
  return link;
}

/** The link to the exercise that follows in a row, and how many are left; null at the end of one. @param {URLSearchParams} asked */
export function nextOf(asked) {
  const [next, ...rest] = asked.getAll(THEN);
  const found = LINK.exec(next ?? "");
  if (!found) return null;
  const held = new URLSearchParams(found[2]);
  for (const each of rest) held.append(THEN, each);
  return { link: `./${found[1]}?${held}`, left: rest.length + 1 };
}

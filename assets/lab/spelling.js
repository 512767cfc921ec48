/** Words that are spelt like one another. */

const LIKE = 3;

/** How many letters are changed, put in or left out between two words. @param {string[]} one @param {string[]} other */
export function changes(one, other) {
  let row = [...other.keys(), other.length];
  one.forEach((a, i) => {
    const last = row;
    row = [i + 1];
    other.forEach((b, j) => row.push(Math.min(last[j + 1] + 1, row[j] + 1, last[j] + Number(a !== b))));
  });
  return row[other.length];
}

/**
 * Words that are spelt most like one that is none of them: at most three, a third of whose letters differ.
 * @param {readonly string[]} words @param {string} entry
 */
export function likely(words, entry) {
  const word = entry.trim().toLowerCase();
  const most = Math.ceil(word.length / 3);
  const near = words
    .filter(({ length }) => Math.abs(length - word.length) <= most)
    .map((other) => ({ other, far: changes([...word], [...other]) }));
  return near
    .filter(({ far }) => far <= most)
    .sort((a, b) => a.far - b.far)
    .slice(0, LIKE)
    .map(({ other }) => other);
}

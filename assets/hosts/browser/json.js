/** What a page loads when it is wanted. */

/**
 * What a file holds; throws where it does not come. @param {string} file from the page's base @returns {Promise<any>}
 */
export async function json(file) {
  const answer = await fetch(new URL(file, document.baseURI));
  if (!answer.ok) throw new Error(`${answer.status} ${file}`);
  return answer.json();
}

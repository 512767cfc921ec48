/** Saves what the reader's browser has made. */

const MARK = "\ufeff"; // a spreadsheet then reads letters of all languages

/** @param {string} text @param {string} name @param {string} type */
export function saveText(text, name, type) {
  saveBlob(new Blob([type === "text/csv" ? MARK + text : text], { type }), name);
}

/** @param {Blob} blob @param {string} name */
export function saveBlob(blob, name) {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** What a page, once drawn, says outside of ⟦ ⟧, shadows included, in the order of the document; and of itself. */
async () => {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const OTHERS = [
    "script, style, noscript, annotation", // for machines; the last is TeX beside what is read
    '[data-testid="stToolbar"], [data-testid="stStatusWidget"], [data-testid="InputInstructions"]',
    '[data-testid="stHeaderActionElements"], [aria-label="Link to heading"]',
    '[data-testid="stSelectbox"] [aria-label="Open"]',
    // readings by the keys they bear, what is typed to a machine
    "select[data-keys] option, code",
    // the sheets of a step that is printed: its words, seen where the step is shown, beside its code and its link
    ".cosine-lab-print",
    '[data-testid="stFileUploaderDropzone"], [data-testid="stFileChips"], .modebar-container', // of the tools
  ].join(", ");
  const NAMES = [
    "aria-label",
    "aria-description",
    "aria-valuetext",
    "aria-roledescription",
    "title",
    "alt",
    "placeholder",
  ];
  // A name that is cut short has lost the marks at its end: with dots, or where Share takes a title's first line.
  const cut = (node) => node.data.endsWith("…") || node.parentElement?.matches('[data-share="part"] option');
  const whole = (node) =>
    cut(node)
      ? node.data + "⟧".repeat(Math.max(0, node.data.split("⟦").length - node.data.split("⟧").length))
      : node.data;
  const said = [];
  const told = [];
  const walk = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return void said.push(whole(node));
    if (node.nodeType === Node.ELEMENT_NODE) {
      if (node.matches(OTHERS)) return;
      for (const name of NAMES) if (node.hasAttribute(name)) told.push(`${name}: ${node.getAttribute(name)}`);
      if (node.shadowRoot) walk(node.shadowRoot);
    }
    for (const child of node.childNodes) walk(child);
  };
  walk(document.body);
  const bare = (text) => {
    const less = text.replace(/⟦[^⟦⟧]*⟧/g, " ");
    return less === text ? text.replace(/\s*\n\s*/g, "\n") : bare(less);
  };
  return {
    said: bare(said.join("\n")),
    told: [...new Set(told)].map(bare),
    title: bare(document.title),
    lang: document.documentElement.lang,
  };
};

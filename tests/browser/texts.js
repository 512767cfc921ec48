/** All texts and attributes of a page, shadows included, a line each. */
(() => {
  const found = [];
  const walk = (root) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) found.push(texts.currentNode.data);
    for (const element of root.querySelectorAll("*")) {
      if (element.shadowRoot) walk(element.shadowRoot);
      found.push(...[...element.attributes].map(({ value }) => value));
    }
  };
  walk(document);
  return found.join("\n");
})();

/**
 * What free play begins with, before "More", by kind: controls, which are the stops of the Tab key among a page's own
 * buttons, menus and fields; handles; tries. Not counted: the row of tools and challenges, which all lessons have alike.
 */
() => {
  const found = { controls: [], handles: [], tries: [] };
  const alike = ".tools, .goals-panel, .story, .spoken";
  const visit = (root) => {
    for (const each of root.querySelectorAll("*")) {
      if (each.shadowRoot) visit(each.shadowRoot);
      if (!each.matches("button, select, input, textarea, a.button, [role=slider]") || each.tabIndex < 0) continue;
      if (!each.closest(".cosine-lab, form.choosers") || each.closest(alike)) continue;
      if (!each.checkVisibility({ visibilityProperty: true })) continue;
      const kind = each.matches(".tries-panel a") ? "tries" : each.matches("svg *") ? "handles" : "controls";
      found[kind].push(each.getAttribute("aria-label") || each.textContent || each.getAttribute("name") || each.type);
    }
  };
  visit(document);
  return found;
};

/**
 * Notes what a page says and where the keyboard is, from its first moment: every change of a live region that
 * is shown, as assistive technology hears it. Put into a page before its own code (walk.py).
 */
(() => {
  const LIVE = "[aria-live], [role=status], [role=alert], [role=log], output";
  const heard = [];
  const up = (node) =>
    // a link has a host of its own
    node.parentElement ?? (node.getRootNode() instanceof ShadowRoot ? node.getRootNode().host : null);
  const shown = (element) => {
    for (let each = element; each; each = up(each)) if (each.getAttribute("aria-hidden") === "true") return false;
    return element.isConnected && element.checkVisibility({ visibilityProperty: true });
  };
  const regionOf = (node) => {
    for (let each = node instanceof Element ? node : up(node); each; each = up(each)) {
      if (each.matches(LIVE)) return each.getAttribute("aria-live") === "off" ? null : each;
    }
    return null;
  };
  const active = () => {
    let held = document.activeElement;
    while (held?.shadowRoot?.activeElement) held = held.shadowRoot.activeElement;
    return held;
  };
  const nameOf = (element) => {
    if (!element || element === document.body) return "body";
    const { handle, storyAction, action, bet, input, testid } = element.dataset;
    const own = handle ?? storyAction ?? action ?? bet ?? input ?? testid ?? element.getAttribute("class") ?? "";
    return `${element.localName} ${own}`.trim();
  };
  const hear = (changes) => {
    const regions = new Set(changes.map(({ target }) => regionOf(target)));
    for (const region of regions) {
      const text = region && shown(region) ? region.textContent.trim().replace(/\s+/g, " ") : "";
      if (text) heard.push({ at: performance.now(), text, from: nameOf(region) });
    }
  };
  const watch = (root) => {
    new MutationObserver(hear).observe(root, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ["hidden"],
    });
  };
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function shadow(options) {
    const root = attach.call(this, options);
    watch(root);
    return root;
  };
  watch(document);

  const STOPS = "a[href], button, input, select, textarea, summary, [tabindex], iframe, [contenteditable=true]";
  const children = (node) => {
    if (node.shadowRoot) return node.shadowRoot.children;
    return node.localName === "slot" && node.assignedElements().length ? node.assignedElements() : node.children;
  };
  const groups = (stop) => stop.localName === "input" && stop.type === "radio" && stop.name;
  /** Every stop of the Tab key, in the order of the document, and where it is in the window. */
  const stops = () => {
    const found = [];
    const radios = new Set();
    const walk = (node) => {
      for (const each of children(node)) {
        const open = each.checkVisibility({ visibilityProperty: true }) && !each.inert;
        const stop = open && each.matches(STOPS) && each.tabIndex >= 0 && !each.disabled;
        const group = stop && groups(each);
        if (stop && !(group && radios.has(group))) {
          const { x, y, width, height } = each.getBoundingClientRect();
          found.push({
            name: nameOf(each),
            said: each.getAttribute("aria-label") ?? each.textContent.trim().slice(0, 60),
            box: [x, y, width, height],
          });
        }
        if (group) radios.add(group);
        walk(each);
      }
    };
    walk(document);
    return found;
  };
  /** What has the focus now, and what has been heard since so many messages. */
  globalThis.__now = (since = 0) => {
    const held = active();
    return {
      name: nameOf(held),
      label: held?.getAttribute("aria-label") ?? held?.textContent?.trim().slice(0, 2000) ?? "",
      alive: Boolean(held?.checkVisibility({ visibilityProperty: true })),
      heard: heard.slice(since),
    };
  };
  globalThis.__stops = stops;
})();

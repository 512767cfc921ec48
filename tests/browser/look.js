/** What a story's page shows at this moment, shadows included: put into a page before its own code, for walk.py. */
globalThis.__look = () => {
  const found = {
    handles: {},
    readings: [],
    masked: [],
    pictures: [],
    asks: false,
    goal: "",
    answer: null,
    sentence: "",
    px: 0,
    strip: "",
    read: {},
    drawn: {},
  };
  const note = (each) => {
    const { handle, readout, bet, goal, betAnswer, betTruth, cameTrue, story } = each.dataset;
    if (handle)
      found.handles[`${each.closest("[data-plane]")?.dataset.plane ?? ""} ${handle}`] = each.getAttribute("aria-label");
    if (bet !== undefined) found.asks = true;
    if (goal !== undefined) found.goal += goal;
    if (story !== undefined) found.strip = each.innerText;
    if (betAnswer !== undefined) found.answer ??= [betAnswer, betTruth ?? "", cameTrue ?? "", each.innerText];
    if (each.matches("[role=img][aria-label]:not(.grip)") && each.checkVisibility())
      found.pictures.push(each.getAttribute("aria-label"));
    if (each.matches(".story-sentence"))
      Object.assign(found, { sentence: each.textContent, px: parseFloat(getComputedStyle(each).fontSize) });
    if (readout === undefined) return;
    const masked = each.hasAttribute("data-masked");
    found.readings.push({
      name: readout,
      value: each.dataset.value ?? null,
      text: each.textContent,
      masked,
      seen: each.checkVisibility(),
    });
    if (masked) found.masked.push(readout);
  };
  const count = (each) => {
    if (
      !each.closest("[data-plane] svg") ||
      !each.hasAttribute("class") ||
      !each.checkVisibility({ visibilityProperty: true })
    )
      return;
    const kind = each.getAttribute("class");
    found.drawn[kind] = (found.drawn[kind] ?? 0) + 1;
  };
  const walk = (root) => {
    for (const each of root.querySelectorAll("*")) {
      if (each.dataset) note(each);
      if (each instanceof SVGElement) count(each);
      if (each.shadowRoot) walk(each.shadowRoot);
    }
  };
  walk(document);
  const give = ({ readings }) => (found.read = readings);
  window.dispatchEvent(new CustomEvent("cosine-lab:describe", { detail: give }));
  return {
    ...found,
    beat: new URL(location.href).searchParams.get("beat") ?? "",
    order: __stops().map(({ name }) => name),
  };
};
/** All that can be seen now, numbers of handles too, and the sentences that are not on show. */
globalThis.__shown = () => {
  const found = { seen: [], unseen: [] };
  const walk = (node) => {
    if (node.nodeType === Node.TEXT_NODE) {
      const on = node.parentElement?.checkVisibility({ visibilityProperty: true });
      if (node.data.trim() && !node.parentElement?.closest("[data-voice]"))
        found[on ? "seen" : "unseen"].push(node.data.trim());
      return;
    }
    if (node.nodeType === Node.ELEMENT_NODE) {
      if (node.matches("script, style")) return;
      found.seen.push(node.getAttribute("aria-valuetext") ?? "");
      if (node.shadowRoot) walk(node.shadowRoot);
    }
    for (const child of node.childNodes) walk(child);
  };
  walk(document.body);
  const seen = found.seen.join(" ");
  return { seen, unseen: found.unseen.filter((each) => each.split(" ").length > 3 && !seen.includes(each)) };
};

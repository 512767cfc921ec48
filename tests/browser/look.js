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
      cell: Boolean(each.closest("td")),
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
  const give = ({ readings, about }) => {
    found.read = readings;
    for (const each of found.readings) {
      const { unit = "", words = "", at = "" } = about(each.name) ?? {};
      Object.assign(each, { unit, called: words && `${words} ${at}` });
    }
  };
  window.dispatchEvent(new CustomEvent("cosine-lab:describe", { detail: give }));
  return {
    ...found,
    beat: new URL(location.href).searchParams.get("beat") ?? "",
    order: __stops().map(({ name }) => name),
  };
};
/**
 * What is wrong with the texts of planes: cut by their frame, over one another, or nearer to another's handle. Words
 * are
 * left out: no language has them as long as the pseudo-language.
 */
globalThis.__labels = () => {
  const faults = [];
  const seen = (each) =>
    each.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    getComputedStyle(each).display !== "none"; // of a group in a drawing Chromium says the former all the same
  const far = ({ left, right, top, bottom, height }, [x, y]) => {
    const air = height / 8; // a line is higher than its letters
    return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top + air - y, 0, y - bottom + air));
  };
  const meet = (one, two) => {
    const wide = Math.min(one.right, two.right) - Math.max(one.left, two.left);
    const tall = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
    return wide > 3 && tall > 0.35 * Math.min(one.height, two.height);
  };
  const upright = ({ b, c }) => Math.abs(b) + Math.abs(c) < 1e-6;
  const judge = (stage) => {
    const frame = stage.getBoundingClientRect();
    const bound = getComputedStyle(stage).overflow !== "visible";
    const cut = ({ left, right, top, bottom }) =>
      bound ? Math.max(frame.left - left, right - frame.right, frame.top - top, bottom - frame.bottom) : 0;
    const grips = [...stage.querySelectorAll(".grip:not(.idle)")].filter(seen).map((grip) => {
      const { e, f } = grip.getScreenCTM();
      return { grip, at: [e, f] };
    });
    const texts = [...stage.querySelectorAll("text:not(.plus)")]
      .filter(
        (text) =>
          text.textContent.trim() && !text.textContent.includes("⟦") && seen(text) && upright(text.getScreenCTM()),
      )
      .map((text) => ({ own: text.closest(".grip"), says: text.textContent, box: text.getBoundingClientRect() }))
      .filter(({ box }) => box.width && cut(box) < box.height); // what has no place is put far outside
    texts.forEach(({ own, says, box }, k) => {
      if (cut(box) > box.height / 6) faults.push(`“${says}” is cut`);
      for (const two of texts.slice(k + 1)) if (meet(box, two.box)) faults.push(`“${says}” lies over “${two.says}”`);
      // these are always written
      const mine = grips.find(({ grip }) => grip === own && !grip.matches(".chosen, .lead"));
      const other = grips.find(({ grip, at }) => mine && grip !== own && far(box, at) < far(box, mine.at) - 7);
      if (other) faults.push(`“${says}” stands at ${other.grip.getAttribute("aria-label")}`);
    });
  };
  const walk = (root) => {
    for (const each of root.querySelectorAll("*")) {
      if (each.matches("svg.stage, svg.weakest-chart, .circles svg") && seen(each)) judge(each);
      if (each.shadowRoot) walk(each.shadowRoot);
    }
  };
  walk(document);
  return faults;
};
/** The names of handles on show that lie outside their plane. */
globalThis.__outside = () => {
  const faults = [];
  const walk = (root) => {
    for (const each of root.querySelectorAll("*")) {
      if (each.shadowRoot) walk(each.shadowRoot);
      if (!each.matches("[data-plane] .grip") || !each.checkVisibility()) continue;
      const [frame, hit] = [each.closest("svg"), each.querySelector(".hit") ?? each].map((part) =>
        part.getBoundingClientRect(),
      );
      const [x, y] = [hit.x + hit.width / 2, hit.y + hit.height / 2];
      if (!hit.width) continue; // its picture is away
      if (x < frame.left - 1 || x > frame.right + 1 || y < frame.top - 1 || y > frame.bottom + 1)
        faults.push(each.getAttribute("aria-label"));
    }
  };
  walk(document);
  return faults;
};
/** Verdicts in the other verdict's colour: what is kept, or the same, in that of a failure, and the reverse. */
globalThis.__verdicts = () => {
  const faults = [];
  const walk = (root) => {
    for (const each of root.querySelectorAll("*")) {
      if (each.shadowRoot) walk(each.shadowRoot);
      const told = each.dataset?.kept ?? each.dataset?.won ?? each.closest(".verdict")?.parentElement?.dataset.same;
      const bare = told && !each.hasAttribute("data-masked") && each.checkVisibility({ visibilityProperty: true });
      if (!bare || ![...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim())) continue;
      const probe = root.appendChild(document.createElement("i"));
      each.append(probe);
      const colours = ["--warning", "--allowed"].map((name) => {
        probe.style.color = `var(${name})`;
        return getComputedStyle(probe).color;
      });
      probe.remove();
      if (getComputedStyle(each).color === colours[Number(told === "false")])
        faults.push(`${told}: ${each.textContent}`);
    }
  };
  walk(document);
  return faults;
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

/// The scripts that run in the pages of a browser.
enum BrowserScripts {
  /// Runs before the scripts of each page: counts the page's requests in flight.
  static let counter = """
    (() => {
      if (window.__trellisLive) return;
      const live = { requests: 0, polls: 0 };
      Object.defineProperty(window, "__trellisLive", { value: live });
      const plain = window.fetch;
      window.fetch = async (address, options) => {
        const verb = /^\\/_trellis\\/(attach|poll|event|upload)$/.exec(address)?.[1];
        if (!verb) return plain(address, options);
        if (verb === "poll") live.polls += 1; else live.requests += 1;
        try {
          const response = await plain(address, options);
          if (verb === "poll") return response;
          const json = response.json.bind(response);
          response.json = async () => { const value = await json(); return value; };
          return response;
        } finally {
          // The page handles a response in microtasks; its next requests are counted before this timer.
          if (verb !== "poll") setTimeout(() => { live.requests -= 1; }, 20);
        }
      };
    })();
    """

  /// Waits until the page has shown the responses to all its requests, at most 5 s.
  static let settle = """
    const done = arguments[arguments.length - 1];
    const wait = arguments[0];
    const end = performance.now() + 5000;
    const frame = (next) => setTimeout(() => requestAnimationFrame(next), 0);
    const look = () => {
      const live = window.__trellisLive;
      const session = document.querySelector('meta[name="trellis-session"]');
      const isReady = document.readyState === "complete" && (!session || !live || live.polls > 0)
        && !live?.requests && !document.querySelector("[data-pending]");
      if (isReady || performance.now() > end) return frame(() => frame(() => done(true)));
      setTimeout(look, 10);
    };
    const delays = [...(document.activeElement?.getAttribute("data-on") ?? "").matchAll(/[:,]d(\\d+)/g)];
    setTimeout(look, wait ? Math.max(0, ...delays.map(([, time]) => Number(time) + 10)) : 0);
    """

  /// Returns the page as JSON, and keeps a list of its elements for later actions.
  static let tree = """
    const root = document.querySelector("[data-trellis]") ?? document.body;
    const all = [], nodes = [];
    window.__trellisNodes = all;
    const round = (value) => Math.round(value * 100) / 100;
    const ground = (element) => {
      for (let one = element; one; one = one.parentElement) {
        const { backgroundColor, backgroundImage } = getComputedStyle(one);
        if (backgroundImage !== "none") return null;
        if (!/^rgba\\(.*, 0\\)$|^transparent$/.test(backgroundColor)) return backgroundColor;
      }
      return "rgb(255, 255, 255)";
    };
    const visit = (element, parent) => {
      const index = nodes.length;
      all.push(element);
      if (element.nodeType === 3) {
        nodes.push({ p: parent, g: "#text", t: element.data, e: index + 1, i: true });
        return;
      }
      const style = getComputedStyle(element);
      const node = { p: parent, g: element.localName, a: {}, s: {} };
      nodes.push(node);
      for (const { name, value } of element.attributes) if (name !== "style") node.a[name] = value;
      const isOption = /^opt(ion|group)$/.test(element.localName);
      if (!isOption && element !== root && !element.checkVisibility({ visibilityProperty: true })) node.h = true;
      if (element.localName === "dialog" && element.matches(":modal")) node.m = true;
      if (style.position === "static" && /^inline/.test(style.display)) node.i = true;
      if (style.overflowX !== "visible") node.s.overflow = style.overflowX;
      if (style.pointerEvents === "none") node.s["pointer-events"] = "none";
      const box = element.getBoundingClientRect();
      if (!node.i) node.f = [box.left + scrollX, box.top + scrollY, box.width, box.height].map(round);
      const type = element.type;
      if (element.localName === "select") node.v = element.selectedOptions[0]?.text ?? "";
      else if (/^(input|textarea)$/.test(element.localName)
        && !/^(checkbox|radio|submit|reset|button|image|file|hidden)$/.test(type)) node.v = element.value;
      if (element.localName === "input" && /^(checkbox|radio)$/.test(type)) node.c = element.checked;
      if (element.localName === "option") node.c = element.selected;
      const children = [...element.childNodes].filter(({ nodeType, data }) =>
        nodeType === 1 || (nodeType === 3 && data.length));
      if (element.localName !== "textarea") {
        if (children.length && children.every(({ nodeType }) => nodeType === 3)) {
          node.t = element.textContent;
          node.o = style.color;
          node.b = ground(element);
          node.z = parseFloat(style.fontSize);
          node.w = Number(style.fontWeight) >= 700;
        } else {
          for (const child of children) if (child.nodeType === 1 || child.data.trim()) visit(child, index);
        }
      }
      node.e = nodes.length;
    };
    visit(root, -1);
    const focus = all.indexOf(document.activeElement);
    return JSON.stringify({
      nodes, focus: focus < 0 ? null : focus, title: document.title,
      address: location.pathname + location.search,
      status: performance.getEntriesByType("navigation")[0]?.responseStatus ?? 0,
    });
    """

  /// Focuses an element, with the caret at its end.
  static let focus = """
    const element = arguments[0];
    element.focus();
    try { element.setSelectionRange(element.value.length, element.value.length); } catch {}
    return document.activeElement === element;
    """

  /// Selects the whole text of a field, so that the next key replaces it; returns whether there is any.
  static let selectAll = """
    const element = arguments[0];
    element.focus();
    element.select?.();
    return Boolean(element.value);
    """

  /// Sets a value that is not typed letter by letter.
  static let setValue = """
    const [element, value] = arguments;
    element.focus();
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
    set.call(element, value);
    element.dispatchEvent(new Event("input", { bubbles: true }));
    element.dispatchEvent(new Event("change", { bubbles: true }));
    """

  /// Chooses options; returns a message if one is missing.
  static let select = """
    const [list, ...choices] = arguments;
    const options = [...list.options ?? []];
    const found = choices.map((choice) =>
      options.find(({ text, label, value }) => [text.trim(), label, value].includes(choice)));
    const missing = found.findIndex((option) => !option || option.disabled);
    if (missing >= 0) {
      return `Cannot select “${choices[missing]}”: the choices are ${options.map(({ text }) => `“${text}”`).join(", ")}`;
    }
    list.focus();
    for (const option of options) option.selected = found.includes(option);
    list.dispatchEvent(new Event("input", { bubbles: true }));
    list.dispatchEvent(new Event("change", { bubbles: true }));
    return null;
    """

  /// Returns the file field of a control.
  static let fileField = """
    const [element] = arguments;
    if (element.matches("input[type=file]")) return element;
    return element.querySelector("input[type=file]")
      ?? element.closest("[data-upload]")?.querySelector("input[type=file]") ?? null;
    """
}

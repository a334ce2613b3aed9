// Runs in the head, before the first paint. The server laid the page out for the screen in `trellis-screen`, which
// comes from a cookie or client hints, or is assumed. If the real screen differs, this script sets the cookie and
// reloads the page, so that nothing moves after the first paint.
//
// The page is not reloaded if the browser refuses the cookie, after a reload that did not help, in a frame, and
// during prerendering. The server then lays it out again when its tab attaches.
//
// It also records the presses until the client script runs, which repeats them (early.js). A link, and a form that browsers
// can post, needs no script.
(() => {
  const root = document.documentElement;
  const early = [];
  const record = (event) => {
    const target = event.target.closest?.("[data-on],[data-do]");
    if (!target || event.defaultPrevented || early.length > 99 || target.closest("a[href],[type=submit]")) return;
    early.push(event);
    if (event.type === "click") target.setAttribute("data-pending", "");
  };
  const change = (name) => ["click", "keydown"].forEach((type) => globalThis[name](type, record, true));
  change("addEventListener");
  document.trellisEarly = () => {
    change("removeEventListener");
    return early;
  };
  const element = (name) => document.querySelector(`meta[name="trellis-${name}"]`);
  const meta = element("screen");
  const base = element("base")?.content ?? "";
  const made = /^([\d.]+)x([\d.]+)@([\d.]+)(?:\*([\d.]+))?(?:\+([\d.]+))?(?:-(\w*))?$/.exec(meta?.content ?? "");
  if (!made || !location.protocol.startsWith("http") || window !== top || document.prerendering) return;
  const [, width, height, ratio, scale = "1", bar = "0", flags = ""] = made;
  const matches = (query) => matchMedia(query).matches;

  const realWidth = Math.max(1, root.clientWidth);
  root.style.overflowY = "scroll";
  const realBar = Math.max(0, realWidth - Math.max(1, root.clientWidth));
  root.removeAttribute("style");
  const realHeight = Math.max(1, innerHeight);
  const realRatio = Math.round(devicePixelRatio * 1000) / 1000;
  const probe = document.createElement("i");
  // The size that the user chose in the browser.
  probe.style.font = "medium serif";
  root.append(probe);
  const realScale = Math.min(4, Math.max(0.5, Math.round(parseFloat(getComputedStyle(probe).fontSize) / 0.016) / 1000));
  probe.remove();
  const isTouch = matches("(pointer: coarse)");
  const preferences = (matches("(prefers-color-scheme: dark)") ? "d" : "")
    + (matches("(prefers-reduced-motion: reduce)") ? "m" : "") + (isTouch ? "t" : "");

  // The bars of a phone's browser come and go, and must not cause a reload of each page.
  const tolerance = isTouch ? realHeight / 4 : 0;
  const fits = Number(width) === realWidth && Number(bar) === realBar && Number(ratio) === realRatio
    && Number(scale) === realScale && Math.abs(height - realHeight) <= tolerance && flags.replace(/[^dmt]/g, "") === preferences;

  // Hints with a width other than the window's are not used again.
  const isWrong = flags.includes("h") || (flags.includes("c") && Number(width) !== realWidth);
  const all = preferences + (isWrong ? "h" : "");
  const value = `${realWidth}x${realHeight}@${realRatio}${realScale === 1 ? "" : `*${realScale}`}${realBar ? `+${realBar}` : ""}${all && `-${all}`}`;
  // The client script later writes the same value into the cookie.
  meta.content = value;
  if (fits || !innerWidth) return;

  try {
    const last = sessionStorage.getItem("trellis-fitted");
    if (last && Math.abs(Date.now() - last) < 5000) return;
    const security = location.protocol === "https:" ? ";secure" : "";
    document.cookie = `trellis-viewport=${value};path=${base || "/"};max-age=31536000;samesite=lax${security}`;
    if (!document.cookie.split("; ").includes(`trellis-viewport=${value}`)) return;
    sessionStorage.setItem("trellis-fitted", Date.now());
  } catch {
    // Without storage the page would reload without end.
    return;
  }
  // Stops parsing, scripts and painting of this document.
  stop();
  const leave = JSON.stringify({ session: element("session").content, tab: "first", ack: 0 });
  navigator.sendBeacon(`${base}/_trellis/leave`, new Blob([leave], { type: "application/json" }));
  location.reload();
})();

// Runs in the head, before anything is painted. The server laid the page out for the screen in
// `trellis-screen`, which it knows from a cookie or client hints, or assumes. Where the real screen is
// another one, this sets the cookie and loads the page again, so that nothing moves after it was painted.
//
// The page stays as it is where the browser refuses the cookie, after a load that did not help, in a frame,
// and while it is prerendered. The server lays it out anew when its tab attaches.
(() => {
  const root = document.documentElement;
  const element = (name) => document.querySelector(`meta[name="trellis-${name}"]`);
  const meta = element("screen");
  const made = /^([\d.]+)x([\d.]+)@([\d.]+)(?:\+([\d.]+))?(?:-(\w*))?$/.exec(meta?.content ?? "");
  if (!made || !location.protocol.startsWith("http") || window !== top || document.prerendering) return;
  const [, width, height, ratio, bar = "0", flags = ""] = made;
  const matches = (query) => matchMedia(query).matches;

  const realWidth = Math.max(1, root.clientWidth);
  root.style.overflowY = "scroll";
  const realBar = Math.max(0, realWidth - Math.max(1, root.clientWidth));
  root.removeAttribute("style");
  const realHeight = Math.max(1, innerHeight);
  const realRatio = Math.round(devicePixelRatio * 1000) / 1000;
  const preferences = (matches("(prefers-color-scheme: dark)") ? "d" : "")
    + (matches("(prefers-reduced-motion: reduce)") ? "m" : "");

  // The bars of a phone's browser come and go, and must not have each page loaded twice.
  const tolerance = matches("(pointer: coarse)") ? realHeight / 4 : 0;
  const fits = Number(width) === realWidth && Number(bar) === realBar && Number(ratio) === realRatio
    && Math.abs(height - realHeight) <= tolerance && flags.replace(/[^dm]/g, "") === preferences;

  // Hints that told another width than the window has are not to be asked again.
  const isWrong = flags.includes("h") || (flags.includes("c") && Number(width) !== realWidth);
  const all = preferences + (isWrong ? "h" : "");
  const value = `${realWidth}x${realHeight}@${realRatio}${realBar ? `+${realBar}` : ""}${all && `-${all}`}`;
  // The client script writes the same into the cookie later.
  meta.content = value;
  if (fits || !innerWidth) return;

  try {
    const last = sessionStorage.getItem("trellis-fitted");
    if (last && Math.abs(Date.now() - last) < 5000) return;
    const security = location.protocol === "https:" ? ";secure" : "";
    document.cookie = `trellis-viewport=${value};path=/;max-age=31536000;samesite=lax${security}`;
    if (!document.cookie.split("; ").includes(`trellis-viewport=${value}`)) return;
    sessionStorage.setItem("trellis-fitted", Date.now());
  } catch {
    return; // A browser that keeps nothing would load the page again and again.
  }
  stop(); // Nothing of this document is parsed, run or painted any more.
  const leave = JSON.stringify({ session: element("session").content, tab: "first", ack: 0 });
  navigator.sendBeacon("/_trellis/leave", new Blob([leave], { type: "application/json" }));
  location.reload();
})();

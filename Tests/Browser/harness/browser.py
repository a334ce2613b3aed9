"""A real Chromium without a window."""

import os
import shutil

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service

from .page import Page

# Runs in each page before its own scripts, so that no violation and no error goes unseen, and so that
# `Page.settle` knows how far the page has come: which batch it has applied, and what it waits for.
WITNESS = """
(() => {
  const seen = [];
  Object.defineProperty(window, "__witness", { value: seen });
  addEventListener("securitypolicyviolation", (event) => {
    seen.push(`policy: ${event.violatedDirective} blocked ${event.blockedURI} ${event.sample}`);
  });
  addEventListener("error", (event) => seen.push(`error: ${event.message ?? event.target}`), true);
  addEventListener("unhandledrejection", (event) => seen.push(`rejection: ${event.reason}`));

  const live = { tab: null, session: null, applied: 0, polls: 0, others: 0, isBrief: false };
  Object.defineProperty(window, "__live", { value: live });
  const plain = window.fetch;
  window.fetch = async (address, options) => {
    const verb = /^\/_trellis\/(attach|poll|event)$/.exec(address)?.[1];
    const request = verb && JSON.parse(options.body);
    if (!verb || request.tab !== (live.tab ??= request.tab)) return plain(address, options);
    live.session = request.session;
    live.applied = request.ack;
    if (verb === "poll") live.isBrief = request.brief === true;
    const kind = verb === "poll" ? "polls" : "others";
    live[kind] += 1;
    // The page deals with an answer in microtasks; what it then asks for is counted before this.
    const end = () => setTimeout(() => { live[kind] -= 1; });
    try {
      const response = await plain(address, options);
      if (response.status !== 200) return end(), response;
      response.json = async () => {
        try {
          const answer = await Response.prototype.json.call(response);
          if ((answer.session ?? live.session) !== live.session) live.applied = 0;
          live.session = answer.session ?? live.session;
          for (const [number] of answer.batches ?? []) live.applied = Math.max(live.applied, number);
          return answer;
        } finally { end(); }
      };
      return response;
    } catch (error) {
      end();
      throw error;
    }
  };
})();
"""


class Browser:
    """One browser process; its pages share cookies, as tabs do."""

    def __init__(self, width: int = 1280, height: int = 900, scale: float = 1) -> None:
        options = Options()
        options.binary_location = _program("CHROMIUM", "chromium", "chromium-browser", "google-chrome")
        for switch in (
            "--headless=new", "--disable-dev-shm-usage", "--disable-gpu", "--no-first-run",
            "--disable-extensions", "--disable-background-networking", "--disable-component-update",
            # Names of other machines, under which pages are no secure contexts.
            "--host-resolver-rules=MAP *.test 127.0.0.1",
            f"--window-size={width},{height}", f"--force-device-scale-factor={scale}",
        ):
            options.add_argument(switch)
        if os.geteuid() == 0:
            options.add_argument("--no-sandbox")  # Chromium refuses to sandbox what root runs
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        service = Service(_program("CHROMEDRIVER", "chromedriver"))
        self.driver = webdriver.Chrome(options=options, service=service)
        # A machine that is busy with much else may need long; what goes right is never waited for.
        self.driver.set_page_load_timeout(120)
        self.driver.set_script_timeout(120)
        self._width, self._height, self._scale = width, height, scale
        self._fresh = True

    def page(
        self, url: str, *, width: int | None = None, height: int | None = None, kind: str = "tab"
    ) -> Page:
        """Opens `url` in a tab of its own, or in a window of its own if `kind` is `window`."""
        if not self._fresh:
            self.driver.switch_to.new_window(kind)
        self._fresh = False
        page = Page(self.driver, self.driver.current_window_handle)
        page.cdp("Page.addScriptToEvaluateOnNewDocument", source=WITNESS)
        page.resize(width or self._width, height or self._height, self._scale)
        page.open(url)
        return page

    def close_pages(self) -> None:
        """Leaves one empty tab, without cookies and without messages of the pages before."""
        *others, last = self.driver.window_handles
        for handle in others:
            self.driver.switch_to.window(handle)
            self.driver.close()
        self.driver.switch_to.window(last)
        self.driver.get("about:blank")
        self.driver.delete_all_cookies()
        self.driver.execute_cdp_cmd("Network.clearBrowserCookies", {})
        self.driver.get_log("browser")
        self.driver.switch_to.new_window("tab")
        fresh = self.driver.current_window_handle
        self.driver.switch_to.window(last)
        self.driver.close()  # its injected scripts and emulated media end with it
        self.driver.switch_to.window(fresh)
        self._fresh = True

    def quit(self) -> None:
        self.driver.quit()


def _program(variable: str, *names: str) -> str:
    """The path of the program that the environment names, or of the first that is installed."""
    for name in [os.environ[variable]] if variable in os.environ else names:
        path = shutil.which(name)
        if path:
            return path
    raise FileNotFoundError(f"found none of {', '.join(names)}; run: Scripts/install-deps test")

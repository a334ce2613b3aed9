"""A real headless Firefox, driven by WebDriver BiDi, because Debian has no geckodriver.

`--remote-allow-system-access` permits scripts in the browser's own context: they set preferences of open pages
and compose text like an input method, for which BiDi has no commands.
"""

import json
import os
import pathlib
import re
import shutil
import subprocess
import tempfile

from .bidi import Connection
from .firefox_page import FirefoxPage
from .waiting import wait_until
from .witness import WITNESS

# Preferences as lines of `user.js`: no prompts, downloads or stored data that a test does not request.
_PREFERENCES = {
    "browser.shell.checkDefaultBrowser": False, "browser.startup.page": 0,
    "browser.startup.homepage_override.mstone": "ignore", "datareporting.policy.dataSubmissionEnabled": False,
    "app.normandy.enabled": False, "app.update.enabled": False, "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False, "extensions.update.enabled": False,
    "toolkit.telemetry.enabled": False, "browser.safebrowsing.malware.enabled": False,
    "browser.safebrowsing.phishing.enabled": False, "services.settings.server": "data:,",
    "remote.prefs.recommended": True, "general.smoothScroll": False,
    # One process for all pages of a site: Firefox loses a request that a page sends while its process ends, for
    # example the last page of one of four processes.
    "dom.ipc.processCount.webIsolated": 1,
}

# Sets a preference; null restores its default value.
_SET_PREFERENCE = """((name, value) => {
  if (value === null) Services.prefs.clearUserPref(name);
  else if (typeof value === "boolean") Services.prefs.setBoolPref(name, value);
  else Services.prefs.setIntPref(name, value);
})"""

class Firefox:
    """One browser process with its own profile; its pages share cookies."""

    def __init__(self, *, width: int = 1280, height: int = 900) -> None:
        path = _program()
        if not path:
            raise FileNotFoundError("found no Firefox; run: Scripts/install-deps test")
        self._width, self._height = width, height
        self._profile = pathlib.Path(tempfile.mkdtemp(prefix="trellis-firefox-"))
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in _PREFERENCES.items()]
        (self._profile / "user.js").write_text("\n".join(lines))
        self._log = (self._profile / "log").open("w+")
        self._changed_preferences: set[str] = set()
        #: The open pages by context.
        self._pages: dict[str, FirefoxPage] = {}
        self._process = subprocess.Popen(
            [path, "--headless", "--remote-debugging-port", "0", "--remote-allow-system-access", "--no-remote",
             "--profile", str(self._profile), f"--width={width}", f"--height={height}", "about:blank"],
            stdin=subprocess.DEVNULL, stdout=self._log, stderr=self._log,
            env=os.environ | {"HOME": str(self._profile), "MOZ_CRASHREPORTER_DISABLE": "1"})
        try:
            address = wait_until(self._address, what=lambda: f"Firefox to listen:\n{self._output}")
            self._connection = Connection(address, self._receive)
            self._connection.send("session.new", capabilities={"alwaysMatch": {"acceptInsecureCerts": True}})
            self._connection.send("session.subscribe", events=["log.entryAdded", "browsingContext.load"])
            self._blank = self._contexts()[0]["context"]
        except BaseException:
            self.quit()
            raise

    @staticmethod
    def is_installed() -> bool:
        return _program() is not None

    @property
    def connection(self) -> Connection:
        return self._connection

    @property
    def _output(self) -> str:
        return (self._profile / "log").read_text(errors="replace")

    def _address(self) -> str | None:
        if self._process.poll() is not None:
            raise AssertionError(f"Firefox ended with status {self._process.returncode}:\n{self._output}")
        listening = re.search(r"WebDriver BiDi listening on (ws://\S+)", self._output)
        return listening[1] if listening else None

    def _contexts(self, **parameters: str) -> list[dict]:
        return self._connection.send("browsingContext.getTree", **parameters)["contexts"]

    def _receive(self, method: str, event: dict) -> None:
        page = self._pages.get(event.get("context") or event["source"].get("context"))
        if page and method == "browsingContext.load":
            page.loads += 1
        elif page and event["level"] == "error":
            page.console.append(f"{event['type']}: {event['text']}")

    def page(
        self, url: str, *, width: int | None = None, height: int | None = None, kind: str = "tab"
    ) -> FirefoxPage:
        """Opens `url` in a new tab, or in a new window if `kind` is `window`."""
        page = FirefoxPage(self, self._connection.send("browsingContext.create", type=kind)["context"])
        self._pages[page.context] = page
        page.at_start(WITNESS)
        page.resize(width or self._width, height or self._height)
        page.open(url)
        return page

    def forget(self, page: FirefoxPage) -> None:
        """Removes a closed page from the open pages."""
        self._pages.pop(page.context, None)

    def close_pages(self) -> None:
        """Closes all pages but the initial empty tab, deletes cookies and restores all preferences."""
        for context in self._contexts():
            if context["context"] != self._blank:
                self._connection.send("browsingContext.close", context=context["context"])
        self._pages.clear()
        for name in self._changed_preferences:
            self.evaluate(f"{_SET_PREFERENCE}({json.dumps(name)}, null)")
        self._changed_preferences.clear()
        self.delete_cookies()

    def delete_cookies(self) -> None:
        self._connection.send("storage.deleteCookies")

    def set_preference(self, name: str, value: bool | int) -> None:
        """Sets a preference until the pages are closed."""
        self._changed_preferences.add(name)
        self.evaluate(f"{_SET_PREFERENCE}({json.dumps(name)}, {json.dumps(value)})")

    def evaluate(self, expression: str, page: FirefoxPage | None = None) -> object:
        """The JSON value of an expression in the browser's own window of `page`, by default of the empty tab."""
        content = page.context if page else self._blank
        window = next(one["clientWindow"] for one in self._contexts() if one["context"] == content)
        chrome = self._contexts(**{"moz:scope": "chrome"})
        context = next(one["context"] for one in chrome if one["clientWindow"] == window)
        return self._connection.evaluate(context, expression)

    def quit(self) -> None:
        self._process.terminate()
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._log.close()
        shutil.rmtree(self._profile, ignore_errors=True)


def _program() -> str | None:
    return shutil.which(os.environ.get("FIREFOX", "firefox-esr")) or shutil.which("firefox")

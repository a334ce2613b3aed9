"""A real Firefox without a window, driven by WebDriver BiDi: Debian has no geckodriver."""

import base64
import json
import os
import pathlib
import re
import shutil
import subprocess
import tempfile

import websocket

from .waiting import PATIENCE, wait_until

# Preferences as lines of `user.js`: nothing is asked, fetched or kept that a test does not ask for.
_PREFERENCES = {
    "browser.shell.checkDefaultBrowser": False, "browser.startup.page": 0,
    "browser.startup.homepage_override.mstone": "ignore", "datareporting.policy.dataSubmissionEnabled": False,
    "app.normandy.enabled": False, "app.update.enabled": False, "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False, "extensions.update.enabled": False,
    "toolkit.telemetry.enabled": False, "browser.safebrowsing.malware.enabled": False,
    "browser.safebrowsing.phishing.enabled": False, "services.settings.server": "data:,",
    "remote.prefs.recommended": True,
}


class Firefox:
    """One browser process with a profile of its own; its pages share cookies."""

    def __init__(self, *, width: int = 1280, height: int = 900, **preferences: object) -> None:
        path = shutil.which(os.environ.get("FIREFOX", "firefox-esr")) or shutil.which("firefox")
        if not path:
            raise FileNotFoundError("found no Firefox; run: Scripts/install-deps test")
        self._profile = pathlib.Path(tempfile.mkdtemp(prefix="trellis-firefox-"))
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});"
                 for name, value in (_PREFERENCES | preferences).items()]
        (self._profile / "user.js").write_text("\n".join(lines))
        self._log = (self._profile / "log").open("w+")
        self._process = subprocess.Popen(
            [path, "--headless", "--remote-debugging-port", "0", "--no-remote", "--profile", str(self._profile),
             f"--width={width}", f"--height={height}", "about:blank"],
            stdin=subprocess.DEVNULL, stdout=self._log, stderr=self._log,
            env=os.environ | {"HOME": str(self._profile), "MOZ_CRASHREPORTER_DISABLE": "1"})
        try:
            address = wait_until(self._address, what=lambda: f"Firefox to listen:\n{self._output}")
            self._socket = websocket.create_connection(
                f"{address}/session", timeout=PATIENCE, suppress_origin=True)
            self._number = 0
            self.send("session.new", capabilities={})
        except BaseException:
            self.quit()
            raise

    @property
    def _output(self) -> str:
        return (self._profile / "log").read_text(errors="replace")

    def _address(self) -> str | None:
        if self._process.poll() is not None:
            raise AssertionError(f"Firefox ended with status {self._process.returncode}:\n{self._output}")
        told = re.search(r"WebDriver BiDi listening on (ws://\S+)", self._output)
        return told[1] if told else None

    def send(self, method: str, **parameters: object) -> dict:
        """Sends a command and returns its result; events that come meanwhile are passed over."""
        self._number += 1
        self._socket.send(json.dumps({"id": self._number, "method": method, "params": parameters}))
        while True:
            message = json.loads(self._socket.recv())
            if message.get("id") != self._number:
                continue
            if message["type"] == "error":
                raise AssertionError(f"{method}: {message['error']}: {message['message']}")
            return message["result"]

    def page(
        self, url: str, *, kind: str = "tab", width: int = 1280, height: int = 900, script: str = ""
    ) -> "FirefoxPage":
        """Opens `url` in a new tab or window of this size; `script`, a function, runs first in each
        document of the page."""
        context = self.send("browsingContext.create", type=kind)["context"]
        self.send("browsingContext.setViewport", context=context, viewport={"width": width, "height": height})
        if script:
            self.send("script.addPreloadScript", functionDeclaration=script, contexts=[context])
        page = FirefoxPage(self, context)
        page.open(url)
        return page

    def delete_cookies(self) -> None:
        self.send("storage.deleteCookies")

    def quit(self) -> None:
        self._process.terminate()
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._log.close()
        shutil.rmtree(self._profile, ignore_errors=True)


class FirefoxPage:
    """A tab of Firefox."""

    def __init__(self, browser: Firefox, context: str) -> None:
        self._browser = browser
        self._context = context

    def open(self, url: str) -> None:
        try:
            self._browser.send("browsingContext.navigate", context=self._context, url=url, wait="complete")
        except AssertionError as error:
            # A page that loads itself again ends the navigation that led to it.
            if "aborted" not in str(error).lower():
                raise

    def run(self, script: str, *arguments: object) -> object:
        """Runs the body of a function in the page and returns its result, made of plain values."""
        function = f"async function () {{ {script} }}"
        result = self._browser.send(
            "script.evaluate", target={"context": self._context}, awaitPromise=True,
            expression=f"(async () => JSON.stringify("
                       f"await ({function}).apply(null, {json.dumps(arguments)}) ?? null))()")
        if result["type"] != "success":
            raise AssertionError(f"{script}: {result['exceptionDetails']['text']}")
        return json.loads(result["result"]["value"])

    def wait(self, script: str) -> object:
        """Waits until the body of a function answers something that counts as true."""
        def look() -> object:
            try:
                return self.run(script)
            except AssertionError as error:
                # The document went while it was asked.
                if re.search("no such frame|unknown error|DiscardedBrowsingContext|destroyed", str(error)):
                    return None
                raise

        return wait_until(look, what=f"{script} in Firefox")

    def console_errors(self) -> list[str]:
        """What the witness saw, if the page was opened with it."""
        return self.run("return window.__witness ?? []")

    def resize(self, width: int, height: int) -> None:
        self._browser.send("browsingContext.setViewport", context=self._context,
                           viewport={"width": width, "height": height})

    def show(self) -> None:
        """Makes the tab the visible one of its window, and gives it the focus."""
        self._browser.send("browsingContext.activate", context=self._context)

    def screenshot(self, path: pathlib.Path) -> None:
        image = self._browser.send("browsingContext.captureScreenshot", context=self._context)["data"]
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(base64.b64decode(image))

    def close(self) -> None:
        self._browser.send("browsingContext.close", context=self._context)

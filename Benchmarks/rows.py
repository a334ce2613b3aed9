"""The operations of the js-framework-benchmark on `Examples/Rows`, in a headless Chromium.

usage: rows.py [--runs N] [--json FILE] [--address URL] [--wire FOLDER]

Prints, for each operation, the median of the milliseconds from the click to the frame that shows its result, the
milliseconds of the server in it (the response's time without the browser), and the bytes of the responses. An operation
starts when the page is idle. `--address` measures another server with the same page; `--wire` stores the responses.
"""

import argparse
import json
import os
import pathlib
import statistics
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "Tests" / "Browser"))
os.environ.setdefault("CONFIGURATION", "release")

from harness.application import Application  # noqa: E402
from harness.chromium import Chromium, ChromiumPage  # noqa: E402

#: Measures from the click to the first frame after the condition holds; counts the bytes of the responses.
MEASURE = """
const [selector, condition, done] = arguments;
const holds = new Function(`return ${condition}`);
const target = document.querySelector(selector);
window.wire = [];
const start = performance.now();
const finish = () => {
  const end = performance.now();
  // The sizes of the responses are known after the event loop has run.
  setTimeout(() => {
    // By the time of the request: an entry is made late, when its response has ended.
    const got = performance.getEntriesByType("resource")
      .filter(({ name, startTime }) => startTime >= start && name.includes("/_trellis/"));
    const response = got.find(({ name }) => name.includes("/event"));
    done([end - start, response ? response.responseStart - response.requestStart : 0,
          got.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)]);
  }, 150);
};
const frame = () => {
  if (!holds()) return void requestAnimationFrame(frame);
  // The task after this frame runs when it is painted.
  const channel = new MessageChannel();
  channel.port1.onmessage = finish;
  channel.port2.postMessage(0);
};
target.click();
requestAnimationFrame(frame);
"""

RECORD = """
window.wire = [];
// The responses to events that are not read to their end; the page applies a response while it comes.
window.open_responses = 0;
performance.setResourceTimingBufferSize(100000);
const { fetch } = window;
window.fetch = async (address, options) => {
  if (!String(address).includes("/event")) return fetch(address, options);
  window.open_responses += 1;
  try {
    const response = await fetch(address, options);
    response.clone().text().then((text) => wire.push(text)).finally(() => { window.open_responses -= 1; });
    return response;
  } catch (error) {
    window.open_responses -= 1;
    throw error;
  }
};
"""

COUNT = "document.querySelectorAll('tr:not([hidden])').length"
LABEL = "document.querySelectorAll('tr:not([hidden]) .lbl')"
FIRST = "document.querySelector('tr:not([hidden]) td')?.textContent"

#: The name, the clicks before, the click, and the condition of its end.
OPERATIONS = [
    ("create 1,000", ["clear"], "#run", f"{COUNT} === 1000"),
    ("replace 1,000", ["run"], "#run", f"{COUNT} === 1000 && {FIRST} !== window.known"),
    ("update every 10th", ["run"], "#update", f"{LABEL}[990].textContent.endsWith('!!!')"),
    ("select", ["run"], "tr:not([hidden]):nth-child(8) .lbl", "document.querySelectorAll('tr.danger').length === 1"),
    ("swap", ["run"], "#swaprows", f"{FIRST} === window.known && window.second !== {LABEL}[1].textContent"),
    ("remove", ["run"], "tr:not([hidden]):nth-child(9) .remove", f"{COUNT} === 999"),
    ("create 10,000", ["clear"], "#runlots", f"{COUNT} === 10000"),
    ("append 1,000", ["run"], "#add", f"{COUNT} === 2000"),
    ("clear 1,000", ["run"], "#clear", f"{COUNT} === 0"),
    ("reverse 1,000", ["run"], "#reverse", f"{FIRST} !== window.known"),
    ("remove every 10th", ["run"], "#removetenth", f"{COUNT} === 900"),
]


def idle(page: ChromiumPage) -> None:
    page.wait("return !document.querySelector('[data-pending]') && window.open_responses === 0")
    time.sleep(0.25)


def prepare(page: ChromiumPage, clicks: list[str]) -> None:
    page.run("document.querySelector('#clear').click()")
    page.wait(f"return {COUNT} === 0")
    idle(page)
    for name in clicks:
        page.run("document.getElementById(arguments[0]).click()", name)
        if name == "run":
            page.wait(f"return {COUNT} === 1000")
        idle(page)
    page.run(f"window.known = {FIRST}; window.second = {LABEL}[1]?.textContent")


def measure(page: ChromiumPage, selector: str, condition: str) -> list[float]:
    return page.driver.execute_async_script(MEASURE, selector, condition)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--json", type=pathlib.Path)
    parser.add_argument("--address")
    parser.add_argument("--wire", type=pathlib.Path)
    parser.add_argument("names", nargs="*", help="the operations to measure; all by default")
    arguments = parser.parse_args()
    application = None if arguments.address else Application("Rows")
    browser = Chromium(width=1200, height=900)
    results = {}
    try:
        page = browser.page(arguments.address or application.address)
        page.run(RECORD)
        idle(page)
        print(f"{'operation':<20} {'ms':>8} {'least':>8} {'server':>8} {'bytes':>10}")
        for name, before, selector, condition in OPERATIONS:
            if arguments.names and name not in arguments.names:
                continue
            runs = []
            for _ in range(max(1, arguments.runs // 2 if "10,000" in name else arguments.runs) + 1):
                prepare(page, before)
                runs.append(measure(page, selector, condition))
            if arguments.wire:
                arguments.wire.mkdir(exist_ok=True)
                (arguments.wire / f"{name.replace(' ', '-')}.json").write_text("\n".join(page.run("return wire")))
            runs = runs[1:]  # the first is the warm-up
            total, server, size = (statistics.median(column) for column in zip(*runs))
            least = min(one for one, _, _ in runs)
            results[name] = {"ms": total, "least": least, "server": server, "bytes": size}
            print(f"{name:<20} {total:8.1f} {least:8.1f} {server:8.1f} {size:10,.0f}", flush=True)
    finally:
        browser.quit()
        if application:
            application.stop()
    if arguments.json:
        arguments.json.write_text(json.dumps(results, indent=1))


if __name__ == "__main__":
    main()

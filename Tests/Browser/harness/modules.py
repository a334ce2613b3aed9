"""The modules that a page loads when an element needs them: until one has run, it follows no key and no pointer."""

import json
import re

from .application import ROOT
from .page import Page
from .waiting import wait_until


def _pairs(file: str, pattern: str) -> list[tuple[str, str]]:
    found = re.findall(pattern, (ROOT / "public" / file).read_text())
    assert len(found) > 5, f"{file} has {len(found)} modules in the form {pattern}; correct the pattern"
    return found


#: The function `load`, which returns a promise that ends when the module of a name has run.
LOAD = """
const client = document.querySelector("script[src*='/trellis.']")?.src;
const load = async (name) => client && import(client.replace("/trellis.", `/${name}.`)).catch(() => {});
"""

#: Evaluates to a promise that ends when the modules for the elements of the page have run. The page itself has requested
#: each of them before, so that this loads nothing, and ends later than the page's own wait.
MODULES = """
(async () => {
  const all = (attribute) => [...document.querySelectorAll(`[data-trellis] [${attribute}]`)];
  await Promise.all(%s.filter(([attribute]) => all(attribute).length).map(([, name]) => load(name)));
  const names = all("data-recognizers").flatMap(({ dataset }) => dataset.recognizers.split(" ").map((word) => word.split(":")[0]));
  await Promise.all(%s.filter(([recognizer]) => names.includes(recognizer)).map(([, name]) => load(name)));
})()
""" % (json.dumps(_pairs("features.js", r'"(href|data-\w+)": "\./(\w+)\.js"')),
       json.dumps(_pairs("recognizers.js", r"\b(\w+): (gestures|shortcuts|dragging)\b")))


def listening(page: Page) -> None:
    """Waits until the modules for the elements of the page have run; `settled` does so, too."""
    wait_until(lambda: page.run(f"{LOAD} return {MODULES.strip()}.then(() => true)"), what="the modules of the page")


def running(page: Page, name: str) -> None:
    """Waits until the page has loaded and run the module `name`, such as the module for its first selection."""
    page.wait(
        "return performance.getEntriesByType('resource').some((one) => one.name.includes(`/${arguments[0]}.`))", name)
    page.run(f"{LOAD} return load(arguments[0]).then(() => true)", name)

"""The accessibility checks of axe-core, which runs in a page."""

import importlib.util
import pathlib

from .page import Page

_RUN = """
const options = { resultTypes: ["violations"], rules: Object.fromEntries(arguments[0].map((id) => [id, { enabled: false }])) };
return axe.run(document, options).then(({ violations }) => violations.flatMap(({ id, nodes }) =>
  nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`)));
"""


def violations(page: Page, without: tuple[str, ...] = ()) -> list[str]:
    """What axe-core finds in the page, one text for each element with a violation, without some of its rules."""
    if not page.run("return 'axe' in window"):
        # Evaluated by the driver, and not as an element `script`, which the policy of the page forbids.
        page.run(_script() + "; window.axe = axe;")
    return page.run(_RUN, list(without))


def _script() -> str:
    found = importlib.util.find_spec("axe_playwright_python")
    if not found or not found.origin:
        raise FileNotFoundError("axe-core is missing; run: Scripts/install-deps test")
    return (pathlib.Path(found.origin).parent / "axe.min.js").read_text()

"""The accessibility checks of axe-core, which runs in a page."""

import importlib.util
import pathlib

from .page import Page

_RUN = """
const [without, only] = arguments;
const options = { resultTypes: ["violations"], rules: Object.fromEntries(without.map((id) => [id, { enabled: false }])) };
if (only.length) options.runOnly = only;
// The contrast of a colour that fades to another one is not the page's.
for (const one of document.getAnimations()) if (Number.isFinite(one.effect.getComputedTiming().endTime)) one.finish();
return axe.run(document, options).then(({ violations }) => violations.flatMap(({ id, nodes }) =>
  nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`)));
"""


def violations(page: Page, without: tuple[str, ...] = (), only: tuple[str, ...] = ()) -> list[str]:
    """The findings of axe-core in the page, one text for each element with a violation, without some of its rules, or
    with the rules `only`."""
    if not page.run("return 'axe' in window"):
        # Evaluated by the driver, and not as an element `script`, which the policy of the page forbids.
        page.run(_script() + "; window.axe = axe;")
    return page.run(_RUN, list(without), list(only))


def _script() -> str:
    found = importlib.util.find_spec("axe_playwright_python")
    if not found or not found.origin:
        raise FileNotFoundError("axe-core is missing; run: Scripts/install-deps test")
    return (pathlib.Path(found.origin).parent / "axe.min.js").read_text()

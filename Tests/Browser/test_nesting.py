"""Elements with a nesting that no parser accepts are still nested as on the server."""

from harness import ApplicationTestCase, also_in_firefox_at_length, differences

from test_state import build_state_page

PATHS = """
const path = (element) => element.hasAttribute("data-trellis") || !element.localName
  ? "" : `${path(element.parentElement)} ${element.localName}`;
return [...document.querySelectorAll("[data-trellis] *")]
  .filter((element) => !element.children.length).map((element) => path(element).trim());
"""


@also_in_firefox_at_length
class NestingTests(ApplicationTestCase):
    command = ("StatePage", "--inspect")

    @classmethod
    def setUpClass(cls) -> None:
        build_state_page()
        super().setUpClass()

    def test_nested_elements_are_made_by_script(self) -> None:
        page = self.live("/nested")
        self.assertEqual(differences(page), [])
        self.assertEqual(
            page.run(PATHS),
            ["p div p", "a a button button", "li li h1 h2", "form form table td"])
        self.assertGreaterEqual(self.application.metric("resets_total"), 1)

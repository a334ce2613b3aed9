"""The package browser without scripts: forms and links do what the controls do."""

from selenium.webdriver.common.keys import Keys

from harness import Page
from harness.waiting import wait_until
from test_packages import ORDER, PackagesTestCase


class ScriptlessTests(PackagesTestCase):
    def scriptless(self, path: str) -> Page:
        page = self.page("/healthz")
        page.scripts(False)
        self.addCleanup(lambda: page.scripts(True))
        page.navigate(self.application.address + path)
        return page

    def texts(self, page: Page, selector: str) -> list[str]:
        """The visible texts; the driver's own functions work without the page's scripts."""
        return [element.text for element in page.all(selector)]

    def test_the_search_the_order_and_the_links_work(self) -> None:
        page = self.scriptless("/")
        page.one("input").send_keys("fern", Keys.ENTER)
        wait_until(lambda: "search=fern" in page.driver.current_url, what="the search")
        self.assertIn(" of 40 packages", page.one("#found").text)
        page.click(ORDER, "Size")
        wait_until(lambda: "sort=size" in page.driver.current_url, what="the order")
        page.one("#row-libfern6\\:amd64").click()
        wait_until(lambda: "package=" in page.driver.current_url, what="the package")
        self.assertEqual(page.one("h2").text, "libfern6")

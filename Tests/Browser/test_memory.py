"""A page that is long in use takes no more memory in its browser than at the beginning."""

from test_state import build_state_page

from harness import ApplicationTestCase, Page

#: How often everything on the page changes, before the memory is looked at and again before it is.
ROUNDS = 30


class MemoryTests(ApplicationTestCase):
    command = ("StatePage", "--inspect")

    @classmethod
    def setUpClass(cls) -> None:
        build_state_page()
        super().setUpClass()

    def used(self, page: Page) -> tuple[int, int]:
        """Bytes of the page's objects that are in use, and how many nodes its documents have."""
        page.wait("return window.__live.others === 0 && !document.querySelector('[data-pending]')")
        page.driver.get_log("browser")
        for _ in range(2):
            page.cdp("HeapProfiler.collectGarbage")
        return page.cdp("Runtime.getHeapUsage")["usedSize"], page.cdp("Memory.getDOMCounters")["nodes"]

    def change(self, page: Page) -> None:
        """Has rows come, go and change places, a field be written in, and animations be played."""
        page.driver.set_script_timeout(600)
        page.driver.execute_async_script("""
          const [rounds, done] = arguments;
          const press = async (name) => {
            document.querySelector(`[data-do=${name}]`).click();
            while (document.querySelector("[data-pending]")) await new Promise((next) => setTimeout(next, 1));
          };
          (async () => {
            for (let round = 0; round < rounds; round += 1) {
              await press("insert");
              await press("rotate");
              await press("reverse");
              await press("cut");
              const field = document.querySelector("input");
              field.value = `round ${round}`;
              field.dispatchEvent(new Event("input", { bubbles: true }));
              history.replaceState(history.state, "", `?round=${round}`);
            }
          })().then(done, done);""", ROUNDS)

    def test_a_page_in_use_does_not_grow(self) -> None:
        page = self.live()
        self.change(page)
        bytes_before, nodes_before = self.used(page)
        self.change(page)
        self.change(page)
        bytes_after, nodes_after = self.used(page)
        # What leaked with each of 300 events would be more than that.
        self.assertLess(nodes_after - nodes_before, 50)
        self.assertLess(bytes_after - bytes_before, 100_000)

"""A page does not use more memory in its browser after long use than at the beginning."""

from itertools import pairwise

from test_state import build_state_page

from harness import ApplicationTestCase, Page, sample

#: The number of changes of everything on the page between two measurements of the memory.
ROUNDS = len(sample(range(30), 4))

#: The number of memory comparisons. A leak increases every interval; code that the browser compiles increases
#: one.
INTERVALS = len(sample(range(4), 2))


class MemoryTests(ApplicationTestCase):
    command = ("StatePage", "--inspect")

    @classmethod
    def setUpClass(cls) -> None:
        build_state_page()
        super().setUpClass()

    def used(self, page: Page) -> tuple[int, int]:
        """The bytes of the page's live objects, and the number of nodes of its documents."""
        page.wait("return window.__live.others === 0 && !document.querySelector('[data-pending]')")
        page.driver.get_log("browser")
        for _ in range(2):
            page.cdp("HeapProfiler.collectGarbage")
        return page.cdp("Runtime.getHeapUsage")["usedSize"], page.cdp("Memory.getDOMCounters")["nodes"]

    def change(self, page: Page) -> None:
        """Inserts, removes and moves rows, writes into a field, and plays animations."""
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
        looks = [self.used(page)]
        for _ in range(INTERVALS):
            self.change(page)
            looks.append(self.used(page))
        steps = list(pairwise(looks))
        # A leak with each of the events of an interval, five in each round, would be larger.
        self.assertLess(min(after[1] - before[1] for before, after in steps), 25, looks)
        self.assertLess(min(after[0] - before[0] for before, after in steps), 50_000, looks)

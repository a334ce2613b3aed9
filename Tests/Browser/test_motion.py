"""Animations of components are played by the browser, and end with the server's tree."""

from harness import ApplicationTestCase, Page, also_in_firefox_at_length, differences

from test_state import build_state_page

PLAYING = """
return document.getAnimations().map((animation) => ({
  of: animation.effect.target.dataset.tile ?? animation.effect.target.localName,
  duration: animation.effect.getTiming().duration,
  properties: animation.effect.getKeyframes().flatMap((frame) => Object.keys(frame))
    .filter((name) => !["offset", "easing", "composite", "computedOffset"].includes(name)),
})).sort((a, b) => (a.of + a.properties < b.of + b.properties ? -1 : 1));
"""

FINISH = "document.getAnimations().forEach((animation) => animation.finish())"


@also_in_firefox_at_length
class MotionTests(ApplicationTestCase):
    command = ("StatePage", "--inspect")

    @classmethod
    def setUpClass(cls) -> None:
        build_state_page()
        super().setUpClass()

    def start(self) -> Page:
        return self.live("/motion")

    def do(self, page: Page, name: str) -> None:
        page.run("document.querySelector(`[data-do=${arguments[0]}]`).click()", name)

    def playing(self, page: Page) -> list[tuple]:
        page.wait("return document.getAnimations().length > 0")
        return [(item["of"], sorted(item["properties"])) for item in page.run(PLAYING)]

    def finish(self, page: Page, done: str) -> None:
        """Finishes all animations; the server gets their ends and shows them, and both have one tree."""
        page.run(FINISH)
        # The elements of the first page appeared before any animation could be played.
        page.wait("return document.querySelector('[data-done]').textContent === arguments[0]",
                  f"done: in a, in b, {done}")
        # The browser lists ended animations until its next paint, which may be late.
        page.wait("return document.getAnimations().every((one) => one.playState === 'finished')")
        self.assertEqual(differences(page), [])

    def opacity(self, page: Page, tile: str) -> float:
        return float(page.run(
            "return getComputedStyle(document.querySelector(`[data-tile=${arguments[0]}]`)).opacity",
            tile))

    def test_a_component_appears(self) -> None:
        page = self.start()
        self.assertEqual(page.run(PLAYING), [], "what the first page shows is there")
        self.do(page, "add")
        self.assertEqual(self.playing(page), [("new", ["opacity"]), ("new", ["translate"])])
        self.assertLess(self.opacity(page, "new"), 0.5)
        self.finish(page, "in new")
        self.assertEqual(self.opacity(page, "new"), 1)

    def test_a_component_changes(self) -> None:
        page = self.start()
        self.do(page, "fade")
        self.assertEqual(self.playing(page), [("a", ["opacity"]), ("b", ["opacity"])])
        self.assertGreater(self.opacity(page, "a"), 0.9)
        self.finish(page, "on a, on b")
        self.assertEqual(self.opacity(page, "a"), 0.5)

    def test_components_move(self) -> None:
        page = self.start()
        before = page.rects("[data-tile=b]")[0]
        self.do(page, "spread")
        self.assertEqual(
            [item for item in self.playing(page) if item[0] == "b"],
            [("b", ["height", "left", "top", "width"])])
        self.assertFalse(page.rects("[data-tile=b]")[0].differs(before, 2), "it sets out from there")
        self.finish(page, "moved")
        after = page.rects("[data-tile=b]")[0]
        self.assertAlmostEqual(after.y - before.y, 32, delta=0.5)

    def test_a_component_disappears(self) -> None:
        page = self.start()
        self.do(page, "remove")
        self.assertEqual(self.playing(page), [("b", ["opacity"]), ("b", ["translate"])])
        self.assertTrue(page.run("return document.querySelector('[data-tile=b]').inert"))
        page.run(FINISH)
        page.wait("return !document.querySelector('[data-tile=b]')")
        self.finish(page, "out b")

    def test_a_component_disappears_with_its_container(self) -> None:
        page = self.start()
        self.do(page, "group")
        self.playing(page)
        self.finish(page, "in inner")
        before = page.rects("[data-tile=inner]")[0]
        self.do(page, "group")
        self.assertEqual(self.playing(page), [("inner", ["opacity"]), ("inner", ["translate"])])
        self.assertFalse(page.rects("[data-tile=inner]")[0].differs(before, 2), "it stays in sight")
        page.run(FINISH)
        page.wait("return !document.querySelector('[data-tile=inner]')")
        self.finish(page, "in inner, out inner")

    def test_nothing_moves_with_reduced_motion(self) -> None:
        page = self.start()
        page.prefer(reduced_motion="reduce")
        page.wait("return /trellis-viewport=[^;]*-[a-z]*m/.test(document.cookie)")
        for name, done in [
            ("add", "in new"), ("fade", "on a, on b, on new"), ("spread", "moved"),
            ("remove", "out new"),
        ]:
            self.do(page, name)
            page.wait("return document.querySelector('[data-done]').textContent.endsWith(arguments[0])", done)
            self.assertEqual(page.run(PLAYING), [])
        self.assertEqual(differences(page), [])

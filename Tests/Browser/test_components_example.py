"""The samples of docs/COMPONENTS.md in a browser: each does what its step says, at every width and in both schemes."""

from harness import ApplicationTestCase, Page, also_in_firefox_at_length, sample, settled
from harness.gallery import COMPONENTS, CUT

TEXTS = "return [...document.querySelectorAll('main .t')].filter((e) => e.checkVisibility()).map((e) => e.textContent)"


@also_in_firefox_at_length
class ComponentsExampleTests(ApplicationTestCase):
    command = ("Components", "--inspect")

    def sample(self, name: str) -> Page:
        return self.live(f"/samples/{name}", width=768, height=900)

    def press(self, page: Page, name: str) -> None:
        """Presses the button with an accessible name or a text."""
        page.run(
            "[...document.querySelectorAll('main button')].filter((e) => e.checkVisibility())"
            ".find((e) => (e.ariaLabel ?? e.textContent) === arguments[0]).click()", name)
        settled(page)

    def texts(self, page: Page) -> list[str]:
        return page.run(TEXTS)

    def text(self, page: Page, text: str) -> None:
        page.wait("return [...document.querySelectorAll('main .t')]"
                  ".some((e) => e.checkVisibility() && e.textContent === arguments[0])", text)

    def test_children_stand_on_stairs_inside_of_the_gap(self) -> None:
        page = self.sample("gap")
        steps = page.rects("main [role=img]")
        self.assertEqual([(one.x - steps[0].x, one.y - steps[0].y) for one in steps],
                         [(0, 0), (32, 32), (64, 64), (96, 96)])
        around = page.run("return document.querySelector('main [role=img]').parentElement.getBoundingClientRect().x")
        self.assertEqual(steps[0].x - around, 24)

    def test_layers_keep_their_ratio_and_places(self) -> None:
        page = self.sample("stacking")
        [sky] = [page.run("return (({x, y, width, height}) => [x, y, width, height])(document"
                          ".querySelector('[aria-label=Moon]').parentElement.getBoundingClientRect())")]
        self.assertEqual(sky[2:], [400, 225])
        [moon] = page.rects("[aria-label=Moon]")
        self.assertEqual((moon.x - sky[0], moon.y - sky[1]), (40, 32))
        left, right = page.run(
            "const line = [...document.querySelectorAll('main p')].find((e) => e.textContent.startsWith('From the left'));"
            "const { left, right } = line.getBoundingClientRect();"
            "return [[left, document.querySelector('[data-trellis]').clientWidth - right], line.textContent.match(/[0-9]+/g).map(Number)]")
        self.assertEqual([int(one) for one in left], right)
        swatches = page.rects("[aria-label=Accent], [aria-label=Success]")
        self.assertEqual(swatches[1].x - swatches[0].x, 16)
        self.press(page, "Spread")
        swatches = page.rects("[aria-label=Accent], [aria-label=Success]")
        self.assertEqual(swatches[1].x - swatches[0].x, 64)

    def test_a_press_shows_before_its_answer_and_a_tile_jumps(self) -> None:
        page = self.sample("letter")
        letter = "return document.querySelector('main article[aria-label]')"
        self.press(page, "Send")
        page.wait(f"{letter}.ariaLabel === 'On its way'")
        self.assertEqual(page.run(f"return getComputedStyle({letter[7:]}).opacity"), "0.6")
        page.run("""
          window.moved = [];
          const { animate } = Element.prototype;
          Element.prototype.animate = function (...values) { moved.push(this.textContent); return animate.apply(this, values); };
        """)
        self.press(page, "Change sides")
        page.wait("return moved.length > 0")
        moved = page.run("return moved")
        self.assertIn("This tile glides", moved)
        self.assertNotIn("This tile jumps", moved)
        self.press(page, "Answer of the post")
        page.wait(f"{letter}.ariaLabel === 'Sent'")
        self.assertEqual(page.run(f"return getComputedStyle({letter[7:]}).opacity"), "1")

    def test_likes_stay_with_their_titles(self) -> None:
        page = self.sample("likes")
        self.press(page, "Like Salome")
        self.text(page, "Likes: 1")
        self.press(page, "Reverse")
        page.wait("const top = (text) => [...document.querySelectorAll('main .t')].find((e) => e.textContent === text)"
                  ".getBoundingClientRect().top; return top('Salome') > top('A House of Pomegranates')"
                  " && top('Salome') === top('Likes: 1')")

    def test_one_controller_follows_the_lamps(self) -> None:
        page = self.sample("lamp")
        self.press(page, "Switch")
        self.text(page, "The lamp is on")
        self.press(page, "Ask the controller")
        self.text(page, "didUpdateComponent")

    def test_the_tree_has_a_node_of_a_component(self) -> None:
        page = self.sample("tree")
        self.press(page, "Describe the tree")
        page.wait("const lines = [...document.querySelectorAll('main .t')].map((e) => e.textContent.trim());"
                  "const index = lines.findIndex((line) => /^- AComponent [0-9]+ .origin=guide.$/.test(line));"
                  "return index >= 0 && lines[index + 1] === '- TextComponent'")

    def test_choices_call_their_poll(self) -> None:
        page = self.sample("poll")
        self.press(page, "Tea")
        self.press(page, "Tea")
        self.text(page, "2 votes")

    def test_a_key_votes(self) -> None:
        page = self.sample("poll")
        page.run("[...document.querySelectorAll('main button')].find((e) => e.textContent === 'Tea').focus()")
        page.press("t")
        self.text(page, "1 vote")

    def test_loaded_teas_follow_the_units(self) -> None:
        page = self.sample("teas")
        self.press(page, "Load")
        self.text(page, "Sencha: 5 g")
        page.run("[...document.querySelectorAll('main input[type=checkbox]')][0].click()")
        self.text(page, "Sencha: 0.18 oz")

    def test_discs_are_round(self) -> None:
        page = self.sample("discs")
        radii = page.run("return [...document.querySelectorAll('main article')].map((e) =>"
                         " [parseFloat(getComputedStyle(e).borderTopLeftRadius), e.offsetHeight / 2])")
        self.assertEqual(len(radii), 2)
        for radius, half in radii:
            self.assertEqual(radius, half)

    def test_the_author_turns(self) -> None:
        page = self.sample("author")
        self.press(page, "Turn")
        page.wait("const e = [...document.querySelectorAll('main p')].find((e) => e.textContent.startsWith('Oscar'));"
                  "return getComputedStyle(e).filter === 'hue-rotate(90deg)'")
        self.press(page, "Turn back")
        page.wait("const e = [...document.querySelectorAll('main p')].find((e) => e.textContent.startsWith('Oscar'));"
                  "return getComputedStyle(e).filter === 'hue-rotate(0deg)'")

    def test_a_text_moves_with_its_notebook(self) -> None:
        page = self.sample("notebook")
        page.type("main textarea", "a line of mine")
        page.run("window.field = document.querySelector('main textarea')")
        for shelf in (2, 1):
            self.press(page, "Move")
            page.wait("return document.querySelector('main textarea').closest('section').ariaLabel === arguments[0]",
                      f"Shelf {shelf}")
            self.assertEqual(page.run("return [window.field.isConnected, window.field.value]"), [True, "a line of mine"])
        self.assertEqual(page.count("main textarea"), 1)

    def test_cards_come_and_go(self) -> None:
        page = self.sample("cards")
        self.press(page, "Add")
        self.text(page, "Card 3")
        for _ in range(3):
            self.press(page, "Remove")
        page.wait("return ![...document.querySelectorAll('main .t')]"
                  ".some((e) => e.checkVisibility() && e.textContent.startsWith('Card '))")

    def test_an_open_door_lets_the_house_hear(self) -> None:
        page = self.sample("door")
        self.press(page, "Ring")
        self.text(page, "Rings at the door: 1")
        self.press(page, "Open the door")
        self.press(page, "Ring")
        self.text(page, "Rings in the house: 1")

    def test_a_control_changes_its_component(self) -> None:
        page = self.sample("console")
        page.run("const e = document.querySelector('main input[type=range]'); e.value = 7;"
                 "e.dispatchEvent(new Event('input', { bubbles: true }));"
                 "e.dispatchEvent(new Event('change', { bubbles: true }))")
        page.wait("return Boolean(document.querySelector(\"main [aria-label='7 bars']\"))")

    def test_a_component_is_a_page(self) -> None:
        page = self.live("/alone", width=768, height=600)
        page.wait("return [...document.querySelectorAll('button')].some((e) => e.textContent === 'Reverse')")

    def test_nothing_is_cut_at_any_width(self) -> None:
        for width in sample((390, 768, 1440), 3):
            page = self.live("/", width=width, height=900)
            for name in sample(("", *COMPONENTS), 5):
                page.open(f"{self.application.address}/{f'samples/{name}' if name else ''}")
                settled(page)
                for scheme in ("light", "dark"):
                    with self.subTest(width=width, name=name, scheme=scheme):
                        page.prefer(color_scheme=scheme)
                        self.assertEqual(page.run(CUT), [])
                        self.assertTrue(page.run("return document.documentElement.scrollWidth <= innerWidth"))

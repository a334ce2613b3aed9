"""Texts and buttons of both directions, in pages of both directions, in Chromium and Firefox."""

import itertools
import unittest

from harness import Application, ApplicationTestCase, also_in_firefox_at_length, long
from harness.application import ROOT
from harness.inspection import settled
from harness.picture import ink_columns

CORPUS = ROOT / "Tests" / "TextPage" / "corpus.json"
# For each text: its box, and for each of its lines the edges, and the edges of the last full stop if the line
# contains it. The text of buttons has its name on the button.
SHOWN = """
return [...document.querySelectorAll("[data-trellis] .t")].map((element) => {
  const box = element.getBoundingClientRect(), lines = [], range = document.createRange();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    for (let index = 0; index < node.data.length; index++) {
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      const { left, right, top, bottom, width } = range.getBoundingClientRect();
      const character = node.data[index];
      if (!width || character === " ") continue;
      const middle = (top + bottom) / 2;
      let line = lines.find((line) => Math.abs(line.middle - middle) < 8);
      if (!line) lines.push(line = { middle, left, right, text: "" });
      line.left = Math.min(line.left, left);
      line.right = Math.max(line.right, right);
      line.text += character;
      if (character === "." || character === "…") line.stop = [left, right];
    }
  }
  const name = element.closest("[data-name]").dataset.name;
  return { name, text: element.textContent, left: box.left, right: box.right, lines,
           direction: getComputedStyle(element).direction };
});
"""
# Paints the letters of fields in black on white, without borders and the caret.
PLAIN_FIELDS = """
const sheet = new CSSStyleSheet();
sheet.replaceSync("input, input::placeholder { border: 0 !important; background: #fff !important; outline: 0 !important;"
  + " color: #000 !important; box-shadow: none !important; opacity: 1 !important; caret-color: transparent }");
document.adoptedStyleSheets.push(sheet);
"""
# For each text, its direction, and the boxes of its letters and cells from its corner.
BOXES = """
return [...document.querySelectorAll("[data-trellis] .t")].map((element) => {
  const { left, top } = element.getBoundingClientRect(), boxes = [], range = document.createRange();
  const add = (box) => { if (box.width) boxes.push([box.left - left, box.top - top, box.width]); };
  const walk = (node) => {
    if (node.nodeType === Node.TEXT_NODE) {
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) add(box);
    } else if (!node.matches(".t-b, .t-z")) {
      if (node.matches(".t-c, .t-t, .t-j, .t-h, .t-m")) add(node.getBoundingClientRect());
      node.childNodes.forEach(walk);
    }
  };
  element.childNodes.forEach(walk);
  return { source: element.dataset.source ?? element.textContent, direction: getComputedStyle(element).direction, boxes };
});
"""
#: The tolerance of edges in CSS pixels; Firefox rounds advances down.
TOLERANCE = 1.0


class DirectionTests(ApplicationTestCase):
    """A left-to-right page."""

    command = ("TextPage", "--corpus", str(CORPUS), "--inspect")
    #: The direction of texts without directional characters.
    page_direction = "ltr"

    def setUp(self) -> None:
        super().setUp()
        self.shown = self.live("/directions", width=1280, height=2400)

    def direction(self, name: str) -> str:
        name = name.removeprefix("button ")
        if name in ("number", "sum"):
            return self.page_direction
        if name.startswith(("hebrew", "arabic")) or name in ("left", "forced right"):
            return "rtl"
        return "ltr"

    def test_lines_have_the_positions_computed_by_the_server(self) -> None:
        expected = [record for record in settled(self.shown)["computed"] if "lines" in record]
        shown = self.shown.run(SHOWN)
        self.assertEqual(len(shown), len(expected))
        self.assertGreater(len(shown), 20)
        for mine, theirs in zip(expected, shown):
            name, direction = theirs["name"], self.direction(theirs["name"])
            with self.subTest(name=name):
                self.assertEqual(theirs["direction"], direction)
                self.assertEqual(len(theirs["lines"]), len(mine["lines"]))
                for number, (width, line) in enumerate(zip(mine["lines"], theirs["lines"])):
                    left, right = mine["left"], mine["left"] + mine["width"]
                    if name == "indented":
                        left, right = left + (24 if number == 0 else 0), right - 16
                    if name in ("left", "right"):
                        start = left if name == "left" else right - width
                    elif name == "centred":
                        start = (left + right - width) / 2
                    else:
                        start = left if direction == "ltr" else right - width
                    self.assertAlmostEqual(line["left"], start, delta=TOLERANCE, msg=line["text"])
                    self.assertAlmostEqual(line["right"], start + width, delta=TOLERANCE, msg=line["text"])

    def test_the_full_stop_is_at_the_end(self) -> None:
        for text in self.shown.run(SHOWN):
            with self.subTest(name=text["name"], text=text["text"]):
                last = text["lines"][-1]
                if self.direction(text["name"]) == "rtl":
                    self.assertAlmostEqual(last["stop"][0], last["left"], delta=1 / 16)
                    self.assertLess(last["stop"][1], last["right"] - 4)
                elif text["name"] != "mixed":
                    self.assertAlmostEqual(last["stop"][1], last["right"], delta=1 / 16)
                    self.assertGreater(last["stop"][0], last["left"] + 4)

    def look(self, name: str) -> tuple[str, str]:
        """The side of a field with its text, and the side of the text with its full stop."""
        columns = ink_columns(self.shown, f'[data-name="{name}"]')
        # The letters: columns with ink, separated by empty ones; of each the height, as the most dark pixels of a column.
        letters = [list(letter) for inked, letter in itertools.groupby(enumerate(columns), lambda pair: pair[1] > 0)
                   if inked]
        first, last = (max(count for _, count in letters[place]) for place in (0, -1))
        self.assertGreater(abs(first - last), 3, f"{name}: there is no full stop in {columns}")
        side = "left" if letters[0][0][0] < len(columns) - letters[-1][-1][0] else "right"
        return side, "left" if first < last else "right"

    def test_fields_have_the_direction_of_their_text(self) -> None:
        self.shown.run(PLAIN_FIELDS)
        start = "left" if self.page_direction == "ltr" else "right"
        end = "right" if self.page_direction == "ltr" else "left"
        for name, expected in {
            "field end": ("left", "right"), "field hebrew": ("right", "left"), "field number": ("left", "right"),
            # A placeholder is at the start of the text of an empty field.
            "placeholder end": (start, "right"), "placeholder hebrew": (start, "left"),
            "placeholder number": (start, end), "placeholder telephone": ("left", "right"),
        }.items():
            with self.subTest(name=name):
                self.assertEqual(self.look(name), expected)

    @long
    def test_typed_text_is_visible_up_to_its_end(self) -> None:
        directions = [("A sentence that is wider than its field, up to here.", "ltr"), ("שלום. " * 12, "rtl")]
        for name in ("empty", "placeholder end", "placeholder hebrew"):
            field = f'[data-name="{name}"]'
            state = f"const field = document.querySelector({field!r}); return"
            self.assertEqual(self.shown.run(f"{state} getComputedStyle(field).direction"), self.page_direction)
            for text, direction in directions:
                with self.subTest(name=name, text=text):
                    self.shown.click(field)
                    self.shown.run(f"{state} field.select()")
                    self.shown.press(text)
                    shown, hidden = self.shown.run(
                        f"{state} [getComputedStyle(field).direction, field.scrollWidth - field.clientWidth]")
                    self.assertEqual(shown, direction)
                    self.assertGreater(hidden, 100)
                    # Firefox scrolls after the event, and to the end of the last word, or somewhat less.
                    self.shown.wait(f"{state} Math.abs(field.scrollLeft) >= {hidden - 40}")


class RightToLeftTests(DirectionTests):
    """A right-to-left page."""

    command = (*DirectionTests.command, "--right-to-left")
    page_direction = "rtl"


class EitherPageTests(ApplicationTestCase):
    """A text is the same in pages of both directions: its letters have the same places in its box."""

    command = DirectionTests.command

    @long
    def test_texts_are_the_same(self) -> None:
        other = Application(*RightToLeftTests.command)
        self.addCleanup(other.stop)
        for path, most in (("/", 20), ("/scripts", 0), ("/cells", 20)):
            page = self.live(path, width=1280, height=900)
            page.provoked = ("Emoji Test",)  # Firefox paints no bitmap fonts of pages
            texts = page.run(BOXES)
            page.open(other.address + path)
            settled(page)
            others = page.run(BOXES)
            self.assertEqual(len(texts), len(others))
            # Texts without directional characters have the direction of the page.
            pairs = [(one, two) for one, two in zip(texts, others) if one["direction"] == two["direction"]]
            self.assertGreaterEqual(len(pairs), len(texts) - most, path)
            for one, two in pairs:
                with self.subTest(path=path, text=one["source"]):
                    self.assertEqual(len(one["boxes"]), len(two["boxes"]))
                    for mine, theirs in zip(one["boxes"], two["boxes"]):
                        for a, b in zip(mine, theirs):
                            self.assertAlmostEqual(a, b, delta=1 / 32)


also_in_firefox_at_length(DirectionTests)
also_in_firefox_at_length(RightToLeftTests)
also_in_firefox_at_length(EitherPageTests)


if __name__ == "__main__":
    unittest.main()

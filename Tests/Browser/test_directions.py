"""Texts and buttons of both directions, in pages of both directions, in Chromium and Firefox."""

import unittest

from harness import ApplicationTestCase, also_in_firefox
from harness.application import ROOT
from harness.inspection import settled

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

    def test_lines_lie_where_the_server_computed_them(self) -> None:
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

    def test_the_full_stop_stands_at_the_end(self) -> None:
        for text in self.shown.run(SHOWN):
            with self.subTest(name=text["name"], text=text["text"]):
                last = text["lines"][-1]
                if self.direction(text["name"]) == "rtl":
                    self.assertAlmostEqual(last["stop"][0], last["left"], delta=1 / 16)
                    self.assertLess(last["stop"][1], last["right"] - 4)
                elif text["name"] != "mixed":
                    self.assertAlmostEqual(last["stop"][1], last["right"], delta=1 / 16)
                    self.assertGreater(last["stop"][0], last["left"] + 4)


class RightToLeftTests(DirectionTests):
    """A right-to-left page."""

    command = (*DirectionTests.command, "--right-to-left")
    page_direction = "rtl"


also_in_firefox(DirectionTests)
also_in_firefox(RightToLeftTests)


if __name__ == "__main__":
    unittest.main()

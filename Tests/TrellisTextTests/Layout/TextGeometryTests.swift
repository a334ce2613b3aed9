import TestSupport
import Testing

@testable import TrellisText

struct TextGeometryTests {
  private let attributes = TextAttributes(font: FontDescriptor(size: 16))
  private let engine = TestFonts.engine

  private func geometry(
    _ text: String, width: Double = .infinity, direction: TextDirection = .natural,
    alignment: TextAlignment = .natural, maximumLines: Int = 0,
    truncation: TextTruncation? = nil, boxWidth: Double? = nil
  ) -> TextGeometry {
    let paragraph = Paragraph(
      text, attributes: attributes, direction: direction, alignment: alignment, lineHeight: 24,
      maximumLines: maximumLines, truncation: truncation)
    return engine.geometry(of: engine.layout(paragraph, width: width), inWidth: boxWidth)
  }

  private func width(_ text: String) -> Double {
    engine.maxContentWidth(of: Paragraph(text, attributes: attributes))
  }

  // MARK: Frames and rectangles

  @Test func aWordFollowsThePrecedingText() throws {
    let geometry = geometry("Hello wide world")
    let rect = try #require(geometry.frame(for: 6..<10))
    #expect(abs(rect.x - (width("Hello w") - width("w"))) <= 1.0 / 16)
    #expect(abs(rect.width - width("wide")) <= 1.0 / 16)
    #expect(rect.y == 0 && rect.height == 24)
    #expect(geometry.rects(for: 6..<10) == [rect])
    #expect(geometry.lineCount == 1)
  }

  @Test func theWholeTextFillsItsLines() {
    let geometry = geometry("one two three four", width: 50)
    #expect(geometry.lineCount == 4)
    let rects = geometry.rects(for: 0..<18)
    #expect(rects.map(\.width) == geometry.layout.lines.map(\.width))
    #expect(rects.map(\.y) == [0, 24, 48, 72])
    #expect(geometry.frame(for: 0..<18)?.height == 96)
  }

  @Test func capitalLettersReachFromTheBaselineUp() throws {
    let geometry = geometry("Hello")
    let rect = try #require(geometry.rects(for: 0..<1, measure: .capHeight).first)
    let capHeight = 16 * TestFonts.registry.metrics(for: attributes.font).capHeight
    #expect(abs(rect.maxY - geometry.layout.firstBaseline) < 1e-9)
    #expect(abs(rect.height - capHeight) < 1e-9)
    #expect(geometry.rects(for: 0..<1)[0].width == rect.width)
  }

  @Test func unpaintedTextHasNoRectangles() {
    let geometry = geometry("one two\nthree", width: 50)
    #expect(geometry.rects(for: 3..<3).isEmpty)
    #expect(geometry.rects(for: 7..<8).isEmpty)
    #expect(geometry.rects(for: 100..<200).isEmpty)
    #expect(geometry.frame(for: -5..<0) == nil)
    #expect(geometry.rects(for: 0..<200).count == 3)
  }

  @Test func linesAreAlignedInTheBox() throws {
    let geometry = geometry("Hello", alignment: .right, boxWidth: 200)
    #expect(geometry.frame(for: 0..<5)?.maxX == 200)
    #expect(self.geometry("Hello", boxWidth: .infinity).width == geometry.layout.width)
  }

  // MARK: Blocks

  @Test func aBlockHasNoGapsBetweenItsLines() {
    let geometry = geometry("one two three four five six seven eight", width: 70)
    let lines = geometry.rects(for: 5..<38)
    let block = geometry.rects(for: 5..<38, measure: .block)
    #expect(lines.count > 3)
    #expect(block.count == 3)
    #expect(block[0].x == lines[0].x && block[0].x > 0)
    #expect(block[0].maxX == lines.map(\.maxX).max())
    #expect(block[1].x == 0 && block[1].maxX == block[0].maxX)
    #expect(block[1].y == block[0].maxY && block[1].maxY == block[2].y)
    #expect(block[2].x == 0 && block[2].maxX == lines.last?.maxX)
  }

  @Test func aBlockOfTwoLinesHasTwoRectangles() {
    let geometry = geometry("aa bbbb\nccc", alignment: .center, boxWidth: 200)
    let lines = geometry.rects(for: 1..<11)
    let block = geometry.rects(for: 1..<11, measure: .block)
    #expect(block.count == 2)
    #expect(block[1].x == lines.map(\.x).min())
    #expect(block[0].maxX == lines.map(\.maxX).max())
    #expect(geometry.rects(for: 1..<2, measure: .block) == geometry.rects(for: 1..<2))
    #expect(geometry.rects(for: 50..<60, measure: .block).isEmpty)
  }

  @Test func aBlockOfATextReadFromTheRightHasItsSidesExchanged() {
    let geometry = geometry("שלום עולם טוב מאוד", width: 60)
    let all = 2..<17
    let lines = geometry.rects(for: all)
    let block = geometry.rects(for: all, measure: .block)
    #expect(geometry.lineCount > 2 && block.count == 3)
    #expect(block[0].maxX == lines[0].maxX)
    #expect(block[0].x == lines.map(\.x).min())
    #expect(block[2].maxX == lines.map(\.maxX).max())
    #expect(block[2].x == lines.last?.x)
  }

  @Test func theLastLineOfACenteredBlockReadFromTheRightReachesTheRightEdge() throws {
    let geometry = geometry(
      "שלום עולם טוב\nמאוד", alignment: .center, boxWidth: 300)
    let lines = geometry.rects(for: 0..<18)
    let block = geometry.rects(for: 0..<18, measure: .block)
    #expect(lines.count == 2 && block.count == 2)
    #expect(lines[1].maxX < lines[0].maxX)
    #expect(block[1].x == lines[1].x)
    #expect(block[1].maxX == lines[0].maxX)
  }

  // MARK: Directions

  @Test func aPartOverAChangeOfDirectionIsInPieces() throws {
    let text = "abc שלום def"
    let geometry = geometry(text)
    // Over "c של": the Hebrew letters are at the right end of their word.
    let rects = geometry.rects(for: 2..<6)
    #expect(rects.count == 2)
    let hebrew = try #require(geometry.frame(for: 4..<8))
    #expect(rects[0].maxX == hebrew.x)
    #expect(rects[1].maxX == hebrew.maxX)
    #expect(rects[1].x > hebrew.x)
    #expect(geometry.rects(for: 0..<12).count == 1)
    // The first letter in reading order is the last but one from the left.
    #expect(geometry.nearestIndex(toX: hebrew.maxX - 1, y: 5) == 4)
    #expect(geometry.nearestIndex(toX: hebrew.x + 1, y: 5) == 7)
  }

  @Test func numbersInATextReadFromTheRightRunFromTheLeft() throws {
    let geometry = geometry("שלום 123 עולם")
    let x = try (0..<13).map { index in
      index == 4 || index == 8 ? nil : try #require(geometry.frame(for: index..<index + 1)).x
    }.compactMap { $0 }
    // The order from the left: the last word reversed, the number, the first word reversed.
    let order = x.indices.sorted { x[$0] < x[$1] }
    #expect(order == [10, 9, 8, 7, 4, 5, 6, 3, 2, 1, 0])
  }

  // MARK: Cut text

  @Test func truncatedTextHasNoRectangles() throws {
    let text = "The quick brown fox jumps over the lazy dog"
    let geometry = geometry(text, width: 150, maximumLines: 1, truncation: TextTruncation())
    let line = geometry.layout.lines[0]
    #expect(geometry.layout.isTruncated)
    #expect(geometry.rects(for: line.visibleEnd..<43).isEmpty)
    let shown = try #require(geometry.frame(for: 0..<43))
    // The token is part of the line, but not of the text.
    #expect(shown.maxX < line.width)
    #expect(abs(shown.maxX + width("…") - line.width) < 2)
    #expect(geometry.nearestIndex(toX: line.width - 1, y: 3) == line.visibleEnd - 1)
    let plain = self.geometry(text, width: 150, maximumLines: 1)
    #expect(plain.rects(for: plain.layout.lines[0].range.upperBound..<43).isEmpty)
  }

  @Test func aTextCutInTheMiddleKeepsItsEnd() throws {
    let text = "The quick brown fox jumps over the lazy dog"
    let geometry = geometry(
      text, width: 150, maximumLines: 1, truncation: TextTruncation(position: .middle))
    let rects = geometry.rects(for: 0..<43)
    #expect(rects.count == 2)
    #expect(geometry.frame(for: 42..<43)?.maxX == geometry.layout.width)
    #expect(geometry.nearestIndex(toX: geometry.layout.width - 1, y: 3) == 42)
  }

  // MARK: Points

  @Test func aPointOutsideFindsTheNearestLineAndCluster() {
    let geometry = geometry("one two\n\nthree", width: 500)
    #expect(geometry.nearestIndex(toX: -50, y: -50) == 0)
    #expect(geometry.nearestIndex(toX: 900, y: 10) == 6)
    #expect(geometry.nearestIndex(toX: 900, y: 36) == 8)
    #expect(geometry.nearestIndex(toX: 900, y: 900) == 13)
    #expect(self.geometry("").nearestIndex(toX: 0, y: 0) == nil)
  }

  @Test func theTrailingRectangleFollowsTheLastLine() {
    let geometry = geometry("one two three", width: 70, boxWidth: 300)
    let rect = geometry.trailingRect
    let last = geometry.layout.lines[geometry.lineCount - 1]
    #expect(rect == TextRect(x: last.width, y: last.top, width: 300 - last.width, height: 24))
    let hebrew = self.geometry("שלום", boxWidth: 300)
    #expect(
      hebrew.trailingRect == TextRect(x: 0, y: 0, width: 300 - hebrew.layout.width, height: 24))
    #expect(self.geometry("one").trailingRect.width == 0)
  }

  // MARK: Properties

  @Test(arguments: Rounds.seeds(60))
  func clustersTileTheirLineAndAreFoundByTheirCentres(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let words = [
      "office", "AVAY", "fjord", "שלום", "السلام", "لا", "123", "a\u{301}e", "日本語", "नमस्ते",
      "👩‍👩‍👧", "co\u{AD}operate", "x", "(a)", "\t", "1,5", "ไทย", "\u{200B}",
    ]
    var text = ""
    for _ in 0..<generator.below(24) + 1 {
      text += words[generator.below(words.count)]
      text += generator.chance(70) ? " " : generator.chance(15) ? "\n" : ""
    }
    let truncation: TextTruncation? =
      generator.chance(30)
      ? TextTruncation(position: [.head, .middle, .tail][generator.below(3)]) : nil
    let width = Double(30 + generator.below(300))
    let geometry = geometry(
      text, width: width,
      direction: [.natural, .leftToRight, .rightToLeft][generator.below(3)],
      alignment: [.natural, .center, .right][generator.below(3)],
      maximumLines: truncation == nil ? 0 : 1 + generator.below(3), truncation: truncation,
      boxWidth: width + 20)
    for (index, line) in geometry.layout.lines.enumerated() {
      let clusters = geometry.clusters[index]
      var x = 0.0
      for cluster in clusters {
        #expect(abs(cluster.x.pixels - x) <= 1.0 / 16 && cluster.width >= .zero)
        x = cluster.maxX.pixels
      }
      #expect(abs(x - line.width) <= 1.0 / 16, "line \(index) of \(text.debugDescription)")
      let left = geometry.layout.x(ofLine: index, inWidth: geometry.width)
      for cluster in clusters where cluster.width > .zero {
        guard let range = cluster.range else { continue }
        let centre = left + cluster.x.pixels + cluster.width.pixels / 2
        let found = geometry.nearestIndex(toX: centre, y: line.top + line.height / 2)
        #expect(found == range.lowerBound, "line \(index) of \(text.debugDescription)")
        let rects = geometry.rects(for: range)
        #expect(rects.contains { $0.x <= centre && centre <= $0.maxX && $0.y == line.top })
      }
    }
    // Every painted unit is in at most one cluster.
    let units = geometry.clusters.joined().compactMap(\.range).flatMap { Array($0) }
    #expect(Set(units).count == units.count)
  }

  @Test func lettersOfALigatureShareIt() throws {
    let geometry = geometry("لا")
    let first = try #require(geometry.frame(for: 0..<1))
    let second = try #require(geometry.frame(for: 1..<2))
    #expect(abs(first.width - second.width) <= 1.0 / 64)
    #expect(second.maxX == first.x)
  }
}

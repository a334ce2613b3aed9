import TestSupport
import Testing
import TrellisText

/// Balanced and pretty lines.
struct TotalFitTests {
  private let attributes = TextAttributes(font: FontDescriptor(size: 15))

  private func paragraph(
    _ text: String, _ wrapping: LineWrapping, spacing: ParagraphSpacing = .none,
    hyphenates: Bool = false
  ) -> Paragraph {
    Paragraph(
      text, attributes: attributes, lineHeight: 20, spacing: spacing,
      composition: ParagraphComposition(wrapping: wrapping, hyphenates: hyphenates))
  }

  private func layout(_ paragraph: Paragraph, _ width: Double) -> TextLayout {
    TestFonts.engine.layout(paragraph, width: width)
  }

  private func text(_ words: ClosedRange<Int>, using random: inout SeededGenerator) -> String {
    let pool = [
      "a", "to", "the", "line", "words", "paragraph", "Knuth", "Plass", "well-known", "breaking",
      "optimum,", "is", "it.", "of", "typography", "AVAWA", "1981", "(see", "figure)",
    ]
    return (0..<Int.random(in: words, using: &random)).map { _ in
      pool.randomElement(using: &random) ?? ""
    }.joined(separator: " ")
  }

  @Test func prettyLinesAreNeverWorseThanGreedyOnes() {
    var random = SeededGenerator(seed: 12)
    var better = 0
    for round in 0..<Rounds.of(1_000) {
      let text = text(2...60, using: &random)
      let width = Double(Int.random(in: 120...480, using: &random))
      let greedy = layout(paragraph(text, .greedy), width)
      let pretty = layout(paragraph(text, .pretty), width)
      #expect(pretty.lines.count == greedy.lines.count, "round \(round)")
      #expect(
        TestFonts.engine.badness(of: pretty) <= TestFonts.engine.badness(of: greedy),
        "round \(round): \(text)")
      if TestFonts.engine.badness(of: pretty) < TestFonts.engine.badness(of: greedy) { better += 1 }
      for line in pretty.lines { #expect(line.width <= width + 1.0 / 64, "round \(round)") }
    }
    #expect(better > (Rounds.areLong ? 400 : 25))
  }

  /// The minimum badness of all divisions into as many lines, by exhaustive search.
  private func leastBadness(of words: [String], lineCount: Int, width: Double) -> Double {
    var best = Double.infinity
    for mask in 0..<(1 << (words.count - 1)) where mask.nonzeroBitCount == lineCount - 1 {
      var lines: [[String]] = [[]]
      for (index, word) in words.enumerated() {
        lines[lines.count - 1].append(word)
        if index + 1 < words.count, mask >> index & 1 == 1 { lines.append([]) }
      }
      var sum = lines.last?.count == 1 ? 60_000.0 : 0
      for (index, line) in lines.enumerated() {
        let measured = layout(paragraph(line.joined(separator: " "), .greedy), .infinity).width
        guard measured <= width + 1.0 / 64 else {
          sum = .infinity
          break
        }
        guard index + 1 < lines.count else { continue }
        let room = width + 1.0 / 64
        let left = (room - measured) / (room / 4)
        let badness = 1 + 100 * left * left * left
        sum += badness * badness
      }
      best = min(best, sum)
    }
    return best
  }

  @Test func noOtherDivisionHasALowerPenalty() {
    var random = SeededGenerator(seed: 3)
    for round in 0..<60 {
      let text = text(5...9, using: &random).replacing("-", with: "")
      let width = Double(Int.random(in: 110...220, using: &random))
      let pretty = layout(paragraph(text, .pretty), width)
      guard pretty.lines.count > 1 else { continue }
      let words = text.split(separator: " ").map(String.init)
      let least = leastBadness(of: words, lineCount: pretty.lines.count, width: width)
      #expect(
        abs(TestFonts.engine.badness(of: pretty) - least) <= 1e-6 * least, "round \(round): \(text)"
      )
    }
  }

  @Test func addedUpWordsGiveTheLinesOfTheGeneralWay() {
    var random = SeededGenerator(seed: 8)
    for round in 0..<Rounds.of(300) {
      let text = text(2...50, using: &random) + (round % 3 == 0 ? "\nand another line of it" : "")
      let width = Double(Int.random(in: 90...400, using: &random))
      for wrapping in [LineWrapping.balanced, .pretty] {
        let fast = paragraph(text, wrapping)
        var general = fast
        let middle = text.index(text.startIndex, offsetBy: text.count / 2)
        general.runs = [
          TextRun(String(text[..<middle]), attributes: attributes),
          TextRun(String(text[middle...]), attributes: attributes, tag: 1),
        ]
        #expect(
          layout(fast, width).lines.map(\.range) == layout(general, width).lines.map(\.range),
          "round \(round), \(wrapping), \(width) px: \(text)")
      }
    }
  }

  @Test func balancedLinesAreAsNarrowAsTheyCanBe() {
    var random = SeededGenerator(seed: 21)
    for round in 0..<Rounds.of(200) {
      let text = text(3...20, using: &random)
      let width = Double(Int.random(in: 120...400, using: &random))
      let greedy = layout(paragraph(text, .greedy), width)
      let balanced = layout(paragraph(text, .balanced), width)
      #expect(balanced.lines.count == greedy.lines.count, "round \(round)")
      #expect(balanced.width <= greedy.width, "round \(round)")
      guard balanced.lines.count > 1 else { continue }
      let narrower = layout(paragraph(text, .greedy), balanced.width - 2.0 / 64)
      #expect(narrower.lines.count > balanced.lines.count, "round \(round): \(text)")
    }
  }

  @Test func noWordIsAloneOnTheLastLine() {
    let text = "The quick brown fox jumps over the lazy dog again"
    let greedy = layout(paragraph(text, .greedy), 320)
    #expect(greedy.lines.map(\.range) == [0..<44, 44..<49])
    #expect(layout(paragraph(text, .pretty), 320).lines.map(\.range) == [0..<40, 40..<49])
    #expect(layout(paragraph(text, .balanced), 320).lines.map(\.range) == [0..<26, 26..<49])
  }

  @Test func otherScriptsAndIndentsAreDividedToo() {
    let texts = [
      "Широкая электрификация южных губерний даст мощный толчок подъёму сельского хозяйства",
      "זוהי פסקה ארוכה בעברית שנשברת לשורות אחדות כדי שנוכל לבדוק אותה היטב מאוד כאן",
      "すべての人間は、生まれながらにして自由であり、かつ、尊厳と権利とについて平等である。",
    ]
    let spacing = ParagraphSpacing(firstLineIndent: 24, indent: 8, endIndent: 8)
    for text in texts {
      let greedy = layout(paragraph(text, .greedy, spacing: spacing), 230)
      let pretty = layout(paragraph(text, .pretty, spacing: spacing), 230)
      let balanced = layout(paragraph(text, .balanced, spacing: spacing), 230)
      #expect(pretty.lines.count == greedy.lines.count, "\(text)")
      #expect(balanced.lines.count == greedy.lines.count, "\(text)")
      #expect(
        TestFonts.engine.badness(of: pretty) <= TestFonts.engine.badness(of: greedy), "\(text)")
      #expect(balanced.width <= greedy.width, "\(text)")
      #expect(pretty.lines.map(\.indent).first == 24)
    }
  }

  @Test func aTextThatIsCutIsFilledGreedily() {
    var style = paragraph("one two three four five six seven eight nine ten", .pretty)
    style.maximumLines = 2
    style.truncation = TextTruncation()
    var greedy = style
    greedy.composition.wrapping = .greedy
    #expect(layout(style, 100).isTruncated)
    #expect(layout(style, 100).lines == layout(greedy, 100).lines)
  }

  @Test func layoutsAreRememberedByTheirComposition() {
    let text = "The quick brown fox jumps over the lazy dog again"
    let first = layout(paragraph(text, .greedy), 320)
    #expect(layout(paragraph(text, .pretty), 320).lines != first.lines)
    #expect(layout(paragraph(text, .greedy), 320) === first)
  }
}

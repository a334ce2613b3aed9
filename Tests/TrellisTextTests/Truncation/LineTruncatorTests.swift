import Testing
import TrellisText

struct LineTruncatorTests {
  private let attributes = TextAttributes(font: FontDescriptor(size: 16))
  private let text = "The quick brown fox, it is said, jumps over the lazy dog."

  private func cut(
    _ truncation: TextTruncation?, width: Double = 150, lines: Int = 1, text: String? = nil
  ) -> TextLayout {
    TestFonts.engine.layout(
      Paragraph(
        text ?? self.text, attributes: attributes, maximumLines: lines, truncation: truncation),
      width: width)
  }

  private func painted(_ nodes: [TextNode]) -> String {
    nodes.map { node in
      switch node {
      case .text(let text), .cell(let text, _, _), .emoji(let text, _, _), .tab(let text, _),
        .hanging(let text, _):
        text
      case .run(_, let nodes), .direction(_, let nodes), .justified(_, let nodes): painted(nodes)
      case .hyphen: "-"
      case .hidden: ""
      case .lineBreak: "|"
      case .lineFeed: "\n"
      }
    }.joined()
  }

  @Test func theTailIsCutAfterTheLastClusterThatFits() {
    let layout = cut(TextTruncation())
    #expect(painted(layout.nodes()) == "The quick brown f\u{2026}")
    #expect(layout.isTruncated)
    #expect(layout.width <= 150)
    #expect(layout.lines[0].visibleEnd == 17)
  }

  /// The width of a part of a text changes where it is cut, because its letters are kerned.
  @Test(arguments: [TextTruncation.Position.tail, .head])
  func theLongestPartThatFitsStays(position: TextTruncation.Position) {
    func width(_ text: String) -> Double {
      TestFonts.engine.maxContentWidth(of: Paragraph(text, attributes: attributes))
    }
    for text in ["AVAVATAVAWAYAVA", "To Ty. WAVE, P.A. V.", "a  b   c d", "Tr\u{E9}s (fi)!"] {
      let isTail = position == .tail
      func part(_ count: Int) -> String {
        isTail ? text.prefix(count) + "\u{2026}" : "\u{2026}" + text.suffix(count)
      }
      // A part does not end with a space at the token.
      let counts = (0..<text.count).filter {
        $0 == 0 || (isTail ? text.prefix($0).last : text.suffix($0).first) != " "
      }
      let widths = counts.map { width(part($0)) }
      for room in stride(from: 20, to: width(text) - 0.1, by: 0.5) {
        let layout = cut(TextTruncation(position: position), width: room, text: text)
        let shown = painted(layout.nodes())
        let index = counts.firstIndex { part($0) == shown }
        guard let index else {
          Issue.record("\(room) px: \(shown)")
          continue
        }
        #expect(widths[index] <= room || index == 0, "\(room) px: \(shown)")
        #expect(
          index + 1 == counts.count || widths[index + 1] > room, "\(room) px: \(shown)")
      }
    }
  }

  @Test func wordsAndPunctuationAreAvoided() {
    let avoiding = TextTruncation(avoidedCharacters: TextTruncation.wordBoundaries)
    #expect(painted(cut(avoiding).nodes()) == "The quick brown\u{2026}")
    #expect(painted(cut(avoiding, width: 175).nodes()) == "The quick brown fox\u{2026}")
    #expect(painted(cut(avoiding, width: 100, text: "Unbreakableword here").nodes()).count > 5)
  }

  @Test func theHeadIsCutBeforeTheFirstClusterThatFits() {
    let layout = cut(TextTruncation(position: .head))
    #expect(painted(layout.nodes()).hasPrefix("\u{2026}"))
    #expect(painted(layout.nodes()).hasSuffix("the lazy dog."))
    #expect(layout.width <= 150 && layout.width > 130)
  }

  @Test func theMiddleKeepsBothEnds() {
    let layout = cut(TextTruncation(position: .middle))
    let text = painted(layout.nodes())
    #expect(text.hasPrefix("The q") && text.hasSuffix("zy dog.") && text.contains("\u{2026}"))
    #expect(layout.width <= 150 && layout.width > 130)
  }

  /// Truncating the head keeps the last line of three.
  @Test func theHeadOfSeveralLinesIsCutAfterTheLastLineFeed() {
    let text = "one\ntwo\nthree"
    let head = TextTruncation(position: .head)
    #expect(painted(cut(head, text: text).nodes()) == "\u{2026}three")
    #expect(painted(cut(head, text: text + "\n").nodes()) == "\u{2026}three")
    #expect(painted(cut(head, lines: 2, text: text).nodes()) == "one\n\u{2026}three")
  }

  /// For an odd number of clusters the start keeps one more than the end.
  @Test func theMiddleKeepsAsMuchOfBothEnds() {
    let text = String(repeating: "m", count: 40)
    var remainders: Set<Int> = []
    for width in stride(from: 40.0, through: 200, by: 7) {
      let pieces = painted(cut(TextTruncation(position: .middle), width: width, text: text).nodes())
        .split(separator: "\u{2026}", omittingEmptySubsequences: false)
      #expect(pieces.count == 2)
      remainders.insert(pieces[0].count - pieces[1].count)
    }
    #expect(remainders == [0, 1])
  }

  @Test func linesBeforeTheLastStayWhole() {
    let layout = cut(TextTruncation(), width: 110, lines: 3)
    #expect(layout.lines.count == 3)
    #expect(painted(layout.nodes()).split(separator: "|").count == 3)
    #expect(painted(layout.nodes()).hasSuffix("\u{2026}"))
  }

  @Test func aTokenCanBeARunOfItsOwn() {
    let layout = cut(TextTruncation(tokens: [.init("\u{2026} more", tag: 9)]))
    #expect(layout.nodes().last == .run(tag: 9, [.text("\u{2026} more")]))
    #expect(layout.width <= 150)
  }

  @Test func aTokenHasPartsOfItsOwnFonts() {
    let bold = TextAttributes(font: FontDescriptor(size: 20, weight: 700))
    let layout = cut(
      TextTruncation(tokens: [.init("\u{2026} "), .init("more", tag: 9, attributes: bold)]))
    #expect(layout.nodes().last == .run(tag: 9, [.text("more")]))
    #expect(painted(layout.nodes()).hasSuffix("\u{2026} more"))
    #expect(layout.width <= 150)
    // The larger font of the token also affects the line's baseline.
    #expect(layout.firstBaseline > cut(TextTruncation()).firstBaseline)
  }

  @Test func aTokenWiderThanTheBoxIsAlone() {
    let layout = cut(TextTruncation(token: "a very long token"), width: 20)
    #expect(painted(layout.nodes()) == "a very long token")
    #expect(layout.lines[0].visibleEnd == 0)
  }

  @Test func withoutATruncationLinesAreLeftOut() {
    let layout = cut(nil)
    #expect(layout.isTruncated)
    #expect(painted(layout.nodes()) == "The quick brown")
  }

  @Test func textThatFitsIsNotCut() {
    let layout = cut(TextTruncation(), width: 1000)
    #expect(!layout.isTruncated)
    #expect(painted(layout.nodes()) == text)
  }

  @Test func textAfterALineFeedCountsAsLeftOut() {
    #expect(painted(cut(TextTruncation(), text: "one\ntwo").nodes()) == "one\u{2026}")
    #expect(painted(cut(TextTruncation(), text: "one\n").nodes()) == "one\n")
  }

  @Test func rightToLeftTextIsCutAtItsLogicalEnd() {
    let layout = cut(TextTruncation(), width: 60, text: "שלום לכולם ולילה טוב")
    #expect(layout.isRightToLeft)
    #expect(painted(layout.nodes()).hasPrefix("שלום"))
    #expect(painted(layout.nodes()).hasSuffix("\u{2026}"))
  }

  /// A direction override that begins on an earlier line also applies to the truncated line.
  @Test(arguments: ["jkl mno pqr stu vwx", "\u{5D0}\u{5D1}\u{5D2} mno pqr stu vwx"])
  func theCutLineKeepsTheDirectionThatBeganBeforeIt(rest: String) {
    let text = "abc \u{202E}def ghi " + rest
    let whole = cut(nil, width: 96, lines: 0, text: text)
    let layout = cut(TextTruncation(), width: 96, lines: 2, text: text)
    let start = layout.lines[1].range.lowerBound
    #expect(whole.lines[1].range.lowerBound == start)
    #expect(start >= 12, "the override begins on the first line")
    let isOverridden = layout.nodes().contains { node in
      guard case .direction(isRightToLeft: true, let inner) = node else { return false }
      return painted(inner).hasSuffix("\u{2026}")
    }
    #expect(isOverridden, "\(layout.nodes())")
  }
}

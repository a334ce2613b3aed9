import TestSupport
import Testing

@testable import TrellisText

/// Line breaks between ideographs, which are found without UAX #14.
struct IdeographTests {
  @Test func ideographsAndSyllablesHaveTheirLineBreakClasses() {
    var count = 0
    for unit in UInt16.min...UInt16.max where Ideographs.contain(unit) {
      count += 1
      let value = LineBreakClass(UInt32(unit))
      #expect([.ideographic, .hangulLV, .hangulLVT].contains(value), "U+\(unit) is \(value)")
    }
    #expect(count > 38_000)
    for unit in UInt16(0x3040)...0x30FF {
      #expect(Ideographs.contain(unit) == (LineBreakClass(UInt32(unit)) == .ideographic), "\(unit)")
    }
  }

  @Test func theLastBreakIsNearTheEnd() {
    let text = Array("漢字。漢漢abcdefghijklmnopqrs".utf16)
    text.withUnsafeBufferPointer { text in
      #expect(Ideographs.lastBreak(in: text, after: 0, upTo: 8) == 4)
      #expect(Ideographs.lastBreak(in: text, after: 0, upTo: 3) == 1)
      #expect(Ideographs.lastBreak(in: text, after: 1, upTo: 3) == nil)
      #expect(Ideographs.lastBreak(in: text, after: 0, upTo: 1) == 1)
      #expect(Ideographs.lastBreak(in: text, after: 0, upTo: 0) == nil)
      #expect(Ideographs.lastBreak(in: text, after: 0, upTo: text.count) == nil)
    }
  }

  /// With every width, each line ends at the last opportunity that fits, in texts of ideographs mixed with
  /// characters that no line begins or ends with.
  @Test func linesEndAtTheLastOpportunityThatFits() {
    let pieces = [
      "漢", "字", "か", "っ", "ー", "。", "「", "」", "한", "글", "a", "bc ", "、", " ", "12", "々", "😀",
    ]
    var random = SeededGenerator(seed: 7)
    for round in 0..<60 {
      let text = (0..<60).compactMap { _ in pieces.randomElement(using: &random) }.joined()
      let paragraph = Paragraph(
        text, attributes: TextAttributes(font: FontDescriptor(size: 16)), language: "ja")
      let opportunities = Set(TestFonts.engine.breakOpportunities(in: paragraph))
      let units = Array(text.utf16)
      for width in stride(from: 90.0, through: 400, by: 61) {
        let lines = TestFonts.engine.layout(paragraph, width: width).lines
        for line in lines.dropLast() {
          let end = line.range.upperBound
          #expect(opportunities.contains(end), "round \(round), \(width) px, at \(end): \(text)")
          // The next opportunity does not fit.
          let next = opportunities.filter { $0 > end }.min() ?? units.count
          let more = String(decoding: units[line.range.lowerBound..<next], as: UTF16.self)
          let wider = TestFonts.engine.maxContentWidth(
            of: Paragraph(
              String(more.reversed().drop { $0 == " " }.reversed()),
              attributes: paragraph.attributes,
              language: "ja"))
          #expect(wider > width, "round \(round), \(width) px, at \(end): \(text)")
        }
      }
    }
  }

  @Test func aLineOfIdeographsIsFilledToItsEnd() {
    let attributes = TextAttributes(font: FontDescriptor(size: 16))
    let text = "漢字漢字漢字漢字"
    let width = TestFonts.engine.maxContentWidth(of: Paragraph("漢字漢", attributes: attributes))
    let lines = TestFonts.engine.layout(
      Paragraph(text, attributes: attributes), width: width
    ).lines
    #expect(lines.map(\.range) == [0..<3, 3..<6, 6..<8])
  }

  /// The last opportunity that fits is the one after the last break between two ideographs.
  @Test func aLineEndsBetweenAnIdeographAndALetter() {
    let attributes = TextAttributes(font: FontDescriptor(size: 16))
    let ideographs = String(repeating: "漢", count: 10)
    let width = TestFonts.engine.maxContentWidth(of: Paragraph(ideographs, attributes: attributes))
    let lines = TestFonts.engine.layout(
      Paragraph(ideographs + "mmmmmmmmmmmm", attributes: attributes), width: width + 90
    ).lines
    #expect(lines.map(\.range) == [0..<10, 10..<22])
  }
}

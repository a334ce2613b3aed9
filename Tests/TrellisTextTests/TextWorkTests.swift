import TestSupport
import Testing

@testable import TrellisText

/// The work for hostile texts, counted in shaped units and examined places: linear in the length of the text.
struct TextWorkTests {
  private struct Case: Sendable {
    let name: String
    let text: @Sendable (Int) -> String

    init(_ name: String, _ text: @escaping @Sendable (Int) -> String) {
      (self.name, self.text) = (name, text)
    }

    init(_ name: String, repeating part: String) {
      self.init(name) { String(repeating: part, count: $0 / part.utf8.count) }
    }

    init(_ name: String, base: String, marks: Unicode.Scalar) {
      self.init(name) {
        base + String(repeating: String(marks), count: $0 / UTF8.width(marks))
      }
    }
  }

  private static let parts: [(String, String)] = [
    ("N'Ko", "\u{7CA}"), ("N'Ko with marks", "\u{7CA}\u{7EB}"), ("Arabic", "ب"), ("Arabic 2", "لا"),
    ("Arabic with marks", "ب\u{64E}\u{651}"), ("Arabic words", "بب "), ("Syriac", "\u{712}"),
    ("Mongolian", "\u{1820}"), ("Mandaic", "\u{840}"), ("Phags-pa", "\u{A840}"),
    ("Rohingya", "\u{10D00}"), ("Adlam", "\u{1E900}"), ("Hebrew", "ש"), ("Thai", "ก"), ("Lao", "ກ"),
    ("Khmer", "ក"), ("Khmer without words", "ឰ"), ("Khmer marks", "ក\u{17B6}\u{17B6}"),
    ("Burmese", "\u{1000}"), ("Devanagari", "क"), ("Devanagari clusters", "क्"), ("Tamil", "க"),
    ("Tibetan", "\u{F40}"), ("Javanese", "\u{A984}"), ("Balinese", "\u{1B05}"), ("CJK", "漢"),
    ("kana", "あいう"), ("Hangul", "한"), ("jamo", "\u{1100}"), ("Yi", "\u{A000}"),
    ("Bopomofo", "\u{3105}"),
    ("full width", "Ａ"), ("CJK punctuation", "。"), ("small kana", "っ"), ("Latin", "a"),
    ("kerned Latin", "AV"), ("Cyrillic", "ж"), ("Greek", "α"), ("emoji", "😀"), ("families", "👩‍👩‍👧"),
    ("flags", "🇩🇪"), ("Arabic word joiners", "ب\u{2060}"), ("brackets", "(א[a"),
    ("isolates", "\u{2067}a"),
    ("Hebrew words", "שש "), ("soft hyphens", "a\u{AD}"), ("zero width spaces", "ب\u{200B}"),
    ("Latin marks", "a\u{301}"), ("spaces", " "), ("ideographic spaces", "\u{3000}"),
  ]

  private static let bases: [(String, String, Unicode.Scalar)] = [
    ("one base with marks", "a", "\u{301}"), ("one Hebrew base with points", "ש", "\u{5B7}"),
    ("one Arabic base with marks", "ب", "\u{64E}"), ("one Thai base with marks", "ก", "\u{E35}"),
    ("one ideograph with marks", "漢", "\u{3099}"), ("selectors", "a", "\u{FE0F}"),
    ("joiners", "ب", "\u{200D}"),
    ("joined letters without a width", String(repeating: "ب", count: 40), "\u{2060}"),
  ]

  private static let cases: [Case] =
    parts.map { Case($0, repeating: $1) } + bases.map { Case($0, base: $1, marks: $2) } + [
      Case("many ideographs") { length in
        var text = ""
        for index in 0..<length / 3 {
          text.unicodeScalars.append(Unicode.Scalar(0x4E00 + UInt16(index % 3000)) ?? "漢")
        }
        return text
      }
    ]

  private static func steps(_ text: String, width: Double, truncated: Bool = false) -> Int {
    let engine = TextEngine(registry: TestFonts.registry, cacheBytes: 0)
    var paragraph = Paragraph(
      text, attributes: TextAttributes(font: FontDescriptor(size: 16)), lineHeight: 20)
    if truncated {
      paragraph.maximumLines = 2
      paragraph.truncation = TextTruncation()
    }
    var steps = 0
    _ = engine.layout(paragraph, width: width, steps: &steps)
    _ = engine.minContentWidth(of: paragraph, steps: &steps)
    return steps
  }

  @Test(arguments: cases.indices)
  func aTextOfTwiceTheLengthTakesTwiceTheWork(index: Int) {
    let name = Self.cases[index].name
    let text = Self.cases[index].text
    let length = Rounds.areLong ? 64 << 10 : 4 << 10
    for width in [0.0, 400] {
      let half = Self.steps(text(length / 2), width: width)
      let whole = Self.steps(text(length), width: width)
      #expect(Double(whole) <= 2.3 * Double(half), "\(name) in \(width): \(half), \(whole)")
      #expect(whole < 400 * length, "\(name) in \(width): \(whole)")
    }
    let half = Self.steps(text(length / 2), width: 120, truncated: true)
    let whole = Self.steps(text(length), width: 120, truncated: true)
    #expect(Double(whole) <= 2.3 * Double(half), "\(name), truncated: \(half), \(whole)")
  }

  /// The scripts with the most work for each letter. The long form takes a word of a megabyte.
  @Test(arguments: ["\u{7CA}", "ب", "漢"])
  func aLongWordIsInABound(letter: String) {
    let length = Rounds.areLong ? 1 << 20 : 128 << 10
    let text = String(repeating: letter, count: length / letter.utf8.count)
    #expect(Self.steps(text, width: 400) < 100 * length)
  }
}

import Testing
import TrellisText

/// The lines of paragraphs with hyphenated words.
struct HyphenatedLinesTests {
  private let attributes = TextAttributes(font: FontDescriptor(size: 15))
  private static let text = """
    Incomprehensibilities characterize extraordinarily sophisticated representations throughout \
    international organizations, notwithstanding considerable disappointment
    """

  private func layout(
    _ text: String, _ width: Double, _ composition: ParagraphComposition
  ) -> TextLayout {
    TestFonts.engine.layout(
      Paragraph(text, attributes: attributes, lineHeight: 20, composition: composition),
      width: width)
  }

  private func natural(_ text: String) -> Double {
    layout(text, .infinity, ParagraphComposition()).width
  }

  private func part(_ range: Range<Int>, of text: String) -> String {
    let units = Array(text.utf16)[range]
    return String(decoding: units, as: UTF16.self)
  }

  @Test(arguments: [LineWrapping.greedy, .balanced, .pretty])
  func aHyphenIsAPartOfTheWidthOfItsLine(wrapping: LineWrapping) {
    let hyphen = natural("\u{2010}")
    var hyphens = 0
    for width in stride(from: 90.0, to: 330, by: 7) {
      let composition = ParagraphComposition(wrapping: wrapping, hyphenates: true)
      for line in layout(Self.text, width, composition).lines {
        var words = part(line.range, of: Self.text)
        while words.last == " " { words.removeLast() }
        let wanted = natural(words) + (line.isHyphenated ? hyphen : 0)
        #expect(abs(line.width - wanted) <= 2.0 / 64, "\(width) px: \(words)")
        #expect(line.width <= width + 1.0 / 64, "\(width) px: \(words)")
        if line.isHyphenated { hyphens += 1 }
      }
    }
    #expect(hyphens > 20)
  }

  /// Lines of equal letters, so that only the hyphen decides.
  @Test func aLineIsNotCutAtASoftHyphenThatDoesNotFit() {
    let text = "mmmm\u{AD}mmmm"
    let (word, hyphen) = (natural("mmmm"), natural("\u{2010}"))
    let fits = layout(text, word + hyphen + 0.5, ParagraphComposition())
    #expect(fits.lines.map(\.isHyphenated) == [true, false])
    #expect(fits.lines[0].range == 0..<5)
    let narrow = layout(text, word + hyphen / 2, ParagraphComposition())
    #expect(narrow.lines[0].range == 0..<3)
    #expect(narrow.lines.map(\.isHyphenated) == [false, true, false].suffix(narrow.lines.count))
    for line in narrow.lines { #expect(line.width <= word + hyphen / 2 + 1.0 / 64) }
  }

  @Test(arguments: [LineWrapping.greedy, .balanced, .pretty])
  func theFirstMarkHangsInAllWaysOfWrapping(wrapping: LineWrapping) throws {
    let composition = ParagraphComposition(wrapping: wrapping, hangsPunctuation: true)
    let layout = layout("“The quick brown fox jumps over the lazy dog again”", 150, composition)
    #expect(layout.lines.count > 2)
    let frame = try #require(TestFonts.engine.geometry(of: layout).frame(for: 0..<1))
    #expect(abs(frame.x + frame.width) <= 1.0 / 32)
  }

  @Test(arguments: [LineWrapping.greedy, .balanced, .pretty])
  func theLastMarkHangsInAllWaysOfWrapping(wrapping: LineWrapping) throws {
    let composition = ParagraphComposition(wrapping: wrapping, hangsPunctuation: true)
    let layout = layout("“The quick brown fox jumps over the lazy dog again”", 150, composition)
    #expect(layout.lines.count > 2)
    #expect(layout.lines.dropLast().allSatisfy { $0.endHang == 0 })
    #expect(try #require(layout.lines.last).endHang > 3)
  }

  @Test func theSpacesAfterACutWordAreOnItsLine() {
    let lines = layout("m  m", 1, ParagraphComposition()).lines
    #expect(lines.map(\.range) == [0..<3, 3..<4])
    #expect(lines.map(\.visibleEnd) == [1, 4])
  }

  /// A narrow letter is shorter than a hyphen, so the word stays whole.
  @Test func balancedLinesHaveRoomForTheirSoftHyphens() {
    #expect(natural("i") < natural("\u{2010}"))
    let composition = ParagraphComposition(wrapping: .balanced)
    let lines = layout("mmmm\u{AD}i mm", natural("mmmmm"), composition).lines
    #expect(lines.map(\.range) == [0..<7, 7..<9])
  }
}

import Testing

@testable import TrellisText

struct ItemBuilderTests {
  /// Chromium rounds the width of the spaces and the width of the text after them up separately.
  @Test func spacesAtTheStartOfALineAreMeasuredAlone() {
    var different = 0
    for size in [11.3, 12.7, 13.3, 14.1, 15.9, 17.7] {
      func width(_ text: String) -> Double {
        let attributes = TextAttributes(font: FontDescriptor(size: size))
        return TestFonts.engine.layout(Paragraph(text, attributes: attributes), width: 500)
          .widthsInParagraph[0]
      }
      let space = width("\u{A0}")
      for word in ["word", "line", "a", "brown"] {
        #expect(width(" " + word) == space + width(word), "\(word), \(size) px")
        if width("\u{A0}" + word) != space + width(word) { different += 1 }
      }
    }
    #expect(different > 0)
  }
}

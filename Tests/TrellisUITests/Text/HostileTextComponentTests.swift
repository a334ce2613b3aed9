import Testing
import TrellisDOM
import TrellisLayout
import TrellisText
import TrellisUI

/// Hostile text gives a page that a browser can parse.
struct HostileTextComponentTests {
  private let stage = TextStage()

  private static let texts = [
    "", "\0\u{1}\u{7F}", "\u{FFFD}", "<script>alert(1)</script>&amp;\"'", "]]>-->",
    String(decoding: [0xD800, 0x61, 0xDFFF] as [UInt16], as: UTF16.self),
    "e" + String(repeating: "\u{301}", count: 10_000), "\u{202E}\u{2067}abc \u{5D0}",
    "\u{2069}\u{202C}abc", "\r\n\r\r\n", "\u{2028}\u{2029}\u{85}", "a\u{AD}\u{AD}b",
    String(repeating: "x", count: 20_000),
  ]

  @Test(arguments: texts, [0, 1, 200, Double.infinity])
  func everyTextIsMounted(text: String, width: Double) {
    for lines in [0, 1, 2] {
      let element = stage.mount(
        TextComponent(text, style: TextStyle(maximumLines: lines)), width: width)
      #expect(element.frame?.width.isFinite == true)
      #expect(element.frame?.height.isFinite == true)
      if lines == 0 {
        let shown = element.wholeText.unicodeScalars
        let source = text.replacing("\r\n", with: "\n").unicodeScalars
        let isKept = { (scalar: Unicode.Scalar) in
          scalar == "\n"
            || scalar.value >= 0x20 && !(0x7F..<0xA0).contains(scalar.value)
              && !(0x2028...0x2029).contains(scalar.value)
        }
        #expect(Array(shown) == source.filter(isKept))
      }
    }
  }

  @Test(arguments: [0, -1, 1e9, .nan, .infinity])
  func sizesAreKeptWithinBounds(size: Double) {
    var style = TextStyle(size: size)
    style.letterSpacing = size
    var span = SpanStyle(size: size)
    span.letterSpacing = size
    let text = AttributedText([TextSpan("plain "), TextSpan("span", style: span)])
    let element = stage.mount(TextComponent(text, style: style), width: 300)
    for element in [element] + element.descendants {
      for name in ["font-size", "letter-spacing", "--l", "--d"] {
        let value = element.style(name) ?? "0px"
        #expect(Double(value.dropLast(2))?.isFinite == true, "\(name): \(value)")
      }
    }
    #expect(element.frame?.height.isFinite == true)
  }
}

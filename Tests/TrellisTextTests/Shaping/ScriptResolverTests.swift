import Testing
import TrellisText

struct ScriptResolverTests {
  /// Letters that join take no spacing, but a dot between them, which no joining script uses, does.
  @Test func aDotAmongArabicLettersIsSpaced() {
    func width(_ spacing: Double) -> Double {
      let attributes = TextAttributes(font: FontDescriptor(size: 16), letterSpacing: spacing)
      return TestFonts.engine.layout(
        Paragraph("\u{628}\u{B7}\u{628}", attributes: attributes), width: .infinity
      ).width
    }
    #expect(width(2) == width(0) + 2)
  }
}

import Testing
import TrellisText

struct TextStyleSheetTests {
  @Test func everyFaceHasARuleWithPinnedMetrics() {
    let rules = TestFonts.registry.fontFaceRules(urlPrefix: "/public/fonts/").split(separator: "\n")
    let pinned = rules.filter { $0.contains("ascent-override:100%") }
    #expect(pinned.count == TestFonts.registry.faces.count)
    #expect(
      pinned[0] == """
        @font-face{font-family:"Inter";src:url("/public/fonts/Inter-Regular.woff2") \
        format("woff2");font-weight:400;font-style:normal;font-display:block;\
        ascent-override:100%;descent-override:0%;line-gap-override:0%}
        """)
  }

  @Test func widthsDoNotDependOnTheSystemsRendering() {
    #expect(TextStyleSheet.rules.contains(".t{text-rendering:geometricPrecision;"))
    #expect(TextStyleSheet.rules.contains("white-space:pre;"))
  }

  @Test func familiesAreQuotedSoThatNothingEscapes() throws {
    var registry = TestFonts.registry
    try registry.add(
      family: "a\"b\\c</style>\n", weight: 400, file: TestFonts.folder + "/Inter-Medium.otf",
      webFile: "m.woff2")
    let family = registry.fontFamily(
      for: FontDescriptor(families: ["a\"b\\c</style>\n"], size: 10))
    #expect(family?.hasPrefix(#""a\"b\\c\3c /style>\a ","Inter","#) == true)
  }

  @Test func aDescriptorWithoutFamiliesNeedsNoDeclaration() {
    #expect(TestFonts.registry.fontFamily(for: FontDescriptor(size: 10)) == nil)
  }
}

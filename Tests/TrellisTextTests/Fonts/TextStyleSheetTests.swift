import Testing
import TrellisText

struct TextStyleSheetTests {
  @Test func everyFaceHasARuleOfItsOwn() {
    let rules = TestFonts.registry.fontFaceRules(urlPrefix: "/public/fonts/").split(separator: "\n")
    #expect(rules.count == TestFonts.registry.faces.count)
    #expect(
      rules[0] == """
        @font-face{font-family:"Inter";src:url("/public/fonts/Inter-Regular.woff2") \
        format("woff2");font-weight:400;font-style:normal;font-display:block}
        """)
  }

  /// With an ascent of 1 and no descent a field would cut off what reaches below the baseline.
  @Test func facesKeepTheirOwnMetricsForFields() {
    #expect(!TestFonts.registry.styleSheet(urlPrefix: "/").contains("-override:"))
  }

  @Test func thePagesRootHasTheFontsOfItsTexts() {
    #expect(
      TestFonts.registry.styleSheet(urlPrefix: "/").contains(
        #".t,:where([data-trellis]){font-family:"Inter","#))
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

import Testing
import TrellisText

struct TextStyleSheetTests {
  @Test func everyFaceHasARuleOfItsOwn() {
    let rules = TestFonts.registry.fontFaceRules(urlPrefix: "/public/fonts/").split(separator: "\n")
    for face in TestFonts.registry.faces {
      let style = face.isItalic ? "italic" : "normal"
      #expect(
        rules.contains {
          $0.hasPrefix("@font-face{font-family:\"\(face.family)\";")
            && $0.contains("font-weight:\(face.weight);font-style:\(style);")
        })
    }
    let start = #"@font-face{font-family:"Inter";src:url("/public/fonts/Inter-Regular.latin."#
    #expect(rules[0].hasPrefix(start))
    #expect(
      rules[0].contains(
        #"format("woff2");font-weight:400;font-style:normal;font-display:block;unicode-range:U+20-7e,"#
      ))
  }

  @Test func aTextThatNeedsWholeFilesNamesTheirFamily() {
    let sheet = TestFonts.registry.styleSheet(urlPrefix: "/f/")
    #expect(sheet.contains(#".t-w{font-family:"Inter Whole","Noto Sans Hebrew","#))
    #expect(sheet.contains(#"font-family:"Inter Whole";src:url("/f/Inter-Regular.woff2")"#))
  }

  /// With an ascent of 1 and no descent a field would clip descenders.
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

import Testing
import TrellisText

struct FontUseTests {
  private func layout(_ text: String, weight: Int = 400) -> TextLayout {
    let attributes = TextAttributes(font: FontDescriptor(size: 16, weight: weight))
    return TestFonts.engine.layout(
      Paragraph(text, attributes: attributes, lineHeight: 20), width: 300)
  }

  private func files(_ text: String, weight: Int = 400) -> [String] {
    var use = FontUse()
    use.add(layout(text, weight: weight))
    return use.files.sorted().map { name in
      name.split(separator: ".").filter { $0.utf8.count != 16 }.joined(separator: ".")
    }
  }

  @Test(arguments: ["Plain text", "Zażółć gęślą jaźń — “ok”…", "Ľúbi čaj → 5 €"])
  func textOfEuropeanLanguagesNeedsTheLatinSlice(text: String) {
    #expect(files(text) == ["Inter-Regular.latin.woff2"])
    #expect(!layout(text).usesWholeFaces)
  }

  @Test func aSymbolNeedsItsSliceToo() {
    #expect(files("Rated ★★★") == ["Inter-Regular.latin.woff2", "Inter-Regular.symbols.woff2"])
    #expect(!layout("Rated ★★★").usesWholeFaces)
  }

  @Test(arguments: ["Да, конечно", "Tiếng Việt", "e\u{301}", "Αθήνα"])
  func textThatIsKernedWithOtherLettersNeedsTheWholeFile(text: String) {
    #expect(files(text, weight: 700) == ["Inter-Bold.woff2"])
    #expect(layout(text).usesWholeFaces)
  }

  @Test func anotherScriptNeedsItsOwnFileOnly() {
    #expect(files("שלום") == ["NotoSansHebrew-Regular.woff2"])
    #expect(!layout("שלום").usesWholeFaces)
  }

  @Test func everyWeightHasItsFile() {
    #expect(files("Plain", weight: 600) == ["Inter-SemiBold.latin.woff2"])
  }
}

import Foundation
import Testing

@testable import TrellisText

/// Font families of an application.
struct FontFamilyTests {
  private let folder = TestFonts.folder

  private func registry(
    _ files: [String], features: [String] = [], languages: [String] = [],
    place: FamilyPlace = .last
  ) throws -> FontRegistry {
    var registry = TestFonts.registry
    try registry.add(
      family: "Mine", files: files.map { folder + "/" + $0 }, features: features,
      languages: languages, place: place)
    return registry
  }

  @Test func filesDeclareTheirWeightAndSlant() throws {
    let faces = try registry(["Inter-SemiBold.otf", "Inter-Regular.otf", "Inter-BoldItalic.otf"])
      .faces.filter { $0.family == "Mine" }
    #expect(faces.map(\.weight) == [600, 400, 700])
    #expect(faces.map(\.isItalic) == [false, false, true])
  }

  @Test func aFamilyIsDividedAndServedLikeThoseOfTrellis() throws {
    let registry = try registry(["Inter-Regular.otf"], place: .first)
    #expect(registry.stack.first == "Mine")
    let face = try #require(registry.faces.last)
    #expect(face.slices.parts.count == 2)
    let whole = try #require(face.slices.whole)
    #expect(whole.isMade)
    #expect(registry.madeSlices[whole.fileName] != nil)
    #expect(try #require(whole.make()).count > 60_000)
    #expect(
      registry.styleSheet(urlPrefix: "/").contains(
        #".t,:where([data-trellis]){font-family:"Mine","Inter","#))
  }

  @Test func aFamilyByNameIsInNoOtherText() throws {
    let registry = try registry(["Inter-Bold.otf"], place: .byName)
    #expect(!registry.stack.contains("Mine"))
    let descriptor = FontDescriptor(families: ["Mine"], size: 16)
    #expect(registry.families(for: descriptor).prefix(2) == ["Mine", "Inter"])
  }

  // MARK: Families of many characters

  @Test func aLargeFamilyByNameIsInASheetOfItsOwn() throws {
    let path = folder + "/../../Tests/Fixtures/fonts/Large.ttf"
    var registry = TestFonts.registry
    try registry.add(family: "Large", files: [path], place: .byName)
    let face = try #require(registry.faces.last)
    let sheet = try #require(face.slices.sheet)
    #expect(face.slices.parts.count > 10)
    #expect(!registry.styleSheet(urlPrefix: "/").contains("Large"))
    let rules = try #require(registry.sheets[sheet])
    let ruleCount = rules.components(separatedBy: "font-family:\"Large\"").count - 1
    #expect(ruleCount == face.slices.parts.count)

    func layout(_ text: String, families: [String]) -> TextLayout {
      let attributes = TextAttributes(font: FontDescriptor(families: families, size: 20))
      return TextEngine(registry: registry).layout(
        Paragraph(text, attributes: attributes, language: "ko", lineHeight: 24), width: 300)
    }
    let named = layout("가구나 ab", families: ["Large"])
    // Three syllables of 1 em, a space of 0.25 em, two letters of 0.6 em.
    #expect(named.width == 89)
    #expect(named.fontSheets == [sheet])
    #expect(named.fontFamily(isWhole: false)?.hasPrefix("\"Large\",\"Inter\"") == true)
    #expect(layout("ab", families: []).fontSheets.isEmpty)
    #expect(layout("가구나", families: []).fontSheets.isEmpty)

    var use = FontUse()
    use.add(named)
    let files = use.files.filter { $0.hasPrefix("Large.") }
    #expect((2...4).contains(files.count))
    for file in files {
      #expect(rules.contains(file))
      let slice = try #require(registry.madeSlices[file])
      #expect(slice.characters.count <= 500)
      #expect(Array(try #require(slice.make()).prefix(4)) == Array("wOF2".utf8))
    }
  }

  // MARK: Axes

  private func variable(
    weights: [Int] = [400], axes: [String: Double] = [:]
  ) throws -> FontRegistry {
    let path = folder + "/../../Tests/Fixtures/fonts/Variable.ttf"
    var registry = TestFonts.registry
    try registry.add(
      family: "Variable", files: [path], weights: weights, axes: axes, place: .first)
    return registry
  }

  private func width(_ registry: FontRegistry, weight: Int = 400) -> Double {
    let attributes = TextAttributes(font: FontDescriptor(size: 100, weight: weight))
    let paragraph = Paragraph("A", attributes: attributes, lineHeight: 100)
    return TextEngine(registry: registry).layout(paragraph, width: 500).width
  }

  @Test(arguments: [(100.0, 60.0), (150, 80), (125, 70), (50, 40), (1000, 80), (.nan, 60)])
  func anAxisHasTheRequestedValue(place: Double, expected: Double) throws {
    #expect(try width(variable(axes: ["wdth": place])) == expected)
  }

  @Test func weightsAndOtherAxesAddUp() throws {
    let registry = try variable(weights: [400, 900], axes: ["wdth": 150])
    #expect(width(registry) == 80)
    #expect(width(registry, weight: 900) == 90)
  }

  @Test(arguments: ["opsz", "", "width"])
  func anAxisThatTheFontLacksIsAnError(axis: String) {
    #expect(throws: FontError.self) { try variable(axes: [axis: 1]) }
  }

  // MARK: Families of the machine

  private func withSystem(
    _ family: String, place: FamilyPlace = .byName
  ) throws -> FontRegistry {
    var registry = TestFonts.registry
    registry.faces.removeAll { $0.family != "Inter" }
    registry.stack = ["Inter"]
    registry.installed = InstalledFonts(.folder(folder))
    try registry.add(systemFamily: family, place: place)
    return registry
  }

  @Test(arguments: ["Noto Sans Thai", "noto sans thai"])
  func aFamilyOfTheMachineIsAddedWithItsWeights(family: String) throws {
    let registry = try withSystem(family)
    let faces = registry.faces.filter { $0.family == family }
    #expect(Set(faces.map(\.weight)) == [400, 700])
    #expect(faces.allSatisfy { $0.slices.parts.allSatisfy(\.isMade) })
    #expect(registry.families(for: FontDescriptor(families: [family], size: 16)).first == family)
    let attributes = TextAttributes(font: FontDescriptor(families: [family], size: 16))
    let paragraph = Paragraph("สวัสดี", attributes: attributes, language: "th", lineHeight: 20)
    let text = TextEngine(registry: registry).layout(paragraph, width: 300)
    #expect(text.fontSheets.isEmpty)
    #expect(text.width == TestFonts.engine.layout(paragraph, width: 300).width)
  }

  @Test func aFamilyMissingOnTheMachineIsANamedError() {
    #expect(throws: FontError.notInstalled(family: "No such family")) {
      try withSystem("No such family")
    }
  }

  // MARK: Languages

  @Test func aFamilyOfALanguageComesFirstInItsTexts() throws {
    var registry = try registry(["Inter-Regular.otf"], languages: ["ja"])
    try registry.add(
      family: "Yours", files: [folder + "/Inter-Bold.otf"], languages: ["zh-Hans", "zh-CN"])
    func order(_ language: String) -> [String] { Array(registry.stack(in: language).suffix(2)) }
    #expect(order("ja") == ["Mine", "Yours"])
    #expect(order("en") == ["Mine", "Yours"])
    #expect(order("zh-hans-sg") == ["Yours", "Mine"])
    #expect(order("zh-Hant") == ["Mine", "Yours"])
    #expect(registry.stack(in: "zh-CN").dropLast(2) == registry.stack.dropLast(2))
    let sheet = registry.styleSheet(urlPrefix: "/")
    #expect(
      sheet.contains(".t:where(:lang(zh-Hans)),:where([data-trellis]:lang(zh-Hans)){font-family:"))
    #expect(sheet.contains(#""Yours","Mine",sans-serif}"#))
  }

  @Test(arguments: ["", "zh Hans", "zh)", "a\"b", "-ja", String(repeating: "a", count: 40)])
  func aLanguageIsATag(language: String) {
    #expect(throws: FontError.malformedLanguage(family: "Mine")) {
      try registry(["Inter-Regular.otf"], languages: [language])
    }
  }

  @Test(arguments: ["", "smc", "smcpx", "s\"cp", "smcé"])
  func aFeatureHasFourLettersOrDigits(feature: String) {
    #expect(throws: FontError.malformedFeature(family: "Mine")) {
      try registry(["Inter-Regular.otf"], features: [feature])
    }
  }

  @Test(arguments: [
    ("Nothing.otf", "missing"), (".", "no file"), ("../../../../../../../../dev/zero", "no file"),
    ("OFL.txt", "not an OpenType"), ("Inter-Regular.woff2", ".woff2"),
    ("../../Tests/Fixtures/fonts/LastResort.ttf", "one glyph for many characters"),
  ])
  func aFileThatIsNoFontIsNamedWithTheReason(file: String, reason: String) {
    let error = #expect(throws: FontError.self) { try registry([file]) }
    #expect(error?.description.contains(file) == true)
    #expect(error?.description.contains(reason) == true)
  }

  // MARK: Features

  private func width(_ text: String, _ features: [FontFeature]) -> Double {
    let attributes = TextAttributes(font: FontDescriptor(size: 16), features: features)
    return TestFonts.engine.layout(
      Paragraph(text, attributes: attributes, lineHeight: 20), width: .infinity
    ).width
  }

  @Test func figuresOfEqualWidthAreMeasured() {
    #expect(width("1111", []) != width("8888", []))
    #expect(width("1111", [.tabularFigures]) == width("8888", [.tabularFigures]))
  }

  @Test func aFeatureThatIsOffChangesNothing() {
    let off = FontFeature("tnum", value: 0)
    #expect(width("1111", [off]) == width("1111", []))
    #expect(width("AVA", [FontFeature("kern", value: 0)]) > width("AVA", []))
  }

  @Test func aFeatureMissingInTheSlicesIsNotMeasured() throws {
    let registry = try registry(["Inter-Regular.otf"], features: ["smcp"], place: .first)
    let slices = try #require(registry.faces.last).slices
    #expect(slices.keeps(FontFeature("smcp")))
    #expect(slices.keeps(FontFeature("tnum")))
    #expect(slices.keeps(FontFeature("ss01", value: 0)))
    #expect(!slices.keeps(FontFeature("ss01")))
  }

  @Test func featuresAreSpelledAsInStyleSheets() {
    #expect(
      FontFeature.declaration([.tabularFigures, FontFeature("ss01", value: 2)])
        == #""tnum" 1,"ss01" 2"#)
  }

  /// A later rule of a style sheet wins, so that of the longer tag follows that of its prefix.
  @Test func theRuleOfALongerTagFollows() throws {
    var registry = try registry(["Inter-Regular.otf"], languages: ["zh-Hant", "ja"])
    try registry.add(
      family: "Yours", files: [folder + "/Inter-Bold.otf"],
      languages: ["zh-Hant-HK", "zh", "zh-Hant"])
    #expect(registry.languages == ["ja", "zh", "zh-Hant", "zh-Hant-HK"])
    let sheet = registry.styleSheet(urlPrefix: "/")
    let places = registry.languages.map { sheet.range(of: ".t:where(:lang(\($0)))")?.lowerBound }
    let found = places.compactMap { $0 }
    #expect(found.count == 4 && found == found.sorted())
  }
}

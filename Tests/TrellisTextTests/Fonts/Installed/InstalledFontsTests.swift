import CHarfBuzz
import Foundation
import Testing

@testable import TrellisText

/// Fonts of a folder, for characters that are missing in the registry.
struct InstalledFontsTests {
  /// Only Inter, and the fonts of `folder` for the rest.
  private func registry(_ folder: String = TestFonts.folder) -> FontRegistry {
    var registry = TestFonts.registry
    registry.faces.removeAll { $0.family != "Inter" }
    registry.stack = ["Inter"]
    registry.installed = InstalledFonts(.folder(folder))
    return registry
  }

  private func layout(
    _ text: String, _ registry: FontRegistry, weight: Int = 400, language: String = "en"
  ) -> TextLayout {
    let attributes = TextAttributes(font: FontDescriptor(size: 16, weight: weight))
    return TextEngine(registry: registry).layout(
      Paragraph(text, attributes: attributes, language: language, lineHeight: 20), width: 200)
  }

  private func temporaryFolder() throws -> String {
    let folder = NSTemporaryDirectory() + "fonts-\(UInt64.random(in: 0...UInt64.max))"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return folder
  }

  @Test(arguments: ["สวัสดีชาวโลก ทุกคน", "שלום לכולם", "नमस्ते दुनिया", "مرحبا بالعالم"], [400, 700])
  func textIsMeasuredAsWithTheFontItself(text: String, weight: Int) {
    let found = layout(text, registry(), weight: weight)
    let known = layout(text, TestFonts.registry, weight: weight)
    #expect(found.lines.map(\.width) == known.lines.map(\.width))
    #expect(found.lines.map(\.range) == known.lines.map(\.range))
  }

  @Test func nothingIsOpenedForTextThatTheRegistryHas() throws {
    let registry = registry()
    let plain = layout("Plain text — “quoted”, Ελληνικά, да → ★", registry)
    #expect(plain.fontSheets.isEmpty)
    #expect(plain.fontFamily(isWhole: false) == nil)
    #expect(try #require(registry.installed).openFaces.isEmpty)
  }

  @Test func aTextNamesTheFamilyAndTheSheetOfItsFont() throws {
    let registry = registry()
    let text = layout("Sawasdee สวัสดี", registry)
    let family = try #require(text.fontFamily(isWhole: false))
    #expect(family == #""Inter","Noto Sans Thai (server)",sans-serif"#)
    let sheet = try #require(text.fontSheets.first)
    #expect(text.fontSheets.count == 1)
    let rules = try #require(registry.installed?.sheet(named: sheet))
    #expect(
      rules.hasPrefix(#"@font-face{font-family:"Noto Sans Thai (server)";src:url("NotoSansThai."#))
    var use = FontUse()
    use.add(text)
    let file = try #require(use.files.first { $0.hasPrefix("NotoSansThai.") })
    #expect(rules.contains(file))
    let slice = try #require(registry.installed?.slice(named: file))
    #expect(Array(try #require(slice.make()).prefix(4)) == Array("wOF2".utf8))
    #expect(registry.installed?.slice(named: "other.woff2") == nil)
    #expect(registry.installed?.sheet(named: "0123456789abcdef") == nil)
  }

  @Test func anotherWeightIsAnotherFaceOfTheSameFamily() {
    let registry = registry()
    let regular = layout("สวัสดี", registry)
    let bold = layout("สวัสดี", registry, weight: 700)
    #expect(regular.fontFamily(isWhole: false) == bold.fontFamily(isWhole: false))
    #expect(regular.fontSheets != bold.fontSheets)
  }

  /// Fonts of other scripts have single letters, such as Noto Sans Grantha two of Tamil.
  @Test func aWordIsPaintedWithTheFontOfItsScript() throws {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/fonts").path
    let alone = "\(folder)/2.ttf"
    try FileManager.default.copyItem(
      atPath: "\(fixtures)/Partial.ttf", toPath: "\(folder)/1.ttf")
    try FileManager.default.copyItem(
      atPath: "\(TestFonts.folder)/NotoSansThai-Regular.ttf", toPath: alone)
    let family = layout("สวัสดี", registry(folder)).fontFamily(isWhole: false)
    #expect(family == #""Inter","Noto Sans Thai (server)",sans-serif"#)
    try FileManager.default.removeItem(atPath: alone)
    let partial = layout("ส", registry(folder)).fontFamily(isWhole: false)
    #expect(partial == #""Inter","Aardvark (server)",sans-serif"#)
  }

  /// HarfBuzz's subsetter drops character maps of format 13, so that the files of pages would have no character.
  @Test func aFontThatShowsThatCharactersAreMissingIsNotUsed() throws {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let fixture = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/fonts/LastResort.ttf").path
    try FileManager.default.copyItem(atPath: fixture, toPath: "\(folder)/1.ttf")
    #expect(layout("ก", registry(folder)).fontSheets.isEmpty)
  }

  @Test func charactersWithoutAFontStayCells() {
    let registry = registry()
    let text = layout("ᚠᚢᚦ", registry)
    #expect(text.fontSheets.isEmpty)
    #expect(text.nodes() == layout("ᚠᚢᚦ", TestFonts.registry).nodes())
  }

  @Test func aMissingFolderHasNoFonts() {
    #expect(layout("สวัสดี", registry("/nowhere/at/all")).fontSheets.isEmpty)
  }

  /// A damaged file is treated as missing.
  @Test(arguments: [0, 100, 4000, 20_000])
  func aTruncatedFontIsNotUsed(length: Int) throws {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let font = try Data(
      contentsOf: URL(fileURLWithPath: TestFonts.folder + "/NotoSansThai-Regular.ttf"))
    try font.prefix(length).write(to: URL(fileURLWithPath: folder + "/Cut.ttf"))
    let text = layout("สวัสดี", registry(folder))
    #expect(text.lines.count == 1)
    for sheet in text.fontSheets {
      #expect(registry(folder).installed?.sheet(named: sheet) == nil)
    }
  }

  @Test func aFontOfACollectionIsMeasuredAsTheFontAlone() throws {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let fonts = try ["NotoSansHebrew-Regular.ttf", "NotoSansThai-Regular.ttf"].map {
      try Data(contentsOf: URL(fileURLWithPath: TestFonts.folder + "/" + $0))
    }
    try collection(of: fonts).write(to: URL(fileURLWithPath: folder + "/Both.ttc"))
    let registry = registry(folder)
    for text in ["สวัสดีชาวโลก", "שלום לכולם"] {
      let found = layout(text, registry)
      #expect(found.fontSheets.count == 1)
      #expect(found.lines.map(\.width) == layout(text, TestFonts.registry).lines.map(\.width))
      var use = FontUse()
      use.add(found)
      for file in use.files where registry.installed?.slice(named: file) != nil {
        #expect(registry.installed?.slice(named: file)?.make() != nil)
      }
    }
  }

  /// A TrueType collection; offsets of tables count from the start of the file.
  private func collection(of fonts: [Data]) -> Data {
    func bytes(_ number: Int) -> [UInt8] { (0..<4).map { UInt8(number >> (24 - 8 * $0) & 0xFF) } }
    var file = Data(Array("ttcf".utf8) + [0, 1, 0, 0] + bytes(fonts.count))
    var start = 12 + 4 * fonts.count
    for font in fonts {
      file.append(contentsOf: bytes(start))
      start += (font.count + 3) / 4 * 4
    }
    for font in fonts {
      let start = file.count
      var font = Array(font)
      for entry in 0..<Int(font[5]) {
        let place = 12 + 16 * entry + 8
        let offset = font[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
        font.replaceSubrange(place..<place + 4, with: bytes(offset + start))
      }
      file.append(contentsOf: font + Array(repeating: 0, count: (4 - font.count % 4) % 4))
    }
    return file
  }

  @Test func foundFamiliesAreCachedWithinABound() throws {
    let registry = registry()
    let installed = try #require(registry.installed)
    for scalar in UInt32(0x20000)..<0x20000 + 70_000 {
      _ = installed.family(for: scalar, language: "en", style: .init(weight: 400, isItalic: false))
    }
    #expect(installed.cachedFamilyCount <= 1 << 16)
  }

  // MARK: Emoji

  /// A cell has the emoji font's own width, so that a browser without that kind of font paints into the
  /// same box.
  @Test(arguments: ["🚀", "❤️", "🇩🇪", "👨‍👩‍👧", "👍🏽"])
  func anEmojiIsACellAsWideAsTheEmojiFontHasIt(emoji: String) throws {
    let registry = registry()
    let text = layout("a\(emoji)b", registry)
    let found = text.nodes().flatMap { node -> [TextNode] in
      if case .run(_, let inner) = node { inner } else { [node] }
    }.compactMap { node -> (width: Double, family: String)? in
      if case .emoji(emoji, let width, let family) = node { (width, family) } else { nil }
    }
    let cell = try #require(found.first)
    #expect(found.count == 1)
    #expect(cell.family.hasSuffix(" (server)"))
    #expect(text.fontFamily(isWhole: false) == nil)
    let sheets = text.fontSheets.compactMap { registry.installed?.sheet(named: $0) }
    #expect(sheets.contains { $0.contains("\"\(cell.family)\"") })
    var recorded = TestFonts.registry
    recorded.stack = ["Inter", "Emoji Test"]
    #expect(cell.width == layout(emoji, recorded).width)
  }

  /// The test font has few flags and families; emoji of other sequences are cells, and so are sequences
  /// that are not recommended.
  @Test(arguments: ["🇩🇰", "👩‍🚒", "👩‍👩‍👩", "🚀‍🚀"])
  func anEmojiThatTheFontDoesNotPaintAsOneIsACell(emoji: String) {
    let text = layout("a\(emoji)b", registry())
    let cells = text.nodes().flatMap { node -> [TextNode] in
      if case .run(_, let inner) = node { inner } else { [node] }
    }.filter { if case .cell(emoji, _, _) = $0 { true } else { false } }
    #expect(cells.count == 1)
    #expect(text.nodes() == layout("a\(emoji)b", registry()).nodes())
  }

  /// A skin tone after a space forms one cluster with it, but a line may end between them.
  @Test func aSpaceIsNoPartOfACell() {
    let cells = layout("a 🏿", registry("/nowhere")).nodes().flatMap { node -> [TextNode] in
      if case .run(_, let inner) = node { inner } else { [node] }
    }.compactMap { if case .cell(let text, _, _) = $0 { text } else { nil } }
    #expect(cells == ["🏿"])
  }

  @Test func manyEmojiOfSeveralCharactersShareFewFiles() {
    let text = layout("🇩🇪🇩🇯🇪🇪🇪🇷🇪🇸🇪🇹🇪🇺🇫🇮🇫🇯🇫🇷👨‍👩‍👧👩‍🚀👍🏽👍🏿🏃🏻‍♀️🏃🏻‍♂️", registry())
    var use = FontUse()
    use.add(text)
    #expect(text.fontSheets.count == 1)
    #expect(use.files.count <= 8)
  }
}

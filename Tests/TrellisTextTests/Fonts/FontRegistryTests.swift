import Foundation
import Testing
import TrellisBase

@testable import TrellisText

struct FontRegistryTests {
  /// A folder that is deleted with its last reference.
  private final class Folder {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("trellis-fonts-\(UUID().uuidString)").path

    init(manifest: String, files: [String: Data] = [:]) throws {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      try Data(manifest.utf8).write(to: URL(fileURLWithPath: path + "/fonts.json"))
      for (name, data) in files { try data.write(to: URL(fileURLWithPath: path + "/" + name)) }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
  }

  private func manifest(_ file: String, stack: String = "A") -> String {
    """
    {"faces":[{"family":"A","weight":400,"web":"a.woff2","file":"\(file)"}],"stack":["\(stack)"]}
    """
  }

  private func data(_ file: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: TestFonts.folder + "/" + file))
  }

  @Test func everyFaceOfTheFolderIsRead() {
    #expect(TestFonts.registry.faces.count == 19)
    #expect(TestFonts.registry.stack.first == "Inter")
  }

  @Test func aMissingFolderIsAnError() {
    #expect(
      throws: FontError.unreadable(
        path: "/nowhere/fonts.json", reason: "it is missing or not readable")
    ) {
      try FontRegistry(folder: "/nowhere")
    }
  }

  /// Later, when no start can fail any more, a missing table is an empty one.
  @Test func aMissingTableIsAnError() async {
    await #expect(processExitsWith: .success) {
      let engine = TestFonts.engine
      ResourceFolder.publicOption = "/nowhere"
      do throws(FontError) {
        _ = try FontRegistry(folder: TestFonts.folder)
        exit(1)
      } catch {
        precondition(error == .missingData(path: "/nowhere/data/cell-widths.txt"), "\(error)")
      }
      let text = "Silbentrennung ភាសាខ្មែរគឺជាភាសា ພາສາລາວເປັນພາສາ \u{10A0} \u{13A0}"
      for language in HyphenationPatterns.languages {
        let paragraph = Paragraph(
          text, attributes: TextAttributes(font: FontDescriptor(size: 16)), language: language,
          composition: ParagraphComposition(hyphenates: true))
        precondition(engine.layout(paragraph, width: 40).lines.allSatisfy { !$0.isHyphenated })
      }
      precondition(WordList.khmer.count == 0 && CellWidth.table.isEmpty)
      precondition(CharacterOrder.hangul.isEmpty)
      let path = TestFonts.folder + "/CJKTest-Regular.otf"
      let face = try FontFace(bytes: Array(Data(contentsOf: URL(filePath: path))), path: path)
      let slices = LargeFaceDivision(of: face, family: "Test").slices(
        family: "Test", weight: 400, isItalic: false)
      precondition(!slices.parts.isEmpty)
    }
  }

  @Test func aManifestThatIsNoJSONIsAnError() throws {
    let folder = try Folder(manifest: "{")
    #expect { try FontRegistry(folder: folder.path) } throws: { error in
      guard case FontError.malformedManifest = error else { return false }
      return "\(error)".hasPrefix("Cannot read the font manifest")
    }
  }

  @Test func aCompressedFontIsAnErrorThatNamesTheFormats() throws {
    let folder = try Folder(
      manifest: manifest("a.woff2"), files: ["a.woff2": try data("Inter-Regular.woff2")])
    #expect { try FontRegistry(folder: folder.path) } throws: { error in
      guard case FontError.notAFont = error else { return false }
      return "\(error)".contains("measures .otf and .ttf files")
    }
  }

  @Test func aFontWithoutItsTablesIsAnError() throws {
    // Renames the table `hmtx` in the directory.
    var bytes = try data("NotoSansHebrew-Regular.ttf")
    let tag = try #require(bytes.range(of: Data("hmtx".utf8)))
    bytes.replaceSubrange(tag, with: Data("hmty".utf8))
    let folder = try Folder(manifest: manifest("a.ttf"), files: ["a.ttf": bytes])
    #expect(throws: FontError.missingTable(path: folder.path + "/a.ttf", table: "hmtx")) {
      try FontRegistry(folder: folder.path)
    }
  }

  @Test(arguments: [0, 3, 11, 100, 1000, 8000])
  func aTruncatedFontDoesNotStopTheProgram(length: Int) throws {
    let bytes = try data("NotoSansHebrew-Regular.ttf").prefix(length)
    let folder = try Folder(manifest: manifest("a.ttf"), files: ["a.ttf": bytes])
    guard let registry = try? FontRegistry(folder: folder.path) else { return }
    let attributes = TextAttributes(font: FontDescriptor(size: 16))
    let layout = TextEngine(registry: registry)
      .layout(Paragraph("\u{5D0}b", attributes: attributes), width: 100)
    #expect(layout.lines.count == 1)
  }

  @Test func aStackOfUnknownFamiliesIsAnError() throws {
    let folder = try Folder(
      manifest: manifest("a.otf", stack: "B"), files: ["a.otf": try data("Inter-Regular.otf")])
    #expect(throws: FontError.unknownFamily("B")) { try FontRegistry(folder: folder.path) }
  }

  @Test func requestedFamiliesPrecedeTheStack() {
    let families = TestFonts.registry.families(
      for: FontDescriptor(families: ["Nowhere Sans", "Noto Sans Thai"], size: 16))
    #expect(Array(families.prefix(2)) == ["Noto Sans Thai", "Inter"])
    #expect(families.count == TestFonts.registry.stack.count)
  }

  @Test(arguments: [
    (400, false, "Inter-Regular.woff2"), (450, false, "Inter-Medium.woff2"),
    (300, false, "Inter-Regular.woff2"), (550, false, "Inter-SemiBold.woff2"),
    (900, false, "Inter-Bold.woff2"), (400, true, "Inter-Italic.woff2"),
    (600, true, "Inter-BoldItalic.woff2"), (500, true, "Inter-Italic.woff2"),
  ])
  func weightsAreMatchedAsInCSS(weight: Int, isItalic: Bool, file: String) {
    let descriptor = FontDescriptor(size: 16, weight: weight, isItalic: isItalic)
    #expect(TestFonts.registry.faceList(for: descriptor)[0].slices.whole?.fileName == file)
  }

  @Test func anApplicationAddsAFamilyOfItsOwn() throws {
    var registry = TestFonts.registry
    try registry.add(
      family: "Mine", weight: 400, file: TestFonts.folder + "/Inter-Medium.otf",
      webFile: "mine.woff2")
    #expect(registry.stack.last == "Mine")
    #expect(registry.fontFaceRules(urlPrefix: "/f/").contains(#"src:url("/f/mine.woff2")"#))
  }
}

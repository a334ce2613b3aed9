import CHarfBuzz
import Foundation
import Testing

@testable import TrellisText

/// The font slices that pages load instead of whole fonts.
struct FontSliceTests {
  private func face(_ file: String) throws -> FontFace {
    let data = try #require(FileManager.default.contents(atPath: TestFonts.folder + "/" + file))
    return try FontFace(bytes: Array(data), path: file)
  }

  private func slices(_ file: String) throws -> FaceDivision {
    FaceDivision(of: try face(file), webFile: nil, stem: "a", features: [])
  }

  /// The font in a slice, before compression.
  private func opened(_ face: FontFace, _ characters: ScalarSet) throws -> FontFace {
    let font = try #require(FontSubset.make(of: face.face, characters: characters, features: []))
    return try FontFace(bytes: font, path: "subset")
  }

  @Test func aSubsetHasExactlyTheRequestedCharacters() throws {
    let face = try self.face("Inter-Regular.otf")
    let wanted = ScalarSet("Rés→ж")
    #expect(try opened(face, wanted).coverage == wanted)
  }

  @Test func aSubsetKernsAsTheWholeFontDoes() throws {
    let face = try self.face("Inter-Regular.otf")
    let part = try opened(face, LatinSlice.characters)
    func width(_ text: String, _ face: FontFace) -> Int32 {
      let buffer = hb_buffer_create()!
      defer { hb_buffer_destroy(buffer) }
      hb_buffer_add_utf8(buffer, text, -1, 0, -1)
      hb_buffer_guess_segment_properties(buffer)
      hb_shape(face.font, buffer, nil, 0)
      var count: UInt32 = 0
      let positions = hb_buffer_get_glyph_positions(buffer, &count)!
      return (0..<Int(count)).reduce(0) { $0 + positions[$1].x_advance }
    }
    for text in ["AVATAR To. We, Ty", "Łódź, Tě, L’Été", "f(x) → “1,7”"] {
      #expect(width(text, part) == width(text, face))
    }
    #expect(width("AV", face) < width("A", face) + width("V", face))
  }

  @Test(arguments: ["Regular", "Italic", "Medium", "SemiBold", "Bold", "BoldItalic"])
  func theLatinSliceOfAFaceHasAtMost25Kilobytes(name: String) throws {
    let latin = try slices("Inter-\(name).otf").parts[0]
    let file = try #require(latin.make())
    #expect(file.count <= 25_000)
    #expect(Array(file.prefix(4)) == Array("wOF2".utf8))
    #expect(latin.characters.contains(0x17E))
    #expect(!latin.characters.contains(0x436))
  }

  @Test func aSliceHasTheSameBytesAndNameEachTime() throws {
    let slices = try (0..<2).map { _ in try self.slices("Inter-Medium.otf").parts[0] }
    #expect(slices[0].make() == slices[1].make())
    #expect(slices[0].fileName == slices[1].fileName)
    #expect(slices[0].fileName.hasPrefix("a.latin."))
  }

  @Test func anotherFontOrOtherCharactersGiveAnotherName() throws {
    let face = try self.face("Inter-Medium.otf")
    let other = try self.face("Inter-Bold.otf")
    func name(_ face: FontFace, _ text: String, _ features: [String] = []) -> String {
      FontSlice(of: face, stem: "a", characters: ScalarSet(text), features: features).fileName
    }
    let names = [
      name(face, "abc"), name(other, "abc"), name(face, "abd"), name(face, "abc", ["smcp"]),
    ]
    #expect(Set(names).count == 4)
  }

  @Test(arguments: [
    "../../etc/passwd", "a/b", "..", "", "Ä b\u{0}", String(repeating: "x", count: 300),
  ])
  func aNameIsSafeInFoldersAndAddresses(stem: String) throws {
    let name = FontSlice(
      of: try face("EmojiTest.ttf"), stem: stem, characters: ScalarSet("a"), features: []
    ).fileName
    #expect(name.utf8.count < 120)
    #expect(!name.hasPrefix("."))
    #expect(name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) })
  }

  @Test func partsShareNoCharacterAndTheRestIsInTheWhole() throws {
    let slices = try slices("Inter-Regular.otf")
    let coverage = try face("Inter-Regular.otf").coverage
    #expect(slices.parts.count == 2)
    #expect(slices.parts[0].characters.intersection(slices.parts[1].characters).isEmpty)
    let parts = slices.parts[0].characters.union(slices.parts[1].characters)
    #expect(parts.intersection(slices.remainder).isEmpty)
    #expect(coverage.isSubset(of: parts.union(slices.remainder)))
    #expect(coverage.isSubset(of: try #require(slices.whole).characters))
  }

  @Test func aFaceOfAnotherScriptIsOneFile() throws {
    let slices = try slices("NotoSansHebrew-Regular.ttf")
    #expect(slices.parts.count == 1)
    #expect(slices.whole == nil)
    // HarfBuzz draws it as two characters.
    #expect(slices.parts[0].characters.contains(0xFB2A))
  }

  @Test func symbolsOfASliceAreNotKerned() throws {
    let face = try self.face("Inter-Regular.otf")
    let symbols = try slices("Inter-Regular.otf").parts[1].characters
    #expect(symbols.contains(0x2605))
    for scalar in ["A", "х", "."].map({ $0.unicodeScalars.first!.value }) {
      #expect(!symbols.contains(scalar))
    }
    // The parenthesis is kerned.
    GlyphInterplay.with(face: face.face, features: []) {
      #expect($0.aloof(among: ScalarSet("("), font: face.font).isEmpty)
    }
  }

  @Test func aFileThatIsNoFontIsNotPacked() {
    for bytes: [UInt8] in [
      [], [1, 2, 3], Array("ttcf".utf8) + [0, 1, 0, 0, 0, 0, 0, 1],
      [0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0] + Array("head".utf8) + [
        0, 0, 0, 0, 0, 0, 0, 90, 0, 0, 0, 9,
      ],
    ] {
      #expect(WOFF2.packed(bytes) == nil)
    }
  }

  /// WOFF File Format 2.0, §4: the header has the length of the file, and tables are padded to four bytes.
  @Test func aPackedFontHasTheSizesOfItsHeader() throws {
    var padded = 0
    for name in [
      "Inter-Regular.otf", "Inter-Bold.otf", "NotoSansThai-Regular.ttf", "EmojiTest.ttf",
    ] {
      let font = [UInt8](
        try Data(contentsOf: URL(fileURLWithPath: TestFonts.folder + "/" + name)))
      let file = try #require(WOFF2.packed(font))
      let (packed, unpacked) = (BigEndianReader(file), BigEndianReader(font))
      let tables = try #require(unpacked.unsigned(at: 4, bytes: 2))
      let size = (0..<tables).reduce(12 + 16 * tables) {
        $0 + ((unpacked.unsigned(at: 12 + 16 * $1 + 12, bytes: 4) ?? 0) + 3) & ~3
      }
      #expect(String(decoding: file.prefix(4), as: UTF8.self) == "wOF2")
      #expect(packed.unsigned(at: 4, bytes: 4) == unpacked.unsigned(at: 0, bytes: 4))
      #expect(packed.unsigned(at: 8, bytes: 4) == file.count && file.count.isMultiple(of: 4))
      #expect(packed.unsigned(at: 12, bytes: 2) == tables)
      #expect(packed.unsigned(at: 16, bytes: 4) == size)
      let compressed = try #require(packed.unsigned(at: 20, bytes: 4))
      #expect((44..<48).allSatisfy { file[$0] == 0 } && compressed < font.count)
      if file[file.count - 1] == 0 { padded += 1 }
    }
    #expect(padded > 0, "no file needs a padding")
  }
}

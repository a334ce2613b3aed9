import CHarfBuzz
import Foundation
import TestSupport
import Testing

@testable import TrellisText

struct InertCharactersTests {
  private static let inter = TestFonts.folder + "/Inter-Regular.otf"

  @Test func lettersThatOnlyComposeWithMarksAreInert() throws {
    let face = try FontFace(file: Self.inter)
    #expect(face.inertCharacters.contains(Array("Handgloves,(12:30)".utf16)))
    // A text with a letter that a substitution makes of a base and a mark is shaped with substitutions.
    #expect(!face.inertCharacters.contains(Array("caf\u{E9}".utf16)))
    #expect(!face.inertCharacters.contains(Array("\u{301}".utf16)))
    #expect(!face.inertCharacters.contains(Array("\u{D7}".utf16)))
    #expect(!face.inertCharacters.contains(Array("\u{3B1}".utf16)))
  }

  @Test func aFontWithoutSubstitutionsHasNoInertCharacters() throws {
    let face = try FontFace(bytes: font(substitutions: nil), path: "test")
    #expect(!face.inertCharacters.contains(Array("a".utf16)))
  }

  @Test func partsOfLigaturesAreNotInert() throws {
    let face = try FontFace(
      bytes: font(substitutions: .ligature("f", "i", "\u{20AC}")), path: "test")
    #expect(!face.inertCharacters.contains(Array("f".utf16)))
    #expect(!face.inertCharacters.contains(Array("i".utf16)))
    #expect(face.inertCharacters.contains(Array("handglove".utf16)))
  }

  /// Both characters are of the set that is checked, so that the closure of all characters has no new glyph.
  @Test func replacedCharactersAreNotInert() throws {
    let face = try FontFace(bytes: font(substitutions: .single("a", "w")), path: "test")
    #expect(!face.inertCharacters.contains(Array("a".utf16)))
    #expect(face.inertCharacters.contains(Array("hdglves".utf16)))
    let instance = try instance(of: face)
    #expect(glyphs(of: Array("wave".utf16), instance) == glyphs(of: Array("wwve".utf16), instance))
  }

  /// Glyphs of random words are the same with and without the shorter list of features.
  @Test func wordsHaveTheSameGlyphsWithoutSubstitutions() throws {
    let folders = [TestFonts.folder, "/usr/share/fonts/truetype"]
    let files = folders.flatMap { folder in
      (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
        .filter { $0.hasSuffix("tf") }.sorted().map { folder + "/" + $0 }
    }
    var faces = files.prefix(100).compactMap { try? FontFace(file: $0) }
    for kind in [Substitution.ligature("f", "i", "\u{20AC}"), .single("a", "w"), .single("e", "X")]
    {
      faces.append(try FontFace(bytes: font(substitutions: kind), path: "test"))
    }
    #expect(faces.count > 20)
    var random = SeededGenerator(seed: 7)
    var inert = 0
    for face in faces {
      let instance = try self.instance(of: face)
      for _ in 0..<100 {
        let letters = Bool.random(using: &random) ? 0x61...0x7A : 0x21...0xFF
        let word = (0..<Int.random(in: 1...12, using: &random)).map { _ in
          UInt16(letters.randomElement(using: &random) ?? 0x61)
        }
        if face.inertCharacters.contains(word) { inert += 1 }
        let all = glyphs(of: word, instance, Shaper(skipsSubstitutions: false))
        let few = glyphs(of: word, instance, Shaper())
        #expect(all == few, "\(String(decoding: word, as: UTF16.self))")
      }
    }
    #expect(inert > 10 * faces.count)
  }

  @Test func requestedFeaturesReplaceInertCharacters() throws {
    let face = try FontFace(bytes: font(substitutions: .single("a", "w")), path: "test")
    #expect(try instance(of: face, features: [.tabularFigures]).featuresOfInertTexts.isEmpty)
  }

  /// In a text from the right, HarfBuzz first replaces the inert letter by a glyph that another feature replaces.
  @Test func textsFromTheRightAreShapedWithSubstitutions() throws {
    let face = try FontFace(
      bytes: font(substitutions: .fromTheRight("a", "\u{20AC}", "w")), path: "test")
    #expect(face.inertCharacters.contains(Array("a".utf16)))
    let instance = try instance(of: face)
    let text = Array("aa".utf16)
    let found = glyphs(of: text, instance, isRightToLeft: true)
    #expect(
      found == glyphs(of: text, instance, Shaper(skipsSubstitutions: false), isRightToLeft: true))
    let expected = glyphs(of: Array("ww".utf16), instance)
    #expect(found.map { $0[1] } == expected.map { $0[1] })
    #expect(glyphs(of: text, instance) != expected)
  }

  // MARK: Shaping

  private func instance(of face: FontFace, features: [FontFeature] = []) throws -> FontInstance {
    return FontInstance(
      identifier: 1,
      attributes: TextAttributes(font: FontDescriptor(size: 16), features: features),
      language: "en", registry: TestFonts.registry(of: face))
  }

  private func glyphs(
    of word: [UInt16], _ instance: FontInstance, _ shaper: Shaper = Shaper(),
    isRightToLeft: Bool = false
  ) -> [[Int32]] {
    var glyphs: [ShapedGlyph] = []
    word.withUnsafeBufferPointer { text in
      shaper.shape(
        text, range: 0..<text.count, context: 0..<text.count, script: HB_SCRIPT_LATIN,
        isRightToLeft: isRightToLeft, instance: instance, firstFace: 0, into: &glyphs)
    }
    return glyphs.map {
      [$0.cluster, $0.advance, $0.adjustment, $0.isUnsafeToBreak ? 1 : 0, $0.isMissing ? 1 : 0]
    }
  }

  // MARK: Fonts

  private enum Substitution {
    /// The feature `liga` replaces two characters by the glyph of a third.
    case ligature(Unicode.Scalar, Unicode.Scalar, Unicode.Scalar)
    /// The feature `calt` replaces a character by the glyph of another.
    case single(Unicode.Scalar, Unicode.Scalar)
    /// In a text from the right only, the first character becomes the second, and in all texts the second becomes
    /// the third.
    case fromTheRight(Unicode.Scalar, Unicode.Scalar, Unicode.Scalar)
  }

  /// Inter with one substitution in place of its own, or with none.
  private func font(substitutions: Substitution?) throws -> [UInt8] {
    let source = try FontFace(file: Self.inter)
    return try TestFontTables.font(
      from: source, with: substitutions.map { ("GSUB", try table(of: $0, source)) })
  }

  /// Source: OpenType 1.9, "GSUB".
  private func table(of substitution: Substitution, _ face: FontFace) throws -> [UInt8] {
    func glyph(_ scalar: Unicode.Scalar) throws -> UInt16 {
      UInt16(try #require(face.glyph(for: scalar.value)))
    }
    func single(_ from: Unicode.Scalar, _ to: Unicode.Scalar) throws -> [UInt16] {
      [2, 8, 1, try glyph(to), 1, 1, try glyph(from)]
    }
    switch substitution {
    case .ligature(let first, let second, let result):
      // The coverage is at 8, the set of ligatures at 14, its only ligature 4 bytes after that.
      let subtable = [
        1, 8, 1, 14, 1, 1, try glyph(first), 1, 4, try glyph(result), 2, try glyph(second),
      ]
      return TestFontTables.layoutTable([("liga", 0)], lookups: [(4, subtable)])
    case .single(let from, let to):
      return TestFontTables.layoutTable([("calt", 0)], lookups: [(1, try single(from, to))])
    case .fromTheRight(let from, let middle, let to):
      return TestFontTables.layoutTable(
        [("calt", 1), ("rtla", 0)],
        lookups: [(1, try single(from, middle)), (1, try single(middle, to))])
    }
  }
}

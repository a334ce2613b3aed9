import Testing

@testable import TrellisText

struct AutomaticFeaturesTests {
  private func names(_ features: [String]) throws -> [String] {
    let source = try FontFace(file: TestFonts.folder + "/Inter-Regular.otf")
    let glyph = UInt16(try #require(source.glyph(for: 0x61)))
    let table = TestFontTables.layoutTable(
      features.map { ($0, 0) }, lookups: [(1, [1, 8, 4, 50, 1, 1, glyph])])
    let bytes = try TestFontTables.font(from: source, with: ("GPOS", table))
    let face = try FontFace(bytes: bytes, path: "test")
    return withExtendedLifetime(face) { AutomaticFeatures.names(of: face.face) }
  }

  @Test func featuresThatMustBeRequestedAreNotNamed() throws {
    #expect(
      try names(["calt", "cv01", "jp78", "kern", "ss01", "ssty", "tnum"]) == [
        "calt", "kern", "ssty",
      ])
    #expect(try names([]) == [])
  }

  @Test(arguments: [63, 64, 65, 130])
  func aFontMayHaveManyFeatures(_ count: Int) throws {
    let features = (100..<100 + count).map { "z\($0)" }
    #expect(try names(features) == features)
  }
}

import Foundation
import Testing

@testable import TrellisText

struct LargeFaceDivisionTests {
  private func slices(_ file: String, family: String) throws -> (FaceDivision, FontFace) {
    let path = TestFonts.folder + "/" + file
    let face = try FontFace(file: FontFile(path: path), index: 0, path: path)
    let slices = LargeFaceDivision(of: face, family: family).slices(
      family: family + " (server)", weight: 400, isItalic: false)
    return (slices, face)
  }

  @Test(arguments: ["CJKTest-Regular.otf", "Inter-Regular.otf", "NotoSansThai-Regular.ttf"])
  func eachCharacterIsInOneSlice(file: String) throws {
    let (slices, face) = try slices(file, family: "Test JP")
    var seen = ScalarSet()
    for part in slices.parts {
      #expect(seen.intersection(part.cut).isEmpty)
      #expect(part.characters.isSubset(of: part.announced), "a browser loads the file for them")
      seen = seen.union(part.cut)
    }
    #expect(seen == face.coverage)
    for scalar in face.coverage.scalars {
      #expect(slices.part(for: scalar)?.cut.contains(scalar) == true)
    }
    #expect(slices.part(for: 0x10FFFD) == nil)
    // A style sheet may announce more characters than a file has, but no text relies on that.
    let ideographs = ScalarSet([0x4E00...0x9FFF]).subtracting(face.coverage)
    #expect(ideographs.scalars.allSatisfy { slices.part(for: $0) == nil })
  }

  @Test func slicesAreTheSameEachTime() throws {
    let first = try slices("CJKTest-Regular.otf", family: "Test JP").0
    let second = try slices("CJKTest-Regular.otf", family: "Test JP").0
    #expect(first.parts.map(\.fileName) == second.parts.map(\.fileName))
    #expect(first.sheet == second.sheet)
    #expect(try slices("CJKTest-Bold.otf", family: "Test JP").0.sheet != first.sheet)
  }

  @Test func kernedLettersStayTogether() throws {
    let parts = try slices("Inter-Regular.otf", family: "Inter").0.parts
    let letters = try #require(parts.first { $0.characters.contains(0x41) })
    #expect(ScalarSet("AVÄžжΩ").isSubset(of: letters.characters))
  }

  @Test func frequentCharactersComeFirst() throws {
    for list in [
      CharacterOrder.japanese, CharacterOrder.hangul, CharacterOrder.simplified,
      CharacterOrder.traditional,
    ] {
      let characters = Array(list.unicodeScalars)
      #expect(characters.count > 2000)
      #expect(Set(characters).count == characters.count)
    }
    #expect(CharacterOrder.simplified.hasPrefix("的"))
    #expect(
      CharacterOrder.hangul.unicodeScalars.allSatisfy {
        (0xAC00...0xD7A3).contains($0.value)
      })
  }

  @Test func aFontThatForbidsPartsIsNotServed() throws {
    let path = TestFonts.folder + "/NotoSansThai-Regular.ttf"
    var bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    #expect(try FontFace(bytes: bytes, path: path).mayBeServedInParts)
    let reader = BigEndianReader(bytes)
    let tables = try #require(reader.unsigned(at: 4, bytes: 2))
    let entry = try #require(
      (0..<tables).map { 12 + 16 * $0 }.first { reader.unsigned(at: $0, bytes: 4) == 0x4F53_2F32 })
    let table = try #require(reader.unsigned(at: entry + 8, bytes: 4))
    for (rights, isServed) in [
      (0, true), (2, false), (4, true), (8, true), (0x100, false), (0x204, false),
    ] {
      bytes[table + 8] = UInt8(rights >> 8)
      bytes[table + 9] = UInt8(rights & 0xFF)
      #expect(try FontFace(bytes: bytes, path: path).mayBeServedInParts == isServed)
    }
  }
}

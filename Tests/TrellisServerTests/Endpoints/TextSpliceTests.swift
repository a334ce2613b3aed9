import Foundation
import TestSupport
import Testing

@testable import TrellisServer

struct TextSpliceTests {
  /// A case that the tests of the client read, too.
  private struct Fixture: Decodable {
    let from: String
    let to: String
    let start: Int
    let removed: Int
    let text: String
    let checksum: UInt32

    enum CodingKeys: CodingKey { case from, to, change, checksum }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      from = try values.decode(String.self, forKey: .from)
      to = try values.decode(String.self, forKey: .to)
      checksum = try values.decode(UInt32.self, forKey: .checksum)
      var change = try values.nestedUnkeyedContainer(forKey: .change)
      start = try change.decode(Int.self)
      removed = try change.decode(Int.self)
      text = try change.decode(String.self)
    }
  }

  private func splice(
    _ start: Int, _ removed: Int, _ text: String, base: TextSplice.Base = .empty
  ) -> TextSplice {
    TextSplice(base: base, start: start, removed: removed, text: text)
  }

  @Test func changesTheTextsOfTheFixtures() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Fixtures/splices/splices.json").standardized
    let fixtures = try JSONDecoder().decode([Fixture].self, from: Data(contentsOf: file))
    #expect(fixtures.count > 10)
    for fixture in fixtures {
      let splice = splice(fixture.start, fixture.removed, fixture.text)
      #expect(splice.applied(to: fixture.from).map { Array($0.utf8) } == Array(fixture.to.utf8))
      #expect(TextSplice.checksum(of: fixture.from) == fixture.checksum, "\(fixture.from)")
    }
  }

  @Test func aSpliceOutsideTheTextChangesNothing() {
    let text = "a text"
    #expect(splice(6, 0, "s").applied(to: text) == "a texts")
    #expect(splice(0, 6, "").applied(to: text) == "")
    for (start, removed) in [
      (7, 0), (6, 1), (0, 7), (.max, 1), (1, .max), (.max, .max), (-1, 1), (1, -1),
    ] {
      #expect(splice(start, removed, "s").applied(to: text) == nil, "\(start), \(removed)")
    }
  }

  @Test func aSpliceCutsNoCharacter() {
    let text = "aé😀"
    for start in [0, 1, 3, 7] { #expect(splice(start, 0, "x").applied(to: text) != nil) }
    for start in [2, 4, 5, 6] {
      #expect(splice(start, 0, "x").applied(to: text) == nil)
      #expect(splice(0, start, "x").applied(to: text) == nil)
    }
  }

  @Test func aValueHasNoMoreBytesThanOneThatIsSentWhole() {
    let text = String(repeating: "x", count: TextSplice.limit - 1)
    #expect(splice(0, 0, "y").applied(to: text)?.utf8.count == 65536)
    #expect(splice(0, 0, "yy").applied(to: text) == nil)
    #expect(splice(0, 1, "yy").applied(to: text)?.utf8.count == 65536)
    let huge = String(repeating: "x", count: 100_000)
    #expect(splice(0, 0, "").applied(to: huge) == nil, "a value of the server may be longer")
    #expect(splice(0, 90_000, "").applied(to: huge)?.utf8.count == 10_000)
  }

  @Test func aSpliceChangesTheLastValueOnly() {
    var last = SplicedValue()
    #expect(last.value(of: splice(0, 0, "abc")) { nil } == "abc")
    #expect(last.value(of: splice(0, 0, "abc", base: .event(1))) { nil } == nil)
    last.record("abc", of: 4)
    #expect(last.byteCount == 3)
    #expect(last.value(of: splice(3, 0, "d", base: .event(4))) { nil } == "abcd")
    #expect(last.value(of: splice(3, 0, "d", base: .event(3))) { nil } == nil)
    #expect(last.value(of: splice(3, 0, "d")) { nil } == nil, "the empty text has no third byte")
  }

  @Test func aSpliceOfTheServersValueNeedsItsChecksum() {
    let last = SplicedValue()
    let base = TextSplice.Base.known(checksum: TextSplice.checksum(of: "abc"))
    #expect(last.value(of: splice(3, 0, "d", base: base)) { "abc" } == "abcd")
    #expect(last.value(of: splice(3, 0, "d", base: base)) { "abd" } == nil)
    #expect(last.value(of: splice(0, 0, "d", base: base)) { nil } == nil)
    let long = String(repeating: "x", count: TextSplice.limit + 1)
    let longBase = TextSplice.Base.known(checksum: TextSplice.checksum(of: long))
    #expect(last.value(of: splice(0, 9, "", base: longBase)) { long } == nil)
  }

  /// Compared with an array of bytes.
  @Test func randomSplicesAreThoseOfTheBytes() {
    var random = SeededGenerator(seed: 5)
    let letters = Array("ab\u{E9}日😀")
    for _ in 0..<2000 {
      let text = String(
        (0..<Int.random(in: 0...8, using: &random)).map { _ in
          letters.randomElement(using: &random)!
        })
      let start = Int.random(in: 0...12, using: &random)
      let removed = Int.random(in: 0...6, using: &random)
      var bytes = Array(text.utf8)
      guard start + removed <= bytes.count else {
        #expect(splice(start, removed, "é").applied(to: text) == nil)
        continue
      }
      bytes.replaceSubrange(start..<start + removed, with: "é".utf8)
      let expected = String(validating: bytes, as: UTF8.self)
      let result = splice(start, removed, "é").applied(to: text)
      #expect(
        result.map { Array($0.utf8) } == expected.map { Array($0.utf8) },
        "\(text) \(start) \(removed)")
    }
  }
}

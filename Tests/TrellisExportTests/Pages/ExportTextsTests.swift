import Foundation
import TestSupport
import Testing

@testable import TrellisExport
@testable import TrellisServer

struct ExportTextsTests {
  @Test func eachTextHasOneNumber() {
    let texts = ExportTexts()
    #expect(texts.numbers(of: ["a", "b", "a"]) == [0, 1, 0])
    #expect(texts.numbers(of: ["c", "b", ""]) == [2, 1, 3])
    #expect(texts.numbers(of: [String]()) == [])
    #expect(texts.all == ["a", "b", "c", ""])
  }

  private func encoded(_ numbers: [UInt32]) throws -> String {
    try JSONDecoder().decode(String.self, from: JSONEncoder().encode(ExportNumbers(numbers)))
  }

  private func decoded(_ text: String) throws -> [UInt32] {
    try JSONDecoder().decode(ExportNumbers.self, from: JSONEncoder().encode(text)).numbers
  }

  @Test(
    arguments: [
      ([], ""), ([0], "0"), ([3, 4], "3-4"), ([4, 3], "4 3"), ([1, 2, 3], "1-3"), ([5, 5], "5 5"),
      ([4, 5, 6, 3], "4-6 3"), ([1, 2, 4, 5, 7], "1-2 4-5 7"), ([9, 10, 8, 9], "9-10 8-9"),
      ([1, 3, 5], "1 3 5"), ([.max - 1], "4294967294"),
    ] as [([UInt32], String)])
  func consecutiveNumbersAreARange(numbers: [UInt32], text: String) throws {
    #expect(try encoded(numbers) == text)
    #expect(try decoded(text) == numbers)
  }

  @Test func theNumbersAreReadAsWritten() throws {
    var random = SeededGenerator(seed: 9)
    for _ in 0..<300 {
      var numbers: [UInt32] = []
      for _ in 0..<random.below(6) {
        let start = UInt32(random.below(20))
        numbers += start..<(start + UInt32(1 + random.below(5)))
      }
      #expect(try decoded(encoded(numbers)) == numbers)
    }
  }

  @Test(arguments: ["x", "3-2", "0-1048576", "-", "4294967296", "1 x", "0-4294967295"])
  func malformedNumbersAreRefused(text: String) {
    #expect(throws: DecodingError.self) { try decoded(text) }
  }

  @Test func theLongestRangeIsRead() throws {
    #expect(try decoded("5-1048580").count == 1 << 20)
  }
}

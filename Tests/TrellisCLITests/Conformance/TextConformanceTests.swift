import Foundation
import Testing
import TrellisText

@testable import TrellisCLI

/// A sample of the cases measured in Chromium; `trellis conformance text` runs any others.
struct TextConformanceTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private func checker() throws -> TextConformanceChecker {
    let fonts = Self.root.appendingPathComponent("public/fonts").path
    return TextConformanceChecker(
      engine: TextEngine(registry: try FontRegistry(folder: fonts)))
  }

  private func rows(_ file: String) throws -> [TextConformanceRow] {
    let path = Self.root.appendingPathComponent("Tests/Fixtures/text").appendingPathComponent(file)
    return try Data(contentsOf: path).split(separator: UInt8(ascii: "\n")).map {
      try TextConformanceRow(line: $0)
    }
  }

  private func results(_ file: String) throws -> [TextConformanceResult] {
    let checker = try checker()
    return try rows(file).map(checker.check)
  }

  @Test func linesBreakAndMeasureAsInChromium() throws {
    let results = try results("wrap.jsonl")
    let whole = results.filter { $0.kind == .lines }
    #expect(whole.filter { !$0.isPassed }.map(\.id) == [])
    let cut = results.filter { $0.kind == .cutWords }
    #expect(cut.count > 50)
    #expect(cut.filter { !$0.isEqual }.map(\.id) == [])
    let alone = results.flatMap(\.aloneErrors)
    #expect(alone.filter { $0 > 0 }.count * 100 <= alone.count)
    #expect(alone.allSatisfy { $0 <= 1.0 / 16 })
  }

  @Test(arguments: ["truncate.jsonl", "metrics.jsonl"])
  func everyRowPasses(file: String) throws {
    let results = try results(file)
    #expect(results.count > 100)
    #expect(results.filter { !$0.isPassed }.map(\.detail) == [])
  }

  @Test(arguments: ["breaks.jsonl", "scripts.jsonl"])
  func breakListsAreThoseOfChromium(file: String) throws {
    let results = try results(file)
    #expect(results.count > 500)
    // Keycaps beside each other: Chromium takes a digit under a mark for no digit.
    let known: Set = ["en-7-break-all"]
    let failed = results.filter { !$0.isPassed && !known.contains($0.id) }
    #expect(failed.map { "\($0.id): \($0.detail)" } == [])
  }

  /// Chromium's dictionaries of Khmer and Lao have fewer words, so that it divides more of them.
  @Test func linesOfKhmerAndLaoEndWhereChromiumMayEndThem() throws {
    let rows = try rows("dictionaries.jsonl")
    let checker = try checker()
    var count = 0
    for row in rows {
      let found = checker.breakOpportunities(in: row)
      #expect(Set(found).isSubset(of: row.breaks ?? []), "\(row.id ?? "")")
      count += found.count
    }
    #expect(count > 90)
  }

  @Test(arguments: [
    (#"{"text":"a\ud800b"}"#, #"{"text":"a\uFFFDb"}"#),
    (#"{"text":"\udc00\ud83d\ude00"}"#, #"{"text":"\uFFFD\ud83d\ude00"}"#),
    (#"{"text":"\\ud800"}"#, #"{"text":"\\ud800"}"#),
    (#"{"text":"\ud800"#, #"{"text":"\uFFFD"#), (#"\u"#, #"\u"#),
  ])
  func surrogatesThatStandAloneAreReplaced(json: String, expected: String) {
    let found = LoneSurrogates.replaced(in: Array(json.utf8))
    #expect(String(decoding: found, as: UTF8.self) == expected)
  }

  @Test func aRowThatIsNoCaseIsAnError() {
    #expect(throws: (any Error).self) { try TextConformanceRow(line: Array("[]".utf8)) }
  }
}

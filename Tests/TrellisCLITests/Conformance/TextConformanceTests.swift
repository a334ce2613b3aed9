import Foundation
import Testing
import TrellisText

@testable import TrellisCLI

/// A sample of the cases measured in Chromium; `trellis conformance text` runs any others.
struct TextConformanceTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private func results(_ file: String) throws -> [TextConformanceResult] {
    let fonts = Self.root.appendingPathComponent("public/fonts").path
    let checker = TextConformanceChecker(
      engine: TextEngine(registry: try FontRegistry(folder: fonts)))
    let path = Self.root.appendingPathComponent("Tests/Fixtures/text").appendingPathComponent(file)
    return try Data(contentsOf: path).split(separator: UInt8(ascii: "\n")).map {
      checker.check(try TextConformanceRow(line: $0))
    }
  }

  @Test func linesBreakAndMeasureAsInChromium() throws {
    let results = try results("wrap.jsonl")
    let whole = results.filter { $0.kind == .lines }
    #expect(whole.filter { !$0.isPassed }.map(\.id) == [])
    let cut = results.filter { $0.kind == .cutWords }
    #expect(cut.filter { !$0.isEqual }.count * 50 <= cut.count)
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

  @Test func breakListsAreThoseOfChromium() throws {
    let results = try results("breaks.jsonl")
    #expect(results.filter { !$0.isPassed }.count * 200 <= 3 * results.count)
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

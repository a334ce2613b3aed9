import ArgumentParser
import Foundation
import Testing
import TrellisText

@testable import Conformance

/// All cases measured in Chromium; `trellis conformance text` prints the figures of `docs/TEXT.md`.
struct TextConformanceTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

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
    #expect(results.filter { !$0.isEqual }.map(\.id) == [])
    #expect(results.filter { $0.kind == .lines }.count == 2074)
    #expect(results.filter { $0.kind == .cutWords }.count == 598)
    #expect(figures(results.flatMap(\.widthErrors)) == [10_770, 58, 10])
    #expect(figures(results.flatMap(\.aloneErrors)) == [10_770, 32, 11])
    #expect(results.flatMap { $0.widthErrors + $0.aloneErrors }.allSatisfy { $0 <= 1.0 / 16 })
  }

  /// The numbers of widths, of inexact ones, and of those with an error of more than 1/64 px.
  private func figures(_ errors: [Double]) -> [Int] {
    [errors.count, errors.filter { $0 > 1e-6 }.count, errors.filter { $0 > 1.0 / 64 }.count]
  }

  /// The widths of all rows are exact, except for a given number with an error of at most 1/16 px.
  @Test(arguments: [("truncate.jsonl", 480, 1), ("metrics.jsonl", 648, 0)])
  func everyRowPasses(file: String, count: Int, inexact: Int) throws {
    let results = try results(file)
    #expect(results.count == count)
    #expect(results.filter { !$0.isPassed }.map(\.detail) == [])
    #expect(results.flatMap(\.widthErrors).filter { $0 > 1e-6 }.count == inexact)
  }

  /// Lines whose box is as wide as the line, or narrower by 1/64 or 2/64 px, which Chromium rounds in parts.
  @Test func linesThatBarelyFitBreakAsInChromium() throws {
    let results = try results("edges.jsonl")
    #expect(results.count == 300)
    #expect(results.filter { !$0.isPassed }.map(\.detail) == [])
  }

  @Test(arguments: [
    ("breaks.jsonl", 566), ("scripts.jsonl", 1313), ("dictionaries.jsonl", 421),
  ])
  func breakListsAreThoseOfChromium(file: String, count: Int) throws {
    let results = try results(file)
    #expect(results.count == count)
    #expect(results.filter { !$0.isPassed }.map(\.detail) == [])
  }

  /// A few rows of each kind, among them the rows of each option, in a part of a second.
  @Test(arguments: [
    "wrap.jsonl", "edges.jsonl", "truncate.jsonl", "metrics.jsonl", "breaks.jsonl", "scripts.jsonl",
  ])
  func aFewRowsPass(file: String) throws {
    let (rows, checker) = (try rows(file), try checker())
    let results = stride(from: 0, to: rows.count, by: max(1, rows.count / 24))
      .map { checker.check(rows[$0]) }
    #expect(results.filter { !$0.isPassed }.map(\.detail) == [])
  }

  @Test func anInvalidRowIsAnError() {
    #expect(throws: (any Error).self) { try TextConformanceRow(line: Array("[]".utf8)) }
  }

  @Test func aLineHeightIsANumberOrNormal() throws {
    func height(_ value: String) throws -> Double? {
      let line = #"{"text":"a","lang":"en","dir":"ltr","lineHeight":\#(value)}"#
      return try TextConformanceRow(line: Array(line.utf8)).lineHeight?.pixels
    }
    #expect(try height("20") == 20)
    #expect(try height("\"normal\"") == nil)
    #expect(throws: (any Error).self) { try height("\"large\"") }
  }

  @Test func theReportCountsRowsAndWidths() {
    var report = TextConformanceReport(name: "a")
    func result(_ isEqual: Bool, _ errors: [Double] = []) -> TextConformanceResult {
      TextConformanceResult(
        id: "r", kind: .lines, isEqual: isEqual, widthErrors: errors, detail: "why")
    }
    for result in [
      result(true, [0, 1.0 / 64]), result(true, [1.0 / 16]), result(true, [0.07]), result(false),
    ] { report.add(result) }
    #expect(report.passed == 2 && report.failed == 2)
    #expect(report.failures == ["FAILED r: why", "FAILED r: why"])
    #expect(
      report.summary == [
        "a: breaks equal 3 of 4 (75.00 %)",
        "a: widths in the paragraph: 1 of 4 exact (25.00 %), 2 within 1/64 px, 3 within 1/16 px, "
          + "greatest difference 0.07 px",
      ])
  }

  @Test func theExitStatusIsOneIfARowFails() throws {
    let fonts = Self.root.appendingPathComponent("public/fonts").path
    for status in [Int32(0), 1] {
      let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: file) }
      let checker = try checker()
      let line = #"{"text":"a b","lang":"en","dir":"ltr","breaks":"#
      let found = checker.breakOpportunities(
        in: try TextConformanceRow(line: Array((line + "[]}").utf8)))
      let recorded = status == 0 ? "\(found)" : "[]"
      try Data("\(line)\(recorded)}\n".utf8).write(to: file)
      let command = try TextConformanceCommand.parse(["--fonts", fonts, file.path])
      if status == 0 {
        try command.run()
      } else {
        #expect(throws: ExitCode(status)) { try command.run() }
      }
    }
  }
}

import Foundation
import Testing

@testable import Conformance

struct FlexboxConformanceTests {
  /// The cases in the repository.
  private static let fixtures = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("Fixtures/flexbox")

  /// A folder with further cases in the same format, such as the cases of other projects whose licences keep
  /// them out of this repository.
  private static let further = ProcessInfo.processInfo.environment["TRELLIS_CONFORMANCE"]

  /// Cases whose results in Chromium differ because it rounds lengths down to 1/64 px;
  /// `docs/LAYOUT.md` explains each.
  private static let accidents: Set<String> = ["a-1977 ltr"]

  private func failures(in file: URL) throws -> [String] {
    let cases = try FlexboxCaseFile(path: file.path)
    let checker = FlexboxChecker(header: cases.header)
    #expect(!cases.cases.isEmpty)
    return cases.cases.compactMap { row in
      Self.accidents.contains(row.identity)
        ? nil : checker.check(row).map { "\(row.identity): \($0)" }
    }
  }

  @Test(arguments: [("random", 2000), ("random-77", 400), ("minimal", 625), ("text", 178)])
  func everyBoxHasTheFrameOfTheBrowser(name: String, count: Int) throws {
    let file = Self.fixtures.appendingPathComponent("\(name).jsonl")
    #expect(try FlexboxCaseFile(path: file.path).cases.count == count)
    #expect(try failures(in: file) == [])
  }

  @Test(.enabled(if: further != nil, "TRELLIS_CONFORMANCE names no folder of further cases"))
  func everyBoxOfFurtherCasesHasTheFrameOfTheBrowser() throws {
    let folder = URL(fileURLWithPath: try #require(Self.further))
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "jsonl" }
    #expect(!files.isEmpty, "\(folder.path) has no files of cases")
    for file in files { #expect(try failures(in: file) == [], "\(file.path)") }
  }
}

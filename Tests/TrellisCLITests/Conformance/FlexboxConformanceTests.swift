import Foundation
import Testing

@testable import TrellisCLI

struct FlexboxConformanceTests {
  /// The cases that come with the repository.
  private static let fixtures = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/flexbox")

  /// More of them, where they lie beside the repository.
  private static let shared = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("shared/conformance/flexbox")

  /// Cases that come out as they do in Chromium because it rounds lengths down to 1/64 px;
  /// `docs/LAYOUT.md` says how each does.
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

  @Test(arguments: ["random", "minimal", "text"])
  func everyBoxIsWhereTheBrowserPutIt(name: String) throws {
    let file = Self.fixtures.appendingPathComponent("\(name).jsonl")
    #expect(try failures(in: file) == [])
  }

  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: shared.path),
      "The folder shared/conformance beside the repository is missing"),
    arguments: ["yoga", "taffy-flex", "random-a", "flex-text"])
  func everyBoxOfTheLargerFilesIsWhereTheBrowserPutIt(name: String) throws {
    let file = Self.shared.appendingPathComponent("\(name).jsonl")
    #expect(try failures(in: file) == [])
  }
}

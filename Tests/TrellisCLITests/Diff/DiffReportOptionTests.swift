import ArgumentParser
import Foundation
import Testing

@testable import TrellisCLI

struct DiffReportOptionTests {
  @Test func foldersHaveASummary() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: root) }
    for (path, text) in [("a/x.html", "<p>1"), ("b/x.html", "<p>2"), ("a/y.html", "<p>1")] {
      let file = root.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let report = root.appending(path: "report").path
    let command = try DiffCommand.parse([
      root.path + "/a", root.path + "/b", "--report", report,
    ])
    #expect(throws: ExitCode(1)) { try command.run() }
    let summary = try String(contentsOfFile: report + "/index.html", encoding: .utf8)
    #expect(summary.contains("href=\"page-1.html\"") && summary.contains("y.html"))
    let page = try String(contentsOfFile: report + "/page-1.html", encoding: .utf8)
    #expect(page.contains("href=\"index.html\""))
  }

  /// The message is one line for its reader, without the names of error types.
  @Test func aFolderThatCannotBeMadeIsAnError() throws {
    let error = try #require(throws: DiffCommand.UnreadablePage.self) {
      try DiffCommand.write("text", to: "index.html", in: "/dev/null/report")
    }
    #expect("\(error)" == "/dev/null/report: Cannot write the report: Not a directory")
  }

  @Test func aReportNeedsFrames() {
    #expect(throws: (any Error).self) {
      try DiffCommand.parse(["a", "b", "--report", "r", "--json"])
    }
  }

  @Test func theSummaryNamesThePagesAndTheirOperations() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: root) }
    for (path, text) in [
      ("a/x.html", "<p>1"), ("b/x.html", "<p>2"), ("a/y.htm", "<p>1<p>2"), ("b/y.htm", "<p>3<p>4"),
      ("a/z.txt", "a"), ("b/z.txt", "b"), ("a/same.html", "<p>1"), ("b/same.html", "<p>1"),
    ] {
      let file = root.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let command = try DiffCommand.parse([root.path + "/a", root.path + "/b"])
    let lines = try command.folderComparison().text
      .replacingOccurrences(of: root.path + "/", with: "").split(separator: "\n")
    #expect(lines.first == "3 pages compared, 2 differ, 0 in one folder only")
    #expect(lines.contains("~ x.html: 1 operation") && lines.contains("~ y.htm: 2 operations"))
    #expect(lines.contains("a/x.html and b/x.html: 1 operation"))
    #expect(lines.contains("a/y.htm and b/y.htm: 2 operations"))
  }

  @Test func aReportIsOfTheVisibleContent() {
    #expect(throws: (any Error).self) {
      try DiffCommand.parse(["a", "b", "--report", "r", "--whole"])
    }
  }
}

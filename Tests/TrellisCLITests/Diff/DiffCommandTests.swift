import ArgumentParser
import Foundation
import Testing
import TrellisDOM
import TrellisDiff
import TrellisHTML

@testable import TrellisCLI

struct DiffCommandTests {
  /// The exit status of comparing two texts; `nil` represents a missing file.
  private func status(_ expected: String?, _ actual: String?) throws -> Int32 {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var arguments: [String] = []
    for (name, text) in [("a.html", expected), ("b.html", actual)] {
      let file = folder.appending(path: name)
      if let text { try Data(text.utf8).write(to: file) }
      arguments.append(file.path)
    }
    let command = try DiffCommand.parse(arguments)
    do { try command.run() } catch let code as ExitCode { return code.rawValue }
    return 0
  }

  @Test func equalPagesEndWithZero() throws {
    #expect(try status("<p a=1 class='x y'>t", "<p class='y x' a='1'> t</p>\n") == 0)
  }

  @Test func differentPagesEndWithOne() throws {
    #expect(try status("<p>a", "<p>b") == 1)
  }

  @Test func unreadablePagesEndWithTwo() throws {
    #expect(try status("<p>a", nil) == 2)
    #expect(try status("", "<p>a") == 2)
    let misnested = (0..<6_000).map { "<b a=\($0)>" }.joined()
    #expect(try status(misnested + String(repeating: "<p>", count: 6_000), "<p>a") == 2)
  }

  @Test func theStyleSheetOfAnExportedPageIsRead() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let pages = folder.appending(path: "sub")
    try FileManager.default.createDirectory(at: pages, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(".f3{left:0}".utf8).write(to: folder.appending(path: "a.css"))
    try Data(".f0{left:0}".utf8).write(to: folder.appending(path: "b.css"))
    for (name, number) in [("a", 3), ("b", 0)] {
      let link = "<link rel=stylesheet data-trellis-sheet href='/\(name).css'>"
      try Data("\(link)<body><p class=f\(number)>x".utf8)
        .write(to: pages.appending(path: name + ".html"))
    }
    let trees = try ["a", "b"].map { name in
      try PageReading.parse([]).visible(pages.appending(path: name + ".html").path)
    }
    #expect(trees[0] == trees[1])
    #expect(trees[0].html.utf8.contains("style left".utf8))
  }

  /// Exported pages in folders link to `../assets/…`.
  @Test(arguments: [
    ("../a.css", true), ("../../sub/a.css", false), ("a.css", false), ("../a.txt", false),
    ("../x/../a.css", false), ("file:../a.css", false),
  ])
  func aRelativeStyleSheetIsRead(address: String, isRead: Bool) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let pages = folder.appending(path: "sub")
    try FileManager.default.createDirectory(at: pages, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["a.css", "a.txt"] {
      try Data(".f3{left:0}".utf8).write(to: folder.appending(path: name))
    }
    let page = pages.appending(path: "index.html").path
    #expect(DiffCommand.styleSheet(address, of: page) == (isRead ? ".f3{left:0}" : nil))
  }

  @Test func aMessageNamesTheFileAndTheReason() {
    #expect(throws: DiffCommand.UnreadablePage.self) {
      try PageReading.parse([]).visible("/nowhere/a.html")
    }
    let error = DiffCommand.UnreadablePage(file: "a.html", reason: "why")
    #expect("\(error)" == "a.html: why")
  }

  @Test func twoPagesAreNeeded() {
    #expect(throws: (any Error).self) { try DiffCommand.parse(["a.html"]) }
    #expect(throws: (any Error).self) { try DiffCommand.parse(["a", "b", "--limit", "0"]) }
  }

  /// Calls `body` with the paths of two pages.
  private func withPages<Result>(
    _ first: String, _ second: String, _ body: (URL, String, String) throws -> Result
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = (folder.appending(path: "a.html"), folder.appending(path: "b.html"))
    try Data(first.utf8).write(to: files.0)
    try Data(second.utf8).write(to: files.1)
    return try body(folder, files.0.path, files.1.path)
  }

  @Test func applyMakesTheSecondPage() throws {
    let second = "<!DOCTYPE html><title>t</title><ul><li>b<li>a <b>x</b></ul><!-- c -->"
    try withPages("<title>s</title><ul><li>a <i>x</i><li>b</ul>", second) { folder, a, b in
      let pages = try (PageReading.parse([]).whole(a), PageReading.parse([]).whole(b))
      let json = DOMOperation.json(MarkupDiff.operations(from: pages.0, to: pages.1))
      let file = folder.appending(path: "ops.json")
      try Data(json.utf8).write(to: file)
      #expect(try ApplyCommand.parse([a, file.path]).result() == pages.1.html)
      #expect(throws: (any Error).self) { try ApplyCommand.parse([b, file.path]).result() }
    }
  }

  /// `apply` ends with status 2, and names the operation and the reason.
  @Test(arguments: [
    ("4", "operation 1 (text /0/1/0/0): fewer adjacent texts begin there than the length"),
    ("0", "ops.json: the member \"length\" has a value out of range"),
  ])
  func applyRefusesALengthThatDoesNotFit(length: String, message: String) throws {
    try withPages("<p>a<b>x</b>c", "<p>d") { folder, a, _ in
      let file = folder.appending(path: "ops.json")
      let json = "{\"op\":\"text\",\"path\":\"/0/1/0/0\",\"length\":\(length),\"new\":\"d\"}"
      try Data("{\"operations\":[\(json)]}".utf8).write(to: file)
      let command = try ApplyCommand.parse([a, file.path])
      let error = #expect(throws: (any Error).self) { try command.result() }
      #expect("\(try #require(error))".hasSuffix(message))
      let code = #expect(throws: ExitCode.self) { try command.run() }
      #expect(code?.rawValue == 2)
    }
  }

  @Test(arguments: [
    (["--ignore", ".clock"], "<p class=clock>1</p><p>x", "<p class=clock>2</p><p>x"),
    (["--ignore", "//i"], "<p><i>1</i>x", "<p>x"),
    (["--ignore-attribute", "title"], "<p title=a>x", "<p>x"),
    (["--ignore-text", "[0-9]+"], "<p>1 x", "<p>23 x"),
    (["--tolerance", "0.5"], "<p style='left:1px'>x", "<p style='left:1.5px'>x"),
    (["--tolerance-length", "0.5"], "<p style='left:1px'>x", "<p style='left:1.5px'>x"),
    (["--tolerance-color", "2"], "<p style='color:#ffffff'>x", "<p style='color:#fffffd'>x"),
    (["--tolerance-number", "0.5"], "<p style='opacity:1'>x", "<p style='opacity:0.5'>x"),
    (["--json", "--ignore-comments"], "<p>x<!-- a -->y", "<p>xy"),
    (["--json", "--ignore-space"], "<p> x  y", "<p>x y"),
    (["--json", "--ignore-class-order"], "<p class='a b'>x", "<p class='b a'>x"),
    (["--whole", "--ignore-generated-ids"], "<p id=x1>x", "<p id=x2>x"),
  ])
  func ignoredDifferencesDoNotCount(options: [String], first: String, second: String) throws {
    try withPages(first, second) { _, a, b in
      try DiffCommand.parse([a, b] + options).run()
      #expect(throws: ExitCode.self) { try DiffCommand.parse([a, b, "--whole"]).run() }
    }
  }

  @Test func foldersAreCompared() throws {
    try withPages("<p>x", "<p>y") { folder, _, _ in
      #expect(throws: ExitCode(1)) {
        let other = folder.appending(path: "empty")
        try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
        try DiffCommand.parse([folder.path, other.path]).run()
      }
      try DiffCommand.parse([folder.path, folder.path]).run()
    }
  }

  @Test func aToleranceOfOneKindIsNotThatOfOthers() throws {
    let lengths = ("<p style='left:1px'>x", "<p style='left:1.5px'>x")
    let options = [
      ["--tolerance-number", "1"], ["--tolerance-color", "1"],
      ["--tolerance", "1", "--tolerance-length", "0"],
    ]
    for options in options {
      try withPages(lengths.0, lengths.1) { _, a, b in
        _ = #expect(throws: ExitCode(1)) { try DiffCommand.parse([a, b] + options).run() }
      }
    }
  }

  @Test func theJSONOfFoldersNamesThePagesOfOneSide() throws {
    try withPages("<p>x", "<p>y") { folder, _, _ in
      let other = folder.appending(path: "other")
      try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
      try Data("<p>x".utf8).write(to: other.appending(path: "b.html"))
      try Data("<p>z".utf8).write(to: other.appending(path: "\"c\".html"))
      struct Report: Decodable {
        struct Page: Decodable { var page: String }
        var pages: [Page]
        var onlyFirst: [String]
        var onlySecond: [String]
      }
      let command = try DiffCommand.parse([folder.path, other.path, "--json"])
      let (text, isEqual) = try command.folderComparison()
      let report = try JSONDecoder().decode(Report.self, from: Data(text.utf8))
      #expect(!isEqual && report.pages.map(\.page) == ["b.html"])
      #expect(report.onlyFirst == ["a.html", "other/\"c\".html", "other/b.html"])
      #expect(report.onlySecond == ["\"c\".html"])
    }
  }

  @Test func malformedOptionsAreRefused() {
    for options in [
      ["--ignore", "p["], ["--ignore-text", "("], ["--tolerance=-1"],
      ["--tolerance-color=-1"], ["--tolerance", "nan"], ["--json", "--unified"],
    ] {
      #expect(throws: (any Error).self) { try DiffCommand.parse(["a", "b"] + options) }
    }
  }

  @Test func identifiersWithoutADigitCount() throws {
    try withPages("<p id=a>x", "<p id=b>x") { _, a, b in
      _ = #expect(throws: ExitCode(1)) {
        try DiffCommand.parse([a, b, "--whole", "--ignore-generated-ids"]).run()
      }
    }
  }
}

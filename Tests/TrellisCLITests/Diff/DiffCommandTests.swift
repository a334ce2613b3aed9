import ArgumentParser
import Foundation
import Testing
import TrellisDOM

@testable import TrellisCLI

struct DiffCommandTests {
  /// The exit status of comparing two texts; `nil` stands for a missing file.
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
    #expect(try status("<p>\0", "<p>a") == 2)
    #expect(try status(String(repeating: "<i>", count: 9000), "<p>a") == 2)
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
      try DiffCommand.read(pages.appending(path: name + ".html").path)
    }
    #expect(trees[0] == trees[1])
    #expect(trees[0] != DOMTree(name: "html"))
  }

  @Test func aMessageNamesTheFileAndTheReason() {
    #expect(throws: DiffCommand.UnreadablePage.self) { try DiffCommand.read("/nowhere/a.html") }
    let error = DiffCommand.UnreadablePage(file: "a.html", reason: "why")
    #expect("\(error)" == "a.html: why")
  }

  @Test func twoPagesAreNeeded() {
    #expect(throws: (any Error).self) { try DiffCommand.parse(["a.html"]) }
    #expect(throws: (any Error).self) { try DiffCommand.parse(["a", "b", "--limit", "0"]) }
  }
}

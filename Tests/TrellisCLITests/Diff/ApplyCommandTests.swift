import ArgumentParser
import Foundation
import Testing

@testable import TrellisCLI

struct ApplyCommandTests {
  /// The output of `trellis apply` for a page and a list of operations.
  private func result(
    _ page: String, _ operations: String, mark: String = ""
  ) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["a.html", "operations.json"].map { folder.appending(path: $0) }
    try Data(page.utf8).write(to: files[0])
    try Data("\(mark){\"operations\":[\(operations)]}".utf8).write(to: files[1])
    return try ApplyCommand.parse(files.map(\.path)).result()
  }

  private func insert(_ content: String) -> String {
    "{\"op\":\"insert\",\"path\":\"/0/1/0\",\"content\":[\(content)]}"
  }

  @Test func operationsAreApplied() throws {
    #expect(try result("<p>a", insert("{\"element\":\"br\"}")).contains("<br><p>a</p>"))
  }

  @Test func aByteOrderMarkIsPassedOver() throws {
    let operation = insert("{\"element\":\"br\"}")
    #expect(try result("<p>a", operation, mark: "\u{FEFF}") == result("<p>a", operation))
    #expect(throws: DiffCommand.UnreadablePage.self) {
      try result("<p>a", operation, mark: "\u{FEFF}\u{FEFF}")
    }
  }

  /// Names and texts of operations do not become markup.
  @Test(arguments: [
    "{\"element\":\"p><script>alert(1)</script\"}", "{\"element\":\"\"}",
    "{\"element\":\"p\",\"attributes\":{\"a b\":\"\"}}",
    "{\"element\":\"p\",\"attributes\":{\"x y=\\\"><script>\":\"\"}}",
    "{\"comment\":\"--><script>alert(1)</script>\"}",
    "{\"doctype\":\"html><script>alert(1)</script>\"}",
    "{\"element\":\"script\",\"children\":1},{\"text\":\"</script><p>x\"}",
    "{\"element\":\"br\",\"children\":1},{\"text\":\"x\"}",
  ])
  func markupInOperationsIsRefused(content: String) {
    let operation = insert(content)
    #expect(throws: DiffCommand.UnreadablePage.self) { try result("<p>a", operation) }
  }

  @Test func markupInANewNameIsRefused() {
    let operation = "{\"op\":\"rename\",\"path\":\"/0/1/0\",\"old\":\"p\",\"new\":\"x><script>\"}"
    #expect(throws: DiffCommand.UnreadablePage.self) { try result("<p>a", operation) }
  }

  /// A parser makes a link in a table in a link of this page, which no HTML gives again.
  @Test func aTreeWithoutNotationIsRefused() {
    let link = "<!doctype html><a>1<table><a>2</a></table>3</a>"
    #expect(throws: DiffCommand.UnreadablePage.self) { try result(link, "") }
  }

  @Test func aFullDeviceIsAnError() throws {
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    #expect(throws: DiffCommand.UnreadablePage.self) {
      try DiffCommand.write("text", to: full)
    }
  }
}

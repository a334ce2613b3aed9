import ArgumentParser
import Foundation
import Testing

@testable import TrellisCLI

struct QueryCommandTests {
  private func result(
    _ html: String, _ arguments: String...
  ) throws -> (text: String, hasMatch: Bool) {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).html")
    try Data(html.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try QueryCommand.parse([file.path] + arguments).result()
  }

  private let page = "<ul><li class=a>1 <b>x</b>\n<li>2 &amp; 3</ul>"

  @Test(arguments: [
    (
      "li",
      "/html/body/ul/li[1]\n<li class=\"a\">1 <b>x</b>\n</li>\n/html/body/ul/li[2]\n<li>2 &amp; 3</li>\n"
    ),
    (".a > b", "/html/body/ul/li[1]/b\n<b>x</b>\n"),
    ("//li/@class", "/html/body/ul/li[1]/@class\na\n"), ("count(//li)", "2\n"),
    ("//b/text()", "/html/body/ul/li[1]/b/text()\nx\n"), ("string(//b)", "x\n"),
  ])
  func matchesAreListed(query: String, text: String) throws {
    #expect(try result(page, query).text == text)
    #expect(try result(page, query).hasMatch)
  }

  @Test func matchesAreCountedAndGivenAsTextAndJSON() throws {
    #expect(try result(page, "li", "--count").text == "2\n")
    #expect(try result(page, "li", "--text").text == "1 x\n2 & 3\n")
    #expect(
      try result(page, "b", "--json").text
        == "{\"matches\":[\n{\"path\":\"/html/body/ul/li[1]/b\",\"html\":\"<b>x</b>\",\"text\":\"x\"}\n]}\n"
    )
  }

  @Test func theExitStatusIsZeroIfAnElementMatches() throws {
    #expect(try !result(page, "i").hasMatch)
    #expect(try result(page, "i", "--count").text == "0\n")
    #expect(try result(page, "i", "--json").text == "{\"matches\":[\n]}\n")
    #expect(try !result(page, "boolean(//i)").hasMatch)
  }

  @Test(arguments: ["li[", "//[", "nothing(1)", "li:hover"])
  func malformedQueriesAreRefused(query: String) {
    #expect(throws: (any Error).self) { try result(page, query) }
  }

  @Test func missingPagesEndWithTwo() throws {
    let command = try QueryCommand.parse(["/nowhere.html", "p"])
    let code = #expect(throws: ExitCode.self) { try command.run() }
    #expect(code == ExitCode(2))
  }
}

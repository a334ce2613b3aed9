import ArgumentParser
import Foundation
import Testing

@testable import Conformance

struct HTMLTreeCaseTests {
  @Test func filesAreRead() {
    let text = """
      #data
      <p>a
      b
      #errors
      x
      #document
      | <p>
      |   "a
      b"

      #data
      x
      #document-fragment
      td
      #script-on
      #document
      | "x"

      """
    #expect(
      HTMLTreeCase.read(text) == [
        HTMLTreeCase(html: "<p>a\nb", lines: ["| <p>", "|   \"a", "b\""]),
        HTMLTreeCase(html: "x", context: "td", scripting: [true], lines: ["| \"x\""]),
      ])
  }

  @Test(arguments: [("", [false, true]), ("#script-on\n", [true]), ("#script-off\n", [false])])
  func aTestIsMadeWithAndWithoutScripting(heading: String, scripting: [Bool]) {
    let tests = HTMLTreeCase.read("#data\nx\n\(heading)#document\n| \"x\"\n")
    #expect(tests.map(\.scripting) == [scripting])
  }

  @Test func theExitStatusIsOneIfATestFails() throws {
    for (line, status) in [("x", Int32(0)), ("y", 1)] {
      let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: file) }
      let tree = "| <html>\n|   <head>\n|   <body>\n|     \"\(line)\""
      try Data("#data\nx\n#errors\n#document\n\(tree)\n".utf8).write(to: file)
      let command = try HTMLConformanceCommand.parse([file.path])
      if status == 0 {
        try command.run()
      } else {
        #expect(throws: ExitCode(status)) { try command.run() }
      }
    }
  }
}

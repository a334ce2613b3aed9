import Foundation
import Testing

@testable import TrellisServer

@Suite struct CompactScriptTests {
  @Test(arguments: [
    ("// note\na()\n", "a()\n"),
    ("a() // note\n", "a() // note\n"),
    ("  /** note */\n \t a() \n", "a() \n"),
    ("/* one\n * two\n */\na()\n", "a()\n"),
    ("/* note */ a()\nb()\n", "/* note */ a()\nb()\n"),
    ("a()\n\n\nb()", "a()\nb()\n"),
    ("const url = \"https://example.org\"\n", "const url = \"https://example.org\"\n"),
    ("/*/\n note */\na()\n", "a()\n"),
    ("a()\r\n// note\r\nb()\r\n", "a()\r\nb()\r\n"),
    ("", ""),
  ])
  func commentsOnLinesOfTheirOwnAndIndentationGo(script: String, expected: String) {
    #expect(
      String(decoding: CompactScript.bytes(of: Array(script.utf8)), as: UTF8.self) == expected)
  }

  /// The client must meet the condition for removing its comments.
  @Test func theClientHasNoTextOfSeveralLines() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../public").standardized
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".js") }
    #expect(names.count > 10)
    for name in names {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      for (number, line) in CompactScript.bytes(of: Array(text.utf8))
        .split(separator: UInt8(ascii: "\n")).enumerated()
      {
        #expect(
          line.count { $0 == UInt8(ascii: "`") }.isMultiple(of: 2),
          "\(name): line \(number) without comments")
      }
    }
  }
}

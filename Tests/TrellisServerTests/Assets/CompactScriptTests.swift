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

  @Test(arguments: [
    ("const { a, b } = c ?? [d => e, - -f];", "const{a,b}=c??[d=>e,- -f];"),
    (#"a( "b ( \" ) c" , d )"#, #"a("b ( \" ) c",d)"# + "\n"), ("return  [ a ]", "return[a]\n"),
    ("a = b / c;", "a = b / c;\n"), ("a = / {2}/.test(b)", "a = / {2}/.test(b)\n"),
    ("a(); // b;", "a(); // b;\n"), ("a = ` ( ) `", "a = ` ( ) `\n"),
    ("a = ' ( '", "a = ' ( '\n"), ("\"a\" in b", "\"a\" in b\n"), ("f({", "f({"), ("", "\n"),
  ])
  func spacesAndLineEndsBesidePunctuationGo(line: String, expected: String) {
    var result = Array("x".utf8)
    CompactScript.append(line.utf8, to: &result)
    #expect(String(decoding: result, as: UTF8.self) == "x" + expected)
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

import Mustache
import Testing

@testable import TrellisServer

/// The escaping of values in templates.
@Suite struct EscapedHTMLTests {
  @Test(arguments: [
    "", "plain", "<", "a<b>c", "&amp;", "\"quoted\" and 'single'", "é & ü", "<\u{301}", "\r\n<",
    "👩‍👩‍👧>",
    "{\"texts\":{\"a\":\"b\"}}",
  ])
  func everyMarkupCharacterIsAReference(text: String) throws {
    let expected = text.unicodeScalars.map { scalar in
      switch scalar {
      case "<": "&lt;"
      case ">": "&gt;"
      case "&": "&amp;"
      case "\"": "&quot;"
      case "'": "&#39;"
      default: String(scalar)
      }
    }.joined()
    #expect(EscapedHTML().escapeText(text) == expected)
  }
}

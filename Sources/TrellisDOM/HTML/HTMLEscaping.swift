/// Makes text safe to stand at one place of an HTML page. Each place has its own rules; there is no
/// escape for all.
///
/// Source: WHATWG HTML, §13.2.5 (tokenization) and §4.12.1.3 (restrictions for script contents).
public enum HTMLEscaping {
  /// Text between tags, of elements whose content is parsed or that only know character references
  /// (`textarea`, `title`).
  public static func text(_ text: String) -> String { escaped(text, isAttribute: false) }

  /// The value of an attribute, to be put in double quotes.
  public static func attribute(_ value: String) -> String { escaped(value, isAttribute: true) }

  /// The inside of a comment: no run of hyphens or angle bracket may end or nest it.
  public static func comment(_ text: String) -> String {
    String(
      text.map { character -> Character in
        switch character {
        case "-": "‐"
        case "<": "‹"
        case ">": "›"
        default: character
        }
      })
  }

  /// JSON inside `<script>`: angle brackets and line separators are spelled `\u…`, so nothing ends the
  /// element and the value stays the same.
  public static func scriptJSON(_ json: String) -> String {
    var result = ""
    for scalar in json.unicodeScalars {
      switch scalar {
      case "<": result += "\\u003c"
      case ">": result += "\\u003e"
      case "&": result += "\\u0026"
      case "\u{2028}": result += "\\u2028"
      case "\u{2029}": result += "\\u2029"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The inside of `<style>`, where only `</style` could end the element.
  public static func styleSheet(_ css: String) -> String {
    css.replacing("</", with: "<\\/").replacing("<!--", with: "<\\!--")
  }

  private static func escaped(_ text: String, isAttribute: Bool) -> String {
    var bytes: [UInt8] = []
    append(text, isAttribute: isAttribute, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends text with `& < >`, in attributes also `"`, as references; carriage returns too, as parsers
  /// would turn them into line feeds. NUL, which HTML cannot hold, becomes U+FFFD.
  static func append(_ text: String, isAttribute: Bool, to bytes: inout [UInt8]) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes.append(contentsOf: "&amp;".utf8)
      case UInt8(ascii: "<"): bytes.append(contentsOf: "&lt;".utf8)
      case UInt8(ascii: ">") where !isAttribute: bytes.append(contentsOf: "&gt;".utf8)
      case UInt8(ascii: "\"") where isAttribute: bytes.append(contentsOf: "&quot;".utf8)
      case 13: bytes.append(contentsOf: "&#13;".utf8)
      case 0: bytes.append(contentsOf: "\u{FFFD}".utf8)
      default: bytes.append(byte)
      }
    }
  }
}

/// Escapes text for one context of an HTML page. Each context has its own rules; no escape is safe in every
/// context.
///
/// Source: WHATWG HTML, §13.2.5 (tokenization) and §4.12.1.3 (restrictions for script contents).
public enum HTMLEscaping {
  /// Text between tags, in elements whose content is parsed or that allow only character references
  /// (`textarea`, `title`).
  public static func text(_ text: String) -> String { escaped(text, isAttribute: false) }

  /// The value of an attribute in double quotes.
  public static func attribute(_ value: String) -> String { escaped(value, isAttribute: true) }

  /// The content of a comment, without sequences that could end or nest the comment.
  public static func comment(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "-": result.append("‐")
      case "<": result.append("‹")
      case ">": result.append("›")
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// JSON inside `<script>`: angle brackets and line separators become `\u…` escapes, so nothing ends the
  /// element and the JSON value is unchanged.
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

  private static func escaped(_ text: String, isAttribute: Bool) -> String {
    let bytes = ByteBuffer(capacity: text.utf8.count + 16)
    bytes.append(escaping: text, isAttribute: isAttribute)
    return bytes.text
  }
}

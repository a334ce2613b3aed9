import TrellisBase

/// Translates CSS selectors into XPath queries.
///
/// Type, universal, class, id and attribute selectors, the four combinators, lists, `:first-child`,
/// `:last-child`, `:only-child`, `:empty`, `:nth-child(`*number*`)` and `:not(`*compound*`)` are
/// supported.
///
/// Source: W3C, Selectors Level 3, §2.
package struct CSSSelector {
  private let bytes: [UInt8]
  private var index = 0

  /// The XPath query for a selector; text that begins with `/` or `(` is already XPath and returned unchanged. `nil` if
  /// the selector is malformed or not supported.
  package static func xpath(_ selector: String) -> String? {
    let trimmed = selector.past(" \t\n\r\u{C}")
    if trimmed.begins(with: "/") || trimmed.begins(with: "(") { return String(trimmed) }
    var reader = CSSSelector(bytes: Array(trimmed.utf8))
    var result: [String] = []
    while true {
      guard let query = reader.complex() else { return nil }
      result.append(query)
      reader.space()
      if reader.index == reader.bytes.count { return result.joined(separator: "|") }
      guard reader.consume(",") else { return nil }
      reader.space()
    }
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func consume(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  @discardableResult
  private mutating func space() -> Bool {
    let start = index
    while let byte = next, byte == 32 || (9...13) ~= byte { index += 1 }
    return index > start
  }

  private mutating func name() -> String? {
    let start = index
    while let byte = next,
      byte == 45 || byte == 95 || byte >= 128 || (48...57) ~= byte || (65...90) ~= byte
        || (97...122) ~= byte
    {
      index += 1
    }
    return index > start ? String(decoding: bytes[start..<index], as: UTF8.self) : nil
  }

  private mutating func complex() -> String? {
    guard let head = compound() else { return nil }
    var query = "//" + head
    while true {
      let hasSpace = space()
      guard let byte = next, byte != UInt8(ascii: ",") else { return query }
      let axis: String
      if consume(">") {
        axis = "/"
      } else if consume("+") {
        axis = "/following-sibling::*[1]/self::"
      } else if consume("~") {
        axis = "/following-sibling::"
      } else if hasSpace {
        axis = "//"
      } else {
        return nil
      }
      space()
      guard let part = compound() else { return nil }
      query += axis + part
    }
  }

  private mutating func compound() -> String? {
    var result = "*"
    var isEmpty = true
    if consume("*") {
      isEmpty = false
    } else if let type = name() {
      result = "*[local-name()='\(type.lowercased())']"
      isEmpty = false
    }
    while let condition = condition() {
      guard !condition.isEmpty else { return nil }
      result += "[\(condition)]"
      isEmpty = false
    }
    return isEmpty ? nil : result
  }

  /// The next condition; `nil` if there is none, and empty text if it is malformed.
  private mutating func condition() -> String? {
    if consume(".") {
      return name().map { Self.word("@class", $0) } ?? ""
    }
    if consume("#") { return name().map { "@id=\(Self.quoted($0))" } ?? "" }
    if consume("[") { return attribute() ?? "" }
    if consume(":") { return pseudoClass() ?? "" }
    return nil
  }

  private mutating func attribute() -> String? {
    space()
    guard let name = name() else { return nil }
    space()
    if consume("]") { return "@\(name)" }
    var kind: Unicode.Scalar = "="
    for character in ["~", "^", "$", "*", "|"] as [Unicode.Scalar] where consume(character) {
      kind = character
      break
    }
    guard consume("=") else { return nil }
    space()
    guard let value = value() else { return nil }
    space()
    guard consume("]") else { return nil }
    let text = Self.quoted(value)
    switch kind {
    case "~": return Self.word("@\(name)", value)
    case "^": return "starts-with(@\(name),\(text))"
    case "$":
      return "substring(@\(name),string-length(@\(name))-\(value.unicodeScalars.count - 1))=\(text)"
    case "*": return "contains(@\(name),\(text))"
    case "|": return "@\(name)=\(text) or starts-with(@\(name),\(Self.quoted(value + "-")))"
    default: return "@\(name)=\(text)"
    }
  }

  private mutating func value() -> String? {
    for quote in ["\"", "'"] as [Unicode.Scalar] where consume(quote) {
      let start = index
      while let byte = next, byte != UInt8(ascii: quote) { index += 1 }
      let text = String(decoding: bytes[start..<index], as: UTF8.self)
      return consume(quote) ? text : nil
    }
    return name()
  }

  private mutating func pseudoClass() -> String? {
    switch name() {
    case "first-child": return "not(preceding-sibling::*)"
    case "last-child": return "not(following-sibling::*)"
    case "only-child": return "not(preceding-sibling::*) and not(following-sibling::*)"
    case "empty": return "not(* or text())"
    case "nth-child":
      guard consume("("), let text = name(), let number = Int(text), number > 0, consume(")") else {
        return nil
      }
      return "count(preceding-sibling::*)=\(number - 1)"
    case "not":
      guard consume("("), let inner = compound(), consume(")") else { return nil }
      return "not(self::\(inner))"
    default: return nil
    }
  }

  private static func word(_ attribute: String, _ word: String) -> String {
    "contains(concat(' ',normalize-space(\(attribute)),' '),\(quoted(" \(word) ")))"
  }

  /// A string literal; XPath has no escapes, so a text with both kinds of quotes is concatenated.
  private static func quoted(_ text: String) -> String {
    if !text.holds("'") { return "'\(text)'" }
    if !text.holds("\"") { return "\"\(text)\"" }
    let parts = text.parts(between: "'", keepsEmpty: true).map { "'\($0)'" }
    return "concat(\(parts.joined(separator: ",\"'\",")))"
  }
}

/// The rules of a style sheet that mail programs need inside the elements: those for single classes, with values in
/// place of custom properties.
///
/// Mail programs ignore style sheets, custom properties and most functions. A declaration with a value that cannot be
/// resolved is left out. Rules inside of media queries, for states, and for descendants are left out, too.
public struct MailStyles: Sendable {
  /// Declarations by property.
  typealias Declarations = [(name: String, value: String)]

  private struct Rule: Sendable {
    let tag: String?
    let classes: Set<String>
    let declarations: Declarations
  }

  private var rules: [Rule] = []
  /// The custom properties of the whole page.
  private(set) var properties: [String: String] = [:]

  /// The rules of `sheet`.
  ///
  /// - Complexity: O(*n*) in the bytes.
  public init(_ sheet: String) {
    var rest = Self.withoutComments(sheet)[...]
    while let open = rest.firstIndex(of: "{") {
      let selector = rest[..<open].drop(while: \.isWhitespace)
      let end = Self.end(of: rest, from: open)
      if !selector.hasPrefix("@") {
        add(String(selector), Self.declarations(rest[rest.index(after: open)..<end]))
      }
      rest = end < rest.endIndex ? rest[rest.index(after: end)...] : ""
    }
  }

  private static func withoutComments(_ sheet: String) -> String {
    sheet.replacing(/\/\*(?s:.*?)\*\//, with: "")
  }

  /// The index of the brace that ends the block which begins at `open`.
  private static func end(of text: Substring, from open: Substring.Index) -> Substring.Index {
    var depth = 0
    var place = open
    while place < text.endIndex {
      if text[place] == "{" { depth += 1 }
      if text[place] == "}" {
        depth -= 1
        if depth == 0 { return place }
      }
      place = text.index(after: place)
    }
    return text.endIndex
  }

  static func declarations(_ block: some StringProtocol) -> Declarations {
    block.split(separator: ";").compactMap { part in
      guard let colon = part.firstIndex(of: ":") else { return nil }
      let name = part[..<colon].filter { !$0.isWhitespace }
      let value = part[part.index(after: colon)...].drop(while: \.isWhitespace)
      return (String(name), String(value))
    }
  }

  private mutating func add(_ selectors: String, _ declarations: Declarations) {
    var list = selectors.filter { $0 != "\n" }.trimmed
    if list.hasPrefix(":where("), list.hasSuffix(")") {
      list = String(list.dropFirst(7).dropLast())
    }
    for selector in list.split(separator: ",") {
      var one = String(selector).trimmed
      if one == "[data-trellis]" {
        for (name, value) in declarations where name.hasPrefix("--") { properties[name] = value }
        continue
      }
      if one.hasPrefix("[data-trellis] ") { one = String(one.dropFirst(15)) }
      guard one.wholeMatch(of: /[a-z0-9]*(\.[A-Za-z0-9_-]+)+/) != nil else { continue }
      let parts = one.split(separator: ".", omittingEmptySubsequences: false)
      rules.append(
        Rule(
          tag: parts[0].isEmpty ? nil : String(parts[0]),
          classes: Set(parts.dropFirst().map(String.init)), declarations: declarations))
    }
  }

  /// The properties that mail programs show.
  private static let shown: Set<String> = [
    "color", "background", "background-color", "font-size", "font-weight", "font-style",
    "font-family", "text-align", "letter-spacing", "line-height", "text-decoration",
    "text-decoration-line", "text-transform", "border-radius", "border", "white-space",
  ]

  /// The declarations for an element, its own styles last, in the order of their names.
  ///
  /// - Parameter scope: the custom properties around the element; gets those of the element.
  func declarations(
    tag: String, classes: String?, styles: Declarations, scope: inout [String: String]
  ) -> Declarations {
    let names = Set((classes ?? "").split(separator: " ").map(String.init))
    var all: [String: String] = [:]
    for rule in rules where rule.classes.isSubset(of: names) {
      guard rule.tag.map({ $0 == tag }) ?? true else { continue }
      for (name, value) in rule.declarations { all[name] = value }
    }
    for (name, value) in styles { all[name] = value }
    for (name, value) in all where name.hasPrefix("--") { scope[name] = value }
    if all["line-height"] == nil, let height = all["--l"] { all["line-height"] = height }
    var result: Declarations = []
    for (name, value) in all.sorted(by: { $0.key < $1.key }) where Self.shown.contains(name) {
      guard let value = resolved(value, scope) else { continue }
      let isPlainColor = name == "background" && !value.contains(" ") && !value.contains("(")
      result.append((isPlainColor ? "background-color" : name, value))
    }
    return result
  }

  /// `value` without functions; `nil` if one of them has no plain value.
  func resolved(_ value: String, _ scope: [String: String], depth: Int = 0) -> String? {
    guard depth < 8 else { return nil }
    guard let open = value.firstIndex(of: "(") else {
      return value.contains("!") || value == "initial" || value == "inherit" ? nil : value
    }
    var start = open
    while start > value.startIndex {
      let before = value.index(before: start)
      guard value[before].isLetter || value[before] == "-" else { break }
      start = before
    }
    guard let close = Self.close(of: value, from: open) else { return nil }
    let parts = Self.arguments(value[value.index(after: open)..<close])
    var plain: String?
    switch value[start..<open] {
    case "var":
      plain = scope[parts[0]] ?? properties[parts[0]] ?? (parts.count > 1 ? parts[1] : nil)
    case "light-dark": plain = parts[0]
    case "rgb", "rgba", "hsl", "hsla": return value
    default: return nil
    }
    guard let plain else { return nil }
    let after = value[value.index(after: close)...]
    return resolved(value[..<start] + plain + after, scope, depth: depth + 1)
  }

  private static func close(of text: String, from open: String.Index) -> String.Index? {
    var depth = 0
    for place in text[open...].indices {
      if text[place] == "(" { depth += 1 }
      if text[place] == ")" { depth -= 1 }
      if depth == 0 { return place }
    }
    return nil
  }

  /// The arguments between the commas that are not inside of parentheses.
  private static func arguments(_ text: Substring) -> [String] {
    var parts = [""]
    var depth = 0
    for character in text {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == ",", depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map(\.trimmed)
  }
}

extension String {
  /// The text without white space at its ends.
  var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}

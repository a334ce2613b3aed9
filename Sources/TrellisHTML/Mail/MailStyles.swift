import TrellisBase

/// The rules of a style sheet that mail programs need inside the elements: the rules for single classes and their
/// `::before` and `::after` boxes, with the values of custom properties inserted.
///
/// Mail programs ignore style sheets, custom properties and most functions. Declarations whose value cannot be resolved
/// are omitted, as are rules in media queries, for states, and for descendants.
public struct MailStyles: Sendable {
  /// Declarations by property.
  typealias Declarations = [(name: String, value: String)]

  private struct Rule: Sendable {
    let tag: String?
    let classes: Set<String>
    let part: Part
    let declarations: Declarations
  }

  /// The box that a rule applies to: the element's own box or a generated box.
  private enum Part: String {
    case element = ""
    case before = "::before"
    case after = "::after"
  }

  private var rules: [Rule] = []
  /// The custom properties of the whole page.
  private(set) var properties: [String: String] = [:]

  /// The rules of `sheet`.
  ///
  /// - Complexity: O(*n*) in the bytes.
  public init(_ sheet: String) {
    var rest = Self.withoutComments(sheet)[...]
    while let open = rest.index(ofFirst: "{") {
      let selector = rest[..<open].past(" \t\n\r\u{C}")
      let end = Self.end(of: rest, from: open)
      if !selector.begins(with: "@") {
        add(String(selector), Self.declarations(rest[..<end].rest(after: open)))
      }
      rest = end < rest.endIndex ? rest.rest(after: end) : ""
    }
  }

  private static func withoutComments(_ sheet: String) -> String {
    var result = ""
    var rest = sheet[...]
    while let open = rest.range(ofFirst: "/*"),
      let close = rest[open.upperBound...].range(ofFirst: "*/")
    {
      result += rest[..<open.lowerBound]
      rest = rest[close.upperBound...]
    }
    return result + rest
  }

  /// The index of the brace that closes the block opened at `open`.
  private static func end(of text: Substring, from open: Substring.Index) -> Substring.Index {
    var depth = 0
    var index = open
    while index < text.endIndex {
      let byte = text.utf8[index]
      if byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "}") {
        depth -= 1
        if depth == 0 { return index }
      }
      index = text.utf8.index(after: index)
    }
    return text.endIndex
  }

  static func declarations(_ block: some StringProtocol) -> Declarations {
    block.parts(between: ";").compactMap { part in
      guard let colon = part.index(ofFirst: ":") else { return nil }
      let name = part[..<colon].without(" \t\n\r\u{C}")
      let value = part.rest(after: colon).past(" \t\n\r\u{C}")
      return (String(name), String(value))
    }
  }

  private mutating func add(_ selectors: String, _ declarations: Declarations) {
    var list = selectors.without("\n").trimmed
    if list.begins(with: ":where("), list.ends(with: ")") {
      list = String(list.dropping(7).droppingLast(1))
    }
    for selector in list.parts(between: ",") {
      var one = String(selector).trimmed
      if one == "[data-trellis]" {
        for (name, value) in declarations where name.begins(with: "--") { properties[name] = value }
        continue
      }
      if one.begins(with: "[data-trellis] ") { one = String(one.dropping(15)) }
      guard let match = one.wholeMatch(of: /([a-z0-9]*(?:\.[A-Za-z0-9_-]+)+)(::before|::after)?/)
      else { continue }
      let parts = match.1.parts(between: ".", keepsEmpty: true)
      rules.append(
        Rule(
          tag: parts[0].isEmpty ? nil : String(parts[0]),
          classes: Set(parts.dropFirst().map(String.init)),
          part: match.2.flatMap { Part(rawValue: String($0)) } ?? .element,
          declarations: declarations))
    }
  }

  /// The kind of an element in a mail; it determines the properties that apply.
  enum ElementKind {
    /// A table; its cells hold the element's children at their positions.
    case box
    /// A block of lines.
    case block
    /// A part of a line.
    case inline
  }

  /// The properties that mail programs support for all elements.
  private static let shown: Set<String> = [
    "color", "background", "background-color", "font-size", "font-weight", "font-style",
    "font-family", "text-align", "letter-spacing", "line-height", "text-decoration",
    "text-decoration-line", "text-transform", "border-radius", "border", "border-top",
    "border-right", "border-bottom", "border-left", "white-space",
  ]

  /// The additional properties of lines and parts of lines.
  private static let shownInLines: Set<String> = [
    "direction", "unicode-bidi", "tab-size", "text-indent", "text-align-last", "text-justify",
    "vertical-align", "margin-inline-end", "margin-inline-start", "padding",
    "padding-inline-start", "padding-inline-end", "text-shadow", "hyphens",
    "font-feature-settings", "font-variant-numeric", "font-variant-caps",
  ]

  /// The additional properties of an inline block.
  private static let shownInInlineBlocks: Set<String> = [
    "display", "width", "box-sizing", "overflow-x", "text-fit", "font-kerning",
  ]

  /// The declarations of an element and its generated boxes.
  struct Style {
    /// In the order of their names; borders last.
    var declarations: Declarations = []
    var before: Generated?
    var after: Generated?
    /// Whether the element is a shape cut out of its background by a mask.
    var isMasked = false

    subscript(name: String) -> String? {
      get { declarations.last { $0.name == name }?.value }
      set {
        declarations.removeAll { $0.name == name }
        if let newValue { declarations.append((name, newValue)) }
      }
    }
  }

  /// A box generated at the start or the end of an element.
  struct Generated {
    /// The painted characters.
    var content: String
    /// The size in px of a *strut*, a box without characters that makes a line higher or indents it.
    var height: Double?
    var rise = 0.0
    var indent = 0.0
  }

  /// The style of an element: its own styles override the rules.
  ///
  /// - Parameters:
  ///   - isRightToLeft: whether the element's leading side is the right one.
  ///   - scope: the inherited custom properties; the element's own ones are added.
  func style(
    tag: String, classes: String?, styles: Declarations, as kind: ElementKind,
    isRightToLeft: Bool = false, scope: inout [String: String]
  ) -> Style {
    let names = Set((classes ?? "").parts(between: " ").map(String.init))
    var all: [Part: [String: String]] = [:]
    for rule in rules where rule.classes.isSubset(of: names) {
      guard rule.tag.map({ $0 == tag }) ?? true else { continue }
      for (name, value) in rule.declarations { all[rule.part, default: [:]][name] = value }
    }
    var own = all[.element] ?? [:]
    for (name, value) in styles { own[name] = value }
    for (name, value) in own where name.begins(with: "--") { scope[name] = value }
    var result = Style()
    let isInlineBlock = kind == .inline && own["display"] == "inline-block"
    for (name, value) in own.sorted(by: { $0.key < $1.key }) {
      let isShown =
        Self.shown.contains(name) || (kind != .box && Self.shownInLines.contains(name))
        || (isInlineBlock && Self.shownInInlineBlocks.contains(name))
      guard isShown, let value = resolved(value, scope) else { continue }
      let isPlainColor = name == "background" && !value.holds(" ") && !value.holds("(")
      result.declarations.append((isPlainColor ? "background-color" : name, value))
    }
    if own["--l-border"] != nil || own["--l-bc"] != nil {
      result.declarations += border(own, scope, isRightToLeft: isRightToLeft)
    }
    result.isMasked = own["mask"] != nil || own["mask-image"] != nil
    if kind != .box {
      result.before = all[.before].flatMap { generated($0, scope) }
      result.after = all[.after].flatMap { generated($0, scope) }
    }
    return result
  }

  private func generated(_ all: [String: String], _ scope: [String: String]) -> Generated? {
    guard let content = all["content"], content.utf8.first == UInt8(ascii: "\"") else { return nil }
    func px(_ name: String) -> Double? {
      all[name].flatMap { resolved($0, scope) }.flatMap(Self.px)
    }
    let text = Self.text(ofString: content)
    guard text.isEmpty else { return Generated(content: text) }
    guard let height = px("height") else { return nil }
    return Generated(
      content: "", height: height, rise: px("vertical-align") ?? 0,
      indent: px("margin-inline-start") ?? 0)
  }

  /// A length in px as a number; `nil` for other values.
  static func px(_ value: String) -> Double? {
    value.utf8.elementsEqual("0".utf8)
      ? 0 : value.ends(with: "px") ? Double(value.dropLast(2)) : nil
  }

  /// The characters of a quoted CSS string, with escapes resolved.
  private static func text(ofString string: String) -> String {
    var result = ""
    var rest = string.unicodeScalars.dropFirst().dropLast()
    while let scalar = rest.popFirst() {
      guard scalar == "\\" else {
        result.unicodeScalars.append(scalar)
        continue
      }
      let digits = rest.prefix(6).prefix { $0.properties.isASCIIHexDigit }
      rest = rest.dropFirst(digits.count)
      if let value = UInt32(String(digits), radix: 16) {
        result.unicodeScalars.append(Unicode.Scalar(value) ?? "\u{FFFD}")
        if let scalar = rest.first, scalar == " " { rest.removeFirst() }
      } else if let next = rest.popFirst() {
        result.unicodeScalars.append(next)
      }
    }
    return result
  }

  /// `value` with functions resolved; `nil` if a function has no plain value.
  func resolved(_ value: String, _ scope: [String: String], depth: Int = 0) -> String? {
    guard depth < 8 else { return nil }
    guard let open = value.index(ofFirst: "(") else {
      return value.holds("!") || value == "initial" || value == "inherit" ? nil : value
    }
    var start = open
    while start > value.startIndex {
      let before = value.unicodeScalars.index(before: start)
      let scalar = value.unicodeScalars[before]
      guard scalar.properties.isAlphabetic || scalar == "-" else { break }
      start = before
    }
    guard let close = Self.close(of: value, from: open) else { return nil }
    let parts = Self.arguments(value[..<close].rest(after: open))
    var plain: String?
    switch value[start..<open] {
    case "var":
      plain = scope[parts[0]] ?? properties[parts[0]] ?? (parts.count > 1 ? parts[1] : nil)
    case "light-dark": plain = parts[0]
    case "rgb", "rgba", "hsl", "hsla": return value
    default: return nil
    }
    guard let plain else { return nil }
    let after = value.rest(after: close)
    return resolved(value[..<start] + plain + after, scope, depth: depth + 1)
  }

  private static func close(of text: String, from open: String.Index) -> String.Index? {
    var depth = 0
    for index in text.utf8[open...].indices {
      if text.utf8[index] == UInt8(ascii: "(") { depth += 1 }
      if text.utf8[index] == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// The arguments between the commas outside of parentheses.
  static func arguments(_ text: Substring) -> [String] {
    var parts = [String.UnicodeScalarView()]
    var depth = 0
    for character in text.unicodeScalars {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == ",", depth == 0 {
        parts.append(String.UnicodeScalarView())
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map { String($0).trimmed }
  }
}

extension String {
  var trimmed: String { String(withoutOuterSpace) }
}

import TrellisBase
public import TrellisHTML

extension MarkupTree {
  /// Creates a tree of the visible content of an element, such as the root of a page: trees with the same visible
  /// content are equal.
  ///
  /// White space that browsers do not show, comments, instructions, the order of classes, and the `nonce` of a response
  /// are ignored. Styles are attributes with the prefix `style `. Generated classes (`f12`, `s3`) are replaced by their
  /// declarations, so two pages are equal even if their classes are numbered differently. An element that contains or
  /// links the generated style sheet has no children.
  ///
  /// - Parameter styleSheet: returns the text of a generated style sheet that the page links to with `<link
  ///   data-trellis-sheet>`; `nil` if there is none.
  /// - Complexity: O(*n*) in the nodes.
  public init(
    visibleContentOf root: ParsedElement,
    styleSheet: (_ address: String) -> String? = { _ in nil }
  ) {
    let sheet = GeneratedSheet(root.document, linked: styleSheet)
    var builder = Builder()
    builder.open(.document, "")
    var open: [(parts: [ParsedElement.Content], keepsSpace: Bool, next: Int)] = []
    func enter(_ element: ParsedElement) {
      builder.open(.element, element.name, sheet.attributes(of: element))
      open.append(
        (
          parts: sheet.isSource(element) ? [] : Self.merged(element.content),
          keepsSpace: ["pre", "textarea", "script", "style"].contains(element.name), next: 0
        ))
    }
    enter(root)
    while let (parts, keepsSpace, index) = open.last {
      guard index < parts.count else {
        builder.close()
        open.removeLast()
        continue
      }
      open[open.count - 1].next += 1
      switch parts[index] {
      case .element(let child): enter(child)
      case .text(let text):
        let shown =
          keepsSpace
          ? text : Self.collapsed(text, isFirst: index == 0, isLast: index == parts.count - 1)
        if !shown.isEmpty { builder.leaf(.text, shown) }
      }
    }
    self = builder.finish()
  }

  /// The parts with adjacent texts joined, because a removed comment can leave two adjacent texts.
  private static func merged(_ parts: [ParsedElement.Content]) -> [ParsedElement.Content] {
    var result: [ParsedElement.Content] = []
    for part in parts {
      if case .text(let text) = part, case .text(let before)? = result.last {
        result[result.count - 1] = .text(before + text)
      } else {
        result.append(part)
      }
    }
    return result
  }

  /// The text with each run of white space replaced by one space, and without white space at the start and end of its
  /// element; line breaks between elements are removed.
  private static func collapsed(_ text: String, isFirst: Bool, isLast: Bool) -> String {
    let isSpace: (UInt8) -> Bool = { $0 == 32 || ($0 >= 9 && $0 <= 13) }
    let bytes = text.utf8
    if bytes.allSatisfy(isSpace) { return isFirst || isLast || text.holds("\n") ? "" : " " }
    var words = text.utf8.split(whereSeparator: isSpace).map { String(decoding: $0, as: UTF8.self) }
    if let first = bytes.first, isSpace(first), !isFirst { words.insert("", at: 0) }
    if let last = bytes.last, isSpace(last), !isLast { words.append("") }
    return words.joined(separator: " ")
  }
}

/// The rules of generated classes that affect the appearance of an element.
private struct GeneratedSheet {
  private var rules: [String: [String: String]] = [:]

  init(_ document: ParsedDocument, linked: (String) -> String?) {
    for element in (try? document.elements(matching: "//*[@data-trellis-sheet]")) ?? [] {
      let address = element[attribute: "href"]
      let text = element.name == "link" ? address.flatMap(linked) : element.text
      if let text { read(text) }
    }
  }

  /// Whether an element is the generated sheet itself; its text is ignored.
  func isSource(_ element: ParsedElement) -> Bool {
    (element.name == "style" || element.name == "link")
      && element[attribute: "data-trellis-sheet"] != nil
  }

  /// The attributes of an element without generated classes, and its styles as attributes.
  func attributes(of element: ParsedElement) -> [MarkupTree.Attribute] {
    var attributes: [MarkupTree.Attribute] = []
    var styles: [String: String] = [:]
    var own: [String: String] = [:]
    for (name, value) in element.attributes {
      switch name {
      case "nonce": break
      case "href" where isSource(element): break
      case "style": own = Self.declarations(value)
      case "class":
        let classes = split(value)
        styles = classes.styles
        if !classes.own.isEmpty {
          attributes.append(
            MarkupTree.Attribute(name: name, value: classes.own.joined(separator: " ")))
        }
      default: attributes.append(MarkupTree.Attribute(name: name, value: value))
      }
    }
    // The `style` attribute overrides generated classes.
    for (name, value) in styles.merging(own, uniquingKeysWith: { $1 }) {
      attributes.append(MarkupTree.Attribute(name: "style \(name)", value: value))
    }
    return attributes
  }

  /// Reads rules such as `.f0,.f1{left:0;top:1px}`; other selectors are skipped.
  private mutating func read(_ css: String) {
    for rule in css.parts(between: "}") {
      let parts = rule.parts(between: "{", atMost: 1)
      guard parts.count == 2 else { continue }
      let declarations = Self.declarations(String(parts[1]))
      for selector in parts[0].parts(between: ",") {
        let name = selector.withoutOuterSpace
        guard name.begins(with: ".") else { continue }
        rules[String(name.dropping(1)), default: [:]].merge(declarations) { $1 }
      }
    }
  }

  /// Splits a class list into the application's classes, sorted, and the declarations of generated classes.
  private func split(_ classes: String) -> (own: [String], styles: [String: String]) {
    var own: [String] = []
    var styles: [String: String] = [:]
    for name in classes.words {
      if let rule = rules[String(name)] {
        styles.merge(rule) { $1 }
      } else {
        own.append(String(name))
      }
    }
    return (own.sorted(), styles)
  }

  private static func declarations(_ text: String) -> [String: String] {
    var result: [String: String] = [:]
    for declaration in text.parts(between: ";") {
      let parts = declaration.parts(between: ":", atMost: 1)
      guard parts.count == 2 else { continue }
      result[parts[0].withoutOuterSpace.lowercased()] = String(parts[1].withoutOuterSpace)
    }
    return result
  }
}

import TrellisBase
public import TrellisHTML

/// A tree of elements, normalised so that trees with the same visible content are equal.
///
/// White space that browsers do not show, comments, instructions, the order of attributes and of classes, and the
/// `nonce` of a response are ignored. Generated classes (`f12`, `s3`) are replaced by their declarations, so two pages
/// are equal even if their classes are numbered differently.
public struct DOMTree: Hashable, Sendable {
  /// A child: a text, or an element with its own subtree.
  public enum Content: Hashable, Sendable {
    case text(String)
    case element(DOMTree)

    /// Whether both have the same code points.
    public static func == (lhs: Content, rhs: Content) -> Bool {
      switch (lhs, rhs) {
      case (.text(let mine), .text(let theirs)): mine.isExactly(theirs)
      case (.element(let mine), .element(let theirs)): mine == theirs
      default: false
      }
    }
  }

  /// The tag name; in lower case for HTML elements of a parsed document.
  public let name: String
  /// Attributes without generated classes and styles.
  public let attributes: [String: String]
  /// The style declarations of the element itself, from its `style` attribute or its generated classes.
  public let styles: [String: String]
  /// The children in document order; none for an element that contains or links the generated style sheet.
  public let content: [Content]
  /// A hash of the subtree, to detect most unequal trees in O(1).
  private let fingerprint: Int

  /// Creates an element from parts that are compared verbatim: white space and classes are not normalised.
  ///
  /// - Complexity: O(*n*) in the attributes, the styles and the direct children.
  public init(
    name: String, attributes: [String: String] = [:], styles: [String: String] = [:],
    content: [Content] = []
  ) {
    self.name = name
    self.attributes = attributes
    self.styles = styles
    self.content = content
    var hasher = Hasher()
    name.hashCodePoints(into: &hasher)
    for pairs in [attributes, styles] {
      for (name, value) in pairs.sorted(by: { $0.key.isBefore($1.key) }) {
        name.hashCodePoints(into: &hasher)
        value.hashCodePoints(into: &hasher)
      }
      hasher.combine(pairs.count)
    }
    for part in content {
      switch part {
      case .text(let text): text.hashCodePoints(into: &hasher)
      case .element(let tree): hasher.combine(tree.fingerprint)
      }
    }
    fingerprint = hasher.finalize()
  }

  /// Makes the tree of a whole parsed document.
  ///
  /// - Parameter styleSheet: returns the text of a generated style sheet that the page links to with `<link
  ///   data-trellis-sheet>`; `nil` if there is none.
  /// - Complexity: O(*n*) in the nodes.
  public init(_ document: ParsedDocument, styleSheet: (_ address: String) -> String? = { _ in nil })
  {
    self.init(document.root, sheet: GeneratedSheet(document, linked: styleSheet))
  }

  /// Makes the tree of a parsed element and its descendants.
  public init(_ element: ParsedElement) {
    self.init(element, sheet: GeneratedSheet(element.document) { _ in nil })
  }

  private init(_ element: ParsedElement, sheet: GeneratedSheet) {
    var attributes: [String: String] = [:]
    var styles: [String: String] = [:]
    var own: [String: String] = [:]
    for (name, value) in element.attributes {
      switch name {
      case "nonce": break
      case "href" where sheet.isSource(element): break
      case "style": own = GeneratedSheet.declarations(value)
      case "class":
        let classes = sheet.split(value)
        styles = classes.styles
        if !classes.own.isEmpty { attributes["class"] = classes.own.joined(separator: " ") }
      default: attributes[name] = value
      }
    }
    self.init(
      name: element.name, attributes: attributes, styles: styles.merging(own) { $1 },
      content: sheet.isSource(element) ? [] : Self.content(of: element, sheet: sheet))
  }

  private static func content(of element: ParsedElement, sheet: GeneratedSheet) -> [Content] {
    let parts = Self.merged(element.content)
    let keepsSpace = ["pre", "textarea", "script", "style"].contains(element.name)
    var result: [Content] = []
    for (index, part) in parts.enumerated() {
      switch part {
      case .element(let child):
        let tree =
          CallStack.isShort
          ? CallStack.runOnLargerStack { DOMTree(child, sheet: sheet) }
          : DOMTree(child, sheet: sheet)
        result.append(.element(tree))
      case .text(let text):
        let shown =
          keepsSpace
          ? text
          : collapsed(text, isFirst: index == 0, isLast: index == parts.count - 1)
        if !shown.isEmpty { result.append(.text(shown)) }
      }
    }
    return result
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

extension DOMTree {
  public static func == (lhs: DOMTree, rhs: DOMTree) -> Bool {
    if CallStack.isShort { return CallStack.runOnLargerStack { lhs == rhs } }
    return lhs.fingerprint == rhs.fingerprint && lhs.name.isExactly(rhs.name)
      && exactlyEqual(lhs.attributes, rhs.attributes)
      && exactlyEqual(lhs.styles, rhs.styles) && lhs.content == rhs.content
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }
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
  func split(_ classes: String) -> (own: [String], styles: [String: String]) {
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

  static func declarations(_ text: String) -> [String: String] {
    var result: [String: String] = [:]
    for declaration in text.parts(between: ";") {
      let parts = declaration.parts(between: ":", atMost: 1)
      guard parts.count == 2 else { continue }
      result[parts[0].withoutOuterSpace.lowercased()] = String(parts[1].withoutOuterSpace)
    }
    return result
  }
}

extension MarkupTree {
  /// Creates a tree of the visible content of a page: without invisible white space, comments, instructions and nonces,
  /// with sorted classes, and with styles as attributes with the prefix `style `.
  ///
  /// - Complexity: O(*n*) in the nodes.
  public init(_ page: DOMTree) {
    var builder = Builder()
    builder.open(.document, "")
    var pending: [(tree: DOMTree, next: Int)] = []
    func open(_ tree: DOMTree, _ builder: inout Builder) {
      var attributes = tree.attributes.map { Attribute(name: $0.key, value: $0.value) }
      attributes += tree.styles.map { Attribute(name: "style \($0.key)", value: $0.value) }
      builder.open(.element, tree.name, attributes)
      pending.append((tree, 0))
    }
    open(page, &builder)
    while let (tree, next) = pending.last {
      guard next < tree.content.count else {
        builder.close()
        pending.removeLast()
        continue
      }
      pending[pending.count - 1].next += 1
      switch tree.content[next] {
      case .text(let text): builder.leaf(.text, text)
      case .element(let child): open(child, &builder)
      }
    }
    self = builder.finish()
  }
}

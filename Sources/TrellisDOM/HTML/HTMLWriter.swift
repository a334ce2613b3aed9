import TrellisBase

/// A page's tree as HTML, with its generated style sheet.
public struct RenderedHTML: Hashable, Sendable {
  /// The root element and its descendants as HTML.
  public var body: String
  /// The rules of the generated classes; the page contains them in one `<style data-trellis-sheet>`.
  public var styleSheet: String
  /// The number of elements in the body, the root included. A client that counts a different number must
  /// request a reset.
  public var elementCount: Int
  /// Whether HTML parsers build exactly this tree from the body. If not (``HTMLNesting``), the client must
  /// request a reset, which creates the elements one by one.
  public var isFaithful = true
  /// Whether the page has a form field in which the user can type or choose.
  public var hasFields = false
}

/// Writes a document as HTML. Equal trees give equal bytes.
///
/// No element gets a `style` attribute, as a strict content security policy forbids them. Frames and styles
/// become classes of a generated style sheet instead: `f0`, `f1` … one for each distinct frame and `s0`,
/// `s1` … one for each distinct set of styles. Every value is escaped for its context. Elements that an
/// HTML parser would move are reported to ``Document/noteHandler``.
public struct HTMLWriter {
  /// The output format.
  enum Form {
    /// A page: styles as classes, no optional bytes.
    case page
    /// A snapshot: `style` attributes, one element a line.
    case snapshot
  }

  let form: Form
  let changeTracker: ChangeTracker
  var bytes: [UInt8] = []
  var elementCount = 0
  var hasFields = false
  let addresses: RelativeAddresses?
  /// Whether HTML parsers leave every element in its place.
  var isFaithful = true
  var frames = FrameRules()
  var nesting = HTMLNesting()
  var styleIndexes: [String: Int] = [:]
  var styleRules: [String] = []
  var prefix: String

  /// The document as a served page. Call ``Document/announceAll()`` first, so that the client's numbers
  /// equal the document's.
  ///
  /// - Parameter addresses: rewrites addresses in attributes and styles; `nil` leaves them unchanged.
  /// - Complexity: O(*n*) in the elements.
  public static func page(
    _ document: Document, addresses: RelativeAddresses? = nil
  ) -> RenderedHTML {
    var writer = HTMLWriter(document, form: .page, addresses: addresses)
    writer.write(document.root, depth: 0)
    var sheet: [UInt8] = []
    writer.frames.write(prefix: writer.prefix + "f", into: &sheet)
    writer.writeStyles(into: &sheet)
    return RenderedHTML(
      body: String(decoding: writer.bytes, as: UTF8.self),
      styleSheet: String(decoding: sheet, as: UTF8.self),
      elementCount: writer.elementCount,
      isFaithful: writer.isFaithful,
      hasFields: writer.hasFields)
  }

  /// Appends the rules of the classes for styles.
  func writeStyles(into sheet: inout [UInt8]) {
    for (index, rule) in styleRules.enumerated() {
      sheet.append(contentsOf: ".\(prefix)s\(index){\(rule)}\n".utf8)
    }
  }

  /// The document for people and tests: indented, with styles in the elements.
  ///
  /// - Complexity: O(*n*) in the elements.
  public static func snapshot(_ document: Document) -> String {
    var writer = HTMLWriter(document, form: .snapshot, addresses: nil)
    writer.write(document.root, depth: 0)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  init(_ document: Document, form: Form, addresses: RelativeAddresses?) {
    self.form = form
    self.addresses = addresses
    changeTracker = document.changeTracker
    prefix = Self.usesGeneratedNames(document.root) ? "_" : ""
  }

  // MARK: Elements

  private mutating func write(_ element: Element, depth: Int, isInline: Bool = false) {
    if CallStack.isShort {
      return CallStack.runOnLargerStack { write(element, depth: depth, isInline: isInline) }
    }
    elementCount += 1
    if !isInline { indent(depth) }
    put("<")
    put(element.tag)
    if depth == 0 { put(" data-trellis") }
    writeClasses(of: element)
    for pair in element.attributePairs where form == .snapshot || pair.name != "class" {
      attribute(pair.name, addresses?.value(pair.value, ofAttribute: pair.name) ?? pair.value)
    }
    writeProperties(of: element)
    put(">")
    if Self.fields.contains(element.tag) { hasFields = true }
    let tag = TagVocabulary.kind(element.tag)
    if tag != .void {
      writeContent(of: element, kind: tag, depth: depth, isInline: isInline)
      put("</")
      put(element.tag)
      put(">")
    }
    if !isInline { newline() }
  }

  private mutating func writeContent(
    of element: Element, kind: TagVocabulary.Kind, depth: Int, isInline: Bool
  ) {
    writeText(of: element, kind: kind)
    if kind == .text, element.tag == "textarea" { return }
    let children = element.children
    guard !children.isEmpty else { return }
    guard depth < ChangeTracker.depthLimit else { return changeTracker.noteDepth(element) }
    // White space between unpositioned children would be visible.
    let isInline = isInline || children.contains { $0.packedFrame.isNone }
    if !isInline { newline() }
    nesting.pass(element.tag, 1)
    for child in children {
      noteNesting(of: child, in: element)
      write(child, depth: depth + 1, isInline: isInline)
    }
    nesting.pass(element.tag, -1)
    if !isInline { indent(depth) }
  }

  /// Records whether a parser would move `child` out of `parent`.
  mutating func noteNesting(of child: Element, in parent: Element) {
    guard let problem = nesting.problem(child.tag, in: parent.tag) else { return }
    changeTracker.note("\(child) \(problem); browsers would build another tree")
    isFaithful = false
  }

  /// Writes the text of `element` itself.
  mutating func writeText(of element: Element, kind: TagVocabulary.Kind) {
    if kind == .text {
      // A parser drops a line break right after the start tag, so a leading one is doubled.
      var text = element.text ?? ""
      if element.tag == "textarea", case .string(let value)? = element.property("value") {
        text = value
      }
      if text.hasPrefix("\n") || text.hasPrefix("\r\n") { put("\n") }
      HTMLEscaping.append(text, isAttribute: false, to: &bytes)
    } else if let text = element.text {
      HTMLEscaping.append(text, isAttribute: false, to: &bytes)
    }
  }

  /// The elements in which a user types or chooses.
  static let fields: Set<String> = ["input", "textarea", "select"]

  // MARK: Attributes

  private mutating func writeClasses(of element: Element) {
    let styles = declarations(of: element)
    guard form == .page else {
      if let style = snapshotStyle(of: element, styles) { attribute("style", style) }
      return
    }
    var classes: [String] = []
    if let own = element.attributes?["class"], !own.isEmpty { classes.append(own) }
    if !element.packedFrame.isNone {
      classes.append("\(prefix)f\(frames.index(of: element.packedFrame))")
    }
    if !styles.isEmpty { classes.append(styleClass(styles)) }
    if !classes.isEmpty { attribute("class", classes.joined(separator: " ")) }
  }

  /// The class with the rule `styles`.
  mutating func styleClass(_ styles: String) -> String {
    let index = styleIndexes[styles] ?? styleRules.count
    if index == styleRules.count {
      styleRules.append(styles)
      styleIndexes[styles] = index
    }
    return "\(prefix)s\(index)"
  }

  /// The styles as declarations. An element without a frame gets `position: static`, unless its styles set
  /// `position`, because the style sheet positions all elements absolutely.
  func declarations(of element: Element) -> String {
    var entries = (element.styles?.entries ?? []).map { ($0.name, $0.value) }
    if element.packedFrame.isNone, element.id != .root, element.parent != nil,
      element.styles?["position"] == nil
    {
      let place = entries.firstIndex { $0.0 > "position" } ?? entries.count
      entries.insert(("position", "static"), at: place)
    }
    return entries.map { "\($0.0):\(addresses?.style($0.1) ?? $0.1)" }.joined(separator: ";")
  }

  private func snapshotStyle(of element: Element, _ styles: String) -> String? {
    var parts: [String] = []
    if let frame = Optional(element.packedFrame), !frame.isNone {
      let sides = [
        ("left", frame.left), ("top", frame.top), ("width", frame.width), ("height", frame.height),
      ]
      for (name, value) in sides {
        var length: [UInt8] = []
        FrameRules.append(value, to: &length)
        parts.append("\(name):\(String(decoding: length, as: UTF8.self))")
      }
    }
    if !styles.isEmpty { parts.append(styles) }
    return parts.isEmpty ? nil : parts.joined(separator: ";")
  }

  /// Writes the live properties that have an HTML attribute.
  mutating func writeProperties(of element: Element) {
    for property in element.live?.properties ?? []
    where TagVocabulary.expresses(property.name) && element.tag != "textarea"
      && element.tag != "select"
    {
      guard element.attributes?[property.name] == nil else { continue }
      switch property.value {
      case .bool(true): attribute(property.name, "")
      case .bool(false): break
      case .string(let text): attribute(property.name, text)
      case .number(let number): attribute(property.name, "\(number)")
      }
    }
    guard element.tag == "option", case .string(let chosen)? = element.select?.property("value"),
      element.attributes?["selected"] == nil, chosen == element.attribute("value") ?? element.text
    else { return }
    attribute("selected", "")
  }

  mutating func attribute(_ name: String, _ value: String) {
    put(" ")
    put(name)
    guard !value.isEmpty else { return }
    put("=\"")
    HTMLEscaping.append(value, isAttribute: true, to: &bytes)
    put("\"")
  }

  // MARK: Text

  mutating func put(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func newline() { if form == .snapshot { put("\n") } }

  private mutating func indent(_ depth: Int) {
    if form == .snapshot { put(String(repeating: "  ", count: depth)) }
  }

  /// Whether one of the program's own classes has the form of a generated class.
  static func usesGeneratedNames(_ root: Element) -> Bool {
    var pending = [root]
    while let element = pending.popLast() {
      pending.append(contentsOf: element.children)
      guard let classes = element.attributes?["class"] else { continue }
      for name in classes.split(separator: " ") {
        if name.first == "f" || name.first == "s", name.dropFirst().allSatisfy(\.isNumber) {
          return true
        }
      }
    }
    return false
  }
}

extension Element {
  /// The `select` that contains an option.
  fileprivate var select: Element? {
    parent?.tag == "optgroup" ? parent?.parent : parent
  }
}

import TrellisBase
public import TrellisDOM

/// A page's tree as HTML, with its generated style sheet.
public struct RenderedHTML: Hashable, Sendable {
  /// The root element and its descendants as HTML.
  public var body: String
  /// The rules of the generated classes; the page contains them in one `<style data-trellis-sheet>`.
  public var styleSheet: String
  /// The number of elements in the body, the root included. A client that counts a different number must
  /// request a reset.
  public var elementCount: Int
  /// Whether HTML parsers build exactly this tree from the body. If not (`HTMLNesting`), the client must request a
  /// reset, and creates the elements one by one.
  public var isFaithful = true
  /// Whether the page has a form field in which the user can type or choose.
  public var hasFields = false
}

/// Writes a document as HTML. Equal trees give equal bytes.
///
/// No element gets a `style` attribute, as a strict content security policy forbids them. Instead, frames and
/// styles become classes of a generated style sheet: `f0`, `f1` … one for each distinct frame and `s0`, `s1` … one
/// for each distinct set of styles. Every value is escaped for its context. Elements that an HTML parser would move
/// are reported to ``/TrellisDOM/Document/reportHandler``.
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
  let bytes: ByteBuffer
  var elementCount = 0
  var hasFields = false
  let addresses: RelativeAddresses?
  /// Whether HTML parsers leave every element in its place.
  var isFaithful = true
  var frames = FrameRules()
  var nesting = HTMLNesting()
  private var styles = StyleClasses()
  /// The `select` of the last written option, and its first option with the value of the `select`.
  private var lastList: (list: Element, choice: Element?)?
  var startTags = StartTags()
  let tags: TagTable
  /// The prefix of generated class names: `_` if a class of the application looks like an unprefixed generated name,
  /// otherwise empty.
  let prefix: String
  /// Whether ``prefix`` is empty and a class of the application looks like a generated name.
  var hasAmbiguousNames = false
  /// Whether elements that parsers move, or that are too deep, are reported.
  private var reportsProblems = true
  /// The identity of the attributes whose class names were checked last.
  var checkedAttributes: ObjectIdentifier?

  /// The document as a served page. Call ``/TrellisDOM/Document/announceAll()`` first, so that the client's numbers
  /// equal the document's.
  ///
  /// - Parameter addresses: rewrites addresses in attributes and styles; `nil` leaves them unchanged.
  /// - Complexity: O(*n*) in the elements.
  public static func page(
    _ document: Document, addresses: RelativeAddresses? = nil
  ) -> RenderedHTML {
    var page: RenderedHTML?
    let body = ByteBuffer.text(capacity: ByteBuffer.capacity(for: document)) { bytes in
      page = writer(of: document, addresses: addresses, into: bytes).rendered("")
    }
    guard var page else { preconditionFailure("The page was not written") }
    page.body = body
    return page
  }

  /// A writer that has written `document` as a page.
  static func writer(
    of document: Document, addresses: RelativeAddresses?, into bytes: ByteBuffer
  ) -> HTMLWriter {
    var writer = HTMLWriter(document, form: .page, addresses: addresses, prefix: "", into: bytes)
    writer.write(document)
    if writer.hasAmbiguousNames {
      bytes.removeAll()
      writer = HTMLWriter(document, form: .page, addresses: addresses, prefix: "_", into: bytes)
      writer.reportsProblems = false
      writer.write(document)
    }
    return writer
  }

  /// Writes the body of a served page to a sink in pieces during the walk of the tree, so that a long page is never in
  /// memory as a whole. Call ``/TrellisDOM/Document/announceAll()`` first.
  ///
  /// - Parameters:
  ///   - addresses: rewrites addresses in attributes and styles; `nil` leaves them unchanged.
  ///   - sink: receives the UTF-8 in pieces of about 64 KB, which may end inside a character.
  /// - Returns: the page with an empty ``RenderedHTML/body``.
  /// - Throws: the first error of the sink; the sink is not called again after an error.
  /// - Complexity: O(*n*) in the elements.
  public static func page(
    _ document: Document, addresses: RelativeAddresses? = nil,
    to sink: (UnsafeRawBufferPointer) throws -> Void
  ) throws -> RenderedHTML {
    try withoutActuallyEscaping(sink) { sink in
      // Bytes that the sink has received cannot be written again, so the classes are checked first.
      let prefix = usesGeneratedNames(document.root) ? "_" : ""
      let bytes = ByteBuffer(sink: sink)
      var writer = HTMLWriter(
        document, form: .page, addresses: addresses, prefix: prefix, into: bytes)
      writer.write(document)
      try bytes.finish()
      return writer.rendered("")
    }
  }

  /// The page with `body`, and the style sheet for the written elements.
  func rendered(_ body: String) -> RenderedHTML {
    let sheet = ByteBuffer.text(capacity: frames.count * 32 + styles.rules.count * 64 + 64) {
      bytes in
      frames.write(prefix: prefix + "f", into: bytes)
      writeStyles(into: bytes)
    }
    return RenderedHTML(
      body: body, styleSheet: sheet, elementCount: elementCount, isFaithful: isFaithful,
      hasFields: hasFields)
  }

  /// Appends the rules of the style classes.
  func writeStyles(into sheet: ByteBuffer) {
    for (index, rule) in styles.rules.enumerated() {
      sheet.append(UInt8(ascii: "."))
      sheet.append(prefix)
      sheet.append(UInt8(ascii: "s"))
      sheet.append(decimal: index)
      sheet.append(UInt8(ascii: "{"))
      sheet.append(rule)
      sheet.append("}\n")
    }
  }

  init(
    _ document: Document, form: Form, addresses: RelativeAddresses?, prefix: String,
    into bytes: ByteBuffer = ByteBuffer()
  ) {
    self.form = form
    self.addresses = addresses
    self.bytes = bytes
    changeTracker = document.changeTracker
    tags = TagTable(document.changeTracker.names)
    self.prefix = prefix
  }

  // MARK: Elements

  /// Writes the tree of `document`; the depth of the written elements is limited.
  mutating func write(_ document: Document) {
    CallStack.forTree { write(document.root, depth: 0) }
  }

  private mutating func write(_ element: Element, depth: Int, isInline: Bool = false) {
    elementCount += 1
    if !isInline { indent(depth) }
    let code = Int(element.tagCode)
    let tag = tags.traits(code)
    writeStartTag(of: element, tag, isRoot: depth == 0)
    if tag.contains(.field) { hasFields = true }
    if !tag.contains(.void) {
      writeContent(of: element, tag, depth: depth, isInline: isInline)
      bytes.append(tags.end(code))
    }
    if !isInline { newline() }
  }

  private mutating func writeContent(
    of element: Element, _ traits: TagTraits, depth: Int, isInline: Bool
  ) {
    if traits.contains(.text) {
      writeText(of: element, kind: .text)
      if element.tag == "textarea" { return }
    }
    switch element.content {
    case .none: return
    case .text(let text):
      if !traits.contains(.text) { bytes.append(escaping: text, isAttribute: false) }
    case .child(let child):
      guard canEnter(element, depth) else { return }
      let isInline = enter(element, traits, isInline)
      recordNesting(of: child, in: element)
      write(child, depth: depth + 1, isInline: isInline)
      leave(element, traits, depth, isInline)
    case .children(let children):
      guard canEnter(element, depth) else { return }
      let isInline = enter(element, traits, isInline)
      children.withUnsafeBufferPointer { children in
        var upcoming = UpcomingElements(children)
        for child in UpcomingElements.references(children) {
          upcoming.advance()
          child._withUnsafeGuaranteedRef { child in
            recordNesting(of: child, in: element)
            write(child, depth: depth + 1, isInline: isInline)
          }
        }
      }
      leave(element, traits, depth, isInline)
    }
  }

  /// Whether the children of `element` are written; reports an element that is too deep.
  private func canEnter(_ element: Element, _ depth: Int) -> Bool {
    if depth < Element.depthLimit { return true }
    if reportsProblems { changeTracker.recordDepth(element) }
    return false
  }

  /// - Returns: whether the children are written without white space around them, because white space would be visible
  ///   between unpositioned elements.
  private mutating func enter(
    _ element: Element, _ traits: TagTraits, _ isInline: Bool
  ) -> Bool {
    let isInline =
      isInline || form == .page || element.children.contains { $0.packedFrame.isNone }
    if !isInline { newline() }
    nesting.enter(element, traits)
    return isInline
  }

  private mutating func leave(
    _ element: Element, _ traits: TagTraits, _ depth: Int, _ isInline: Bool
  ) {
    nesting.leave(element, traits)
    if !isInline { indent(depth) }
  }

  /// The traits of an element of any document; names of custom elements have none.
  func traits(of element: Element) -> TagTraits {
    tags.commonTraits(Int(element.tagCode))
  }

  /// Reports `child` if a parser would move it out of `parent`.
  mutating func recordNesting(of child: Element, in parent: Element) {
    guard nesting.mayBeProblem(traits(of: child), in: traits(of: parent)),
      let problem = nesting.problem(child.tag, in: parent.tag)
    else { return }
    if reportsProblems {
      changeTracker.report("\(child) \(problem); browsers would build another tree")
    }
    isFaithful = false
  }

  /// Writes the text content of `element`.
  mutating func writeText(of element: Element, kind: TagVocabulary.Kind) {
    if kind == .text {
      // A parser drops a line break right after the start tag, so a leading one is doubled.
      var text = element.text ?? ""
      if element.tag == "textarea", case .string(let value)? = element.property("value") {
        text = value
      }
      if text.begins(with: "\n") || text.begins(with: "\r\n") { put("\n") }
      bytes.append(escaping: text, isAttribute: false)
    } else if let text = element.text {
      bytes.append(escaping: text, isAttribute: false)
    }
  }

  /// The elements in which a user types or chooses.
  static let fields: Set<String> = ["input", "textarea", "select"]

  // MARK: Attributes

  /// The number of the element's style class; `nil` without styles.
  mutating func styleNumber(of element: Element) -> Int? {
    let isStatic = isStatic(element)
    guard element.styles != nil || isStatic else { return nil }
    // Elements with equal styles share one set as long as the document does not change.
    var key = element.styles.map { UInt(bitPattern: Unmanaged.passUnretained($0).toOpaque()) } ?? 0
    if isStatic { key |= 1 }
    if let number = styles.recent(key) { return number }
    let number = styles.number(of: declarations(of: element))
    styles.store(number, key)
    return number
  }

  /// Whether the element needs `position: static`, because the style sheet positions all elements.
  func isStatic(_ element: Element) -> Bool {
    element.packedFrame.isNone && element.number != NodeID.root.rawValue && element.parent != nil
  }

  /// The styles as declarations. An element without a frame gets `position: static` unless its styles set `position`,
  /// because the style sheet positions all elements absolutely.
  func declarations(of element: Element) -> String {
    var entries = (element.styles?.entries ?? []).map { ($0.name, $0.value) }
    if isStatic(element), element.styles?["position"] == nil {
      let index = entries.firstIndex { $0.0 > "position" } ?? entries.count
      entries.insert(("position", "static"), at: index)
    }
    return entries.map { "\($0.0):\(addresses?.style($0.1) ?? $0.1)" }.joined(separator: ";")
  }

  func snapshotStyle(of element: Element, _ styles: String) -> String? {
    var parts: [String] = []
    if let frame = Optional(element.packedFrame), !frame.isNone {
      let sides = [
        ("left", frame.left), ("top", frame.top), ("width", frame.width), ("height", frame.height),
      ]
      for (name, value) in sides {
        let length = ByteBuffer(capacity: 32)
        length.append(hundredths: value)
        parts.append("\(name):\(length.text)")
      }
    }
    if !styles.isEmpty { parts.append(styles) }
    return parts.isEmpty ? nil : parts.joined(separator: ";")
  }

  /// Writes the live properties that have an HTML attribute.
  ///
  /// The value of a single-choice `select` selects an option; the `selected` properties of its options are ignored
  /// then.
  mutating func writeProperties(of element: Element) {
    let chosen = element.tag == "option" ? choice(of: element.list) : nil
    for property in element.live?.properties ?? []
    where TagVocabulary.expresses(property.name) && element.tag != "textarea"
      && element.tag != "select"
    {
      guard element.attributes?[property.name] == nil else { continue }
      if chosen != nil, property.name == "selected" { continue }
      switch property.value {
      case .bool(true): attribute(property.name, "")
      case .bool(false): break
      case .string(let text): attribute(property.name, text)
      case .number(let number): attribute(property.name, "\(number)")
      }
    }
    if element === chosen, element.attributes?["selected"] == nil {
      attribute("selected", "")
    }
  }

  /// The first option with the value of a single-choice `select`.
  ///
  /// - Complexity: O(*n*) in the options for the first call for a list, then O(1).
  private mutating func choice(of list: Element?) -> Element? {
    guard let list, case .string(let value)? = list.property("value"),
      list.attribute("multiple") == nil
    else { return nil }
    if lastList?.list !== list { lastList = (list, list.firstOption(of: value)) }
    return lastList?.choice
  }

  func attribute(_ name: String, _ value: String) {
    bytes.append(UInt8(ascii: " "))
    bytes.append(name)
    guard !value.isEmpty else { return }
    bytes.append("=\"")
    bytes.append(escaping: value, isAttribute: true)
    bytes.append(UInt8(ascii: "\""))
  }

  // MARK: Text

  func put(_ text: String) { bytes.append(text) }

  private func newline() { if form == .snapshot { put("\n") } }

  private func indent(_ depth: Int) {
    if form == .snapshot { put(String(repeating: "  ", count: depth)) }
  }
}

extension Element {
  /// The `select` that contains an option.
  fileprivate var list: Element? {
    parent?.tag == "optgroup" ? parent?.parent : parent
  }

  /// The first option of the list that has `value`.
  fileprivate func firstOption(of value: String) -> Element? {
    for child in children {
      if child.tag == "optgroup" {
        if let option = child.firstOption(of: value) { return option }
      } else if child.tag == "option", child.optionValue == value {
        return child
      }
    }
    return nil
  }
}

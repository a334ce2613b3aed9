import CLibXML2

/// HTML parsed by libxml2: a side of a comparison, a snapshot, a template.
///
/// Parsing loads nothing from the network or the disk and expands no entities but HTML's own. Errors are
/// recovered from as in browsers and listed in ``notes``. The document owns the nodes of its
/// ``ParsedElement`` values.
public final class ParsedDocument {
  let pointer: htmlDocPtr
  /// The recovered errors in the order of the text, at most 100.
  public let notes: [ParseNote]

  /// Parses a page or a fragment; a fragment's elements become children of `body`.
  ///
  /// - Complexity: O(*n*) in the bytes.
  public init(html: String, limits: ParseLimits = ParseLimits()) throws(ParseError) {
    let bytes = Array(html.utf8)
    (pointer, notes) = try Self.read(bytes, limits: limits)
  }

  /// Parses untrusted bytes, which must be UTF-8.
  public init(bytes: [UInt8], limits: ParseLimits = ParseLimits()) throws(ParseError) {
    guard String(validating: bytes, as: UTF8.self) != nil else { throw .notUnicode }
    (pointer, notes) = try Self.read(bytes, limits: limits)
  }

  deinit {
    for node in removed { xmlFreeNode(node) }
    xmlFreeDoc(pointer)
  }

  /// The nodes taken out of the tree; they live as long as the document, as elements may refer to them.
  private var removed: [xmlNodePtr] = []

  /// Takes the elements that match an XPath query out of the tree, with their subtrees; the root stays.
  ///
  /// - Complexity: that of the query.
  public func remove(matching query: String) throws(QueryError) {
    for element in try elements(matching: query) where element != root {
      xmlUnlinkNode(element.pointer)
      removed.append(element.pointer)
    }
  }

  /// The `html` element.
  public var root: ParsedElement {
    // `read` has checked that there is a root.
    ParsedElement(pointer: xmlDocGetRootElement(pointer), document: self)
  }

  /// The elements that match an XPath query, in document order.
  ///
  /// - Complexity: the query's; `//name` is O(*n*) in the nodes.
  public func elements(matching query: String) throws(QueryError) -> [ParsedElement] {
    try root.elements(matching: query)
  }

  private static func read(
    _ bytes: [UInt8], limits: ParseLimits
  ) throws(ParseError) -> (htmlDocPtr, [ParseNote]) {
    guard !bytes.isEmpty else { throw .emptyInput }
    guard bytes.count <= limits.bytes else { throw .tooLong(limit: limits.bytes) }
    if let offset = bytes.firstIndex(of: 0) { throw .nulByte(offset: offset) }
    let collector = NoteCollector()
    let options =
      HTML_PARSE_RECOVER.rawValue | HTML_PARSE_NONET.rawValue | HTML_PARSE_NODEFDTD.rawValue
      | HTML_PARSE_COMPACT.rawValue
    let document = collector.collect {
      bytes.withUnsafeBytes { buffer in
        htmlReadMemory(
          buffer.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(buffer.count), nil,
          "UTF-8",
          Int32(options))
      }
    }
    guard let document else {
      throw collector.isTooDeep ? .tooDeep(limit: limits.depth) : .noElement
    }
    let root = xmlDocGetRootElement(document)
    let isTooDeep = collector.isTooDeep || root.map { depthExceeds(limits.depth, $0) } ?? false
    guard root != nil, !isTooDeep else {
      xmlFreeDoc(document)
      throw isTooDeep ? .tooDeep(limit: limits.depth) : .noElement
    }
    return (document, collector.notes)
  }

  /// Walks the tree without recursion.
  private static func depthExceeds(_ limit: Int, _ root: xmlNodePtr) -> Bool {
    var depth = 1
    var node = root
    while true {
      if depth > limit { return true }
      if node.pointee.type == XML_ELEMENT_NODE, let child = node.pointee.children {
        node = child
        depth += 1
        continue
      }
      while node != root, node.pointee.next == nil, let parent = node.pointee.parent {
        node = parent
        depth -= 1
      }
      guard node != root, let next = node.pointee.next else { return false }
      node = next
    }
  }
}

/// Collects libxml2's messages while a text is parsed.
private final class NoteCollector {
  private(set) var notes: [ParseNote] = []
  private(set) var isTooDeep = false

  /// Runs `body` with this collector as the thread's error handler.
  func collect<Result>(_ body: () -> Result) -> Result {
    xmlSetStructuredErrorFunc(Unmanaged.passUnretained(self).toOpaque()) { context, error in
      guard let context, let error else { return }
      Unmanaged<NoteCollector>.fromOpaque(context).takeUnretainedValue().add(error.pointee)
    }
    defer { xmlSetStructuredErrorFunc(nil, nil) }
    return body()
  }

  private func add(_ error: xmlError) {
    let message = error.message.map { String(cString: $0) } ?? ""
    if message.hasPrefix("Excessive depth") { isTooDeep = true }
    // libxml2 knows only the elements of HTML 4; newer elements are no errors.
    guard error.code != Int32(XML_HTML_UNKNOWN_TAG.rawValue), notes.count < 100 else { return }
    let text = message.split(separator: "\n").first.map(String.init) ?? ""
    notes.append(ParseNote(line: Int(error.line), message: text))
  }
}

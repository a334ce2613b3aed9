import CLibXML2

/// HTML that was read by libxml2: the two sides of a comparison, a snapshot, a template.
///
/// Reading loads nothing from the network or the disk and expands no entities but HTML's own. It is as
/// forgiving as browsers are; ``notes`` has the recovered errors. The document owns the nodes that
/// ``ParsedElement`` points to.
public final class ParsedDocument {
  let pointer: htmlDocPtr
  /// The mistakes that were recovered from, in the order of the text, at most 100.
  public let notes: [ParseNote]

  /// Reads a page or a fragment; a fragment's elements stand in a `body` then.
  ///
  /// - Complexity: O(*n*) in the bytes.
  public init(html: String, limits: ParseLimits = ParseLimits()) throws(ParseError) {
    let bytes = Array(html.utf8)
    (pointer, notes) = try Self.read(bytes, limits: limits)
  }

  /// Reads bytes that came from outside; they must be UTF-8.
  public init(bytes: [UInt8], limits: ParseLimits = ParseLimits()) throws(ParseError) {
    guard String(validating: bytes, as: UTF8.self) != nil else { throw .notUnicode }
    (pointer, notes) = try Self.read(bytes, limits: limits)
  }

  deinit { xmlFreeDoc(pointer) }

  /// The `html` element.
  public var root: ParsedElement {
    // `read` has made sure that there is one.
    ParsedElement(pointer: xmlDocGetRootElement(pointer), document: self)
  }

  /// The elements that an XPath query finds, in document order.
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

/// Gathers libxml2's messages while one text is read.
private final class NoteCollector {
  private(set) var notes: [ParseNote] = []
  private(set) var isTooDeep = false

  /// Runs `body` with this collector as the thread's receiver of messages.
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
    // libxml2 knows the elements of HTML 4; the newer ones are no mistakes.
    guard error.code != Int32(XML_HTML_UNKNOWN_TAG.rawValue), notes.count < 100 else { return }
    let text = message.split(separator: "\n").first.map(String.init) ?? ""
    notes.append(ParseNote(line: Int(error.line), message: text))
  }
}

import CLibXML2

/// A parsed page: a side of a comparison, a snapshot, a template.
///
/// Pages are parsed as by browsers with scripting disabled (WHATWG HTML, §13.2), into libxml2's nodes, so that XPath
/// queries work. Parsing loads no resources of the page, and expands no entities except HTML's. Their table is read
/// from Trellis's folder `public/data` for the first page with an ampersand. Recovered errors are listed in ``notes``.
/// The document owns the nodes of its ``ParsedElement`` values.
public final class ParsedDocument {
  let pointer: htmlDocPtr
  /// The recovered errors in the order of the text, at most 100.
  public let notes: [ParseNote]

  /// Parses a page or a fragment; a fragment's elements become children of `body`.
  ///
  /// - Complexity: O(*n*) in the bytes.
  public init(html: String, limits: ParseLimits = ParseLimits()) throws(ParseError) {
    let bytes = Array(html.utf8)
    (pointer, notes, removed) = try Self.read(bytes, limits: limits)
  }

  /// Parses untrusted bytes, which must be UTF-8.
  public init(bytes: [UInt8], limits: ParseLimits = ParseLimits()) throws(ParseError) {
    guard String(validating: bytes, as: UTF8.self) != nil else { throw .notUnicode }
    (pointer, notes, removed) = try Self.read(bytes, limits: limits)
  }

  /// Takes over an XML document.
  init(xml document: xmlDocPtr) {
    pointer = document
    notes = []
    removed = []
  }

  deinit {
    for node in removed { xmlFreeNode(node) }
    xmlFreeDoc(pointer)
  }

  /// The nodes removed from the tree; freed with the document, because elements may refer to them.
  private var removed: [xmlNodePtr]

  /// Removes the elements that match an XPath query, with their subtrees; the root is not removed.
  ///
  /// - Complexity: as the evaluation of the query.
  public func remove(matching query: String) throws(QueryError) {
    for element in try elements(matching: query) where element != root {
      xmlUnlinkNode(element.pointer)
      removed.append(element.pointer)
    }
  }

  /// The `html` element.
  public var root: ParsedElement {
    // Every parsed page has a root.
    ParsedElement(pointer: xmlDocGetRootElement(pointer), document: self)
  }

  /// The elements that match an XPath query, in document order.
  ///
  /// - Complexity: as the evaluation of the query; `//name` is O(*n*) in the nodes.
  public func elements(matching query: String) throws(QueryError) -> [ParsedElement] {
    try root.elements(matching: query)
  }

  private static func read(
    _ bytes: [UInt8], limits: ParseLimits
  ) throws(ParseError) -> (htmlDocPtr, [ParseNote], [xmlNodePtr]) {
    guard !bytes.isEmpty else { throw .emptyInput }
    guard bytes.count <= limits.bytes else { throw .tooLong(limit: limits.bytes) }
    let page = try HTMLReader.read(bytes, limits: limits)
    // A greater limit cannot be exceeded: the parser nests no deeper than browsers do.
    if limits.depth <= HTMLTreeBuilder.depthLimit,
      let root = xmlDocGetRootElement(page.document), depthExceeds(limits.depth, root)
    {
      page.free()
      throw .tooDeep(limit: limits.depth)
    }
    return (page.document, page.notes, page.detached)
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

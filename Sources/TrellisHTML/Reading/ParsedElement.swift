import CLibXML2

/// An element of a ``ParsedDocument``.
///
/// An element is a handle that keeps its document alive. Two elements are equal if they are the same node, regardless
/// of their attributes.
public struct ParsedElement: Equatable {
  let pointer: xmlNodePtr
  package let document: ParsedDocument

  /// A child of an element, other than a comment or a processing instruction.
  public enum Content: Equatable {
    case text(String)
    case element(ParsedElement)
  }

  /// The element's name; names of HTML elements are in lower case.
  public var name: String { String(cString: pointer.pointee.name) }

  /// The name with the prefix `svg:` or `math:` of a foreign element.
  package var qualifiedName: String {
    let space = ElementSpace(rawValue: UInt(bitPattern: pointer.pointee._private))
    return space?.prefix.map { $0 + ":" + name } ?? name
  }

  /// The value of the attribute `name`, or `nil` if the element does not have it.
  public subscript(attribute name: String) -> String? {
    guard let value = xmlGetProp(pointer, name) else { return nil }
    defer { cxml_free(value) }
    return String(cString: value)
  }

  /// All attributes in the order of the text. O(n) for n attributes.
  public var attributes: [(name: String, value: String)] {
    var result: [(name: String, value: String)] = []
    var next = pointer.pointee.properties
    while let attribute = next {
      result.append((String(cString: attribute.pointee.name), value(of: attribute)))
      next = attribute.pointee.next
    }
    return result
  }

  /// The value of an attribute node; `xmlGetProp` would search the attributes by name.
  private func value(of attribute: xmlAttrPtr) -> String {
    guard let value = xmlNodeListGetString(pointer.pointee.doc, attribute.pointee.children, 1)
    else { return "" }
    defer { cxml_free(value) }
    return String(cString: value)
  }

  /// Texts and elements in document order.
  public var content: [Content] {
    var result: [Content] = []
    var next = pointer.pointee.children
    while let node = next {
      switch node.pointee.type {
      case XML_ELEMENT_NODE:
        result.append(.element(ParsedElement(pointer: node, document: document)))
      case XML_TEXT_NODE, XML_CDATA_SECTION_NODE:
        if let text = node.pointee.content { result.append(.text(String(cString: text))) }
      default: break
      }
      next = node.pointee.next
    }
    return result
  }

  /// The child elements in document order.
  public var children: [ParsedElement] {
    content.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  /// The parent element; `nil` for the root.
  public var parent: ParsedElement? {
    guard let parent = pointer.pointee.parent, parent.pointee.type == XML_ELEMENT_NODE else {
      return nil
    }
    return ParsedElement(pointer: parent, document: document)
  }

  /// All text of the subtree.
  public var text: String {
    guard let content = xmlNodeGetContent(pointer) else { return "" }
    defer { cxml_free(content) }
    return String(cString: content)
  }

  /// The path of the element as an XPath: `/html/body/div[2]`.
  public var path: String {
    guard let path = xmlGetNodePath(pointer) else { return "" }
    defer { cxml_free(path) }
    return String(cString: path)
  }

  /// The line of the element's start tag in the text, from 1.
  public var line: Int { xmlGetLineNo(pointer) }

  /// The elements that match an XPath query from this element, in document order.
  public func elements(matching query: String) throws(QueryError) -> [ParsedElement] {
    try evaluate(query) { result in
      Self.nodes(of: result)?.compactMap { node in
        guard node.pointee.type == XML_ELEMENT_NODE else { return nil }
        return ParsedElement(pointer: node, document: document)
      }
    }
  }

  /// Evaluates an XPath query from this element.
  ///
  /// - Parameter value: makes the value of the result, which is freed afterwards; `nil` is an error.
  func evaluate<Value>(
    _ query: String, value: (xmlXPathObjectPtr) -> Value?
  ) throws(QueryError) -> Value {
    guard let context = xmlXPathNewContext(document.pointer) else {
      throw QueryError(query: query)
    }
    defer { xmlXPathFreeContext(context) }
    context.pointee.node = pointer
    // Suppresses messages on the standard error; the thrown error has the details.
    context.pointee.error = { _, _ in }
    cxml_setSilent(1)
    defer { cxml_setSilent(0) }
    guard let result = xmlXPathEvalExpression(query, context) else {
      throw QueryError(query: query)
    }
    defer { xmlXPathFreeObject(result) }
    guard let value = value(result) else { throw QueryError(query: query) }
    return value
  }

  /// The selected nodes in document order; `nil` if the result is no set of nodes.
  static func nodes(of result: xmlXPathObjectPtr) -> [xmlNodePtr]? {
    guard result.pointee.type == XPATH_NODESET else { return nil }
    guard let set = result.pointee.nodesetval, let nodes = set.pointee.nodeTab else { return [] }
    xmlXPathNodeSetSort(set)
    return (0..<Int(set.pointee.nodeNr)).compactMap { nodes[$0] }
  }

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.pointer == rhs.pointer }
}

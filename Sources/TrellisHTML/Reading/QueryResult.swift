import CLibXML2

/// The result of an XPath query of a page.
package enum QueryResult {
  /// Elements, attributes, texts, comments and processing instructions in document order.
  case nodes([Match])
  /// A number, a text or a truth value.
  case value(String)

  /// A node that a query selects.
  package struct Match: Equatable {
    /// An XPath query that selects only this node.
    package let path: String
    /// The HTML of an element with its subtree; for other nodes their text, for a processing instruction its data.
    package let html: String
    /// The text of the node; for an element, all text of its subtree.
    package let text: String
  }
}

extension ParsedDocument {
  /// Evaluates an XPath query with any type of result.
  ///
  /// - Complexity: as the evaluation of the query, and O(*n*) in the nodes of each match.
  package func query(_ query: String) throws(QueryError) -> QueryResult {
    guard let context = xmlXPathNewContext(pointer) else { throw QueryError(query: query) }
    defer { xmlXPathFreeContext(context) }
    context.pointee.node = root.pointer
    // Suppresses messages on the standard error.
    context.pointee.error = { _, _ in }
    cxml_setSilent(1)
    defer { cxml_setSilent(0) }
    guard let result = xmlXPathEvalExpression(query, context) else {
      throw QueryError(query: query)
    }
    defer { xmlXPathFreeObject(result) }
    guard result.pointee.type == XPATH_NODESET else {
      guard let text = xmlXPathCastToString(result) else { throw QueryError(query: query) }
      defer { cxml_free(text) }
      return .value(String(cString: text))
    }
    guard let set = result.pointee.nodesetval, let nodes = set.pointee.nodeTab else {
      return .nodes([])
    }
    xmlXPathNodeSetSort(set)
    return .nodes((0..<Int(set.pointee.nodeNr)).compactMap { nodes[$0].map(match) })
  }

  private func match(_ node: xmlNodePtr) -> QueryResult.Match {
    let path = Self.string(xmlGetNodePath(node))
    let text = Self.string(xmlNodeGetContent(node))
    let isElement = node.pointee.type == XML_ELEMENT_NODE
    let html =
      isElement ? MarkupTree(ParsedElement(pointer: node, document: self)).html : text
    return QueryResult.Match(path: path, html: html, text: text)
  }

  private static func string(_ text: UnsafeMutablePointer<xmlChar>?) -> String {
    guard let text else { return "" }
    defer { cxml_free(text) }
    return String(cString: text)
  }
}

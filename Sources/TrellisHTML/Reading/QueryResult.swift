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
    try root.evaluate(query) { result in
      if let nodes = ParsedElement.nodes(of: result) { return .nodes(nodes.map(match)) }
      guard let text = xmlXPathCastToString(result) else { return nil }
      defer { cxml_free(text) }
      return .value(String(cString: text))
    }
  }

  /// Whether an XPath query selects something, or gives a text, a number other than zero, or the truth value true.
  ///
  /// - Complexity: as the evaluation of the query.
  package func satisfies(_ query: String) throws(QueryError) -> Bool {
    try root.evaluate(query) { xmlXPathCastToBoolean($0) != 0 }
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

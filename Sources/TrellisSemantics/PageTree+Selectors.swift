import TrellisDOM
package import TrellisHTML

/// An error in a CSS selector or an XPath query.
public struct SelectorError: Error, CustomStringConvertible {
  /// The selector and the reason for its refusal.
  public let description: String
  package init(_ description: String) { self.description = description }
}

extension PageTree {
  private static let marker = "data-test-index"

  /// The elements that match a CSS selector or an XPath query, in document order; hidden elements are included.
  ///
  /// - Throws: ``SelectorError`` if the selector is malformed or not supported.
  /// - Complexity: O(*n*) in the elements, plus the evaluation of the query.
  package func elements(matching selector: String, isXPath: Bool) throws -> [PageElement] {
    guard let query = isXPath ? selector : CSSSelector.xpath(selector) else {
      throw SelectorError("“\(selector)” is no CSS selector that the test library supports")
    }
    let document = try ParsedDocument(html: "<!DOCTYPE html><body>" + html(marked: true))
    let found: [ParsedElement]
    do { found = try document.elements(matching: query) } catch {
      throw SelectorError("“\(selector)” is no XPath query that gives elements")
    }
    return found.compactMap { $0[attribute: Self.marker].flatMap { Int($0) } }
      .map { PageElement(tree: self, index: $0) }
  }

  /// The tree as HTML.
  ///
  /// - Parameter isMarked: whether each element gets its index as an attribute.
  package func html(marked isMarked: Bool = false) -> String {
    var builder = MarkupTree.Builder()
    builder.open(.document, "")
    root.write(to: &builder, marker: isMarked ? Self.marker : nil)
    return builder.finish().html
  }
}

extension PageElement {
  package func write(to builder: inout MarkupTree.Builder, marker: String?) {
    if tag == "#text" { return builder.leaf(.text, node.text ?? "") }
    var attributes = node.attributes.map { MarkupTree.Attribute(name: $0.key, value: $0.value) }
    if let marker { attributes.append(.init(name: marker, value: "\(index)")) }
    builder.open(.element, tag, attributes)
    if let text = node.text { builder.leaf(.text, text) }
    for child in contents { child.write(to: &builder, marker: marker) }
    builder.close()
  }
}

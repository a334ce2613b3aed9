package import TrellisHTML

extension MarkupTree {
  /// The tree of a page.
  package init(html: String) throws { self.init(try ParsedDocument(html: html)) }
}

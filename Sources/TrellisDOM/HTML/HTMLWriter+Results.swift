extension HTMLWriter {
  /// The document for people and tests: indented, with styles in the elements.
  ///
  /// - Complexity: O(*n*) in the elements.
  public static func snapshot(_ document: Document) -> String {
    var writer = HTMLWriter(document, form: .snapshot, addresses: nil, prefix: "")
    writer.write(document.root, depth: 0)
    return writer.bytes.text
  }

  /// A served page with its body as UTF-8, which is not checked and copied as a text is.
  ///
  /// - Returns: the page with an empty ``RenderedHTML/body``, and the body.
  static func pageBytes(
    _ document: Document, addresses: RelativeAddresses?
  ) -> (page: RenderedHTML, body: [UInt8]) {
    let bytes = ByteBuffer(capacity: ByteBuffer.capacity(for: document))
    let writer = writer(of: document, addresses: addresses, into: bytes)
    return (writer.rendered(""), bytes.bytes)
  }

  /// The documents as one page, with its body as UTF-8.
  ///
  /// - Returns: the page with an empty ``RenderedHTML/body``, and the body.
  /// - Precondition: as for ``page(_:addresses:)``.
  /// - Complexity: O(*n*) in the elements of all documents.
  package static func pageBytes(
    _ documents: [(width: Double, document: Document)], addresses: RelativeAddresses?
  ) -> (page: RenderedHTML, body: [UInt8]) {
    if documents.count == 1 { return pageBytes(documents[0].document, addresses: addresses) }
    var page = page(documents, addresses: addresses)
    let body = Array(page.body.utf8)
    page.body = ""
    return (page, body)
  }
}

extension ByteBuffer {
  /// The bytes that are enough for the body of most pages with the elements and texts of `document`.
  static func capacity(for document: Document) -> Int {
    let footprint = document.changeTracker.footprint
    return footprint.elementCount * 64 + footprint.textBytes * 3 / 2 + 1024
  }
}

public import TrellisDOM

extension HTMLWriter {
  /// The document for people and tests: indented, with styles in the elements.
  ///
  /// - Complexity: O(*n*) in the elements.
  public static func snapshot(_ document: Document) -> String {
    var writer = HTMLWriter(document, form: .snapshot, addresses: nil, prefix: "")
    writer.write(document)
    return writer.bytes.text
  }

  /// A served page with its body as UTF-8 bytes; unlike a `String`, they are not validated and copied.
  ///
  /// - Returns: the page with an empty ``RenderedHTML/body``, and the body.
  static func pageBytes(
    _ document: Document, addresses: RelativeAddresses?
  ) -> (page: RenderedHTML, body: [UInt8]) {
    let bytes = ByteBuffer(capacity: ByteBuffer.capacity(for: document))
    let writer = writer(of: document, addresses: addresses, into: bytes)
    return (writer.rendered(""), bytes.bytes)
  }

  /// The documents, laid out at several widths, as one page with its body as UTF-8 bytes.
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
  /// An estimate that is enough for the bodies of most documents with these numbers of elements and bytes of texts.
  static func capacity(for document: Document) -> Int {
    let footprint = document.changeTracker.footprint
    return footprint.elementCount * 64 + footprint.textBytes * 3 / 2 + 1024
  }
}

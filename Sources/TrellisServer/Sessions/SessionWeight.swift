import TrellisDOM
import TrellisHosting

/// About how many bytes of memory a session takes.
///
/// An estimate from above for everything that its client, its time or its application make grow:
/// elements with their components, texts, batches that the client has not acknowledged, and numbers that
/// it may still name. What controllers and models of the application hold is not known.
struct SessionWeight {
  /// Bytes for a session with an empty page.
  static let bytesPerSession = 8_192
  /// Bytes for an element with its component, layout and node, and for one while its host hibernates. A list takes 1,110 and 240 bytes (benchmark `memory`), richer attributes take more.
  static let bytesPerElement = 1_600
  static let bytesPerHibernatingElement = 400

  let bytes: Int

  /// - Parameter target: the address that the page was opened for.
  ///
  /// - Complexity: O(1).
  init(host: ComponentHost, link: ClientLink, target: String) {
    let document = host.document
    let isHibernating = host.isHibernating
    let perElement = isHibernating ? Self.bytesPerHibernatingElement : Self.bytesPerElement
    // Components hold the texts, too.
    let content = document.contentBytes * (isHibernating ? 1 : 2)
    // The route's location, the page's, and the two that the document compares.
    let addresses = 2 * target.utf8.count + 3 * (document.url?.utf8.count ?? 0)
    bytes =
      Self.bytesPerSession + document.elementCount * perElement + content + addresses
      + link.queue.bytes + link.staleNodeIDs.byteCount
  }
}

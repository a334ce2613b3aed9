import TrellisComponents
package import TrellisDOM
package import TrellisHTML
import TrellisHosting
import TrellisUI

/// The first HTML of a page.
package struct FirstPage: Sendable {
  let title: String
  let description: String?
  package var metadata: PageMetadata
  let language: String
  let direction: WritingDirection
  /// The texts of the client script, as JSON; empty for an exported page.
  let clientTexts: String
  package var html: RenderedHTML
  /// The UTF-8 of an exported page's body, in place of the body of ``html``.
  package var body: [UInt8] = []
  /// The fonts that the page's texts need.
  package let fonts: PageFonts

  /// Makes the HTML of a live page, and marks all elements as sent, so that a tab can attach.
  ///
  /// - Parameter height: the height of the window in CSS px; `nil` if it is unknown.
  init(_ page: Page, inHeight height: Double?) {
    page.host.document.announceAll()
    self.init(
      page, HTMLWriter.page(page.host.document),
      PageFonts(of: page.host, inHeight: height ?? Self.usualHeight),
      clientTexts: page.host.environment.textTables.clientTexts(in: page.language))
  }

  /// Makes the HTML of an exported page that was opened once for each width.
  ///
  /// - Parameters:
  ///   - pages: the pages with their window widths in CSS px, in increasing order.
  ///   - fonts: the fonts of the pages exported before.
  ///   - addresses: rewrites the addresses of files and pages.
  ///   - sheets: the sheets of the page, which take the place of its layout for screens; `nil` for none.
  /// - Precondition: `pages` is not empty.
  package init(
    _ pages: [(width: Double, page: Page)], fonts known: KnownFonts,
    addresses: RelativeAddresses, sheets: Document? = nil
  ) {
    for (_, page) in pages { page.host.document.discardChanges() }
    let (html, body) = HTMLWriter.pageBytes(
      sheets.map { [(0, $0)] } ?? pages.map { ($0.width, $0.page.host.document) },
      addresses: addresses)
    let fonts = pages.map { PageFonts(of: $0.page.host, after: known) }
    self.init(pages[pages.count - 1].page, html, PageFonts(union: fonts), clientTexts: "")
    self.body = body
  }

  private init(
    _ page: Page, _ html: RenderedHTML, _ fonts: PageFonts, clientTexts: String
  ) {
    title = page.title
    description = page.description
    metadata = page.metadata.filled(from: page.siteMetadata)
    language = page.language
    self.clientTexts = clientTexts
    direction = page.host.environment.traits.writingDirection
    self.html = html
    self.fonts = fonts
  }

  /// The assumed height of an unknown window in CSS px.
  private static let usualHeight = 1200.0
}

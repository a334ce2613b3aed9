import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisUI

/// The first HTML of a page.
struct FirstPage: Sendable {
  let title: String
  let description: String?
  let metadata: PageMetadata
  let language: String
  let direction: WritingDirection
  /// The texts that the client shows by itself, as JSON.
  let clientTexts: String
  let html: RenderedHTML
  /// The font files of the page's texts.
  let fonts: PageFonts

  /// Makes the HTML of `page`. A tab can attach to the page: all elements are announced.
  ///
  /// - Parameters:
  ///   - height: the height of the window in CSS px; `nil` if it is unknown.
  ///   - addresses: rewrites the addresses of files; `nil` for a page from the server.
  init(_ page: Page, inHeight height: Double?, addresses: RelativeAddresses? = nil) {
    let host = page.host
    host.document.announceAll()
    title = page.title
    description = page.description
    metadata = page.metadata
    language = page.language
    clientTexts = host.environment.textTables.clientTexts(in: language)
    direction = host.environment.traits.writingDirection
    html = HTMLWriter.page(host.document, addresses: addresses)
    fonts = PageFonts(of: host, inHeight: height ?? Self.usualHeight)
  }

  /// The assumed height of a window in CSS px if it is unknown.
  private static let usualHeight = 1200.0
}

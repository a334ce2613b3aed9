import Foundation
import TrellisBase
import TrellisComponents
package import TrellisDOM
import TrellisHTML
import TrellisHTTP
import TrellisText
import TrellisUI

/// Makes the HTTP responses that contain pages.
package struct PageWriter: Sendable {
  package var shell: PageShell
  let assets: AssetCatalog
  let slices: FontSliceStore
  /// The required version of the client script.
  let version: String
  /// The addresses of the common style sheets.
  package let styleSheets: [String]
  /// The application's own elements.
  var clientElements = ClientElements.none
  /// The feeds to which pages link.
  package var feeds: [Feed] = []
  /// The translated texts of error pages.
  var texts = TextTables.standard

  /// The sites whose pages may show a page in a frame.
  var frameAncestors = FrameAncestors()

  /// The name of the common style sheet.
  package static let styleSheetName = "trellis.css"
  /// The name of the client script.
  static let scriptName = "trellis.js"
  /// The name of the script that runs before the first paint.
  static let screenScriptName = "screen.js"

  /// The response with an opened page.
  ///
  /// - Complexity: O(bytes); compression takes some 10 ms a megabyte.
  ///
  /// - Parameters:
  ///   - screen: the screen of the page's layout.
  ///   - isRepeated: whether the browser must repeat the request, with client hints.
  ///   - owner: the fingerprint of the page's user, without which a client does not show the page again; empty for a
  ///     page without a user.
  func response(
    _ opened: SessionManager.OpenedPage, screen: FirstScreen, repeating isRepeated: Bool = false,
    to request: Request, owner: String
  ) -> Response {
    let nonce = SecurityHeaders.nonce()
    slices.prepare(opened.page.fonts.inSight)
    let base = request.base
    var page = content(opened.page, below: base)
    if base != .root { page.base = base.text }
    page.session = opened.token
    page.version = version
    let isPrivate = !owner.isEmpty
    page.owner = isPrivate ? owner : nil
    page.own = clientElements.declaration
    page.texts = opened.page.clientTexts
    page.ownScripts = clientElements.scripts.map(base.address)
    page.nonce = nonce
    page.script = base.address(assets.address(Self.scriptName))
    page.screen = screen.text
    page.screenScript = base.address(assets.address(Self.screenScriptName))
    var response = Response.html(shell.page(page).bytes, status: opened.status)
    response.headers["Vary"] = Self.vary
    response.headers["Accept-CH"] = ClientHints.names
    if isRepeated { response.headers["Critical-CH"] = ClientHints.names }
    compress(&response, for: request)
    addPolicy(&response, nonce: nonce)
    // The page contains a token, so only its browser may cache it. A page of a signed-in user is not cached at all,
    // because the history would show it to the next user of the browser.
    return response.secured(cacheControl: isPrivate ? "no-store" : "private, no-cache")
  }

  /// Adds the content security policy for a page whose style sheet has `nonce`, and the frame options.
  private func addPolicy(_ response: inout Response, nonce: String) {
    response.headers["Content-Security-Policy"] = SecurityHeaders.policy(
      nonce: nonce, framedBy: frameAncestors)
    response.headers["X-Frame-Options"] = frameAncestors.frameOptions
  }

  /// Compresses a page with gzip if the user, and not a page of another site, requested it. A compressed response to a
  /// request that an attacker triggers, with the attacker's text in the address, leaks secrets by its length (BREACH).
  private func compress(_ response: inout Response, for request: Request) {
    guard case .bytes(let bytes) = response.body, bytes.count > Self.smallest else { return }
    let site = request.headers["Sec-Fetch-Site"]
    guard site == "same-origin" || site == "none", request.acceptsGzip,
      let packed = Gzip.compressed(bytes, level: 4)
    else { return }
    response.body = .bytes(packed)
    response.headers["Content-Encoding"] = "gzip"
  }

  /// The request's header fields on which the page depends.
  private static let vary =
    "Accept-Encoding, Accept-Language, Cookie, Sec-Fetch-Site, Sec-CH-UA-Mobile, \(ClientHints.names)"

  /// The minimum bytes for compression, about one packet; compressing a shorter page saves no time.
  private static let smallest = 1400

  /// The template variables, without the session, the screen and the scripts of a live page.
  ///
  /// - Parameters:
  ///   - base: the path below which the browser sees the site.
  ///   - site: the address of the site for links to feeds; empty for relative links, and `nil` for no links.
  package func content(
    _ page: FirstPage, below base: BasePath = .root, feedsBelow site: String? = ""
  ) -> PageShell.Page {
    PageShell.Page(
      language: page.language, direction: page.direction.rawValue, title: page.title,
      description: page.description,
      // A count of 0 never matches, so the client requests a reset.
      elements: page.html.isFaithful ? page.html.elementCount : 0,
      preloads: page.fonts.inSight.map { base.address(assets.address("fonts/" + $0)) },
      styleSheets: (styleSheets + page.fonts.sheets.map(FontSliceStore.address(ofSheet:)))
        .map(base.address),
      nonce: "",
      styles: page.html.styleSheet,
      head: page.metadata.html(
        title: page.title, description: page.description, below: base)
        + (site.map { site in feeds.map { $0.link(base: site + base.text) }.joined() } ?? ""),
      body: page.body.isEmpty ? Array(page.html.body.utf8) : page.body)
  }

  /// The response with an error page, in the most preferred language that has texts.
  ///
  /// - Parameters:
  ///   - request: the request that failed.
  ///   - failure: replaces the message and the status of `page`.
  func error(
    _ page: ErrorPage, to request: Request, showing failure: ShownFailure? = nil
  ) -> Response {
    error(page, languages: request.languages, below: request.base, showing: failure)
  }

  private func error(
    _ page: ErrorPage, languages: LanguagePreferences, below base: BasePath,
    showing failure: ShownFailure?
  ) -> Response {
    let language = texts.language(for: (languages.cookie.map { [$0] } ?? []) + languages.tags)
    func text(_ key: TextKey) -> String { texts.text(key, in: language) ?? key.name }
    let isRightToLeft = LanguageTag.isRightToLeft(language)
    let html = shell.error(
      title: text(page.texts.title), message: failure?.message ?? text(page.texts.message),
      link: text(.toFirstPage),
      language: language, direction: isRightToLeft ? "rtl" : "ltr", below: base,
      styleSheets: styleSheets)
    var response = Response.html(html, status: failure?.status ?? page.status)
    response.headers["Vary"] = "Accept-Language"
    addPolicy(&response, nonce: SecurityHeaders.nonce())
    return response.secured(cacheControl: "no-store")
  }
}

import Foundation
import TrellisComponents
import TrellisDOM
import TrellisHTTP
import TrellisText

/// Makes answers of pages.
struct PageWriter: Sendable {
  let shell: PageShell
  let assets: AssetCatalog
  let slices: FontSliceStore
  /// The version that a client script has to have.
  let version: String
  /// The addresses of the style sheets of all pages.
  let styleSheets: [String]

  /// The name of the style sheet of every page.
  static let styleSheetName = "trellis.css"
  /// The name of the client script.
  static let scriptName = "trellis.js"
  /// The name of the script that runs before anything is painted.
  static let screenScriptName = "screen.js"

  /// - Complexity: O(bytes); compression takes some 10 ms a megabyte.
  ///
  /// - Parameters:
  ///   - screen: the screen that the page was laid out for.
  ///   - isRepeated: whether to have the browser send the request again, with client hints.
  ///   - owner: the mark of the user whom the page was made for, so that nothing but its tab may show it
  ///     again; empty for a page of nobody.
  func response(
    _ opened: SessionManager.OpenedPage, screen: FirstScreen, repeating isRepeated: Bool = false,
    to request: Request, owner: String
  ) -> Response {
    let nonce = SecurityHeaders.nonce()
    slices.prepare(opened.page.fonts.inSight)
    var page = content(opened.page)
    page.session = opened.token
    page.version = version
    let isPrivate = !owner.isEmpty
    page.owner = isPrivate ? owner : nil
    page.nonce = nonce
    page.script = assets.address(Self.scriptName)
    page.screen = screen.text
    page.screenScript = assets.address(Self.screenScriptName)
    var response = Response.html(shell.page(page))
    response.headers["Vary"] = Self.vary
    response.headers["Accept-CH"] = ClientHints.names
    if isRepeated { response.headers["Critical-CH"] = ClientHints.names }
    compress(&response, for: request)
    response.headers["Content-Security-Policy"] = SecurityHeaders.policy(nonce: nonce)
    // The page holds a token, so nobody but its browser may keep it; and not that of a signed-in user,
    // as the history would show it to whoever comes after.
    return response.secured(cacheControl: isPrivate ? "no-store" : "private, no-cache")
  }

  /// Puts a page into gzip, where its user asked for it rather than another site's page: who can have
  /// a page made again and again, with words of his own in its address, would learn from its length
  /// what else stands on it.
  private func compress(_ response: inout Response, for request: Request) {
    guard case .bytes(let bytes) = response.body, bytes.count > Self.smallest else { return }
    let site = request.headers["Sec-Fetch-Site"]
    guard site == "same-origin" || site == "none", request.acceptsGzip,
      let packed = Gzip.compressed(bytes, level: 4)
    else { return }
    response.body = .bytes(packed)
    response.headers["Content-Encoding"] = "gzip"
  }

  /// The fields of a request that decide what its page is like.
  private static let vary =
    "Accept-Encoding, Cookie, Sec-Fetch-Site, Sec-CH-UA-Mobile, \(ClientHints.names)"

  /// The bytes that fit into one packet, which compression would not make arrive sooner.
  private static let smallest = 1400

  /// The page without what makes it live.
  func content(_ page: FirstPage) -> PageShell.Page {
    PageShell.Page(
      language: page.language, direction: page.direction.rawValue, title: page.title,
      description: page.description,
      // A number that no client counts has it ask for the tree.
      elements: page.html.isFaithful ? page.html.elementCount : 0,
      preloads: page.fonts.inSight.map { assets.address("fonts/" + $0) },
      styleSheets: styleSheets + page.fonts.sheets.map(FontSliceStore.address(ofSheet:)), nonce: "",
      styles: page.html.styleSheet,
      head: "", body: page.html.body)
  }

  func error(_ status: Response.Status, title: String, message: String) -> Response {
    let html = shell.error(
      title: title, message: message, styleSheets: styleSheets)
    var response = Response.html(html, status: status)
    response.headers["Content-Security-Policy"] = SecurityHeaders.policy(
      nonce: SecurityHeaders.nonce())
    return response.secured(cacheControl: "no-store")
  }
}

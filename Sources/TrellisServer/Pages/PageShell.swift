import Foundation
import Mustache

/// Renders pages with the templates of the folder `templates`.
struct PageShell: Sendable {
  private let library: MustacheLibrary
  private static let contentType = "TRELLIS_HTML"
  /// Begins each template; a template can choose another type of content after it.
  private static let pragma = "{{% CONTENT_TYPE:\(contentType)}}"

  /// A reason that templates cannot be used.
  enum TemplateError: Error, CustomStringConvertible {
    case missing(String)
    case malformed(String, reason: String)

    var description: String {
      switch self {
      case .missing(let path): "Cannot read the template \(path): it is missing"
      case .malformed(let path, let reason): "Cannot use the template \(path): \(reason)"
      }
    }
  }

  /// - Parameter folder: contains `page.mustache` and `error.mustache`, which can use further templates in
  ///   it as partials.
  init(folder: String) throws(TemplateError) {
    MustacheContentTypes.register(EscapedHTML(), named: Self.contentType)
    var library = MustacheLibrary()
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let names = files.filter { $0.hasSuffix(".mustache") }.map { String($0.dropLast(9)) }
    for name in Set(names).union(["page", "error"]).sorted() {
      let path = "\(folder)/\(name).mustache"
      guard let data = FileManager.default.contents(atPath: path) else { throw .missing(path) }
      do {
        try library.register(Self.pragma + String(decoding: data, as: UTF8.self), named: name)
      } catch {
        throw .malformed(path, reason: "\(error)")
      }
    }
    self.library = library
  }

  /// The variables of `page.mustache`.
  struct Page {
    var language: String
    /// `ltr` or `rtl`.
    var direction: String
    var title: String
    var description: String?
    /// The token with which the tab attaches; `nil` for a page without a script.
    var session: String?
    var version: String?
    /// The screen of the page's layout, in the format of the cookie; `nil` for a page without a script.
    var screen: String?
    /// The mark of the signed-in user (``OwnerMarks``), which the client must verify before it shows the
    /// page again; `nil` for a page without a user.
    var owner: String?
    /// The application's own elements, as JSON; `nil` where there are none, and for a page without a script.
    var own: String?
    /// The texts that the client shows by itself, as JSON; `nil` for a page without a script.
    var texts: String?
    /// The number of elements in the body; 0 if HTML parsers build a different tree.
    var elements: Int
    /// The relative path of the asset folder from the page.
    var assets = AssetCatalog.prefix
    /// The addresses of the fonts to preload.
    var preloads: [String]
    /// The addresses of the common style sheets.
    var styleSheets: [String]
    /// The address of the page's generated style sheet if it is a separate file.
    var pageStyleSheet: String?
    var nonce: String
    /// The page's generated style sheet.
    var styles: String
    var script: String?
    /// The address of the script that compares ``screen`` with the real screen.
    var screenScript: String?
    /// The addresses of the scripts of the application's own elements.
    var ownScripts: [String] = []
    /// HTML at the end of the head.
    var head: String
    var body: String
  }

  func page(_ page: Page) -> String {
    var page = page
    // In a style sheet `<` occurs only inside strings, where its escape is the same character.
    if page.styles.utf8.contains(UInt8(ascii: "<")) {
      page.styles = page.styles.replacingOccurrences(of: "<", with: "\\3c ")
    }
    return library.render(page, withTemplate: "page") ?? ""
  }

  func error(
    title: String, message: String, link: String, language: String, direction: String,
    styleSheets: [String]
  ) -> String {
    let context: [String: Any] = [
      "title": title, "message": message, "link": link, "language": language,
      "direction": direction, "styleSheets": styleSheets,
    ]
    return library.render(context, withTemplate: "error") ?? ""
  }
}

/// Gives templates access by property name. Reflection, the default, takes many times as long as the rest
/// of a page.
extension PageShell.Page: MustacheParent {
  func child(named name: String) -> Any? {
    switch name {
    case "language": language
    case "direction": direction
    case "title": title
    case "description": description
    case "session": session
    case "version": version
    case "screen": screen
    case "owner": owner
    case "own": own
    case "texts": texts
    case "ownScripts": ownScripts
    case "elements": elements
    case "assets": assets
    case "preloads": preloads
    case "styleSheets": styleSheets
    case "pageStyleSheet": pageStyleSheet
    case "nonce": nonce
    case "styles": styles
    case "script": script
    case "screenScript": screenScript
    case "head": head
    case "body": body
    default: nil
    }
  }
}

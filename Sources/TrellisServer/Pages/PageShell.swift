import Foundation
import Mustache
import TrellisBase
import TrellisDOM

/// Renders pages with Mustache templates.
package struct PageShell: Sendable {
  private let library: MustacheLibrary
  private let template: PageTemplate
  /// The icon and the colors of error pages.
  var errorMetadata = PageMetadata()
  private static let contentType = "TRELLIS_HTML"
  /// The first line of each template; a later pragma in the template overrides it.
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
    var template: PageTemplate?
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let names = files.filter { $0.ends(with: ".mustache") }.map { String($0.droppingLast(9)) }
    for name in Set(names).union(["page", "error"]).sorted() {
      let path = "\(folder)/\(name).mustache"
      guard let data = FileManager.default.contents(atPath: path) else { throw .missing(path) }
      let text = String(decoding: data, as: UTF8.self)
      do {
        // Registered too, because other templates can use the page as a partial.
        try library.register(Self.pragma + text, named: name)
        if name == "page" { template = try PageTemplate(text, pragma: Self.pragma) }
      } catch {
        throw .malformed(path, reason: "\(error)")
      }
    }
    guard let template else { throw .missing("\(folder)/page.mustache") }
    self.library = library
    self.template = template
  }

  /// The variables of `page.mustache`.
  package struct Page {
    var language: String
    /// `ltr` or `rtl`.
    var direction: String
    var title: String
    var description: String?
    /// The token with which the tab attaches; `nil` for a page without a script.
    var session: String?
    var version: String?
    /// The path below which the browser sees the site; `nil` at the root.
    var base: String?
    /// The screen of the page's layout, in the format of the cookie; `nil` for a page without a script.
    var screen: String?
    /// The fingerprint of the signed-in user (``UserFingerprints``), verified by the client before it shows the page
    /// again; `nil` for a page without a user.
    var owner: String?
    /// The application's custom elements, as JSON; `nil` if there are none, and for a page without a script.
    var own: String?
    /// The texts of the client script, as JSON; `nil` for a page without a script.
    var texts: String?
    /// The number of elements in the body; 0 if HTML parsers build a different tree.
    var elements: Int
    /// The relative path of the asset folder from the page.
    package var assets = AssetCatalog.prefix
    /// The addresses of the fonts to preload.
    package var preloads: [String]
    /// The addresses of the common style sheets.
    package var styleSheets: [String]
    /// The address of the page's generated style sheet, if it is a separate file.
    package var pageStyleSheet: String?
    var nonce: String
    /// The page's generated style sheet.
    package var styles: String
    var script: String?
    /// The address of the script that compares ``screen`` with the real screen.
    var screenScript: String?
    /// The addresses of the scripts of the application's custom elements.
    var ownScripts: [String] = []
    /// HTML at the end of the head.
    var head: String
    /// The HTML of the body, in UTF-8.
    var body: [UInt8]
  }

  /// A rendered page.
  package struct Document {
    /// The HTML of the page, in UTF-8.
    package var bytes: [UInt8] = []
    /// The offset at which an export inserts its style sheets; `nil` if the template has no place for them.
    package var styleSheets: Int?
  }

  package func page(_ page: Page) -> Document {
    var page = page
    // In a style sheet, `<` occurs only inside strings, where the escape is equivalent.
    if page.styles.utf8.contains(UInt8(ascii: "<")) {
      page.styles = page.styles.substituting("<", with: "\\3c ")
    }
    var document = Document()
    document.bytes.reserveCapacity(page.body.count + page.styles.utf8.count + Self.usualLength)
    for part in template.parts {
      switch part {
      case .template(let template):
        document.bytes.append(contentsOf: template.render(page, library: library).utf8)
      case .body: document.bytes.append(contentsOf: page.body)
      case .styleSheets: document.styleSheets = document.bytes.count
      }
    }
    return document
  }

  /// The typical bytes of a page without its body and its style sheet.
  private static let usualLength = 4096

  /// An error page in the look of the application.
  ///
  /// - Parameters:
  ///   - base: the path below which the browser sees the site.
  ///   - styleSheets: the addresses of the common style sheets, without `base`.
  func error(
    title: String, message: String, link: String, language: String, direction: String,
    below base: BasePath = .root, styleSheets: [String]
  ) -> String {
    var metadata = PageMetadata()
    metadata.icon = errorMetadata.icon
    metadata.themeColor = errorMetadata.themeColor
    metadata.darkThemeColor = errorMetadata.darkThemeColor
    let context: [String: Any] = [
      "title": title, "message": message, "link": link, "language": language,
      "direction": direction, "home": base.text + "/", "styleSheets": styleSheets.map(base.address),
      "head": metadata.html(title: title, description: nil, below: base),
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
    case "base": base
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
    case "body": String(decoding: body, as: UTF8.self)
    default: nil
    }
  }
}

import Foundation
import TrellisBase
import TrellisServer

/// The format, the folder structure and the contents of an application's exported files.
public struct ExportOptions: Sendable {
  /// The formats of exported pages.
  public enum Format: String, CaseIterable, Sendable {
    /// Pages for browsers.
    case html
    /// Pages for browsers and other readers of XML.
    case xhtml
    /// Pages for mail programs, laid out by tables and with inline styles, each with a plain text file beside it.
    case mail
    /// Printed pages; needs an installed browser.
    case pdf

    /// The default window width in CSS px; for PDF, the width of an A4 sheet minus margins of 10 mm.
    public var usualWidth: Double {
      switch self {
      case .html, .xhtml: 1280
      case .mail: 600
      case .pdf: 718
      }
    }

    /// The name of a page's file in its folder.
    var fileName: String {
      switch self {
      case .html, .mail: "index.html"
      case .xhtml: "index.xhtml"
      case .pdf: "index.pdf"
      }
    }

    /// Whether the files are a site, with style sheets, fonts, and a page for unknown addresses.
    var isSite: Bool { self == .html || self == .xhtml }
  }

  /// The format of the exported pages.
  public var format: Format
  /// The window widths for which pages are laid out, in CSS px and increasing. A page shows the layout for the greatest
  /// width up to the width of the window; a window narrower than all of them scrolls. A mail uses the first width.
  public var widths: [Double]
  /// The height of the window, in CSS px.
  public var height = 800.0
  /// The addresses to export; `nil` for all exported addresses of the routes.
  public var routes: [String]?
  /// The language tag for formats, such as `de-AT`; `nil` for the languages of the routes.
  public var locale: String?
  /// The id of the user for whom the pages are opened, for ``/TrellisServer/Application/user(id:)``; `nil` for a visitor
  /// without a sign-in. Pages that are closed to the user are not exported: ``ExportReport/closed``.
  public var identity: String?
  /// The address of the published files, such as `https://example.org/docs`; `nil` if it is unknown. With it, a site
  /// map is written, pages have a canonical address, and links to pages that are not exported are absolute.
  public var baseURL: String?
  /// Whether each page is a single file that contains its style sheets, fonts and pictures.
  public var isInline = false
  /// Whether a page with ``/TrellisServer/Page/isReusedByExports`` is reused for further addresses; otherwise each
  /// address gets a new page.
  public var reusesPages = true
  /// Whether reused pages are compared with new pages at the same addresses: in each thread the first 100 addresses of
  /// a route, and then every 100th. See ``ExportReport/differing``.
  public var comparesReusedPages = false
  /// The number of pages made at the same time; `nil` for the number of processors.
  public var workers: Int?

  /// Options for all routes in separate files, at the usual width of the format.
  public init(format: Format = .html) {
    self.format = format
    widths = [format.usualWidth]
  }

  /// A reason that options cannot be used.
  public struct OptionError: Error, Equatable, CustomStringConvertible {
    /// The option and its requirement.
    public let description: String
  }

  /// - Throws: ``OptionError`` for the first option that cannot be used.
  func check() throws(OptionError) {
    guard !widths.isEmpty, widths.count <= 8, widths == widths.sorted(),
      Set(widths).count == widths.count
    else { throw OptionError(description: "Give one to eight different widths") }
    guard widths.allSatisfy((1...100_000).contains), (1...100_000).contains(height) else {
      throw OptionError(description: "The widths and the height must be between 1 and 100000")
    }
    if let locale, LanguagePreferences(field: locale).tags != [locale] {
      throw OptionError(description: "\(locale) is no language tag; an example is de-AT")
    }
    if let baseURL {
      guard baseURL.begins(with: "https://") || baseURL.begins(with: "http://"),
        baseURL.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && !"\"'<>\\?#".utf8.contains($0) })
      else {
        throw OptionError(
          description: "\(baseURL) is no base URL; an example is https://example.org")
      }
    }
    if isInline, format == .xhtml || format == .mail {
      throw OptionError(description: "The format \(format) has no form with everything inside")
    }
    if let route = routes?.first(where: { !$0.begins(with: "/") }) {
      throw OptionError(description: "The route \(route) must begin with a slash")
    }
  }

  /// ``baseURL`` without a slash at its end.
  var base: String? {
    guard var base = baseURL else { return nil }
    while base.ends(with: "/") { base = String(base.droppingLast(1)) }
    return base
  }

  /// The path of ``baseURL``, without a slash at its end.
  var basePath: String {
    guard let base, let start = base.range(ofFirst: "://") else { return "" }
    let rest = base[start.upperBound...]
    return rest.index(ofFirst: "/").map { String(rest[$0...]) } ?? ""
  }
}

import Foundation

/// How an application's pages are written as files.
public struct ExportOptions: Sendable {
  /// The window widths to lay the pages out for, in CSS px and increasing. A page shows the layout of the greatest
  /// width that its window has; a narrower window than all of them scrolls.
  public var widths: [Double] = [1280]
  /// The height of the window, in CSS px.
  public var height = 800.0
  /// The addresses to export; `nil` for all that the routes name.
  public var routes: [String]?
  /// The language tag of the reader, such as `de-AT`, which formats follow; `nil` for those of the routes.
  public var locale: String?
  /// The address that the files will have, such as `https://example.org/docs`; `nil` if it is unknown. With it, a site
  /// map is written, pages name their address, and links to pages that are not exported are absolute.
  public var baseURL: String?
  /// Whether each page contains its style sheets, fonts and pictures, so that it is one file.
  public var isInline = false
  /// The number of pages made at the same time; `nil` for one a processor.
  public var workers: Int?

  /// One width of 1,280 px, all routes, separate files.
  public init() {}

  /// A reason that options cannot be used.
  public struct Mistake: Error, Equatable, CustomStringConvertible {
    /// The option and what is expected of it.
    public let description: String
  }

  /// - Throws: ``Mistake`` for the first option that cannot be used.
  func check() throws(Mistake) {
    guard !widths.isEmpty, widths.count <= 8, widths == widths.sorted(),
      Set(widths).count == widths.count
    else { throw Mistake(description: "Give one to eight different widths") }
    guard widths.allSatisfy((1...100_000).contains), (1...100_000).contains(height) else {
      throw Mistake(description: "The widths and the height must be between 1 and 100000")
    }
    if let locale, LanguagePreferences(field: locale).tags != [locale] {
      throw Mistake(description: "\(locale) is no language tag; an example is de-AT")
    }
    if let baseURL {
      guard baseURL.hasPrefix("https://") || baseURL.hasPrefix("http://"),
        baseURL.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && !"\"'<>\\?#".utf8.contains($0) })
      else {
        throw Mistake(description: "\(baseURL) is no base URL; an example is https://example.org")
      }
    }
    if let route = routes?.first(where: { !$0.hasPrefix("/") }) {
      throw Mistake(description: "The route \(route) must begin with a slash")
    }
  }

  /// ``baseURL`` without a slash at its end.
  var base: String? {
    guard var base = baseURL else { return nil }
    while base.hasSuffix("/") { base.removeLast() }
    return base
  }

  /// The path of ``baseURL``, without a slash at its end.
  var basePath: String {
    guard let base, let start = base.range(of: "://") else { return "" }
    let rest = base[start.upperBound...]
    return rest.firstIndex(of: "/").map { String(rest[$0...]) } ?? ""
  }
}

import TrellisDOM
import TrellisHTML
import TrellisServer

/// The site map of an export.
///
/// Source: sitemaps.org, version 0.9.
enum SiteMap {
  struct Entry {
    let address: String
    let modified: String?
  }

  /// The maximum addresses of one file.
  static let limit = 50_000

  /// The files: one file, or an index and the files that it lists.
  ///
  /// - Parameter base: the base URL without a slash at its end.
  static func files(_ entries: [Entry], base: String) -> [(name: String, text: String)] {
    let parts = stride(from: 0, to: entries.count, by: limit).map {
      text(Array(entries[$0..<min($0 + limit, entries.count)]))
    }
    if parts.count < 2 { return [("sitemap.xml", parts.first ?? text([]))] }
    let names = parts.indices.map { "sitemap-\($0 + 1).xml" }
    let index =
      header + "<sitemapindex xmlns=\"\(space)\">\n"
      + names.map { "<sitemap><loc>\(HTMLEscaping.attribute("\(base)/\($0)"))</loc></sitemap>\n" }
      .joined() + "</sitemapindex>\n"
    return [("sitemap.xml", index)] + zip(names, parts).map { ($0, $1) }
  }

  private static let header = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  private static let space = "http://www.sitemaps.org/schemas/sitemap/0.9"

  private static func text(_ entries: [Entry]) -> String {
    var text = header + "<urlset xmlns=\"\(space)\">\n"
    for entry in entries {
      text += "<url><loc>\(HTMLEscaping.attribute(entry.address))</loc>"
      if let modified = entry.modified {
        text += "<lastmod>\(HTMLEscaping.attribute(modified))</lastmod>"
      }
      text += "</url>\n"
    }
    return text + "</urlset>\n"
  }
}

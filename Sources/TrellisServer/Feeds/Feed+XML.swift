import Foundation
import TrellisBase
import TrellisDOM
import TrellisHTML

extension Feed {
  /// The text of the feed.
  ///
  /// - Parameters:
  ///   - base: the address of the site, without a slash at its end.
  ///   - isLasting: whether `base` is the permanent address of the site. Otherwise a client has chosen it, and no
  ///     identity contains it, because readers store identities.
  /// - Throws: the error of the application's closure.
  package func xml(base: String, isLasting: Bool = true) throws -> String {
    let entries = try entries()
    return switch format {
    case .atom: atom(entries, base, isLasting)
    case .rss: rss(entries, base, isLasting)
    }
  }

  /// The identity of the feed, or of its entry at `address`, independent of the address of the site.
  private func identity(address: String) -> String {
    "urn:uuid:" + StableUUID(of: [title, path, address]).text
  }

  /// The identity of an entry that the application gave none.
  private func identity(of entry: FeedEntry, _ base: String, _ isLasting: Bool) -> String {
    let name = entry.name(base)
    return isLasting || name == entry.address ? name : identity(address: entry.address)
  }

  /// The absolute address of an entry. One that a page may not link to, such as `javascript:`, is replaced by the
  /// address of the feed's page.
  private func address(of entry: FeedEntry, _ base: String) -> String {
    let isAllowed = URLPolicy.address(entry.address, allowsImageData: false) != nil
    return WebAddress.absolute(isAllowed ? entry.address : page, base: base)
  }

  /// The `link` element for the feed in a page's head.
  ///
  /// - Parameter base: the address of the site without a slash at its end; empty for the site of the page.
  package func link(base: String) -> String {
    "<link rel=\"alternate\" type=\"\(format.contentType)\" title=\"\(HTMLEscaping.attribute(title))\" "
      + "href=\"\(HTMLEscaping.attribute(WebAddress.encoded(base + path)))\">\n"
  }

  private static let header = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

  /// Source: RFC 4287.
  private func atom(_ entries: [FeedEntry], _ base: String, _ isLasting: Bool) -> String {
    // A feed without entries has never changed.
    let updated = entries.map(\.updated).max() ?? Date(timeIntervalSince1970: 0)
    var text =
      Self.header
      + "<feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"\(Self.plain(language))\">\n"
    text += Self.element("title", title)
    text += Self.element("subtitle", description)
    text += Self.element("id", isLasting ? base + path : identity(address: ""))
    text +=
      "<link rel=\"self\" type=\"\(format.contentType)\" href=\"\(Self.plain(WebAddress.encoded(base + path)))\"/>\n"
    text +=
      "<link rel=\"alternate\" type=\"text/html\" href=\"\(Self.plain(WebAddress.absolute(page, base: base)))\"/>\n"
    text += Self.element("updated", Self.internet(updated))
    text += "<author>" + Self.element("name", author ?? title).dropLast() + "</author>\n"
    for entry in entries {
      let address = address(of: entry, base)
      text += "<entry>\n"
      text += Self.element("title", entry.title)
      text += Self.element("id", entry.id ?? identity(of: entry, base, isLasting))
      text += "<link rel=\"alternate\" type=\"text/html\" href=\"\(Self.plain(address))\"/>\n"
      text += Self.element("published", entry.published.map(Self.internet))
      text += Self.element("updated", Self.internet(entry.updated))
      if let author = entry.author {
        text += "<author>" + Self.element("name", author).dropLast() + "</author>\n"
      }
      text += Self.element("summary", entry.summary)
      text += Self.element("content", entry.content, attributes: " type=\"html\"")
      text += "</entry>\n"
    }
    return text + "</feed>\n"
  }

  /// Sources: RSS 2.0 Specification (RSS Advisory Board); Dublin Core for names of authors.
  private func rss(_ entries: [FeedEntry], _ base: String, _ isLasting: Bool) -> String {
    var text =
      Self.header + "<rss version=\"2.0\" xmlns:atom=\"http://www.w3.org/2005/Atom\" "
      + "xmlns:dc=\"http://purl.org/dc/elements/1.1/\" "
      + "xmlns:content=\"http://purl.org/rss/1.0/modules/content/\">\n<channel>\n"
    text += Self.element("title", title)
    text += Self.element("link", WebAddress.absolute(page, base: base))
    text += Self.element("description", description ?? title)
    text += Self.element("language", language)
    text +=
      "<atom:link rel=\"self\" type=\"\(format.contentType)\" href=\"\(Self.plain(WebAddress.encoded(base + path)))\"/>\n"
    text += Self.element("lastBuildDate", entries.map(\.updated).max().map(Self.mail))
    for entry in entries {
      let address = address(of: entry, base)
      text += "<item>\n"
      text += Self.element("title", entry.title)
      text += Self.element("link", address)
      let identity = entry.id ?? identity(of: entry, base, isLasting)
      let isAddress = identity == address
      text += Self.element(
        "guid", identity, attributes: isAddress ? "" : " isPermaLink=\"false\"")
      text += Self.element("pubDate", Self.mail(entry.published ?? entry.updated))
      text += Self.element("dc:creator", entry.author ?? author)
      text += Self.element("description", entry.summary.map(HTMLEscaping.text))
      text += Self.element("content:encoded", entry.content)
      text += "</item>\n"
    }
    return text + "</channel>\n</rss>\n"
  }

  private static func element(_ name: String, _ text: String?, attributes: String = "") -> String {
    guard let text else { return "" }
    return "<\(name)\(attributes)>\(plain(text))</\(name)>\n"
  }

  /// `text` escaped, without the characters that XML does not allow.
  ///
  /// Source: Extensible Markup Language 1.0, production 2.
  private static func plain(_ text: String) -> String {
    var allowed = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: allowed.append(scalar)
      default: allowed.append("\u{FFFD}")
      }
    }
    // `>` is escaped too, because XML text must not contain `]]>`.
    return HTMLEscaping.text(String(allowed)).substituting("\"", with: "&quot;")
  }

  /// Source: RFC 3339.
  private static func internet(_ date: Date) -> String { date.formatted(.iso8601) }

  /// Source: RFC 822, with years of four digits as RSS requires.
  private static func mail(_ date: Date) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let parts = calendar.dateComponents(
      [.weekday, .day, .month, .year, .hour, .minute, .second], from: date)
    func two(_ number: Int?) -> String { (number ?? 0) < 10 ? "0\(number ?? 0)" : "\(number ?? 0)" }
    let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    let months = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    return "\(days[(parts.weekday ?? 1) - 1]), \(two(parts.day)) \(months[(parts.month ?? 1) - 1]) "
      + "\(parts.year ?? 0) \(two(parts.hour)):\(two(parts.minute)):\(two(parts.second)) GMT"
  }
}

extension FeedEntry {
  /// The absolute address, not normalized: readers identify the entry by it.
  fileprivate func name(_ base: String) -> String {
    address.begins(with: "/") && !address.begins(with: "//") ? base + address : address
  }
}

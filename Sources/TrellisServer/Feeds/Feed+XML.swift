import Foundation
import TrellisDOM

extension Feed {
  /// The file.
  ///
  /// - Parameter base: the address of the site, without a slash at its end.
  /// - Throws: the error of the application's closure.
  func xml(base: String) throws -> String {
    let entries = try entries()
    return switch format {
    case .atom: atom(entries, base)
    case .rss: rss(entries, base)
    }
  }

  /// The element of a page's head that names the feed.
  ///
  /// - Parameter base: the address of the site without a slash at its end; empty for that of the page.
  func link(base: String) -> String {
    "<link rel=\"alternate\" type=\"\(format.contentType)\" title=\"\(HTMLEscaping.attribute(title))\" "
      + "href=\"\(HTMLEscaping.attribute(base + path))\">\n"
  }

  private static let header = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

  /// Source: RFC 4287.
  private func atom(_ entries: [FeedEntry], _ base: String) -> String {
    // A feed without entries has never changed.
    let updated = entries.map(\.updated).max() ?? Date(timeIntervalSince1970: 0)
    var text =
      Self.header
      + "<feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"\(Self.plain(language))\">\n"
    text += Self.element("title", title)
    text += Self.element("subtitle", description)
    text += Self.element("id", base + path)
    text +=
      "<link rel=\"self\" type=\"\(format.contentType)\" href=\"\(Self.plain(base + path))\"/>\n"
    text += "<link rel=\"alternate\" type=\"text/html\" href=\"\(Self.plain(base + page))\"/>\n"
    text += Self.element("updated", Self.internet(updated))
    text += "<author>" + Self.element("name", author ?? title).dropLast() + "</author>\n"
    for entry in entries {
      let address = entry.absolute(base)
      text += "<entry>\n"
      text += Self.element("title", entry.title)
      text += Self.element("id", entry.id ?? address)
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
  private func rss(_ entries: [FeedEntry], _ base: String) -> String {
    var text =
      Self.header + "<rss version=\"2.0\" xmlns:atom=\"http://www.w3.org/2005/Atom\" "
      + "xmlns:dc=\"http://purl.org/dc/elements/1.1/\" "
      + "xmlns:content=\"http://purl.org/rss/1.0/modules/content/\">\n<channel>\n"
    text += Self.element("title", title)
    text += Self.element("link", base + page)
    text += Self.element("description", description ?? title)
    text += Self.element("language", language)
    text +=
      "<atom:link rel=\"self\" type=\"\(format.contentType)\" href=\"\(Self.plain(base + path))\"/>\n"
    text += Self.element("lastBuildDate", entries.map(\.updated).max().map(Self.mail))
    for entry in entries {
      let address = entry.absolute(base)
      text += "<item>\n"
      text += Self.element("title", entry.title)
      text += Self.element("link", address)
      let isAddress = entry.id == nil || entry.id == address
      text += Self.element(
        "guid", entry.id ?? address, attributes: isAddress ? "" : " isPermaLink=\"false\"")
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
    return HTMLEscaping.text(String(allowed)).replacing("\"", with: "&quot;")
  }

  /// Source: RFC 3339.
  private static func internet(_ date: Date) -> String { date.formatted(.iso8601) }

  /// Source: RFC 822, with years of four digits as RSS wants them.
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
  /// The absolute address.
  fileprivate func absolute(_ base: String) -> String {
    address.hasPrefix("/") ? base + address : address
  }
}

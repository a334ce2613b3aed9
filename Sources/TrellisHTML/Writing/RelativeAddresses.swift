import TrellisBase
import TrellisDOM

/// Rewrites a site's own addresses for a page that is stored as a file in a folder.
public struct RelativeAddresses: Sendable {
  /// The prefix of the addresses on the server, such as `/assets/`.
  public var prefix: String
  /// The relative path of the same folder from the page, such as `../assets/`.
  public var fromPage: String
  /// The relative path of the same folder from the page's generated style sheet; empty if the sheet is in
  /// the folder.
  public var fromStyleSheet: String
  /// Replaces an address with the prefix ``prefix``, given the part of the address after it, for example by a file's
  /// data as a `data:` URL; `nil` makes the address relative.
  public var file: (@Sendable (_ name: String) -> String?)?
  /// Replaces the name of a file, for example by its name with a fingerprint; `nil` keeps all names.
  public var name: (@Sendable (_ name: String) -> String)?
  /// Replaces an address of the site without the prefix ``prefix``, for example of another page; the result may be
  /// relative to the page. `nil` leaves the address unchanged.
  public var page: (@Sendable (_ address: String) -> String?)?

  /// Makes a rule for addresses with the prefix `prefix`.
  public init(prefix: String, fromPage: String, fromStyleSheet: String) {
    self.prefix = prefix
    self.fromPage = fromPage
    self.fromStyleSheet = fromStyleSheet
  }

  /// The value of a page's attribute, with its addresses rewritten for the page.
  ///
  /// - Complexity: O(length of the value).
  package func value(_ value: String, ofAttribute name: String) -> String {
    switch URLPolicy.kind(ofAttribute: name) {
    case .none: value
    case .address: fromPage(value)
    case .list:
      WebAddress.candidates(of: value).map { candidate in
        candidate.separator + WebAddress.inList(fromPage(candidate.address)) + candidate.rest
      }.joined()
    case .words: WebAddress.words(of: value).map(fromPage).joined(separator: " ")
    }
  }

  private func fromPage(_ address: String) -> String {
    if address.begins(withText: prefix) {
      return fileAddress(address.dropping(prefix.utf8.count), fromPage)
    }
    guard let page, Self.isOfSite(address) else { return address }
    return page(address) ?? address
  }

  /// Whether an address belongs to the same site: a path, a query, or a relative path. A fragment alone does not.
  private static func isOfSite(_ address: String) -> Bool {
    let bytes = address.utf8
    guard let first = bytes.first, first != UInt8(ascii: "#") else { return false }
    // Browsers treat a backslash as a slash.
    if bytes.prefix(2).allSatisfy({ $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }),
      bytes.count > 1
    {
      return false
    }
    let end = bytes.first { ":/?#".utf8.contains($0) }
    return end != UInt8(ascii: ":")
  }

  /// The value of a style, with the addresses in `url()` rewritten for the style sheet.
  ///
  /// - Complexity: O(length of the value).
  package func style(_ value: String) -> String {
    guard Self.hasAddress(value) else { return value }
    var result = ""
    var rest = value[...]
    while let start = rest.range(ofFirst: "url(") {
      result += rest[..<start.upperBound]
      rest = rest[start.upperBound...]
      let quote = rest.utf8.first.flatMap {
        $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") ? $0 : nil
      }
      if let quote {
        result.unicodeScalars.append(Unicode.Scalar(quote))
        rest = rest.dropping(1)
      }
      guard rest.begins(withText: prefix) else { continue }
      let named = rest.dropping(prefix.utf8.count)
      let end = named.utf8.firstIndex { $0 == quote || $0 == UInt8(ascii: ")") }
      let name = named[..<(end ?? named.endIndex)]
      result += fileAddress(name, fromStyleSheet)
      rest = rest[name.endIndex...]
    }
    return result + rest
  }

  /// The address of the file `name` from ``file``, otherwise the relative address from `folder`.
  private func fileAddress(_ name: Substring, _ folder: String) -> String {
    let (own, rest) = Self.parts(of: name)
    if let file = file?(own) { return file + rest.from("#") }
    return folder + (self.name?(own) ?? own) + rest
  }

  /// The name of the file in `address`, and the query and the fragment after it.
  package static func parts(of address: some StringProtocol) -> (name: String, rest: String) {
    (String(address.upTo("#?")), String(address.from("#?")))
  }

  /// Whether a style contains `url(`.
  private static func hasAddress(_ value: String) -> Bool {
    var value = value
    return value.withUTF8 { bytes in
      guard bytes.count >= 4 else { return false }
      return (3..<bytes.count).contains {
        bytes[$0] == UInt8(ascii: "(") && bytes[$0 - 1] == UInt8(ascii: "l")
          && bytes[$0 - 2] == UInt8(ascii: "r") && bytes[$0 - 3] == UInt8(ascii: "u")
      }
    }
  }
}

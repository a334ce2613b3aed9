import TrellisBase

/// Restricts requests to the live endpoints to pages of this origin.
///
/// All current browsers send `Origin` with a POST, and `Sec-Fetch-Site` on secure and local origins. A
/// request with neither does not come from a page, and still needs a valid token.
///
/// Sources: Fetch Metadata Request Headers, §2.2; RFC 6454, §6–7; RFC 9110, §7.2.
struct OriginPolicy: Sendable {
  enum Refusal: Error, Equatable {
    /// The browser reports that the page belongs to another site or origin.
    case crossSite(String)
    /// The page's origin is not this server's.
    case foreignOrigin(String)

    /// The reason for the log, with the remedy if a proxy changes the field `Host`.
    ///
    /// - Parameter host: the requested host as the server sees it.
    func explanation(host: String?) -> String {
      switch self {
      case .crossSite(let site):
        "it comes from a page of another site (Sec-Fetch-Site: \(site))"
      case .foreignOrigin("null"):
        "its page has no origin (Origin: null), as in a sandboxed frame without allow-same-origin"
      case .foreignOrigin(let text):
        "its page has the origin \(text), and the server has \(host ?? "no host"). If browsers see this server at "
          + "\(text), start it with --origin \(text) (or ORIGIN=\(text)), or let the proxy pass the Host field on"
      }
    }
  }

  /// The origins of this server in browsers, such as `https://example.org`; if empty, the origin is taken
  /// from the `Host` field.
  let origins: [Origin]

  init(origins: [Origin] = []) {
    self.origins = origins
  }

  func check(origin: String?, fetchSite: String?, host: String?) throws(Refusal) {
    if let fetchSite, fetchSite != "same-origin" { throw .crossSite(fetchSite) }
    guard let text = origin else { return }
    guard let origin = Origin(text) else { throw .foreignOrigin(text) }
    if origins.isEmpty {
      guard let host, Origin(scheme: origin.scheme, authority: host) == origin else {
        throw .foreignOrigin(text)
      }
    } else if !origins.contains(origin) {
      throw .foreignOrigin(text)
    }
  }
}

/// A scheme, a host and a port; equal if browsers treat them as the same origin.
package struct Origin: Hashable, Sendable {
  enum Scheme: String, Sendable {
    case http, https
    var defaultPort: UInt16 { self == .http ? 80 : 443 }
  }

  let scheme: Scheme
  /// In lower case; an IPv6 address is in brackets.
  let host: String
  let port: UInt16

  /// Parses `scheme://host` or `scheme://host:port`; anything else is no origin.
  init?(_ text: String) {
    for scheme in [Scheme.http, .https] {
      let prefix = scheme.rawValue + "://"
      if text.begins(withText: prefix) {
        self.init(scheme: scheme, authority: String(text.dropping(prefix.utf8.count)))
        return
      }
    }
    return nil
  }

  /// Parses the value of a `Host` field.
  init?(scheme: Scheme, authority: String) {
    var host = authority[...]
    var port = scheme.defaultPort
    let bracket = authority.index(ofLast: "]")
    if let colon = authority.index(ofLast: ":"), bracket.map({ $0 < colon }) ?? true {
      let digits = authority.rest(after: colon)
      guard digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
        let number = UInt16(digits), String(number) == digits
      else { return nil }
      host = authority[..<colon]
      port = number
    }
    guard Self.isHost(host) else { return nil }
    self.scheme = scheme
    self.host = host.lowercased()
    self.port = port
  }

  private static func isHost(_ host: Substring) -> Bool {
    guard !host.isEmpty, host.utf8.count <= 255 else { return false }
    if host.begins(with: "[") {
      return host.ends(with: "]") && host.count > 2
        && host.dropFirst().dropLast().utf8.allSatisfy {
          isHexadecimal($0) || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ".")
        }
    }
    return host.utf8.allSatisfy {
      switch $0 {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"):
        true
      default: false
      }
    }
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
}

import TrellisBase

/// An address of a page that may have the token of a form's result as its last query item.
///
/// The token is in the address, so that browsers without cookies also get the result. It is valid for one request.
struct ResultAddress {
  /// The name of the query item.
  static let name = "trellis-result"

  /// The address without the query item: an absolute path with the query.
  let target: String
  /// The token; `nil` for an address without the query item.
  private(set) var token: String?

  /// - Complexity: O(bytes).
  init(_ address: String) {
    guard let mark = address.utf8.firstIndex(of: UInt8(ascii: "?")), address.contains(Self.name)
    else {
      target = address
      return
    }
    let items = address.rest(after: mark)
      .parts(between: "&", keepsEmpty: true)
    let prefix = Self.name + "="
    let others = items.filter { !$0.begins(withText: prefix) }
    guard others.count < items.count else {
      target = address
      return
    }
    token = items.last { $0.begins(withText: prefix) }.map {
      String($0.dropping(prefix.utf8.count))
    }
    target = address[..<mark] + (others.isEmpty ? "" : "?" + others.joined(separator: "&"))
  }

  /// The address of the result with `token` on the page at `target`.
  static func address(of token: SessionToken, at target: String) -> String {
    target + (target.utf8.contains(UInt8(ascii: "?")) ? "&" : "?") + "\(name)=\(token.text)"
  }
}

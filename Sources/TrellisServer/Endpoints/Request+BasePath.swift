import TrellisBase
import TrellisDOM
import TrellisHTTP

extension Request {
  /// The request with its base path, and with an address below the base path.
  ///
  /// The base path is the header field `X-Forwarded-Prefix` of a trusted proxy, which has already removed it from the
  /// address; otherwise it is `base`, which is removed from the address here unless a proxy has removed it.
  ///
  /// - Parameter base: the base path of the server.
  func placed(below base: BasePath) -> Request {
    let values = headers.values(of: "x-forwarded-prefix")
    if !values.isEmpty {
      // If several proxies each remove a part of the path, the field lists the parts in order.
      let parts = values.joined(separator: ",").parts(between: ",").map(\.withoutOuterSpace)
      let text = parts.map { $0.ends(with: "/") ? $0.droppingLast(1) : $0 }.joined()
      if let forwarded = BasePath(text) {
        var request = self
        request.basePath = forwarded.text
        return request
      }
    }
    guard base != .root else { return self }
    var request = removing(prefix: base.text) ?? self
    request.basePath = base.text
    return request
  }

  /// Whether the path below ``base`` is empty: the initial slash is missing.
  var isWithoutSlash: Bool { !basePath.isEmpty && head.isExactly("") }

  /// The path below which the browser of this request sees the site.
  var base: BasePath { BasePath(basePath) ?? .root }
}

import TrellisBase
import TrellisDOM
import TrellisHTTP

extension Request {
  /// The request as the application sees it, below the path at which browsers see the site.
  ///
  /// The path is the field `X-Forwarded-Prefix` of a trusted proxy, which has removed it from the address, otherwise that of
  /// the server. A proxy may have removed that or not.
  ///
  /// - Parameter base: the path of the server.
  func placed(below base: BasePath) -> Request {
    let values = headers.values(of: "x-forwarded-prefix")
    if !values.isEmpty {
      // Several proxies that each remove a part of the path list the parts in their order.
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

  /// Whether the path below ``base`` is empty, without the slash with which all addresses of the site begin.
  var isWithoutSlash: Bool { !basePath.isEmpty && head.isExactly("") }

  /// The path below which the browser of this request sees the site.
  var base: BasePath { BasePath(basePath) ?? .root }
}

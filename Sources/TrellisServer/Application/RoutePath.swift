import TrellisBase
import TrellisHTTP

/// The path of an address, divided and decoded once for the patterns of all routes.
struct RoutePath {
  /// The segments, decoded one by one, so that an encoded slash is part of its segment; `nil` if the path does not begin
  /// with a slash, or has an escape that ``PercentCoding/decodedText(_:)`` refuses.
  let segments: [String]?

  /// - Parameter path: percent-encoded, without a query.
  /// - Complexity: O(*n*) in the bytes.
  init(_ path: String) {
    guard path.utf8.first == UInt8(ascii: "/") else {
      segments = nil
      return
    }
    var decoded: [String]? = []
    for part in Self.parts(of: path) {
      let text =
        part.utf8.contains(UInt8(ascii: "%"))
        ? PercentCoding.decodedText(Array(part.utf8)) : String(part)
      guard let text else {
        decoded = nil
        break
      }
      decoded?.append(text)
    }
    segments = decoded
  }

  /// The segments of a path that begins with a slash, not decoded; none for the path `/`.
  static func parts(of path: String) -> [Substring] {
    path == "/" ? [] : path.dropping(1).parts(between: "/", keepsEmpty: true)
  }
}

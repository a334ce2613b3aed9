import TrellisHTTP
import TrellisServer

/// An address of this site in normal form: two addresses of the same page have equal keys.
struct SiteAddress {
  /// The normalized path and query.
  let key: String
  /// The fragment with its `#`; empty without one.
  let fragment: String

  /// - Parameters:
  ///   - address: an address as in a link: an absolute path, or a path relative to `page`, with or without a query and
  ///     a fragment.
  ///   - page: the absolute path of the page with the link, with or without a query.
  /// - Complexity: O(bytes).
  init(_ address: String, from page: String = "/") {
    // Browsers remove white space at the ends, and tabs and line breaks anywhere.
    var bytes = address.utf8.filter { !(9...13).contains($0) }[...]
    while bytes.first == 32 { bytes.removeFirst() }
    while bytes.last == 32 { bytes.removeLast() }
    let hash = bytes.firstIndex(of: UInt8(ascii: "#")) ?? bytes.endIndex
    fragment = String(decoding: bytes[hash...], as: UTF8.self)
    bytes = bytes[..<hash]
    let mark = bytes.firstIndex(of: UInt8(ascii: "?")) ?? bytes.endIndex
    let query = bytes[mark...].dropFirst()
    // A backslash is a slash for browsers.
    let path = bytes[..<mark].map { $0 == UInt8(ascii: "\\") ? UInt8(ascii: "/") : $0 }
    let base = page.utf8.prefix { $0 != UInt8(ascii: "?") }
    var segments: [String] = []
    if path.first != UInt8(ascii: "/") { segments = Self.segments(Array(base)) }
    if path.isEmpty {
      let own = page.utf8.dropFirst(base.count + 1)
      key = Self.key(segments, mark < bytes.endIndex ? Array(query) : Array(own))
      return
    }
    if path.first != UInt8(ascii: "/") { segments = segments.dropLast() }
    let given = Self.segments(path)
    for (index, segment) in given.enumerated() {
      let isLast = index == given.count - 1
      switch segment {
      case "..":
        _ = segments.popLast()
        if isLast { segments.append("") }
      case ".":
        if isLast { segments.append("") }
      default: segments.append(segment)
      }
    }
    key = Self.key(segments, Array(query))
  }

  /// The decoded segments of a path, without the slash at its start. Malformed segments are not decoded.
  private static func segments(_ path: [UInt8]) -> [String] {
    let path = path.first == UInt8(ascii: "/") ? path.dropFirst() : path[...]
    return path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map {
      PercentCoding.decodedText(Array($0)) ?? String(decoding: $0, as: UTF8.self)
    }
  }

  /// The key from the decoded segments and the query. Query items are sorted, and only the first of each name counts,
  /// as for a page.
  private static func key(_ segments: [String], _ query: [UInt8]) -> String {
    let path = "/" + segments.map(PercentCoding.encoded).joined(separator: "/")
    var items: [String: String] = [:]
    for item in QueryItem.items(in: query) where !item.name.isEmpty {
      let name = PercentCoding.encoded(item.name)
      items[name] = items[name] ?? PercentCoding.encoded(item.value)
    }
    guard !items.isEmpty else { return path }
    let sorted = items.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    return path + "?" + sorted.joined(separator: "&")
  }
}

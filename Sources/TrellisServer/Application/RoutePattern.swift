import TrellisBase
import TrellisHTTP

/// The pattern of a route's paths: `/packages/:name`.
///
/// A segment that begins with `:` matches any one segment and names it; a last segment that begins with `*` matches and
/// names the rest, at least one segment. Any other segment matches only itself.
package struct RoutePattern: Sendable, Equatable {
  private enum Segment {
    case literal(String)
    case parameter(String)
    case rest(String)
  }

  /// The pattern as written.
  package let text: String
  private let segments: [Segment]

  /// - Precondition: `text` begins with `/`, its names are not empty and differ, and only the last segment begins with
  ///   `*`.
  init(_ text: String) {
    precondition(text.begins(with: "/"), "The route \"\(text)\" must begin with a slash")
    self.text = text
    segments = RoutePath.parts(of: text).map { part in
      switch part.utf8.first {
      case UInt8(ascii: ":"): .parameter(String(part.dropping(1)))
      case UInt8(ascii: "*"): .rest(String(part.dropping(1)))
      default: .literal(String(part))
      }
    }
    let names = parameterNames
    precondition(
      !names.contains("") && Set(names).count == names.count,
      "The names of the route \"\(text)\" must differ")
    precondition(
      !segments.dropLast().contains { if case .rest = $0 { true } else { false } },
      "Only the last segment of the route \"\(text)\" may match the rest")
  }

  package static func == (lhs: RoutePattern, rhs: RoutePattern) -> Bool {
    lhs.text.isExactly(rhs.text)
  }

  private var parameterNames: [String] {
    segments.compactMap {
      switch $0 {
      case .literal: nil
      case .parameter(let name), .rest(let name): name
      }
    }
  }

  /// Whether the pattern matches only one path.
  var isLiteral: Bool { parameterNames.isEmpty }

  /// The text as an address: with an escape for each character that addresses would read otherwise.
  var address: String {
    text.substituting("%", with: "%25").substituting("?", with: "%3F")
      .substituting("#", with: "%23")
  }

  /// The named segments of `path`, decoded; `nil` if it does not match.
  ///
  /// - Parameter path: percent-encoded, without a query.
  /// - Complexity: O(*n*) in the bytes.
  func match(_ path: String) -> [String: String]? { match(RoutePath(path)) }

  /// The named segments of `path`; `nil` if it does not match.
  func match(_ path: RoutePath) -> [String: String]? {
    path.segments.flatMap { fits($0.count) ? match($0) { $0 } : nil }
  }

  /// The named segments of `path`, percent-encoded; empty if it does not match. In a rest, slashes between segments
  /// stay, and slashes in segments are encoded.
  ///
  /// - Parameter path: percent-encoded, without a query.
  func encodedSegments(of path: String) -> [String: String] {
    RoutePath(path).segments.flatMap { match($0, PercentCoding.encoded) } ?? [:]
  }

  /// - Parameters:
  ///   - decoded: the segments of a path.
  ///   - transform: makes the value of a named segment.
  private func match(
    _ decoded: [String], _ transform: (String) -> String
  ) -> [String: String]? {
    var parameters: [String: String] = [:]
    var index = 0
    for segment in segments {
      guard index < decoded.count else { return nil }
      switch segment {
      case .literal(let text):
        guard decoded[index].isExactly(text) else { return nil }
      case .parameter(let name):
        guard !decoded[index].isEmpty else { return nil }
        parameters[name] = transform(decoded[index])
      case .rest(let name):
        parameters[name] = decoded[index...].map(transform).joined(separator: "/")
        return parameters
      }
      index += 1
    }
    return index == decoded.count ? parameters : nil
  }

  /// Whether a path with `count` segments may match.
  private func fits(_ count: Int) -> Bool {
    if case .rest = segments.last { return count >= segments.count }
    return count == segments.count
  }
}

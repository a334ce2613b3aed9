/// The sites whose pages may show a page of this site in a frame.
///
/// Source: Content Security Policy Level 3, §6.4.2 `frame-ancestors`; RFC 7034 for browsers without support for it.
struct FrameAncestors: Equatable, Sendable {
  /// The sources in the syntax of a policy: `'self'`, `*`, or origins; empty for no frames.
  private(set) var sources: [String] = []

  /// Allows no frames.
  init() {}

  /// - Parameter texts: `self`, `*`, or the origins of other sites, such as `https://example.org`; `none` alone for no
  ///   frames.
  /// - Returns: `nil` if a text is none of these.
  init?(_ texts: [String]) {
    if texts == ["none"] { return }
    for text in texts {
      switch text {
      case "self": sources.append("'self'")
      case "*": sources.append("*")
      default:
        guard let origin = Origin(text) else { return nil }
        sources.append(origin.text)
      }
    }
  }

  /// The value of the directive `frame-ancestors`.
  var directive: String { sources.isEmpty ? "'none'" : sources.joined(separator: " ") }

  /// The value of `X-Frame-Options`; `nil` if the policy allows other sites, which this field cannot name.
  var frameOptions: String? {
    if sources.isEmpty { return "DENY" }
    return sources == ["'self'"] ? "SAMEORIGIN" : nil
  }
}

/// The conditions of a request. Source: RFC 9110 §13.
struct Conditions {
  enum Outcome: Equatable {
    case proceed
    case notModified
    case failed
  }

  /// The validators of the response: its entity tag with quotes, and its last change in seconds.
  let tag: String
  let modified: Int64?

  /// Evaluates the conditions of `headers` in the order of the specification.
  func evaluate(_ headers: Headers) -> Outcome {
    if let match = Self.list(headers, "if-match") {
      if !contains(match, weakly: false) { return .failed }
    } else if let modified, let date = headers["if-unmodified-since"].flatMap(HTTPDate.seconds) {
      if modified > date { return .failed }
    }
    if let noneMatch = Self.list(headers, "if-none-match") {
      if contains(noneMatch, weakly: true) { return .notModified }
    } else if let modified, let date = headers["if-modified-since"].flatMap(HTTPDate.seconds) {
      if modified <= date { return .notModified }
    }
    return .proceed
  }

  /// Whether a range may be sent: the client's `If-Range`, if any, matches the current version.
  func allowsRange(_ headers: Headers) -> Bool {
    guard let condition = headers["if-range"] else { return true }
    // A date is not a strong validator: two changes may fall into the same second.
    return condition == tag
  }

  private func contains(_ tags: [Substring], weakly: Bool) -> Bool {
    tags.contains { candidate in
      if candidate == "*" || candidate == tag { return true }
      return weakly && candidate.begins(with: "W/") && candidate.dropping(2) == tag
    }
  }

  /// The tags of a field. The server's own tags contain neither commas nor spaces, so splitting at both is
  /// safe.
  private static func list(_ headers: Headers, _ name: String) -> [Substring]? {
    guard headers.contains(name) else { return nil }
    return headers.values(of: name).flatMap { value in
      value.withoutSpace.parts(between: ",")
    }
  }
}

/// The address that a page was asked for.
public struct Location: Hashable, Sendable {
  /// The path as it was sent, percent-encoded.
  public let path: String
  /// The segments that the route names, decoded.
  public let parameters: [String: String]
  /// The pairs of the query, decoded; of those with the same name, the first.
  public let query: [String: String]

  /// Takes the parts of an address as they are; nothing is decoded or checked.
  ///
  /// - Parameters:
  ///   - path: without the query, percent-encoded.
  ///   - parameters: decoded values by the names of the segments, such as `name` for `:name`.
  ///   - query: decoded values by their names.
  public init(path: String, parameters: [String: String] = [:], query: [String: String] = [:]) {
    self.path = path
    self.parameters = parameters
    self.query = query
  }
}

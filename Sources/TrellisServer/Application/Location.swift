/// The requested address of a page.
public struct Location: Hashable, Sendable {
  /// The path as sent, percent-encoded.
  public let path: String
  /// The decoded segments by the names in the route's pattern.
  public let parameters: [String: String]
  /// The decoded query; of pairs with the same name, the first.
  public let query: [String: String]

  /// Makes a location of these parts; nothing is decoded or checked.
  ///
  /// - Parameters:
  ///   - path: without the query, percent-encoded.
  ///   - parameters: decoded values by segment name, such as `name` for `:name`.
  ///   - query: decoded values by their names.
  public init(path: String, parameters: [String: String] = [:], query: [String: String] = [:]) {
    self.path = path
    self.parameters = parameters
    self.query = query
  }
}

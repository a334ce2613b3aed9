import TrellisBase

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

  /// The whole number of the named segment `name`, otherwise of the query; `nil` for any other text, and for a number
  /// outside of `range`. Everybody can write an address: an overflow in a program ends the server for all users.
  ///
  /// - Parameter range: the numbers that the program can compute with; by default from -2³¹ to 2³¹ - 1.
  public func integer(
    _ name: String, in range: ClosedRange<Int> = -2_147_483_648...2_147_483_647
  ) -> Int? {
    guard let number = (parameters[name] ?? query[name]).flatMap({ Int($0) }),
      range.contains(number)
    else { return nil }
    return number
  }
}

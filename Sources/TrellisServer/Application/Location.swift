import TrellisBase

/// The requested address of a page.
public struct Location: Hashable, Sendable {
  /// The path as sent, percent-encoded.
  public let path: String
  /// The decoded named segments, by name in the route's pattern.
  public let parameters: [String: String]
  /// The decoded query; the first of several pairs with the same name.
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

  /// The whole number in the named segment `name`, otherwise in the query item `name`; `nil` for any other text, and
  /// for a number outside of `range`. The range protects the program: anybody can write an address, and an overflow
  /// ends the server for all users.
  ///
  /// - Parameter range: the accepted numbers; by default from -2³¹ to 2³¹ - 1.
  public func integer(
    _ name: String, in range: ClosedRange<Int> = -2_147_483_648...2_147_483_647
  ) -> Int? {
    guard let number = (parameters[name] ?? query[name]).flatMap({ Int($0) }),
      range.contains(number)
    else { return nil }
    return number
  }
}

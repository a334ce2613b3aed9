/// A failed expectation; thrown, so that it fails tests of Swift Testing and of XCTest alike.
public struct ExpectationError: Error, Sendable, CustomStringConvertible {
  /// The expected and the actual values.
  public let description: String
  init(_ description: String) { self.description = description }
}

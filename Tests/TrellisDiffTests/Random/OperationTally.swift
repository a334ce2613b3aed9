import Testing

@testable import TrellisDOM
@testable import TrellisDiff
@testable import TrellisHTML

/// Counts the operations that are found for random changes.
struct OperationTally {
  /// The most operations per change of pages with several changes, on average.
  static let most = 1.15

  private(set) var made = 0
  private(set) var found = 0

  /// The operations per change.
  var average: Double { Double(found) / Double(max(made, 1)) }

  /// Compares two pages and checks that the operations are exact, also after encoding and decoding as JSON.
  mutating func compare(
    _ first: MarkupTree, _ second: MarkupTree, made: Int, _ name: String
  ) throws {
    let operations = MarkupDiff.operations(from: first, to: second)
    self.made += made
    found += operations.count
    let read = try DOMOperation.operations(json: Array(DOMOperation.json(operations).utf8))
    #expect(read == operations, "\(name)")
    #expect(try MarkupDiff.apply(read, to: first) == second, "\(name)")
  }
}

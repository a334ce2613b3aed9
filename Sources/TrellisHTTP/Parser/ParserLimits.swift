/// The maximum bytes and fields of the head of a message; a larger head is refused before it is stored.
struct ParserLimits: Sendable {
  var headBytes: Int
  var fieldCount: Int
  var targetBytes: Int

  /// For requests created by the program itself.
  static let unbounded = ParserLimits(headBytes: .max / 2, fieldCount: .max, targetBytes: .max / 2)
}

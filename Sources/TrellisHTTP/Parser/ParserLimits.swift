/// The maximum lengths of the parts of a message; a longer one is refused before it is stored.
struct ParserLimits: Sendable {
  var headBytes: Int
  var fieldCount: Int
  var targetBytes: Int

  /// For requests that the program itself makes.
  static let unbounded = ParserLimits(headBytes: .max / 2, fieldCount: .max, targetBytes: .max / 2)
}

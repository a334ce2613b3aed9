/// How much of a request the parser takes before it refuses.
struct ParserLimits: Sendable {
  var headBytes: Int
  var fieldCount: Int
  var targetBytes: Int

  /// For requests that come from the program itself.
  static let unbounded = ParserLimits(headBytes: .max / 2, fieldCount: .max, targetBytes: .max / 2)
}

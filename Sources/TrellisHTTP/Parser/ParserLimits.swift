/// The maximum bytes and fields of the head of a message; a request beyond them is refused before it is stored.
struct ParserLimits: Sendable {
  var headBytes: Int
  var fieldCount: Int
  var targetBytes: Int

  /// For requests that the program itself makes.
  static let unbounded = ParserLimits(headBytes: .max / 2, fieldCount: .max, targetBytes: .max / 2)
}

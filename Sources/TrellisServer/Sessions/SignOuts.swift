/// The order of sign-outs and requests.
///
/// The user of a request is found after the request has read ``count``, so each sign-out has a number, and the users are
/// told apart when the poll would begin to wait. Users share 256 cells by their hash, which the client does not know: a
/// sign-out ends few polls in flight of other users, and these are repeated at once.
struct SignOuts {
  /// The number of sign-outs.
  private(set) var count: UInt64 = 0
  /// The number of the last sign-out of the users of a cell.
  private var cells = [UInt64](repeating: 0, count: 256)

  /// The cell of a user.
  static func cell(of identity: UserIdentity) -> Int {
    Int(truncatingIfNeeded: identity.hashValue) & 255
  }

  mutating func record(_ identity: UserIdentity) {
    count += 1
    cells[Self.cell(of: identity)] = count
  }

  /// Whether `identity` has signed out since `count` was read; never for `nil`.
  func hasSignedOut(_ identity: UserIdentity?, since count: UInt64) -> Bool {
    identity.map { cells[Self.cell(of: $0)] > count } ?? false
  }
}

@testable import TrellisServer

extension Session {
  /// The page, outside of turns; `nil` if the session has ended.
  var page: Page? { outsideOfTurns { $0 } }
}

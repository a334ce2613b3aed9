/// The outcome of a restoration of a page from the session store (``Page/onRestore``).
public struct PageRestoration: Sendable {
  /// One sentence for each stored state that the program can no longer read, such as one whose type has changed. Its view began
  /// with the initial state.
  public let problems: [String]
  /// Whether the tab continues with its elements; otherwise it gets the whole page, and keeps what its user has entered.
  public let isContinued: Bool
}

import TrellisBase

/// The properties of a change of states: its name, its animation and its urgency.
///
///     withTransaction(UpdateTransaction(name: "sort", animation: BoundsAnimation(duration: 0.2))) {
///       order.set(.byName)
///     }
///
/// Source: ComponentKit's metadata of state updates (row F12).
public struct UpdateTransaction {
  /// The name for logs and analytics; passed to ``PipelineListener/didReceiveStateUpdate(for:_:)``.
  public var name: String?
  /// The movement of all views whose position or size changes in the render of the updates. An animation that a
  /// component requests (``Component/boundsAnimation(fromPrevious:)``) takes precedence, as does the animation of a
  /// later transaction.
  public var animation: BoundsAnimation?
  /// Whether the updates may be rendered later: with the next other change of the page, or after about 2 s. So frequent
  /// updates, such as prices or a clock, cost one render together.
  ///
  /// Updates in the handler of an event are rendered with the event all the same.
  public var mayWait: Bool

  /// A transaction with the given properties.
  public init(name: String? = nil, animation: BoundsAnimation? = nil, mayWait: Bool = false) {
    self.name = name
    self.animation = animation
    self.mayWait = mayWait
  }

  /// The transaction of the innermost running ``withTransaction(_:_:)``; outside of it, a transaction without
  /// properties.
  public static var current: UpdateTransaction {
    TransactionScope.thread.current?.transaction ?? UpdateTransaction()
  }
}

/// Runs `body`; state updates in it belong to `transaction`.
///
/// Updates of other tasks (``RemoteStateUpdater``) belong to none.
public func withTransaction<Result>(
  _ transaction: UpdateTransaction, _ body: () throws -> Result
) rethrows -> Result {
  try TransactionScope.thread.with(TransactionScope(transaction), body)
}

private final class TransactionScope {
  let transaction: UpdateTransaction

  init(_ transaction: UpdateTransaction) { self.transaction = transaction }

  static let thread = ThreadValue<TransactionScope>(index: 4)
}

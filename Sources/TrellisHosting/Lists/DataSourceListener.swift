public import TrellisComponents

/// Is notified of the changes of a data source.
///
/// Each function has an empty default. A change that is requested during a call waits for the next turn
/// (``DataSource/takeTurn()``).
///
/// Source: ComponentKit's listener of a data source (row S16).
public protocol DataSourceListener<Model>: AnyObject {
  /// The models of the data sources to which it listens.
  associatedtype Model
  /// A modification is about to be computed and applied at once.
  func dataSourceWillApplyAtOnce(_ source: DataSource<Model>)
  /// A waiting modification is about to be computed in a turn.
  func dataSourceWillPrepare(_ source: DataSource<Model>)
  /// A waiting modification was computed; it is applied in the next turn if the state is the same then. If it is computed
  /// again, because the state was another one, it is applied in the same turn.
  func dataSourceDidPrepare(_ source: DataSource<Model>, _ changes: AppliedChanges)
  /// `source.state` is the state after `changes`.
  ///
  /// - Parameter previous: the state before; its items are not changed.
  func dataSource(
    _ source: DataSource<Model>, didModify previous: DataSource<Model>.State,
    by changes: AppliedChanges)
  /// The rest of a split changeset is the next one to be prepared.
  ///
  /// - Parameter changeset: the rest, by places in the list after the first part.
  func dataSource(_ source: DataSource<Model>, willApplyDeferred changeset: Changeset)
}

extension DataSourceListener {
  /// Does nothing.
  public func dataSourceWillApplyAtOnce(_ source: DataSource<Model>) {}
  /// Does nothing.
  public func dataSourceWillPrepare(_ source: DataSource<Model>) {}
  /// Does nothing.
  public func dataSourceDidPrepare(_ source: DataSource<Model>, _ changes: AppliedChanges) {}
  /// Does nothing.
  public func dataSource(
    _ source: DataSource<Model>, didModify previous: DataSource<Model>.State,
    by changes: AppliedChanges
  ) {}
  /// Does nothing.
  public func dataSource(_ source: DataSource<Model>, willApplyDeferred changeset: Changeset) {}
}

/// Objects that are held weakly, each once, in the order in which they were added.
///
/// Source: ComponentKit's announcer (row S22).
struct WeakListeners<Model> {
  private struct Reference {
    weak var listener: (any DataSourceListener<Model>)?
  }

  private var references: [Reference] = []

  /// The living listeners. A change of the list does not affect a loop over the result.
  var living: [any DataSourceListener<Model>] { references.compactMap(\.listener) }

  /// Adds `listener`, unless it is in the list.
  mutating func add(_ listener: any DataSourceListener<Model>) {
    references.removeAll { $0.listener == nil }
    if !references.contains(where: { $0.listener === listener }) {
      references.append(Reference(listener: listener))
    }
  }

  mutating func remove(_ listener: any DataSourceListener<Model>) {
    references.removeAll { $0.listener == nil || $0.listener === listener }
  }
}

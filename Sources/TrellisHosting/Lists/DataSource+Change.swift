public import TrellisComponents
import TrellisLayout

/// The changes that a data source applied.
///
/// Source: ComponentKit's applied changes (row S17, algorithm 2.33).
public struct AppliedChanges: Hashable, Sendable {
  /// The changes. Updates of items that the changeset removed are left out.
  public internal(set) var changeset: Changeset
  /// The place after the changes of each updated item, by its place before.
  public internal(set) var finalIndexes: [ItemIndex: ItemIndex]
  /// The information that was given with the modification.
  public internal(set) var userInfo: [String: String]
  /// Whether the items were updated because of states of their components, or of traits that these read.
  public internal(set) var areStateUpdates: Bool

  init(
    _ changeset: Changeset, finalIndexes: [ItemIndex: ItemIndex], userInfo: [String: String],
    areStateUpdates: Bool = false
  ) {
    (self.changeset, self.finalIndexes) = (changeset, finalIndexes)
    (self.userInfo, self.areStateUpdates) = (userInfo, areStateUpdates)
  }
}

extension DataSource {
  /// A computed change of a data source that is not applied yet.
  ///
  /// A data source has one such change at a time: computing another one, or another state, makes it invalid. So does a
  /// render of the list that shows the data source, if the change updates items.
  ///
  /// Source: ComponentKit's change of a data source (rows S4, S14).
  public final class Change {
    /// The state from which the change was computed.
    public let previousState: State
    /// The state after the change.
    public let state: State
    /// The changes from ``previousState`` to ``state``.
    public let appliedChanges: AppliedChanges
    /// The rest of a split changeset.
    let deferred: Modification?
    /// The items that differ, the updated ones in order, then the inserted ones in order.
    let prepared: [ItemTree<Model>.Prepared]
    /// The items that ``state`` no longer has.
    let removed: [Item]

    init(
      from previousState: State, to state: State, _ appliedChanges: AppliedChanges,
      prepared: [ItemTree<Model>.Prepared], removed: [Item] = [], deferred: Modification? = nil
    ) {
      (self.previousState, self.state) = (previousState, state)
      (self.appliedChanges, self.deferred) = (appliedChanges, deferred)
      (self.prepared, self.removed) = (prepared, removed)
    }
  }

  /// What is to be done to the items.
  struct Modification {
    enum Kind {
      /// - `isSplit`: whether the rest may be deferred.
      case changes(Changeset, Values, isSplit: Bool)
      case configuration(Configuration)
      case reload
      /// State updates of the items with these numbers.
      case states(Set<Int>)
    }

    let kind: Kind
    let userInfo: [String: String]

    /// The changeset, if this is one.
    var changeset: Changeset? {
      if case .changes(let changeset, _, _) = kind { changeset } else { nil }
    }

    /// Whether both are changesets, configurations or reloads.
    func isOfKind(_ other: Modification) -> Bool {
      switch (kind, other.kind) {
      case (.changes, .changes), (.configuration, .configuration), (.reload, .reload): true
      default: false
      }
    }
  }
}

/// The visible part of a list, which is filled before the rest of a changeset is built.
///
/// Source: ComponentKit's splitting of changesets (row S12, algorithm 2.31).
public struct ListViewport: Hashable, Sendable {
  /// The direction in which the items follow each other.
  public enum Axis: Hashable, Sendable {
    case vertical, horizontal
  }

  /// The direction in which the items follow each other.
  public var axis: Axis
  /// The offset of the visible part in the list, in CSS pixels.
  public var offset: Double
  /// The length of the visible part along the axis, in CSS pixels.
  public var length: Double
  /// Whether updates of items outside of the visible part are deferred too; `false` by default.
  public var splitsUpdates: Bool

  /// A visible part at the beginning of a vertical list by default.
  public init(
    _ axis: Axis = .vertical, offset: Double = 0, length: Double, splitsUpdates: Bool = false
  ) {
    (self.axis, self.offset, self.length) = (axis, offset, length)
    self.splitsUpdates = splitsUpdates
  }

  /// The length of `item` along the axis.
  func length<Model>(of item: DataSource<Model>.Item) -> Double {
    axis == .vertical ? item.size.height : item.size.width
  }

  /// Whether content of `length` CSS pixels reaches the end of the visible part.
  func isFilled(by length: Double) -> Bool { length >= offset + self.length }
}

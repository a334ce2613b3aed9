import TrellisComponents

/// The computation of a change: items are built and laid out, and arranged in the sections of a new state.
///
/// Source: ComponentKit's modifications of a data source (algorithms 2.28, 2.31).
struct ChangePreparation<Model> {
  typealias Source = DataSource<Model>
  typealias Item = Source.Item

  let state: Source.State
  let viewport: ListViewport?
  /// Makes the tree of a new item.
  let makeTree: (Model, Source.Configuration) -> ItemTree<Model>
  /// The items that were made, in order.
  private(set) var prepared: [ItemTree<Model>.Prepared] = []
  private let hasFailed: () -> Bool

  init(
    _ state: Source.State, _ viewport: ListViewport?, hasFailed: @escaping () -> Bool,
    makeTree: @escaping (Model, Source.Configuration) -> ItemTree<Model>
  ) {
    (self.state, self.viewport) = (state, viewport)
    (self.hasFailed, self.makeTree) = (hasFailed, makeTree)
  }

  /// - Returns: `nil` if nothing changes, or after a mistake; ``prepared`` then has the items to be taken back.
  mutating func change(for modification: Source.Modification) -> Source.Change? {
    switch modification.kind {
    case .changes(let changeset, let values, let isSplit):
      return change(for: changeset, values, isSplit ? viewport : nil, modification.userInfo)
    case .configuration(let configuration):
      let cause: ItemTree<Model>.Cause =
        configuration.hasSameProvider(as: state.configuration) ? .layout : .update
      return changeOfItems(cause, configuration, modification.userInfo)
    case .reload:
      return changeOfItems(.reload, state.configuration, modification.userInfo)
    case .states(let ids):
      return changeOfItems(.states, state.configuration, modification.userInfo) {
        ids.contains($0.id)
      }
    }
  }

  /// Makes `item` again, or a new item without one.
  ///
  /// - Returns: `nil` if nothing changed, or after a mistake.
  private mutating func make(
    _ item: Item?, _ model: Model, _ configuration: Source.Configuration,
    _ cause: ItemTree<Model>.Cause
  ) -> Item? {
    let tree = item?.tree ?? makeTree(model, configuration)
    guard let made = tree.prepare(item, model, configuration, cause) else { return nil }
    prepared.append(made)
    return made.item
  }

  // MARK: All items

  /// Makes the items again that `isIncluded` accepts; the others are kept.
  private mutating func changeOfItems(
    _ cause: ItemTree<Model>.Cause, _ configuration: Source.Configuration,
    _ userInfo: [String: String], where isIncluded: (Item) -> Bool = { _ in true }
  ) -> Source.Change? {
    var sections = state.sections
    var updates: Set<ItemIndex> = []
    for section in sections.indices {
      for item in sections[section].indices where isIncluded(sections[section][item]) {
        let former = sections[section][item]
        if let made = make(former, former.model, configuration, cause) {
          sections[section][item] = made
          updates.insert(ItemIndex(section, item))
        }
        if hasFailed() { return nil }
      }
    }
    if cause == .states, updates.isEmpty { return nil }
    let applied = AppliedChanges(
      Changeset(updates: updates),
      finalIndexes: Dictionary(uniqueKeysWithValues: updates.map { ($0, $0) }),
      userInfo: userInfo, areStateUpdates: cause == .states)
    return Source.Change(
      from: state, to: Source.State(configuration, sections), applied, prepared: prepared)
  }

  // MARK: Changesets

  private mutating func change(
    for changeset: Changeset, _ values: Source.Values, _ viewport: ListViewport?,
    _ userInfo: [String: String]
  ) -> Source.Change? {
    var changeset = changeset
    let movedFrom = Set(changeset.moves.map(\.from))
    changeset.updates = changeset.updates.filter { index in
      !changeset.removals.contains(index)
        && (!changeset.removedSections.contains(index.section) || movedFrom.contains(index))
    }
    var sections = state.sections
    guard let deferredUpdates = update(&sections, changeset.updates, values, viewport) else {
      return nil
    }
    var applied = changeset
    applied.updates.subtract(deferredUpdates)
    guard
      let inserted = insert(
        changeset.insertions, values, after: changeset, to: sections, viewport)
    else { return nil }
    applied.insertions = Set(inserted.keys)

    let arranged = applied.applied(to: sections) { place in
      guard let item = inserted[place] else { preconditionFailure("An inserted item was not made") }
      return item
    }
    let next = Source.State(state.configuration, arranged)
    let isRearranged = applied != Changeset(updates: applied.updates)
    let newPlaces = isRearranged && !changeset.updates.isEmpty ? places(in: next) : nil
    func place(after index: ItemIndex) -> ItemIndex {
      guard let newPlaces, let id = state[index]?.id else { return index }
      return newPlaces[id] ?? index
    }
    let appliedChanges = AppliedChanges(
      applied,
      finalIndexes: Dictionary(
        uniqueKeysWithValues: applied.updates.map { ($0, place(after: $0)) }),
      userInfo: userInfo)
    // The places of the rest are those in the list after the first part.
    var rest = Changeset(insertions: changeset.insertions.subtracting(applied.insertions))
    var restValues = Source.Values(
      insertions: values.insertions.filter { rest.insertions.contains($0.key) })
    for index in deferredUpdates {
      rest.updates.insert(place(after: index))
      restValues.updates[place(after: index)] = values.updates[index]
    }
    return Source.Change(
      from: state, to: next, appliedChanges, prepared: prepared,
      removed: removedItems(by: applied, from: sections),
      deferred: rest.isEmpty
        ? nil
        : Source.Modification(
          kind: .changes(rest, restValues, isSplit: false), userInfo: userInfo))
  }

  /// Updates items of `sections`; with a viewport that splits updates, those that begin inside of it.
  ///
  /// - Returns: the updates that are deferred; `nil` after a mistake.
  private mutating func update(
    _ sections: inout [[Item]], _ updates: Set<ItemIndex>, _ values: Source.Values,
    _ viewport: ListViewport?
  ) -> Set<ItemIndex>? {
    var deferred: Set<ItemIndex> = []
    func remake(_ index: ItemIndex) -> Item? {
      guard let model = values.updates[index] else { return nil }
      let former = sections[index.section][index.item]
      let made = make(former, model, state.configuration, .update)
      if let made { sections[index.section][index.item] = made }
      return made
    }
    guard let viewport, viewport.splitsUpdates, !updates.isEmpty else {
      for index in updates.sorted() where remake(index) == nil { return nil }
      return hasFailed() ? nil : deferred
    }
    var length = 0.0
    for section in sections.indices {
      for item in sections[section].indices {
        let index = ItemIndex(section, item)
        var current = sections[section][item]
        if updates.contains(index) {
          if length < viewport.offset || viewport.isFilled(by: length) {
            deferred.insert(index)
          } else {
            guard let made = remake(index) else { return nil }
            current = made
          }
        }
        length += viewport.length(of: current)
      }
    }
    return hasFailed() ? nil : deferred
  }

  /// Makes the inserted items; with a viewport, only those at the ends of their sections that fill it.
  ///
  /// - Returns: the items by their places; `nil` after a mistake.
  private mutating func insert(
    _ insertions: Set<ItemIndex>, _ values: Source.Values, after changeset: Changeset,
    to sections: [[Item]], _ viewport: ListViewport?
  ) -> [ItemIndex: Item]? {
    var made: [ItemIndex: Item] = [:]
    var length = 0.0
    var isSplit = false
    if let viewport, !insertions.isEmpty,
      areAtEnds(insertions, changeset.counts(after: state.counts))
    {
      var others = changeset
      others.insertions = []
      for item in others.applied(to: sections, inserting: { _ in preconditionFailure() }).joined() {
        length += viewport.length(of: item)
      }
      isSplit = !viewport.isFilled(by: length)
    }
    for index in insertions.sorted() {
      if isSplit, let viewport, viewport.isFilled(by: length) { break }
      guard let model = values.insertions[index],
        let item = make(nil, model, state.configuration, .insertion), !hasFailed()
      else { return nil }
      made[index] = item
      if let viewport { length += viewport.length(of: item) }
    }
    return made
  }

  /// Whether all insertions are the last items of their sections, which then have `counts` items.
  private func areAtEnds(_ insertions: Set<ItemIndex>, _ counts: [Int]) -> Bool {
    var numbers: [Int: Int] = [:]
    for index in insertions { numbers[index.section, default: 0] += 1 }
    return insertions.allSatisfy { $0.item >= counts[$0.section] - (numbers[$0.section] ?? 0) }
  }

  /// The place of each item by its number.
  private func places(in state: Source.State) -> [Int: ItemIndex] {
    var places: [Int: ItemIndex] = [:]
    state.forEachItem { places[$1.id] = $0 }
    return places
  }

  /// The items that `applied` removes: the removed items, then the items of removed sections.
  private func removedItems(by applied: Changeset, from sections: [[Item]]) -> [Item] {
    let movedFrom = Set(applied.moves.map(\.from))
    var removed = applied.removals.sorted().map { sections[$0.section][$0.item] }
    for section in applied.removedSections.sorted() {
      for (item, value) in sections[section].enumerated() {
        let index = ItemIndex(section, item)
        if !movedFrom.contains(index), !applied.removals.contains(index) { removed.append(value) }
      }
    }
    return removed
  }
}

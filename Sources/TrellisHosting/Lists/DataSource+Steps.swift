import TrellisBase
import TrellisComponents

extension DataSource {
  /// Applies `modification` at once, or lets it wait.
  ///
  /// At once, changesets follow the changesets that wait; other modifications replace modifications of their kind.
  func submit(_ modification: Modification, _ mode: UpdateMode) {
    let number = makeNumber()
    defer { finish() }
    guard mode == .synchronous, !isBusy else {
      queue.append((number, modification))
      return
    }
    discardOutstanding()
    let sameKind = queue.filter { $0.modification.isOfKind(modification) }
    queue.removeAll { $0.modification.isOfKind(modification) }
    queue.insert((number, modification), at: 0)
    if modification.changeset != nil { queue.insert(contentsOf: sameKind, at: 0) }
    while queue.contains(where: { $0.number == number }) { applyFirst() }
  }

  /// Computes and applies the first modification that waits.
  private func applyFirst() {
    guard let first = queue.first else { return }
    collectingMistakes {
      for listener in listeners.living { listener.dataSourceWillApplyAtOnce(self) }
    }
    let change = prepare(first.modification)
    queue.removeAll { $0.number == first.number }
    if let change { install(change) }
  }

  /// Prepares or applies the first modification that waits, or does both if its former change was discarded.
  func takeStep() {
    if isHeadPrepared, let change = outstanding {
      queue.removeFirst()
      return install(change)
    }
    guard let first = queue.first else { return }
    collectingMistakes { for listener in listeners.living { listener.dataSourceWillPrepare(self) } }
    guard let change = prepare(first.modification) else {
      queue.removeAll { $0.number == first.number }
      return
    }
    isHeadPrepared = true
    collectingMistakes {
      for listener in listeners.living {
        listener.dataSourceDidPrepare(self, change.appliedChanges)
      }
    }
    // Otherwise a state update before each turn would delay the modification without end.
    if first.number == discardedHead {
      queue.removeFirst()
      install(change)
    }
  }

  /// Makes modifications of the state updates of items: those that may wait are prepared later, the others are applied.
  func updateStates() {
    guard !isPaused, !changedItems.isEmpty || !remoteChanges.isEmpty else { return }
    let changed = changedItems.union(remoteChanges.consume())
    changedItems = []
    var urgent: Set<Int> = []
    var waiting: Set<Int> = []
    state.forEachItem { _, item in
      guard changed.contains(item.id), item.tree.generator.needsBuild else { return }
      if item.tree.generator.mayWait { waiting.insert(item.id) } else { urgent.insert(item.id) }
    }
    if !waiting.isEmpty {
      queue.append((makeNumber(), Modification(kind: .states(waiting), userInfo: [:])))
    }
    if !urgent.isEmpty {
      discardOutstanding()
      queue.insert((makeNumber(), Modification(kind: .states(urgent), userInfo: [:])), at: 0)
      applyFirst()
    }
  }

  // MARK: Computing

  /// Computes the change for `modification` and makes it the only outstanding one.
  ///
  /// - Returns: `nil` if nothing changes, and after a mistake.
  func prepare(_ modification: Modification) -> Change? {
    discardOutstanding()
    return collectingMistakes { () -> Change? in
      if let changeset = modification.changeset {
        do { try changeset.verify(state.counts) } catch {
          ProgrammerError.report(
            "A changeset contradicts a data source after the changes before it. \(error)")
          return nil
        }
      }
      var preparation = ChangePreparation(state, viewport) {
        ProgrammerErrorRecorder.current?.hasProgrammerErrors == true
      } makeTree: { [unowned self] in
        makeTree($0, $1)
      }
      if let change = preparation.change(for: modification) {
        outstanding = change
        return change
      }
      takeBack(preparation.prepared)
      if case .states(let ids) = modification.kind {
        state.forEachItem { _, item in
          if ids.contains(item.id), item.tree.generator.needsBuild { changedItems.insert(item.id) }
        }
      }
      return nil
    }
  }

  /// Discards the outstanding change, as if it had not been computed.
  func discardOutstanding() {
    guard let change = outstanding else { return }
    if isHeadPrepared { discardedHead = queue.first?.number }
    (outstanding, isHeadPrepared) = (nil, false)
    CallStack.forTree { takeBack(change.prepared) }
  }

  private func takeBack(_ prepared: [ItemTree<Model>.Prepared]) {
    for made in prepared.reversed() {
      let tree = made.item.tree
      tree.takeBack(made)
      let isUpdated = made.cause == .states || tree.hasUpdates
      if made.cause != .insertion, isUpdated { changedItems.insert(tree.id) }
    }
  }

  // MARK: Applying

  /// Applies `change`, which is the outstanding one, and calls controllers and listeners in ComponentKit's order.
  func install(_ change: Change) {
    (outstanding, isHeadPrepared) = (nil, false)
    let previous = state
    state = change.state
    collectingMistakes {
      var started: [(generator: ComponentGenerator, controllers: [ComponentController])] = []
      var ended: [ComponentController] = []
      for made in change.prepared {
        let tree = made.item.tree
        if let built = made.built, let difference = tree.generator.adopt(built) {
          built.didMount()
          tree.generator.tasks.sweep()
          started.append((tree.generator, difference.added))
          ended += difference.removed
        }
        if made.cause == .insertion, tree.hasUpdates { changedItems.insert(tree.id) }
      }
      // Changesets that a controller or a listener requests have places after the deferred one.
      if let deferred = change.deferred { queue.insert((makeNumber(), deferred), at: 0) }
      for (generator, controllers) in started { generator.start(controllers) }
      for controller in ended { controller.end() }
      for item in change.removed { item.tree.generator.end() }
      for made in change.prepared where made.cause != .insertion {
        made.item.tree.announceComponents()
      }
      for listener in listeners.living {
        listener.dataSource(self, didModify: previous, by: change.appliedChanges)
      }
      presenter?.didChange(change.appliedChanges)
      for made in change.prepared { made.item.layout?.prepareControllers() }
      if let changeset = change.deferred?.changeset {
        for listener in listeners.living {
          listener.dataSource(self, willApplyDeferred: changeset)
        }
      }
    }
  }
}

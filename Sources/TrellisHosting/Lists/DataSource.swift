public import TrellisBase
public import TrellisComponents

/// A list of models in sections, with a component tree and a layout for each model.
///
/// ```swift
/// let source = DataSource(DataSource.Configuration(sizeRange: width) { (film: Film) in FilmRow(film) })
/// try source.apply(
///   Changeset(insertedSections: [0], insertions: [ItemIndex(0, 0)]),
///   values: DataSource.Values(insertions: [ItemIndex(0, 0): film]))
/// ```
///
/// Changes make another ``State``; items that a change does not concern are the same objects in both. Items are built
/// and laid out, also those that no page shows. A `DataSourceComponent` or a `DataSourceList` shows them in one page at a
/// time, and a ``DataSourceListener`` is notified of the changes.
///
/// A data source is plain mutable state of one owner, such as a session. It applies a change at once, or it does so in
/// later turns of its owner: when something waits, ``onNeedsTurn`` is called, and the owner calls ``takeTurn()`` later. A
/// page that shows the items takes the turns itself, before its builds.
/// A change that code of the data source itself requests, such as a provider, a controller or a listener, always waits.
///
/// Source: ComponentKit's data source (rows S1, S7–S16, algorithm 2.30).
public final class DataSource<Model> {
  /// The sections and items after the last applied change.
  public internal(set) var state: State
  /// Called when something waits for ``takeTurn()``; not called again before that call.
  public var onNeedsTurn: (() -> Void)?
  /// Called with a programmer's mistake in the build, the layout or a controller of an item. If it is `nil`, a mistake
  /// stops the program. A change with a mistake is dropped, and the state does not change.
  public var onProgrammerError: ((ProgrammerError) -> Void)?
  /// Called with each error that a handler of an item threw. If it is `nil`, the error is reported to the page that shows the
  /// items; without a page it is a programmer's mistake.
  public var onHandlerFailure: ((HandlerFailure) -> Void)?
  /// The visible part of the list: of later changesets, the items that fill it are built and applied first, and the
  /// rest in later turns. `nil`, the default, applies changesets whole.
  public var viewport: ListViewport?
  /// The limits of the build and the layout of one new item.
  public var limits = RenderLimits()
  /// The listener of the builds and state updates of new items; held weakly.
  public weak var pipelineListener: (any PipelineListener)?
  /// Whether state updates wait until the value is `false` again; they are then applied at once.
  public var isPaused = false {
    didSet {
      guard oldValue, !isPaused, !isBusy else { return }
      updateStates()
      finish()
    }
  }

  /// The modifications that wait, oldest first, with their numbers.
  var queue: [(number: Int, modification: Modification)] = []
  private var lastNumber = 0
  /// The newest change that was computed, until it is applied or discarded.
  var outstanding: Change?
  /// Whether ``outstanding`` is the change of the first modification in ``queue``.
  var isHeadPrepared = false
  /// The number of the modification whose prepared change was discarded last.
  var discardedHead: Int?
  /// The items with state updates that no modification has taken in.
  var changedItems: Set<Int> = []
  let remoteChanges = RemoteItemChanges()
  /// Whether a change is being computed or announced.
  var isBusy = false
  private var isTurnRequested = false
  var listeners = WeakListeners<Model>()
  /// The component that shows the items in a page; `nil` for none.
  package weak var presenter: (any DataSourcePresenter)?
  /// The tasks of the page that shows the items.
  var sharedTasks: TreeTasks?
  private var environment: HostEnvironment
  private var lastItem = 0
  private let recorder = ProgrammerErrorRecorder()
  /// The mistakes that ``finish()`` reports.
  private var mistakes: [ProgrammerError] = []

  /// - Parameters:
  ///   - configuration: makes and lays out the items.
  ///   - environment: the traits and services of their builds.
  public init(_ configuration: Configuration, environment: HostEnvironment = HostEnvironment()) {
    state = State(configuration)
    self.environment = environment
  }

  deinit {
    discardOutstanding()
    CallStack.forTree { state.forEachItem { $1.tree.generator.end() } }
  }

  // MARK: Changes

  /// Applies `changeset`, whose places are those after the changesets that wait.
  ///
  /// - Parameters:
  ///   - values: the models of the updated and inserted items.
  ///   - mode: at once, after the changesets that wait, or in later turns.
  ///   - userInfo: returned with the applied changes.
  /// - Throws: ``/TrellisComponents/InvalidChange`` or ``MissingModel``; nothing changes.
  public func apply(
    _ changeset: Changeset, values: Values = Values(), mode: UpdateMode = .synchronous,
    userInfo: [String: String] = [:]
  ) throws {
    try changeset.verify(state.counts, after: queue.compactMap { $0.modification.changeset })
    try values.verify(changeset)
    let kind = Modification.Kind.changes(changeset, values, isSplit: true)
    submit(Modification(kind: kind, userInfo: userInfo), mode)
  }

  /// Makes all items again, with their states. If `configuration` is a copy of the present one with another size range,
  /// they are only laid out again. All items are reported as updated.
  ///
  /// - Parameters:
  ///   - mode: at once, in place of the configurations that wait, or in later turns.
  ///   - userInfo: returned with the applied changes.
  public func apply(
    _ configuration: Configuration, mode: UpdateMode = .synchronous,
    userInfo: [String: String] = [:]
  ) {
    submit(Modification(kind: .configuration(configuration), userInfo: userInfo), mode)
  }

  /// Makes all items again, in which only states and controllers are reused. All items are reported as updated.
  ///
  /// - Parameters:
  ///   - mode: at once, in place of the reloads that wait, or in later turns.
  ///   - userInfo: returned with the applied changes.
  public func reload(mode: UpdateMode = .synchronous, userInfo: [String: String] = [:]) {
    submit(Modification(kind: .reload, userInfo: userInfo), mode)
  }

  /// Computes the change for `changeset`, whose places are places in ``state``, without applying it.
  ///
  /// - Returns: `nil` after a mistake in an item, and while the data source computes or announces another change.
  /// - Throws: ``/TrellisComponents/InvalidChange`` or ``MissingModel``.
  public func change(
    for changeset: Changeset, values: Values = Values(), userInfo: [String: String] = [:]
  ) throws -> Change? {
    try changeset.verify(state.counts)
    try values.verify(changeset)
    guard !isBusy else { return nil }
    defer { finish() }
    return prepare(
      Modification(kind: .changes(changeset, values, isSplit: true), userInfo: userInfo))
  }

  /// Whether `change` can be applied: it was computed from the present state, and no other one since.
  public func verify(_ change: Change) -> Bool {
    !isBusy && change === outstanding
  }

  /// Applies `change`, if it can be applied (``verify(_:)``).
  ///
  /// - Returns: whether it was applied.
  @discardableResult
  public func apply(_ change: Change) -> Bool {
    guard verify(change) else { return false }
    install(change)
    finish()
    return true
  }

  /// The traits of the screen with which new items are built.
  public var traits: Traits { environment.traits }

  /// Replaces the traits of the screen: items that read a changed trait are made again in the next turn, and all items
  /// if layouts depend on it. A call by the data source itself is a programmer's mistake.
  public func update(traits: Traits) {
    guard require(!isBusy, "The traits of a data source were replaced during a change of its items")
    else { return }
    discardOutstanding()
    environment.traits = traits
    state.forEachItem { _ = $1.tree.generator.update(traits: traits) }
    finish()
  }

  // MARK: Listeners

  /// Notifies `listener` of changes, after the listeners that were added before; it is held weakly. A listener that was
  /// added already is not added again.
  public func add(_ listener: any DataSourceListener<Model>) { listeners.add(listener) }

  /// Stops notifying `listener`.
  public func remove(_ listener: any DataSourceListener<Model>) { listeners.remove(listener) }

  /// Called on any thread after a ``/TrellisComponents/RemoteStateUpdater`` of an item was used; must schedule a call of
  /// ``takeTurn()`` by the owner.
  public var onRemoteUpdate: (@Sendable () -> Void)? {
    get { nil }
    set { remoteChanges.setWakeHandler(newValue) }
  }

  // MARK: Turns

  /// Whether something waits for ``takeTurn()``.
  public var needsTurn: Bool {
    !queue.isEmpty || (!isPaused && (!changedItems.isEmpty || !remoteChanges.isEmpty))
  }

  /// Applies the state updates of items, and takes one step with the modifications that wait: prepares the first one, or
  /// applies it if it was prepared in an earlier turn and the state is still the same. If the state is another one, the
  /// modification is prepared again and applied in this turn. A call during a change does nothing.
  ///
  /// - Returns: whether something waits for another turn.
  @discardableResult
  public func takeTurn() -> Bool {
    guard !isBusy else { return true }
    isTurnRequested = false
    updateStates()
    takeStep()
    finish()
    return needsTurn
  }

  /// Ends a call: reports the mistakes in it, and requests a turn if something waits.
  func finish() {
    guard !isBusy else { return }
    let reported = mistakes
    mistakes = []
    for mistake in reported { onProgrammerError?(mistake) }
    guard needsTurn, !isTurnRequested else { return }
    isTurnRequested = true
    onNeedsTurn?()
    presenter?.needsTurn()
  }

  /// Calls `body`, which computes or announces a change, with a call stack for deep trees. Its mistakes are reported by
  /// ``finish()``.
  func collectingMistakes<Result>(_ body: () -> Result) -> Result {
    isBusy = true
    defer { isBusy = false }
    if onProgrammerError == nil { return CallStack.forTree(body) }
    defer { mistakes += recorder.consume() }
    return recorder.record { CallStack.forTree(body) }
  }

  /// A number for a modification in ``queue``.
  func makeNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  func makeTree(_ model: Model, _ configuration: Configuration) -> ItemTree<Model> {
    lastItem += 1
    let id = lastItem
    let tree = ItemTree(id: id, model, configuration, environment) { [weak self] in
      self?.changedItems.insert(id)
      self?.finish()
    }
    tree.generator.limits = limits
    tree.generator.listener = pipelineListener
    tree.generator.pending.onFailure = { [weak self] failure in
      if let handler = self?.onHandlerFailure { return handler(failure) }
      if let presenter = self?.presenter { return presenter.report(failure) }
      ProgrammerError.report("A handler of an item failed: \(failure)")
    }
    tree.generator.pending.sharedTasks = sharedTasks
    let buffer = RemoteUpdateBuffer()
    buffer.setWakeHandler { [remoteChanges] in remoteChanges.insert(id) }
    tree.generator.pending.remoteUpdates = buffer
    return tree
  }
}

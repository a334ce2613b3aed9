import ComponentSupport
import TrellisComponents
import TrellisLayout

@testable import TrellisHosting

/// The model of an item.
struct Entry: Equatable {
  var name: String
  /// The width and the height of the item.
  var length = 10.0
  /// The name of a component with a controller inside of the item.
  var child: String?

  init(_ name: String, _ length: Double = 10, child: String? = nil) {
    (self.name, self.length, self.child) = (name, length, child)
  }
}

/// A component with a controller, and a text as its state.
final class EntryRow: RenderComponent<String> {
  final class Log {
    /// The names of the rendered entries.
    var renders: [String] = []
    /// The calls of controllers, by the name of the first entry.
    var events: [String] = []
    var updaters: [String: StateUpdater<String>] = [:]
    /// The value of the context that was read last.
    var context: Int?
    var onRender: (() -> Void)?
    var onEvent: ((String) -> Void)?
  }

  let entry: Entry
  private let log: Log

  init(_ entry: Entry, _ log: Log, identifier: String? = nil) {
    (self.entry, self.log) = (entry, log)
    super.init(identifier: identifier)
  }

  override func initialState() -> String { "" }

  /// A text or a name "bad" is a mistake of the programmer.
  override func render(_ text: String) -> Component? {
    log.renders.append(entry.name)
    log.updaters[entry.name] = state
    log.context = TrellisComponents.context(Int.self)
    log.onRender?()
    let inner = entry.child.map { EntryRow(Entry($0), log, identifier: $0) as Component } ?? Row("")
    if text == "bad" || entry.name == "bad" { return Stack([inner, inner]) }
    let size = ComponentSize(exactly: Size(width: entry.length, height: entry.length))
    return SizedStack(inner, size)
  }

  override func makeController() -> ComponentController? {
    RecordingController(component: self) { [log, entry] event in
      log.events.append("\(entry.name) \(event)")
      log.onEvent?("\(entry.name) \(event)")
    }
  }
}

/// A component of a given size around one child.
private final class SizedStack: LayoutComponent {
  private let inner: Component

  init(_ inner: Component, _ size: ComponentSize) {
    self.inner = inner
    super.init(size: size)
  }

  override var numberOfChildren: Int { 1 }
  override func child(at index: Int) -> Component? { inner }
  override func computeLayout(thatFits range: SizeRange) -> Layout {
    let child = inner.layout(thatFits: SizeRange(), parentSize: .undefined)
    return Layout(of: self, size: range.min, children: [.init(position: .zero, layout: child)])
  }
}

/// A data source of entries, with a record of what it announces.
final class EntryList: DataSourceListener {
  typealias Model = Entry

  let log: EntryRow.Log
  let source: DataSource<Entry>
  private(set) var changes: [AppliedChanges] = []
  private(set) var steps: [String] = []
  /// The numbers of the items, derived from the applied changes.
  private(set) var mirror: [[Int]] = []
  var onModify: ((AppliedChanges) -> Void)?
  var turnRequests = 0

  init(
    sizeRange: SizeRange = SizeRange(), context: ContextValues = ContextValues(),
    environment: HostEnvironment = HostEnvironment()
  ) {
    let log = EntryRow.Log()
    self.log = log
    source = DataSource(
      DataSource.Configuration(context: context, sizeRange: sizeRange) { EntryRow($0, log) },
      environment: environment)
    source.add(self)
    source.onNeedsTurn = { [weak self] in self?.turnRequests += 1 }
  }

  /// Sections with the entries 0, 1, 2 and so on.
  convenience init(_ first: Int, _ others: Int..., length: Double = 10) throws {
    self.init()
    let counts = [first] + others
    var entries: [[Int]: Entry] = [:]
    for (section, count) in counts.enumerated() {
      for item in 0..<count { entries[[section, item]] = Entry("\(entries.count)", length) }
    }
    try change(insertedSections: Set(counts.indices), insertions: entries)
    forget()
  }

  func forget() {
    (changes, steps, log.renders, log.events) = ([], [], [], [])
    turnRequests = 0
  }

  static func index(_ place: [Int]) -> ItemIndex { ItemIndex(place[0], place[1]) }

  static func changes(
    _ updates: [[Int]: Entry] = [:], removals: [[Int]] = [], removedSections: Set<Int> = [],
    moves: [[[Int]]] = [], insertedSections: Set<Int> = [], insertions: [[Int]: Entry] = [:]
  ) -> (Changeset, DataSource<Entry>.Values) {
    func values(_ entries: [[Int]: Entry]) -> [ItemIndex: Entry] {
      Dictionary(uniqueKeysWithValues: entries.map { (index($0), $1) })
    }
    let changeset = Changeset(
      updates: Set(updates.keys.map(index)), removals: Set(removals.map(index)),
      removedSections: removedSections,
      moves: moves.map { Changeset.Move(from: index($0[0]), to: index($0[1])) },
      insertedSections: insertedSections, insertions: Set(insertions.keys.map(index)))
    return (
      changeset, DataSource.Values(updates: values(updates), insertions: values(insertions))
    )
  }

  func change(
    _ updates: [[Int]: Entry] = [:], removals: [[Int]] = [], removedSections: Set<Int> = [],
    moves: [[[Int]]] = [], insertedSections: Set<Int> = [], insertions: [[Int]: Entry] = [:],
    mode: UpdateMode = .synchronous, userInfo: [String: String] = [:]
  ) throws {
    let (changeset, values) = Self.changes(
      updates, removals: removals, removedSections: removedSections, moves: moves,
      insertedSections: insertedSections, insertions: insertions)
    try source.apply(changeset, values: values, mode: mode, userInfo: userInfo)
  }

  /// Takes turns until nothing waits.
  func takeTurns() {
    var turns = 0
    while turns < 100, source.takeTurn() { turns += 1 }
  }

  var names: [[String]] { source.state.sections.map { $0.map(\.model.name) } }
  var ids: [[Int]] { source.state.sections.map { $0.map(\.id) } }
  func row(_ place: Int...) -> EntryRow? {
    source.state[Self.index(place)]?.component as? EntryRow
  }

  // MARK: Listener

  func dataSourceWillApplyAtOnce(_ source: DataSource<Entry>) { steps.append("at once") }
  func dataSourceWillPrepare(_ source: DataSource<Entry>) { steps.append("will prepare") }
  func dataSourceDidPrepare(_ source: DataSource<Entry>, _ changes: AppliedChanges) {
    steps.append("did prepare")
  }
  func dataSource(
    _ source: DataSource<Entry>, didModify previous: DataSource<Entry>.State,
    by changes: AppliedChanges
  ) {
    steps.append("modified")
    self.changes.append(changes)
    mirror = changes.changeset.applied(to: mirror) { source.state[$0]?.id ?? -1 }
    onModify?(changes)
  }
  func dataSource(_ source: DataSource<Entry>, willApplyDeferred changeset: Changeset) {
    steps.append("deferred")
  }
}

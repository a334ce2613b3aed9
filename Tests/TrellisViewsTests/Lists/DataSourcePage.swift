import Testing
import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisLayout
import TrellisTesting
import TrellisUI

@testable import TrellisViews

/// The row of a data source of names: a button that counts its presses. Its name is `name: count`.
final class PressRow: RenderComponent<Int> {
  final class Log {
    /// The calls of the controllers.
    var events: [String] = []
    /// For updates from other tasks, by the names of the rows.
    var updaters: [String: StateUpdater<Int>] = [:]
    /// The width of rows that have one.
    var width: Double? = 200
    /// Called by a press.
    var onPress: ((String) throws -> Void)?
    /// The asynchronous work of each row that appears.
    var work: TreeTasks.Body?
  }

  let name: String
  fileprivate let log: Log

  init(_ name: String, _ log: Log) {
    (self.name, self.log) = (name, log)
    super.init()
  }

  override func initialState() -> Int? { 0 }

  override func render(_ count: Int) -> Component? {
    log.updaters[name] = state
    let press = Action<UIEvent> { [state, log, name] _ in
      state.update { $0 += 1 }
      try log.onPress?(name)
    }
    return ViewComponent(
      "button",
      attributes: [
        .attribute("type", "button"), .aria("label", "\(name): \(count)"),
        .listener("click", ListenerOptions(), press),
      ], size: ComponentSize(width: log.width.map { .points($0) } ?? .auto, height: .points(40)))
  }

  override func makeController() -> ComponentController? { PressController(self) }
}

private final class PressController: ComponentController {
  private let name: String
  private let log: PressRow.Log

  init(_ row: PressRow) {
    (name, log) = (row.name, row.log)
    super.init(component: row)
  }

  override func componentTreeWillAppear() {
    log.events.append("\(name) appears")
    if let work = log.work { tasks.start(work) }
  }
  override func componentTreeDidDisappear() { log.events.append("\(name) disappears") }
  override func didMount() { log.events.append("\(name) is mounted") }
  override func didUnmount() { log.events.append("\(name) is unmounted") }
  override func invalidate() { log.events.append("\(name) ends") }
}

/// A page of 300 x 400 CSS pixels that shows a data source of names in a list that scrolls.
final class DataSourcePage {
  /// The calls of the provider of the page.
  final class Evaluations { var count = 0 }

  let log = PressRow.Log()
  let source: DataSource<String>
  let page: TestPage
  let evaluations = Evaluations()

  init(
    _ sections: [[String]], direction: WritingDirection = .leftToRight, fitsItems: Bool = false,
    hasSupplements: Bool = false, width: Double? = 200, isolation: (any Actor)? = nil
  ) throws {
    let (log, evaluations) = (log, evaluations)
    log.width = width
    source = DataSource(DataSource<String>.Configuration { PressRow($0, log) })
    try source.apply(sections: sections)
    func supplement(_ kind: String) -> DataSourceComponent<String>.Supplement {
      { section, items in
        ViewComponent(
          attributes: [.attribute("id", "\(kind)\(section)"), .aria("label", "\(items.count)")],
          size: ComponentSize(height: .points(20)))
      }
    }
    let list = DataSourceList(
      source, fitsItems: fitsItems, header: hasSupplements ? supplement("head") : nil,
      footer: hasSupplements ? supplement("foot") : nil)
    page = TestPage(
      environment: HostEnvironment(
        traits: Traits(viewport: Size(width: 300, height: 400), writingDirection: direction)),
      sizeRange: { SizeRange(exactly: $0.viewport) }, isolation: isolation,
      provider: {
        evaluations.count += 1
        return HostingComponent(ScrollView { list })
      })
    page.host.document.announceAll()
  }

  /// Applies a changeset, renders, and returns the operations of the patch.
  @discardableResult
  func change(
    _ changeset: Changeset, insertions: [ItemIndex: String] = [:],
    updates: [ItemIndex: String] = [:], mode: UpdateMode = .synchronous
  ) throws -> [PatchOperation] {
    _ = page.host.document.takePatch()
    try source.apply(
      changeset, values: DataSource.Values(updates: updates, insertions: insertions), mode: mode)
    return render()
  }

  /// Renders, checks the invariants, and returns the operations of the patch.
  @discardableResult
  func render() -> [PatchOperation] {
    page.host.renderIfNeeded()
    #expect(page.host.checkInvariants() == [])
    source.state.forEachItem { _, item in
      if let mount = item.tree.mount { #expect(mount.mounter.checkInvariants() == []) }
    }
    return page.host.document.takePatch().operations
  }

  /// Presses the button of a row, and returns the operations of the patch.
  @discardableResult
  func press(_ name: String) throws -> [PatchOperation] {
    _ = page.host.document.takePatch()
    #expect(page.host.handle(UIEvent(type: "click", target: try button(name).id)))
    return render()
  }

  /// The buttons of the rows from the top down, with their distances from the top of the page.
  var buttons: [(button: Element, top: Double)] {
    page.elements.filter { $0.tag == "button" }
      .map { (button: $0, top: $0.frameInRoot.top) }.sorted { $0.top < $1.top }
  }

  /// The names of the rows with their counts, from the top down.
  var names: [String] { buttons.compactMap { $0.button.attribute("aria-label") } }

  func button(_ name: String) throws -> Element {
    try #require(
      page.elements.first { $0.attribute("aria-label") == name && $0.tag == "button" },
      "no \(name) among \(names)")
  }

  func element(_ id: String) -> Element? { page.elements.first { $0.attribute("id") == id } }
}

extension DataSource<String> {
  /// Makes an empty data source one of `sections`.
  func apply(sections: [[String]]) throws {
    var insertions: [ItemIndex: String] = [:]
    for (section, names) in sections.enumerated() {
      for (item, name) in names.enumerated() { insertions[ItemIndex(section, item)] = name }
    }
    try apply(
      Changeset(insertedSections: Set(sections.indices), insertions: Set(insertions.keys)),
      values: Values(insertions: insertions))
  }
}

extension [PatchOperation] {
  /// The numbers of created trees, of removals and of moves.
  var structure: [Int] {
    var counts = [0, 0, 0]
    for operation in self {
      switch operation {
      case .create(_, _, _, let trees): counts[0] += trees.count
      case .remove: counts[1] += 1
      case .move: counts[2] += 1
      default: break
      }
    }
    return counts
  }
}

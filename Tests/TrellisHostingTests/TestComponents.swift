import TrellisComponents
import TrellisLayout

/// Lays its children out below each other, each as high as it wants to be.
final class Stack: LayoutComponent {
  private let parts: [Component]

  init(view: ViewConfiguration? = nil, _ parts: [Component]) {
    self.parts = parts
    super.init(view: view)
  }

  override var numberOfChildren: Int { parts.count }
  override func child(at index: Int) -> Component? { parts[index] }

  override func computeLayout(thatFits range: SizeRange) -> Layout {
    var children: [Layout.Child] = []
    var y = 0.0
    for part in parts {
      let layout = part.layout(
        thatFits: SizeRange(
          min: Size(width: range.max.width, height: 0),
          max: Size(width: range.max.width, height: .infinity)),
        parentSize: ParentSize(range.max))
      children.append(.init(position: Point(x: 0, y: y), layout: layout))
      y += layout.size.height
    }
    return Layout(
      of: self, size: range.clamp(Size(width: range.max.width, height: y)), children: children)
  }
}

/// A row with a view of a fixed height that shows a text.
final class Row: Component {
  init(_ text: String, height: Double = 10) {
    super.init(
      view: ViewConfiguration("div", attributes: [.text(text)]),
      size: ComponentSize(height: .points(height)))
  }
}

/// A keyed row that counts how often it is rendered, with a number as its state.
final class CountingRow: RenderComponent<Int> {
  /// Counts renders by row, and gives tests a way to the newest state updater.
  final class Log {
    var renders: [String: Int] = [:]
    var updaters: [String: StateUpdater<Int>] = [:]
    var events: [String] = []
    /// Called with every event.
    var onEvent: ((String) -> Void)?
  }

  let name: String
  private let log: Log
  private let hasController: Bool

  init(_ name: String, log: Log, hasController: Bool = false) {
    self.name = name
    self.log = log
    self.hasController = hasController
    super.init(identifier: name)
  }

  override func initialState() -> Int { 0 }

  override func render(_ count: Int) -> Component? {
    log.renders[name, default: 0] += 1
    log.updaters[name] = state
    return Row("\(name) \(count)")
  }

  override func shouldUpdate(from previous: Component) -> Bool {
    (previous as? CountingRow)?.name != name
  }

  override func makeController() -> ComponentController? {
    hasController ? LoggingController(component: self, name: name, log: log) : nil
  }
}

/// Writes down every callback.
final class LoggingController: ComponentController {
  private let name: String
  private let log: CountingRow.Log

  init(component: Component, name: String, log: CountingRow.Log) {
    self.name = name
    self.log = log
    super.init(component: component)
  }

  private func note(_ event: String) {
    log.events.append("\(name) \(event)")
    log.onEvent?("\(name) \(event)")
  }

  override func didInit() { note("didInit") }
  override func willMount() { note("willMount") }
  override func didMount() { note("didMount") }
  override func willRemount() { note("willRemount") }
  override func didRemount() { note("didRemount") }
  override func willUnmount() { note("willUnmount") }
  override func didUnmount() { note("didUnmount") }
  override func willUpdateComponent() { note("willUpdateComponent") }
  override func didUpdateComponent() { note("didUpdateComponent") }
  override func didPrepareLayout(_ layout: Layout, for component: Component) {
    note("didPrepareLayout")
  }
  override func componentTreeWillAppear() { note("appear") }
  override func componentTreeDidDisappear() { note("disappear") }
  override func invalidate() { note("invalidate") }
}

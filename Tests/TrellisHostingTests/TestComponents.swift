import TrellisComponents
import TrellisLayout

/// A row with a view of a fixed height that shows a text.
final class Row: Component {
  init(view: ViewConfiguration) {
    super.init(view: view, size: ComponentSize(height: .points(10)))
  }

  init(_ text: String, height: Double = 10) {
    super.init(
      view: ViewConfiguration("div", attributes: [.text(text)]),
      size: ComponentSize(height: .points(height)))
  }
}

/// A keyed row that counts its renders, with a number as its state.
final class CountingRow: RenderComponent<Int> {
  /// Counts renders by row, and gives tests the newest state updater.
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
    guard hasController else { return nil }
    return RecordingController(component: self) { [name, log] event in
      // The element of a row is not part of this log.
      guard event != "didAcquireView", event != "willRelinquishView" else { return }
      log.events.append("\(name) \(event)")
      log.onEvent?("\(name) \(event)")
    }
  }
}

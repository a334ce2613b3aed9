import Foundation
import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisLayout

/// Shows rows with counters, clicks some of them, and prints the page: for tests that store the states in
/// one process and restore them in another.
///
///     StoredCounter [--restore FILE] [--store FILE] [--click NUMBER]…
@main struct StoredCounter {
  static func main() throws {
    var arguments = Array(CommandLine.arguments.dropFirst())
    let host = ComponentHost(environment: HostEnvironment()) {
      Column((0..<20).map { CounterRow("row \($0)") })
    }
    if arguments.first == "--restore" {
      try host.restore(Array(Data(contentsOf: URL(fileURLWithPath: arguments[1]))))
      arguments.removeFirst(2)
    }
    host.renderIfNeeded()
    if host.restorationReport?.hasElementNumbers != true { host.document.announceAll() }
    var file: String?
    while arguments.count > 1 {
      if arguments[0] == "--store" {
        file = arguments[1]
      } else if let number = UInt32(arguments[1]) {
        _ = host.handle(UIEvent(type: "click", target: NodeID(number)))
        host.renderIfNeeded()
        let patch = host.document.takePatch()
        print("patch of \(patch.operations.count): \(patch.operations)")
      }
      arguments.removeFirst(2)
    }
    if let file { try Data(host.encodeState()).write(to: URL(fileURLWithPath: file)) }
    print(ReplicaDocument(of: host.document).root.description)
  }
}

/// A row with two counters in slots; a click adds to the first, and every third click inserts a row below.
private final class CounterRow: RenderComponent<StateSlots> {
  private static var form: StateSlotForm {
    StateSlotForm([
      .init("count") { 0 }, .init("name") { "no name" }, .init("clicks", .volatile) { 0 },
    ])
  }
  private let name: String

  init(_ name: String) {
    self.name = name
    super.init(identifier: name)
  }

  override func initialState() -> StateSlots { StateSlots(Self.form) }

  override func render(_ state: StateSlots) -> Component? {
    let updater = self.state
    let count: Int = state[0]
    let button = CompositeComponent(
      view: ViewConfiguration(
        "button",
        attributes: [
          .listener(
            "click", ListenerOptions(),
            Action { _ in
              updater.update {
                $0[0] = $0[0] + 1
                $0[1] = "clicked \(count + 1) times"
                $0[2] = $0[2] + 1
              }
            })
        ]), child: Line("\(name): \(count), \(state[1, as: String.self])"))
    return Column([button] + (0..<(count / 3)).map { CounterRow("\(name).\($0)") })
  }
}

private final class Line: Component {
  init(_ text: String) {
    super.init(
      view: ViewConfiguration("span", attributes: [.text(text)]),
      size: ComponentSize(height: .points(20)))
  }
}

private final class Column: LayoutComponent {
  private let parts: [Component]

  init(_ parts: [Component]) {
    self.parts = parts
    super.init()
  }

  override var numberOfChildren: Int { parts.count }
  override func child(at index: Int) -> Component? { parts[index] }

  override func computeLayout(thatFits range: SizeRange) -> Layout {
    var y = 0.0
    let width = range.max.width
    let children = parts.map { part in
      let layout = part.layout(
        thatFits: SizeRange(
          min: Size(width: width, height: 0), max: Size(width: width, height: .infinity)),
        parentSize: ParentSize(range.max))
      defer { y += layout.size.height }
      return Layout.Child(position: Point(x: 0, y: y), layout: layout)
    }
    return Layout(of: self, size: range.clamp(Size(width: width, height: y)), children: children)
  }
}

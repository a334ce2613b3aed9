import ComponentSupport
import Testing
import TrellisComponents
import TrellisDOM
import TrellisHosting

/// All objects are released with their host.
struct LeakTests {
  private struct Weak {
    weak var object: AnyObject?
  }

  private static func watch(_ component: Component, into watched: inout [Weak]) {
    watched.append(Weak(object: component))
    if let node = component.treeNode { watched.append(Weak(object: node)) }
    if let controller = component.controller { watched.append(Weak(object: controller)) }
    for index in 0..<component.numberOfChildren {
      if let child = component.child(at: index) { watch(child, into: &watched) }
    }
  }

  /// A tree with `count` rows, some with a controller; the shown components hold the updaters and actions
  /// of the rows, like closures do.
  private func makeHost(_ count: Int) -> ComponentHost {
    ComponentHost(environment: HostEnvironment()) {
      Stack(view: ViewConfiguration("div"), (0..<count).map { KnottedRow($0) })
    }
  }

  @Test func aTreeOfTenThousandComponentsIsReleasedWhole() {
    var watched: [Weak] = []
    do {
      let host = makeHost(5000)
      host.renderIfNeeded()
      host.reload()
      host.renderIfNeeded()
      watched.append(Weak(object: host))
      watched.append(Weak(object: host.document))
      if let root = host.mountedLayout?.component { Self.watch(root, into: &watched) }
      #expect(watched.count > 15_000)
    }
    #expect(watched.allSatisfy { $0.object == nil })
  }

  @Test func unmountedComponentsAreReleasedAtOnce() {
    let host = makeHost(100)
    host.renderIfNeeded()
    var watched: [Weak] = []
    if let root = host.mountedLayout?.component { Self.watch(root, into: &watched) }
    host.update { nil }
    host.renderIfNeeded()
    #expect(watched.count > 300)
    #expect(watched.allSatisfy { $0.object == nil })
  }

  @Test func aThousandHostsAreReleased() {
    var watched: [Weak] = []
    for _ in 0..<1000 {
      let host = makeHost(5)
      host.renderIfNeeded()
      watched.append(Weak(object: host))
      watched.append(Weak(object: host.document))
      if let root = host.mountedLayout?.component { Self.watch(root, into: &watched) }
    }
    #expect(watched.count > 15_000)
    #expect(watched.allSatisfy { $0.object == nil })
  }

  @Test func anUpdaterRetainsOnlyAnIdentity() {
    let log = CountingRow.Log()
    var watched: [Weak] = []
    var action: Action<Int>?
    do {
      let host = ComponentHost(environment: HostEnvironment()) {
        CountingRow("a", log: log, hasController: true)
      }
      host.renderIfNeeded()
      let root = host.mountedLayout?.component
      action = (root as? CountingRow)?.action { row in { _ in _ = row.name } }
      if let root { Self.watch(root, into: &watched) }
    }
    #expect(watched.allSatisfy { $0.object == nil })
    log.updaters["a"]?.set(4)
    #expect(action?.isEmpty == false)
  }
}

/// A row whose view's listener refers to it, and whose controller holds its updater.
private final class KnottedRow: RenderComponent<Int> {
  private let number: Int

  init(_ number: Int) {
    self.number = number
    super.init(identifier: number)
  }

  override func initialState() -> Int { number }

  override func render(_ value: Int) -> Component? {
    let state = self.state
    let action: Action<UIEvent> = self.action { row in { _ in row.state.set(row.number) } }
    return ViewLeaf(
      [
        .text("\(value)"), .listener("click", ListenerOptions(), action),
        .listener("input", ListenerOptions(), Action { _ in state.update { $0 += 1 } }),
      ])
  }

  override func animationsOnInitialMount() -> [ComponentAnimation] {
    [
      ComponentAnimation(self, .alpha(from: 0), completion: { _ = self.number }),
      ComponentAnimation(
        willRemount: { self }, didRemount: { before, _ in (before, self) },
        cleanup: { _ = $0.1.number }),
    ]
  }

  override func animations(fromPrevious previous: Component) -> [ComponentAnimation] {
    [ComponentAnimation(self, .alpha, completion: { _ = previous.isMounted })]
  }

  override func animationsOnFinalUnmount() -> [FinalUnmountAnimation] {
    [FinalUnmountAnimation(self, .alpha(to: 0), completion: { _ = self.number })]
  }

  override func makeController() -> ComponentController? {
    number.isMultiple(of: 3) ? Knot(component: self) : nil
  }

  private final class Knot: ComponentController {
    private var updater: StateUpdater<Int>?
    private var action: Action<Int>?

    override func didInit() {
      updater = (component as? KnottedRow)?.state
      action = self.action { knot in { value in knot.updater?.set(value) } }
    }
  }
}

private final class ViewLeaf: Component {
  init(_ attributes: [ViewAttribute]) {
    super.init(view: ViewConfiguration("div", attributes: attributes))
  }
}

import Testing
import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisLayout

/// Several children made from a state: ComponentKit's render components with children.
struct RenderLayoutComponentTests {
  final class Log {
    var renders = 0
    var layouts = 0
    var updater: StateUpdater<[String]>?
  }

  /// Rows below each other, whose names are the state.
  private final class Names: RenderLayoutComponent<[String]> {
    let log: Log
    let gap: Double
    let more: [Component]

    init(_ log: Log, gap: Double, more: [Component] = []) {
      self.log = log
      self.gap = gap
      self.more = more
      super.init(view: ViewConfiguration("ul"))
    }

    override func initialState() -> [String]? { ["a", "b"] }

    override func renderChildren(_ names: [String]) -> [Component?] {
      log.renders += 1
      log.updater = state
      return names.map { $0.isEmpty ? nil : Row($0) } + more
    }

    override func shouldUpdate(from previous: Component) -> Bool {
      (previous as? Names)?.gap != gap
    }

    override func computeLayout(thatFits range: SizeRange) -> Layout {
      log.layouts += 1
      var placed: [Layout.Child] = []
      var y = 0.0
      for child in children {
        let layout = child.layout(
          thatFits: SizeRange(max: Size(width: range.max.width, height: .infinity)),
          parentSize: ParentSize(range.max))
        placed.append(.init(position: Point(x: 0, y: y), layout: layout))
        y += layout.size.height + gap
      }
      return Layout(
        of: self, size: range.clamp(Size(width: range.max.width, height: y)), children: placed)
    }
  }

  private func rows(_ host: ComponentHost) -> [String] {
    (host.document.root.children.first?.children ?? []).filter { $0.attribute("hidden") == nil }
      .map { "\($0.text ?? "") \($0.frame?.top ?? -1)" }
  }

  @Test func childrenOfAStateAreLaidOutByTheComponent() {
    let log = Log()
    var gap = 5.0
    let host = ComponentHost(environment: HostEnvironment()) { Names(log, gap: gap) }
    host.checksListedChildren = true
    host.renderIfNeeded()
    #expect(rows(host) == ["a 0.0", "b 15.0"])
    #expect(host.describe().components == "Names 1\n  - Row\n  - Row")
    log.updater?.set(["x", "", "y", "z"])
    host.renderIfNeeded()
    #expect(rows(host) == ["x 0.0", "y 15.0", "z 30.0"], "absent children are left out")
    #expect(log.renders == 2)
    host.setNeedsUpdate()
    host.renderIfNeeded()
    #expect(log.renders == 2, "equal properties take the children over")
    #expect(log.layouts == 2)
    #expect(rows(host) == ["x 0.0", "y 15.0", "z 30.0"])
    gap = 0
    host.setNeedsUpdate()
    host.renderIfNeeded()
    #expect(rows(host) == ["x 0.0", "y 10.0", "z 20.0"])
    host.hibernate()
    log.updater?.update { $0.removeLast() }
    host.renderIfNeeded()
    #expect(rows(host) == ["x 0.0", "y 10.0"])
  }

  @Test func anUpdateBelowReachesAChildThatWasTakenOver() {
    let (log, inner) = (Log(), CountingRow.Log())
    let host = ComponentHost(environment: HostEnvironment()) {
      Names(log, gap: 0, more: [CountingRow("c", log: inner)])
    }
    host.renderIfNeeded()
    host.setNeedsUpdate()
    host.renderIfNeeded()
    inner.updaters["c"]?.set(7)
    host.renderIfNeeded()
    #expect(rows(host) == ["a 0.0", "b 10.0", "c 7 20.0"])
    #expect(log.renders == 1, "the component above the row keeps its children")
  }
}

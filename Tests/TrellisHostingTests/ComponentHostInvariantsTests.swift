import ComponentSupport
import Testing
import TrellisLayout

@testable import TrellisComponents
@testable import TrellisHosting

/// The check of a host finds invariants that a test has violated.
struct ComponentHostInvariantsTests {
  private let log = CountingRow.Log()
  private let host: ComponentHost

  init() {
    let log = log
    host = ComponentHost(environment: HostEnvironment()) {
      Stack(view: ViewConfiguration("div"), ["a", "b"].map { CountingRow($0, log: log) })
    }
    host.renderIfNeeded()
  }

  private func finds(_ text: String) -> Bool {
    host.checkInvariants().contains { $0.contains(text) }
  }

  private var nodes: [TreeNode] { Array(host.generator.rootNode.children.linked) }

  @Test func aHostIsInOrderAwakeAndHibernating() {
    #expect(nodes.count == 2)
    #expect(host.checkInvariants() == [])
    #expect(host.hibernate())
    #expect(host.checkInvariants() == [])
    host.wake()
    #expect(host.checkInvariants() == [])
  }

  @Test func aNodeBelowAnotherParentIsFound() {
    nodes[0].identity.parent = nodes[1].identity
    #expect(finds("is not the parent of its child \(nodes[0].id)"))
  }

  @Test func aNodeThatIsNoGenerationOfItsIdentityIsFound() {
    nodes[0].identity.newest = nil
    #expect(finds("node \(nodes[0].id) is no generation of its identity"))
  }

  @Test func aComponentThatHasAnotherNodeIsFound() {
    nodes[0].component?.treeNode = nodes[1]
    #expect(finds("that has another node"))
  }

  @Test func aViewOfAnotherComponentIsFound() throws {
    let layout = try #require(host.mountedLayout)
    let view = try #require(layout.component.mountInfo?.view)
    let stranger = Component()
    view.component = stranger
    defer { view.component = layout.component }
    #expect(finds("belongs to another component"))
    #expect(finds("belongs to a component that is not mounted"))
  }

  @Test func aLayoutThatIsNotTheMountedOneIsFound() throws {
    let component = try #require(host.mountedLayout).component
    component.mountInfo?.content = LayoutResult(size: .zero, children: [], extra: nil)
    #expect(finds("shows another layout"))
  }

  @Test func aMountedComponentThatIsNotTheNewestIsFound() throws {
    let state = host.state
    let other = ComponentHost(environment: HostEnvironment()) { Component() }
    other.renderIfNeeded()
    host.state = other.state
    #expect(finds("the mounted component is not the newest that was built"))
    host.state = state
    #expect(host.checkInvariants() == [])
  }

  @Test func aLayoutOfAHostWithoutComponentsIsFound() {
    let state = host.state
    host.state = .empty
    #expect(host.checkInvariants() == ["a layout is mounted, and the host has no components"])
    host.state = state
    #expect(host.checkInvariants() == [])
  }

  /// Lists two rows and lays out the first.
  private final class First: LayoutComponent {
    private let rows: [Component]

    init(_ rows: [Component]) {
      self.rows = rows
      super.init()
    }

    override var numberOfChildren: Int { rows.count }
    override func child(at index: Int) -> Component? { rows[index] }
    override var laysOutAllChildren: Bool { false }
    override func computeLayout(thatFits range: SizeRange) -> Layout {
      let row = rows[0].layout(thatFits: range, parentSize: .undefined)
      return Layout(of: self, size: row.size, children: [.init(position: .zero, layout: row)])
    }
  }

  @Test func theControllerOfARowWithoutAPlaceIsNotMounted() {
    let host = ComponentHost(environment: HostEnvironment()) { [log] in
      First(["a", "b"].map { CountingRow($0, log: log, hasController: true) })
    }
    host.renderIfNeeded()
    #expect(host.controllers(ComponentController.self).count == 2)
    #expect(host.generator.mountedControllers.count == 1)
  }
}

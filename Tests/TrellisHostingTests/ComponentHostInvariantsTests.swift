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
    component.mountInfo?.content = LayoutContent(size: .zero, children: [], extra: nil)
    #expect(finds("shows another layout"))
  }
}

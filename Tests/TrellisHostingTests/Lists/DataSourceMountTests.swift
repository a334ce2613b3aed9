import Testing
import TrellisComponents
import TrellisDOM
import TrellisLayout

@testable import TrellisHosting

/// The cases of CKDataSourceIntegrationTests with mounted items, without a page. `DataSourceListTests` has the cases with a page.
struct DataSourceMountTests {
  /// testUpdateModelShouldCreateNewComponentAndTriggerControllerCallbacksForRemount
  @Test func anUpdatedItemIsMountedAgain() throws {
    let list = try EntryList(2)
    let mounter = Mounter(document: Document())
    mounter.mount(list.source.state[ItemIndex(0, 0)]?.layout)
    #expect(list.log.events == ["0 willMount", "0 didMount"])
    list.forget()
    try list.change([[0, 0]: Entry("new")])
    mounter.mount(list.source.state[ItemIndex(0, 0)]?.layout)
    #expect(list.log.renders == ["new"])
    #expect(
      list.log.events == [
        "0 willUpdateComponent", "0 didPrepareLayout", "0 willRemount", "0 didRemount",
        "0 didUpdateComponent",
      ])
    list.forget()
    mounter.mount(nil)
    #expect(list.log.events == ["0 willUnmount", "0 didUnmount"])
    try list.change(removals: [[0, 0]])
    #expect(list.log.events.last == "0 invalidate")
  }

  /// testUpdateModelAlwaysSendUpdateControllerCallbacks_Off: an item that is not mounted is announced only.
  @Test func anItemThatIsNotMountedIsAnnounced() throws {
    let list = try EntryList(3)
    let mounter = Mounter(document: Document())
    mounter.mount(list.source.state[ItemIndex(0, 0)]?.layout)
    list.forget()
    try list.change([[0, 2]: Entry("new")])
    mounter.mount(list.source.state[ItemIndex(0, 0)]?.layout)
    #expect(list.log.events == ["2 willUpdateComponent", "2 didPrepareLayout"])
    mounter.mount(nil)
  }

  /// testUpdateModelAlwaysSendUpdateControllerCallbacks_didPrepareLayoutForComponent_on,
  /// testUpdateModelAlwaysSendUpdateControllerCallbacks_didPrepareLayoutForComponent_off
  @Test func aControllerGetsTheLayoutOfItsNewComponent() throws {
    final class Measured: RenderComponent<Void> {
      let length: Double
      let log: Log
      final class Log { var layouts: [(layout: Layout, component: Component)] = [] }
      init(_ length: Double, _ log: Log) {
        (self.length, self.log) = (length, log)
        super.init()
      }
      override func render(_ state: Void) -> Component? { Row("", height: length) }
      override func makeController() -> ComponentController? { Controller(self) }
    }
    final class Controller: ComponentController {
      let log: Measured.Log
      init(_ component: Measured) {
        log = component.log
        super.init(component: component)
      }
      override func didPrepareLayout(_ layout: Layout, for component: Component) {
        log.layouts.append((layout, component))
      }
    }
    let log = Measured.Log()
    let source = DataSource<Double>(.init { Measured($0, log) })
    let (first, second) = (ItemIndex(0, 0), ItemIndex(0, 1))
    try source.apply(
      Changeset(insertedSections: [0], insertions: [first, second]),
      values: .init(insertions: [first: 10, second: 20]))
    try source.apply(Changeset(updates: [first]), values: .init(updates: [first: 30]))
    try source.apply(Changeset(moves: [.init(from: second, to: first)]))
    #expect(log.layouts.map(\.layout.size.height) == [10, 20, 30])
    #expect(log.layouts.allSatisfy { $0.layout.component === $0.component })
    #expect(log.layouts.last?.component === source.state[second]?.component)
  }
}

import Testing
import TrellisDOM
import TrellisLayout

@testable import TrellisComponents

struct ViewArchiveTests {
  /// Numbers of nodes in any order are those of the views that are made again.
  @Test func viewsGetTheirNumbersBack() {
    let document = Document()
    let root = MountedView(
      element: document.root, key: .container,
      identity: ViewIdentity(owner: .init(value: 0), ordinal: 0))
    let key = ViewKey(
      ViewKey.Value(
        componentType: ObjectIdentifier(Component.self), viewClass: "p", shape: [],
        holdsBrowserState: false))
    let numbers = [5, 3, 67, 3, 66, 2, 1_000_000, 1, 64, 0, 128, 129, 1 << 40]
    let identities = numbers.enumerated().map {
      ViewIdentity(owner: .init(value: $1), ordinal: Int32($0 * 64))
    }
    root.children = identities.map {
      MountedView(element: document.makeElement("p"), key: key, identity: $0)
    }
    document.root.setChildren(root.children.map(\.element))
    let elements = document.root.children
    let archive = ViewArchive(of: root)
    #expect(root.children.isEmpty)
    archive.makeViews(in: root)
    #expect(root.children.map(\.identity) == identities)
    #expect(root.children.map(\.element) == elements)
  }

  /// A tree that wakes with other content has its layouts prepared before the controllers are called.
  @Test(arguments: [false, true]) func layoutsAreOnlyPreparedForAChange(isUnchanged: Bool) throws {
    let stage = Stage()
    func holder() -> Holder { Holder([.view("p", .text("a")), .view("p", .text("b"))]) }
    stage.mount(holder().layout)
    let archive = try #require(stage.mounter.hibernate())
    var prepared = 0
    _ = stage.mounter.wake(
      archive, showing: holder().layout, isUnchanged: isUnchanged, controllers: []
    ) { _ in prepared += 1 }
    #expect(prepared == (isUnchanged ? 0 : 3))
    #expect(stage.shown.map(\.text) == ["a", "b"])
  }

  /// A controller gets the view of a changed component after the layouts were prepared.
  @Test func aControllerAcquiresAChangedViewAfterThePreparation() throws {
    final class Watcher: ComponentController {
      var log: [String] = []
      override func didAcquireView(_ view: Element) { log.append("acquire \(view.tag)") }
    }
    final class Watched: Holder {
      override func makeController() -> ComponentController? { Watcher(component: self) }
    }
    let (stage, tree) = (Stage(), TestTree())
    func layout(_ tag: ViewClass) -> Layout? {
      tree.build(propsChanged: true) {
        withScope(Watched.self) { Watched(view: ViewConfiguration(tag)) }
      }
      return (tree.root.component as? Holder)?.layout
    }
    stage.mount(layout("p"))
    let watcher = try #require(tree.root.component?.controller as? Watcher)
    let archive = try #require(stage.mounter.hibernate())
    _ = stage.mounter.wake(
      archive, showing: layout("section"), isUnchanged: false, controllers: [watcher]
    ) { _ in watcher.log.append("prepare") }
    #expect(watcher.log == ["acquire p", "prepare", "acquire section"])
  }
}

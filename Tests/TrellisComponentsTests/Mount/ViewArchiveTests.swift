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
    #expect(root.children.allSatisfy { $0.key === key })
    #expect(root.children.map(\.element) == elements)
  }

  /// A property that is added to the kept ones is compared by the test above, or by one like it, and counted here.
  @Test func eachKeptPropertyIsTested() {
    let kept = MountedView.Kept(
      key: .container, identity: ViewIdentity(owner: .init(value: 0), ordinal: 0))
    #expect(Mirror(reflecting: kept).children.map(\.label) == ["key", "identity", "attributes"])
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

  /// A hidden, pressed or changed view is kept, and not made again from its archive.
  @Test func viewsWithMoreThanTheirAttributesAreKept() throws {
    let stage = Stage()
    let parts = (0..<6).map { _ in Component.view("p", .text("a"), .style(.color, "red")) }
    stage.mount(parts)
    let views = parts.compactMap { $0.mountInfo?.view }
    views[1].hasPaintingLevel = true
    views[2].pressed = stage.root
    views[3].element.text = "b"
    views[4].hide(notifying: false)
    views[5].mutations = OptimisticMutations()
    let archive = try #require(stage.mounter.hibernate())
    let container = MountedView(
      element: stage.root, key: .container,
      identity: ViewIdentity(owner: .init(value: 0), ordinal: 0))
    archive.makeViews(in: container)
    let kept = zip(views, container.children).map { $0 === $1 }
    #expect(kept == [false, true, true, true, true, false])
    #expect(container.children.map(\.element) == views.map(\.element))
    #expect(container.children.allSatisfy { $0.attributes.style("color") == "red" })
    #expect(container.children[4].isHidden)
    for view in views { view.component = nil }
  }

  /// An element that the views do not know is no view after the tree woke.
  @Test func viewsBesideAForeignElementAreKept() throws {
    let stage = Stage()
    let part = Component.view("p", .text("a"))
    stage.mount([part])
    let view = try #require(part.mountInfo?.view)
    stage.root.setChildren([stage.document.makeElement("hr")] + stage.root.children)
    let archive = try #require(stage.mounter.hibernate())
    let container = MountedView(
      element: stage.root, key: .container,
      identity: ViewIdentity(owner: .init(value: 0), ordinal: 0))
    archive.makeViews(in: container)
    #expect(container.children.count == 1 && container.children[0] === view)
    #expect(view.component == nil)
  }

  /// A waking tree notes another frame, other attributes and other elements as changes.
  @Test(arguments: ["", "frame", "attribute", "element", "more"])
  func theChangesOfAWakingTreeAreNoted(change: String) throws {
    let stage = Stage()
    func layout(_ change: String) -> Layout {
      let part = Component.view(
        change == "element" ? "section" : "p",
        .attribute("title", change == "attribute" ? "b" : "a"))
      let more = change == "more" ? [Component.view("hr")] : []
      let height = change == "frame" ? 20.0 : 10.0
      let holder = Holder([part] + more)
      return Layout(
        of: holder, size: Size(width: 100, height: 40),
        children: holder.parts.map {
          .init(
            position: .zero, layout: Layout(of: $0, size: Size(width: 100, height: height)))
        })
    }
    stage.mount(layout(""))
    let archive = try #require(stage.mounter.hibernate())
    var prepared = 0
    _ = stage.mounter.wake(
      archive, showing: layout(change), isUnchanged: true, controllers: []
    ) { _ in prepared += 1 }
    #expect((prepared > 0) == (change != ""), "\(change)")
    #expect(stage.mounter.restoringMount == nil)
    #expect(stage.mounter.checkInvariants().isEmpty)
  }

  /// A released view keeps no component, nor do the views in its pool and in its inner container.
  @Test func viewsThatAreKeptHoldNoComponents() throws {
    let stage = Stage()
    func view(_ component: Component?) -> MountedView {
      let made = MountedView(
        element: stage.document.makeElement("b"), key: .container,
        identity: ViewIdentity(owner: .init(value: 0), ordinal: 0))
      made.component = component
      made.attributes = ViewAttributes([.listener("click", Action { [made] _ in _ = made })])
      return made
    }
    let part = Component.view("p")
    stage.mount([part])
    let kept = try #require(part.mountInfo?.view)
    let (pooled, inner, child) = (view(Component()), view(Component()), view(Component()))
    kept.pool = [pooled]
    kept.inner = inner
    inner.children = [child]
    _ = try #require(stage.mounter.hibernate())
    for view in [kept, pooled, inner, child] { #expect(view.component == nil) }
    for view in [pooled, inner, child] {
      let isArchive = view.attributes.isArchive(
        of: ViewAttributes([.listener("click", Action { _ in })]))
      #expect(isArchive)
    }
  }

  /// Controllers that a waking tree does not mount again are unmounted.
  @Test func lostControllersAreUnmounted() throws {
    final class Watcher: ComponentController {
      var log: [String] = []
      override func didUnmount() { log.append("unmounted") }
      override func willRemount() { log.append("remount") }
    }
    final class Watched: Holder {
      override func makeController() -> ComponentController? { Watcher(component: self) }
    }
    for isShown in [true, false] {
      let (stage, tree) = (Stage(), TestTree())
      func layout(_ names: [String]) -> Layout? {
        tree.build(propsChanged: true) {
          Holder(names.map { name in withScope(Watched.self, identifier: name) { Watched() } })
        }
        return (tree.root.component as? Holder)?.layout
      }
      stage.mount(layout(["a", "b"]))
      let controllers = tree.root.node.children.linked.compactMap { $0.controller as? Watcher }
      #expect(controllers.count == 2)
      let archive = try #require(stage.mounter.hibernate())
      if isShown {
        _ = stage.mounter.wake(
          archive, showing: layout(["a"]), isUnchanged: true, controllers: controllers
        ) { _ in }
        #expect(controllers.map(\.log) == [["remount"], ["unmounted"]])
        #expect(controllers.map(\.hasMountedComponent) == [true, false])
      } else {
        stage.mounter.clear(archive, controllers)
        #expect(controllers.map(\.log) == [["unmounted"], ["unmounted"]])
        #expect(stage.root.children.isEmpty)
      }
    }
  }
}

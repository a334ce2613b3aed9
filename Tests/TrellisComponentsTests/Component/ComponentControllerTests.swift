import Testing
import TrellisDOM
import TrellisLayout

@testable import TrellisComponents

/// The cases of CKComponentControllerTests and CKComponentControllerLifecycleMethodTests.
struct ComponentControllerTests {
  private let lifecycle = Lifecycle()
  private let log = Log()

  private final class Log {
    var events: [String] = []
    var updater: StateUpdater<Int>?

    func count(_ event: String) -> Int { events.count { $0 == event } }
  }

  /// A component whose view has another shape when its state is not 0.
  private final class Watched: Component {
    let log: Log

    init(state: Int, log: Log) {
      self.log = log
      super.init(view: ViewConfiguration(state == 0 ? "div" : "section"))
    }

    override func makeController() -> ComponentController? { Watcher(component: self, log: log) }
  }

  private final class Watcher: ComponentController {
    let log: Log

    init(component: Component, log: Log) {
      self.log = log
      super.init(component: component)
    }

    override func didInit() { log.events.append("didInit") }
    override func willMount() { log.events.append("willMount") }
    override func didMount() { log.events.append("didMount") }
    override func willRemount() { log.events.append("willRemount") }
    override func didRemount() { log.events.append("didRemount") }
    override func willUnmount() { log.events.append("willUnmount") }
    override func didUnmount() { log.events.append("didUnmount") }
    override func willUpdateComponent() { log.events.append("willUpdate") }
    override func didUpdateComponent() { log.events.append("didUpdate") }
    override func didAcquireView(_ acquired: Element) {
      #expect(view === acquired)
      log.events.append("acquire")
    }
    override func willRelinquishView(_ relinquished: Element) {
      #expect(view === relinquished)
      log.events.append("relinquish")
    }
    override func componentTreeWillAppear() { log.events.append("appear") }
    override func componentTreeDidDisappear() { log.events.append("disappear") }
    override func invalidate() { log.events.append("invalidate") }
  }

  private func update() {
    lifecycle.update {
      withScope(Watched.self, initialState: 0) {
        log.updater = $0.updater
        return Watched(state: $0.state, log: log)
      }
    }
  }

  private var controller: Watcher? { lifecycle.tree.root.component?.controller as? Watcher }

  /// testThatAttachingManagerInstantiatesComponentController,
  /// testThatUpdatingManagerUpdatesComponentController
  @Test func aControllerOutlivesItsComponents() throws {
    update()
    let first = try #require(controller)
    update()
    #expect(controller === first)
    #expect(first.component === lifecycle.tree.root.component)
  }

  /// testThatMountingComponentCallsWillAndDidMount, testThatAttachingManagerCallsDidAcquireView,
  /// testComponentControllerReceivesDidInitEvent
  @Test func theControllerIsNotifiedOfAMount() {
    update()
    #expect(log.events == ["didInit", "willMount", "acquire", "didMount"])
    #expect(controller?.view != nil)
  }

  /// Row K2.
  @Test func aControllerBeginsWithTheFirstTreeOfItsComponent() {
    func update(isShown: Bool) {
      lifecycle.update(propsChanged: true) {
        let made = withScope(Watched.self, initialState: 0) { _ in Watched(state: 0, log: log) }
        return isShown ? made as Component : Group([])
      }
    }
    update(isShown: false)
    #expect(log.events == [], "the component enters no tree")
    update(isShown: true)
    // The controller was made with the component of the first build.
    #expect(
      log.events == ["didInit", "willUpdate", "willMount", "acquire", "didMount", "didUpdate"])
  }

  /// testThatUnmountingComponentCallsWillAndDidUnmount, testThatDetachingManagerCallsDidRelinquishView
  @Test func theControllerIsNotifiedOfAnUnmount() {
    update()
    log.events = []
    lifecycle.detach()
    #expect(log.events == ["willUnmount", "relinquish", "didUnmount"])
    #expect(controller?.view == nil)
  }

  /// testThatUpdatingComponentWhileMountedCallsWillAndDidRemount,
  /// testThatUpdatingStateWhileAttachedRelinquishesOldViewAndAcquiresNewOne
  @Test func theControllerIsNotifiedOfAnUpdateOfAMountedComponent() {
    update()
    let old = controller?.view
    log.events = []
    log.updater?.set(1)
    update()
    #expect(
      log.events == [
        "willUpdate", "willRemount", "relinquish", "acquire", "didRemount", "didUpdate",
      ])
    #expect(controller?.view !== old)
  }

  /// testThatAttachingWithDifferentViewRelinquishesOldViewAndAcquiresNewOne,
  /// testThatAttachingWithDifferentViewAfterUpdatingStateRelinquishesOldViewAndAcquiresNewOne,
  /// testThatAttachingWithSameViewAfterUpdatingStateDoesNotRelinquishesOldView
  @Test(arguments: [(false, false, 1, 2), (false, true, 1, 2), (true, true, 0, 1)])
  func anotherParentMeansAnotherView(
    _ isSamePlace: Bool, _ isUpdated: Bool, _ relinquished: Int, _ acquired: Int
  ) {
    let moving = ComponentTree(id: "moving")
    func show(at place: Int) {
      lifecycle.update(propsChanged: true) {
        let content = TreeComponent(moving) { [log] in
          withScope(Watched.self, initialState: 0) {
            log.updater = $0.updater
            return Watched(state: 0, log: log)
          }
        }
        return Group(
          (0..<2).map { index in
            CompositeComponent(
              view: ViewConfiguration("section"), child: index == place ? content : Leaf())
          })
      }
    }
    show(at: 0)
    if isUpdated { log.updater?.set(5) }
    show(at: isSamePlace ? 0 : 1)
    #expect(log.count("relinquish") == relinquished)
    #expect(log.count("acquire") == acquired)
    #expect(log.count("didInit") == 1)
    #expect(log.count("invalidate") == 0)
  }

  /// testThatUpdatingComponentWhileNotMountedCallsNothing
  @Test func anUpdateOfAnUnmountedComponentIsReportedAtTheMount() {
    update()
    lifecycle.detach()
    log.events = []
    log.updater?.set(1)
    update()
    #expect(log.events == [])
    lifecycle.attach()
    #expect(
      log.events == ["willUpdate", "willMount", "acquire", "didMount", "didUpdate"])
  }

  /// testThatRemountingUnchangedComponentDoesNotCallDidUpdateComponent
  @Test func mountingTheSameComponentAgainIsNoUpdate() {
    update()
    lifecycle.detach()
    log.events = []
    lifecycle.attach()
    #expect(log.events == ["willMount", "acquire", "didMount"])
  }

  /// testThatComponentControllerReceivesComponentTreeWillAppearEvent,
  /// testThatComponentControllerReceivesComponentTreeDidDisappearEvent,
  /// testThatComponentControllerReceivesComponentTreeWillAppearEventAfterAdditionalStateUpdates,
  /// testThatComponentControllerReceivesComponentTreeDidDisappearEventAfterAdditionalStateUpdates
  @Test(arguments: [0, 2]) func theControllerIsNotifiedOfAppearance(_ updates: Int) {
    update()
    for index in 0..<updates {
      log.updater?.set(index + 1)
      update()
    }
    lifecycle.tree.root.node.forEachController { $0.componentTreeWillAppear() }
    lifecycle.tree.root.node.forEachController { $0.componentTreeDidDisappear() }
    #expect(log.count("appear") == 1)
    #expect(log.count("disappear") == 1)
  }

  private func difference(
    _ first: [Int], _ second: [Int]
  ) -> (added: Int, removed: Int) {
    for names in [first, second] {
      lifecycle.tree.build {
        Group(
          names.map { name in
            withScope(Watched.self, identifier: name) { Watched(state: 0, log: log) }
          })
      }
    }
    return (lifecycle.tree.added.count, lifecycle.tree.removed.count)
  }

  /// testComponentControllerReceivesInvalidateEvent,
  /// testRemovedComponentControllersFromPreviousScopeRootMatchingPredicate,
  /// testRemovedComponentControllersAreEmptyFromPreviousScopeRootMatchingPredicate,
  /// testRemovedComponentControllersAreEmptyWhenPreviousScopeRootIsNil; every controller counts, so
  /// testRemovedComponentControllersFromPreviousScopeRootNotMatchingPredicate has no counterpart
  @Test(arguments: [
    ([1, 2], [1], 0, 1), ([1, 2], [1, 2], 0, 0), ([], [1, 2], 2, 0), ([1, 2], [2, 3, 1], 1, 0),
    ([1, 2, 3], [], 0, 3),
  ])
  func removedControllersAreInvalidated(
    _ first: [Int], _ second: [Int], _ added: Int, _ removed: Int
  ) {
    let found = difference(first, second)
    #expect(found.added == added)
    #expect(found.removed == removed)
    #expect(log.count("invalidate") == removed)
  }

  /// testDidUpdateComponentIsCalledOnMountIfCommponentIsNotUpdatedWithSetter,
  /// testDidUpdateComponentIsCalledOnMountIfCommponentIsUpdatedWithSetter
  @Test(arguments: [false, true]) func anUpdateIsReportedOnce(_ isAnnounced: Bool) {
    let (first, second) = withDetachedBuild {
      (Watched(state: 0, log: log), Watched(state: 0, log: log))
    }
    let controller = Watcher(component: first, log: log)
    if isAnnounced {
      controller.announce(second)
      #expect(log.count("willUpdate") == 1)
    }
    controller.componentWillMount(second)
    #expect(log.count("willUpdate") == 1)
    #expect(log.count("didUpdate") == 0)
    controller.componentDidMount(second)
    #expect(log.count("willUpdate") == 1)
    #expect(log.count("didUpdate") == 1)
  }

  /// Row K5: the unmount of an older component is not reported to the controller.
  @Test func theUnmountOfAnOlderComponentIsNotReported() {
    update()
    let old = lifecycle.tree.root.component
    log.updater?.set(1)
    update()
    #expect(log.count("willUnmount") == 0)
    #expect(controller?.component !== old)
  }

  @Test func startAndEndAreReportedOnce() {
    let component = withDetachedBuild { Watched(state: 0, log: log) }
    let controller = Watcher(component: component, log: log)
    controller.start()
    controller.start()
    controller.end()
    controller.end()
    controller.start()
    #expect(log.events == ["didInit", "invalidate"])
    #expect(controller.isInvalidated)
  }
}

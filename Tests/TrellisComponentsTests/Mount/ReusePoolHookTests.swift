import Synchronization
import Testing
import TrellisDOM
import TrellisLayout

@testable import TrellisComponents

struct ReusePoolHookTests {
  /// Counts the calls of a view class's hooks.
  private final class Log: Sendable {
    let entered = Mutex(0)
    let left = Mutex(0)
    var counts: [Int] { [entered.withLock(\.self), left.withLock(\.self)] }

    private let factories = Mutex<[String: ViewFactory]>([:])

    func component(_ tag: String = "div") -> Component {
      Component(view: ViewConfiguration(ViewClass(factory(tag))))
    }

    private func factory(_ tag: String) -> ViewFactory {
      factories.withLock { factories in
        if let known = factories[tag] { return known }
        let factory = ViewFactory(
          tag, name: "logged",
          didEnterReusePool: { [weak self] _ in self?.entered.withLock { $0 += 1 } },
          willLeaveReusePool: { [weak self] _ in self?.left.withLock { $0 += 1 } })
        factories[tag] = factory
        return factory
      }
    }
  }

  private func inside(_ child: Component?) -> Component {
    Holder(view: ViewConfiguration("section"), child.map { [$0] } ?? [])
  }

  /// CKComponentViewReuseTests testThatRecyclingViewWithoutEnteringReusePoolDoesNotCallReuseBlocks
  @Test func aViewThatStaysInUseIsNotNotified() {
    let (stage, log) = (Stage(), Log())
    stage.mount([log.component()])
    stage.mount([log.component()])
    #expect(log.counts == [0, 0])
  }

  /// CKComponentViewReuseTests testThatViewEnteringReusePoolTriggersCallToDidEnterReusePool and
  /// testThatViewLeavingReusePoolTriggersCallToWillLeaveReusePool
  @Test func aViewIsNotifiedOfEnteringAndLeavingThePool() {
    let (stage, log) = (Stage(), Log())
    stage.mount([log.component()])
    stage.mount(nil)
    #expect(log.counts == [1, 0])
    stage.mount(nil)
    #expect(log.counts == [1, 0])
    stage.mount([log.component()])
    #expect(log.counts == [1, 1])
  }

  @Test func aRemovedViewIsNotifiedToo() {
    let (stage, log) = (Stage(hiddenViewLimit: 0), Log())
    stage.mount([inside(log.component())])
    stage.mount(nil)
    #expect(log.counts == [1, 0])
    #expect(stage.root.children.isEmpty)
  }

  /// CKComponentViewReuseTests testThatHidingParentViewTriggersCallToDidEnterReusePool, and
  /// CKComponentViewManagerTests
  /// testThatViewsInViewPoolAreHiddenAndDidHideIsCalledInDescendantAfterHideAllIsCalledOnRootView
  @Test func hidingTheParentNotifiesTheChild() {
    let (stage, log) = (Stage(), Log())
    stage.mount([inside(log.component())])
    let child = stage.root.children[0].children[0]
    stage.mount(nil)
    #expect(log.counts == [1, 0])
    #expect(child.attribute("hidden") == nil)
    #expect(stage.root.children[0].attribute("hidden") == "")
    stage.mount([inside(log.component())])
    #expect(log.counts == [1, 1])
  }

  /// CKComponentViewReuseTests
  /// testThatUnhidingParentViewButLeavingChildViewHiddenLeavesViewInReusePool
  @Test func unhidingOnlyTheParentKeepsTheChildInThePool() {
    let (stage, log) = (Stage(), Log())
    stage.mount([inside(log.component())])
    stage.mount(nil)
    stage.mount([inside(nil)])
    #expect(stage.shown[0].children[0].attribute("hidden") == "")
    #expect(log.counts == [1, 0])
  }

  private final class Injecting: Holder {
    override func mount(
      in context: MountContext, layout: Layout, supercomponent: Component?
    ) -> MountResult {
      let result = super.mount(in: context, layout: layout, supercomponent: supercomponent)
      guard let inner = viewContext?.element.children.first else { return result }
      return MountResult(contextForChildren: result.contextForChildren.inside(inner))
    }
  }

  /// CKComponentViewReuseTests
  /// testThatComponentThatInjectsAnIntermediateViewNotControlledByComponentsDoesNotBreakViewReuseForItsSubviews
  @Test func viewsInAForeignElementAreNotifiedToo() {
    let (stage, log) = (Stage(), Log())
    let factory = ViewFactory("div", name: "outer") { document in
      let outer = document.makeElement("div")
      outer.insert(document.makeElement("section"))
      return outer
    }
    stage.mount([Injecting(view: ViewConfiguration(ViewClass(factory)), [log.component()])])
    #expect(stage.root.children[0].children[0].children.count == 1)
    stage.mount(nil)
    #expect(log.counts == [1, 0])
  }
}

import Synchronization
import Testing
import TrellisDOM

@testable import TrellisComponents

/// CKStatefulViewReusePoolTests.
struct StatefulViewPoolTests {
  private final class One: StatefulViewController<StatefulViewComponent, String> {}
  private final class Other: StatefulViewController<StatefulViewComponent, String> {}
  private final class Single: StatefulViewController<StatefulViewComponent, String> {
    override class func maximumPoolSize(of context: String?) -> Int? { 1 }
  }
  private final class Picky: StatefulViewController<StatefulViewComponent, Validity> {
    override class func isValid(_ context: Validity?) -> Bool { context?.isValid ?? false }
  }

  private final class Validity: Hashable, Sendable {
    private let value: Mutex<Bool>
    var isValid: Bool {
      get { value.withLock { $0 } }
      set { value.withLock { $0 = newValue } }
    }
    init(_ isValid: Bool) { value = Mutex(isValid) }
    static func == (lhs: Validity, rhs: Validity) -> Bool { lhs === rhs }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  private let document = Document()
  private let pool: StatefulViewPool

  init() { pool = StatefulViewPool(document) }

  private func view(in container: Element? = nil) -> MountedView {
    let view = document.makeElement("video")
    container?.insert(view)
    return pool.makeView(of: view)
  }

  private func enqueue(
    _ views: MountedView..., of type: any StatefulViewOwner.Type = One.self,
    context: AnyHashable? = nil, accepts isAccepted: Bool = true
  ) {
    for view in views { pool.enqueue(view, of: type, context: context) { isAccepted } }
  }

  private func dequeue(
    _ type: any StatefulViewOwner.Type = One.self, context: AnyHashable? = nil,
    preferring container: Element? = nil
  ) -> MountedView? {
    pool.dequeue(for: type, context: context, preferring: container)
  }

  /// testDequeueingFromEmptyPoolReturnsNil
  @Test func anEmptyPoolHasNothing() {
    #expect(dequeue() == nil)
  }

  /// testEnqueueingViewThenDequeueingReturnsSameView
  @Test func aReturnedViewIsReusedOnce() {
    let view = view()
    enqueue(view)
    #expect(dequeue() === view)
    #expect(dequeue() == nil)
  }

  /// testEnqueueingViewThenDequeueingWhileRefusingToRelinquishReturnsNil
  @Test func aRefusedViewIsNotReused() {
    enqueue(view(), accepts: false)
    #expect(dequeue() == nil)
  }

  /// testEnqueueingViewThenDequeueingWithDifferentControllerClassReturnsNil
  @Test func classesDoNotMix() {
    enqueue(view())
    #expect(dequeue(Other.self) == nil)
  }

  /// testEnqueueingTwoViewsThenDequeueingWithPreferredSuperviewReturnsViewWithMatchingSuperview and
  /// testDequeueingViewDoesNotLaterDequeueTheSameViewForTheOriginalSuperview
  @Test func theViewInThePreferredParentIsTakenFirst() {
    let (first, second) = (document.makeElement("div"), document.makeElement("div"))
    let (one, two) = (view(in: first), view(in: second))
    enqueue(one, two)
    #expect(dequeue(preferring: second) === two)
    #expect(dequeue(preferring: second) === one)
    #expect(dequeue(preferring: first) == nil)
  }

  /// testEnqueueingViewThenDequeueingWithDifferentContextReturnsNewView
  @Test func contextsDoNotMix() {
    enqueue(view(), context: "context1")
    #expect(dequeue(context: "context2") == nil)
    #expect(dequeue(context: "context1") != nil)
  }

  /// testEnqueueingOneViewThatLostItSuperviewThenDequeueingWithDifferentPreferredSuperviews
  @Test func aViewWithoutAParentIsReusedOnce() {
    let (first, second) = (document.makeElement("div"), document.makeElement("div"))
    let view = view(in: first)
    enqueue(view)
    view.element.removeFromParent()
    #expect(dequeue(preferring: second) === view)
    #expect(dequeue(preferring: second) == nil)
    #expect(dequeue(preferring: first) == nil)
  }

  /// testMaximumPoolSizeOfOneByEnqueueingTwoViewsThenDequeueingTwoViewsReturnsNewView
  @Test func aPoolHasALimit() {
    let (one, two) = (view(), view())
    enqueue(one, two, of: Single.self)
    #expect(dequeue(Single.self) === one)
    #expect(dequeue(Single.self) == nil)
  }

  /// testInvalidContextEnqueue
  @Test func viewsOfAnInvalidContextAreNotReused() {
    let validity = Validity(false)
    enqueue(view(), of: Picky.self, context: validity)
    enqueue(view())
    validity.isValid = true
    #expect(dequeue(Picky.self, context: validity) == nil)
    #expect(dequeue() != nil)
  }

  /// testInvalidContextAfterEnqueue
  @Test func aContextMayLoseItsValidity() {
    let validity = Validity(true)
    pool.openTurn()
    enqueue(view(), of: Picky.self, context: validity)
    enqueue(view())
    validity.isValid = false
    pool.closeTurn()
    validity.isValid = true
    #expect(dequeue(Picky.self, context: validity) == nil)
    #expect(dequeue() != nil)
    enqueue(view(), of: Picky.self, context: validity)
    validity.isValid = false
    #expect(dequeue(Picky.self, context: validity) == nil)
    validity.isValid = true
    #expect(dequeue(Picky.self, context: validity) == nil, "the views were dropped")
  }

  @Test func theViewsOfAContextThatLostItsValidityAreDroppedAtTheEndOfATurn() {
    let validity = Validity(true)
    let container = document.makeElement("div")
    let view = view(in: container)
    enqueue(view, of: Picky.self, context: validity)
    validity.isValid = false
    #expect(view.element.parent === container)
    pool.openTurn()
    pool.closeTurn()
    validity.isValid = true
    #expect(view.element.parent == nil, "it leaves the document")
    #expect(dequeue(Picky.self, context: validity) == nil)
  }

  /// The view of a controller whose context is no longer valid stays with the controller.
  @Test func aPendingViewOfAnInvalidContextIsNotTakenFromItsController() {
    let validity = Validity(true)
    var asked = 0
    pool.openTurn()
    pool.enqueue(view(), of: Picky.self, context: validity) {
      asked += 1
      return true
    }
    validity.isValid = false
    pool.closeTurn()
    #expect(asked == 0)
  }

  private final class Sized: StatefulViewController<StatefulViewComponent, Int> {
    override class func maximumPoolSize(of context: Int?) -> Int? { context }
  }

  @Test func eachContextHasItsLimit() {
    for limit in [1, 2] { enqueue(view(), view(), view(), of: Sized.self, context: limit) }
    for limit in [1, 2] {
      for _ in 0..<limit { #expect(dequeue(Sized.self, context: limit) != nil) }
      #expect(dequeue(Sized.self, context: limit) == nil)
    }
  }

  @Test func aReturnedViewIsTakenBeforeAPendingOne() {
    let (returned, pending) = (view(), view())
    enqueue(returned)
    pool.openTurn()
    enqueue(pending)
    #expect(dequeue() === returned)
    #expect(dequeue() === pending)
    pool.closeTurn()
  }

  /// testEnqueueingViewThenDequeueingWithPendingEnabledReturnsSameViewImmediately
  @Test func aPendingViewIsTakenAtOnce() {
    let view = view()
    var asked = 0
    pool.openTurn()
    pool.enqueue(view, of: One.self, context: nil) {
      asked += 1
      return true
    }
    #expect(asked == 0)
    #expect(dequeue() === view)
    #expect(asked == 1)
    pool.closeTurn()
    #expect(asked == 1)
    #expect(dequeue() == nil)
  }

  /// testEnqueueingViewThenDequeueingWhileRefusingToRelinquishWithPendingEnabledReturnsNilImmediately
  @Test func aPendingViewMayBeRefusedAtOnce() {
    var asked = 0
    pool.openTurn()
    pool.enqueue(view(), of: One.self, context: nil) {
      asked += 1
      return false
    }
    #expect(dequeue() == nil)
    #expect(asked == 1)
    pool.closeTurn()
    #expect(asked == 1)
  }

  /// Of pending views, too, the one inside the container is preferred.
  @Test func thePendingViewInThePreferredParentIsTakenFirst() {
    let (first, second) = (document.makeElement("div"), document.makeElement("div"))
    let (one, two) = (view(in: first), view(in: second))
    pool.openTurn()
    enqueue(one, two)
    #expect(dequeue(preferring: second) === two)
    #expect(dequeue(preferring: second) === one)
    pool.closeTurn()
    #expect(dequeue(preferring: first) == nil)
  }

  /// Turns may be nested; the views wait for the end of the outermost one.
  @Test func aPendingViewWaitsForTheEndOfAllTurns() {
    var asked = 0
    pool.openTurn()
    pool.openTurn()
    pool.enqueue(view(), of: One.self, context: nil) {
      asked += 1
      return true
    }
    pool.closeTurn()
    #expect(asked == 0)
    pool.closeTurn()
    #expect(asked == 1)
  }

  private final class Again {
    let onEnd: () -> Void
    init(_ onEnd: @escaping () -> Void) { self.onEnd = onEnd }
    deinit { onEnd() }
  }

  /// test_WhenPurgingPendingPoolLeadsToEnqueueing_DoesNotCrash
  @Test func returningAViewMayReturnAnother() {
    for _ in 0..<10_000 {
      let view = view()
      pool.openTurn()
      var again: Again? = Again { [pool, document] in
        pool.enqueue(pool.makeView(of: document.makeElement("i")), of: Other.self, context: nil) {
          true
        }
      }
      pool.enqueue(view, of: One.self, context: nil) { [again] in again == nil }
      again = nil
      pool.closeTurn()
      #expect(dequeue() == nil)
      #expect(dequeue(Other.self) != nil)
    }
  }
}

import ComponentSupport
import Foundation
import Testing
import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisUI

/// The programmer's mistakes that a page can contain.
enum Mistakes {
  struct Kind: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// A part of the message.
    let says: String
    var isFoundBeforeTheMount = true
    let part: @Sendable () -> Component?
  }

  static let kinds: [Kind] = [
    Kind(testDescription: "two places", says: "One Row is at two places") {
      let row = Row("twice")
      return Stack([row, row])
    },
    Kind(testDescription: "two places, with a scope", says: "One Row is at two places") {
      let row = withScope(Row.self) { Row("twice") }
      return Stack([row, row])
    },
    Kind(testDescription: "inside itself", says: "One Ring is at two places") { Ring() },
    Kind(testDescription: "made outside of a build", says: "Row was made outside of a build") {
      Stack([unplaced()])
    },
    Kind(testDescription: "no state to update", says: "Row has no state to update") {
      let row = Row("stateless")
      row.updateState { (state: inout Int) in state += 1 }
      return row
    },
    Kind(testDescription: "a state of another type", says: "Row holds a Int, not a String") {
      withScope(Row.self, initialState: 1) { _ in
        let row = Row("row")
        _ = row.state(ifAvailable: String.self)
        return row
      }
    },
    Kind(testDescription: "an update of another type", says: "Row holds a Int, not a String") {
      withScope(Row.self, initialState: 1) { _ in
        let row = Row("row")
        row.updateState { (state: inout String) in state += "." }
        return row
      }
    },
    Kind(testDescription: "a state read too early", says: "Stateless has no state yet") {
      _ = Stateless().currentState
      return Row("row")
    },
    Kind(testDescription: "no identity for actions", says: "Row has no identity to send actions") {
      let row = Row("stateless")
      let action: Action<Int> = row.action { row in { _ in _ = row.size } }
      _ = action
      return row
    },
    Kind(testDescription: "a controller without scope", says: "Controlled makes a controller") {
      Controlled()
    },
    Kind(testDescription: "no initial state", says: "Stateless must override initialState()") {
      Stateless()
    },
    Kind(testDescription: "no render", says: "Childless must override render(_:)") { Childless() },
    Kind(testDescription: "two views", says: "TwoViews was made with a view and gives another") {
      TwoViews()
    },
    Kind(testDescription: "no children", says: "Bare must override numberOfChildren") { Bare() },
    Kind(testDescription: "no child", says: "Hollow must override child(at:)") { Hollow() },
    Kind(testDescription: "no layout", says: "Unmeasured must override computeLayout(thatFits:)") {
      Unmeasured()
    },
    Kind(testDescription: "a spring without mass", says: "A spring needs a positive mass (0.0)") {
      _ = Spring(mass: 0)
      return Row("springs")
    },
    Kind(testDescription: "a controller used too early", says: "Eager follows no component yet") {
      EagerOwner()
    },
    Kind(testDescription: "a state replaced late", says: "cannot be replaced after its scope") {
      var scope: Scope<Int>?
      let row = withScope(Row.self, initialState: 0) {
        scope = $0
        return Row("late")
      }
      scope?.replaceState(1)
      return row
    },
    Kind(testDescription: "a spring for two", says: "A spring moves one property") {
      _ = Animation<ChangePhase>.parallel(.alpha, .position).usingSpring()
      return Row("springs")
    },
    Kind(testDescription: "less than no time", says: "An animation cannot take -1.0 seconds") {
      _ = Animation<ChangePhase>.alpha.duration(-1)
      return Row("early")
    },
    Kind(testDescription: "children not shown", says: "Hiding laid out children but") {
      Hiding(Row("hidden"))
    },
    Kind(testDescription: "the layout of another", says: "Confused computed a layout of Row") {
      Confused(Row("other"))
    },
    Kind(testDescription: "out of range", says: "which is outside of") { Oversized() },
    Kind(testDescription: "not finite", says: "a size must be finite") { Endless() },
    Kind(testDescription: "a render component made late", says: "Late while computing a layout") {
      Late()
    },
    Kind(testDescription: "a size that is no number", says: "A size range needs a finite minimum") {
      Shrinking(Row("nowhere"))
    },
    Kind(
      testDescription: "a name that is not allowed", says: "Attribute 'onclick' of",
      isFoundBeforeTheMount: false
    ) {
      Component(
        view: ViewConfiguration("p", attributes: [.attribute("onclick", "x")]),
        size: ComponentSize(height: .points(10)))
    },
    Kind(
      testDescription: "an element that is not allowed", says: "Element name 'script' is not",
      isFoundBeforeTheMount: false
    ) { element("script") },
    Kind(
      testDescription: "a style that is not allowed", says: "Style property 'behavior' of",
      isFoundBeforeTheMount: false
    ) { element("p", .style(StyleProperty("behavior"), "x")) },
    Kind(
      testDescription: "a property that is not allowed", says: "Property 'innerHTML' of",
      isFoundBeforeTheMount: false
    ) { element("p", .property("innerHTML", .string("x"))) },
    Kind(
      testDescription: "an event that is not allowed", says: "Event 'on-click' of",
      isFoundBeforeTheMount: false
    ) { element("p", .listener("on-click", Action { _ in })) },
    Kind(
      testDescription: "children in an image", says: "cannot hold children",
      isFoundBeforeTheMount: false
    ) { Stack(view: ViewConfiguration("img"), [Row("inside")]) },
    Kind(
      testDescription: "no stateful view",
      says: "Unmade must override makeStatefulView(in:context:)", isFoundBeforeTheMount: false
    ) { withScope(Unowned.self) { Unowned() } },
    Kind(
      testDescription: "a controller of another component",
      says: "Unmade owns the stateful view of a Unowned, and cannot be the controller of a Misled"
    ) { withScope(Misled.self) { Misled() } },
    Kind(
      testDescription: "two calls of super",
      says: "Twice requests a view that its layout did not show", isFoundBeforeTheMount: false
    ) { Twice() },
    Kind(testDescription: "no text engine", says: "TextComponent cannot be measured") {
      TextComponent("unmeasured", style: TextStyle(size: 20))
    },
    Kind(testDescription: "a gap that is no number", says: "cannot be nan: a finite number") {
      FlexboxComponent(.row, spacing: .nan, wrap: .wrap) {
        Row("first")
        Row("second")
      }
    },
    Kind(
      testDescription: "text in an image", says: "cannot hold text", isFoundBeforeTheMount: false
    ) {
      Component(
        view: ViewConfiguration("img", attributes: [.text("x")]),
        size: ComponentSize(height: .points(10)))
    },
    Kind(
      testDescription: "no view to animate", says: "Bodiless has no view to animate",
      isFoundBeforeTheMount: false
    ) { withScope(Bodiless.self) { Bodiless() } },
    Kind(
      testDescription: "no controller for a stateful view",
      says: "Uncontrolled has no StatefulViewController", isFoundBeforeTheMount: false
    ) { Uncontrolled() },
    Kind(
      testDescription: "no call of super",
      says: "Silent.mount(in:layout:supercomponent:) must call",
      isFoundBeforeTheMount: false
    ) { Silent() },
  ]

  /// A view with its own size.
  private static func element(_ tag: ViewClass, _ attributes: ViewAttribute...) -> Component {
    Component(
      view: ViewConfiguration(tag, attributes: attributes),
      size: ComponentSize(height: .points(10)))
  }

  /// A component that no tree accepts.
  static func unplaced() -> Component {
    // Made by a thread without a build.
    let box = Box()
    let isDone = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      box.row = Row("made elsewhere")
      isDone.signal()
    }
    isDone.wait()
    return box.row ?? Component()
  }

  /// Unchecked: written by one thread before it signals, read by the other afterwards.
  private final class Box: @unchecked Sendable {
    var row: Row?
  }

  private final class Ring: Component {
    override var numberOfChildren: Int { 1 }
    override func child(at index: Int) -> Component? { self }
  }

  private final class Stateless: RenderComponent<Int> {}
  private final class Childless: RenderComponent<Void> {}
  private final class Bare: LayoutComponent {}

  private class Hollow: LayoutComponent {
    override var numberOfChildren: Int { 1 }
  }

  private final class Unmeasured: Hollow {
    override func child(at index: Int) -> Component? { nil }
  }

  private final class EagerOwner: RenderComponent<Void> {
    override func render(_ state: Void) -> Component? { Row("eager") }
    override func makeController() -> ComponentController? { Eager(component: self) }
  }

  private final class Eager: ComponentController {
    override init(component: Component) {
      super.init(component: component)
      _ = action { (controller: Eager) in { (_: Int) in _ = controller.component } }
    }
  }

  private class Wrapper: Component {
    let inner: Component
    init(_ inner: Component) {
      self.inner = inner
      super.init()
    }
  }

  private final class Shrinking: Wrapper {
    override var numberOfChildren: Int { 1 }
    override func child(at index: Int) -> Component? { inner }
    override func computeLayout(thatFits range: SizeRange) -> Layout {
      let layout = inner.layout(
        thatFits: SizeRange(min: Size(width: .nan, height: 0)), parentSize: .undefined)
      return Layout(
        of: self, size: range.min, children: [.init(position: .zero, layout: layout)])
    }
  }

  private final class Confused: Wrapper {
    override func computeLayout(thatFits range: SizeRange) -> Layout {
      Layout(of: inner, size: range.min)
    }
  }

  private final class Oversized: Component {
    override func computeLayout(thatFits range: SizeRange) -> Layout {
      Layout(of: self, size: Size(width: range.max.width + 1, height: range.min.height))
    }
  }

  private final class Endless: Component {
    override func computeLayout(thatFits range: SizeRange) -> Layout {
      Layout(of: self, size: Size(width: range.min.width, height: .infinity))
    }
  }

  private final class Late: Component {
    override func computeLayout(thatFits range: SizeRange) -> Layout {
      _ = Childless()
      return Layout(of: self, size: range.min)
    }
  }

  private final class Uncontrolled: StatefulViewComponent {}

  private final class Unowned: StatefulViewComponent {
    override func makeController() -> ComponentController? { Unmade(component: self) }
  }

  private final class Unmade: StatefulViewController<Unowned, Never> {}

  private final class Misled: Component {
    override func makeController() -> ComponentController? { Unmade(component: self) }
  }

  private final class Twice: Component {
    init() {
      super.init(view: ViewConfiguration("p"), size: ComponentSize(height: .points(10)))
    }
    override func mount(
      in context: MountContext, layout: Layout, supercomponent: Component?
    ) -> MountResult {
      _ = super.mount(in: context, layout: layout, supercomponent: supercomponent)
      return super.mount(in: context, layout: layout, supercomponent: supercomponent)
    }
  }

  private final class Silent: Component {
    override func mount(
      in context: MountContext, layout: Layout, supercomponent: Component?
    ) -> MountResult {
      MountResult(contextForChildren: context)
    }
  }
}

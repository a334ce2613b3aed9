import Testing
import TrellisDOM
import TrellisLayout

@testable import TrellisComponents

struct MountTests {
  private final class Refusing: Component {
    override func mount(
      in context: MountContext, layout: Layout, supercomponent: Component?
    ) -> MountResult {
      var result = super.mount(in: context, layout: layout, supercomponent: supercomponent)
      result.mountsChildren = false
      return result
    }
  }

  private func pair(_ parent: Component, _ child: Component) -> Layout {
    Layout(
      of: parent, size: Size(width: 100, height: 100),
      children: [.init(position: .zero, layout: .of(child))])
  }

  /// CKComponentMountTests testThatMountingComponentThatReturnsMountChildrenNoDoesNotMountItsChild
  @Test func childrenThatAreHeldBackAreNotMounted() {
    let stage = Stage()
    let child = Component.view()
    stage.mount(pair(Refusing(), child))
    #expect(stage.root.children.isEmpty)
    #expect(!child.isMounted)
  }

  @Test func heldBackChildrenOfAViewLeaveNothingInIt() {
    let stage = Stage()
    let parent = Refusing(view: ViewConfiguration())
    stage.mount(pair(parent, .view()))
    #expect(stage.root.children.count == 1)
    #expect(stage.root.children[0].children.isEmpty)
    #expect(parent.isMounted)
  }

  @Test func componentsAfterHeldBackChildrenGetTheirOwnViews() {
    let stage = Stage()
    let after = Component.view("p")
    let held = pair(Refusing(), .view("ul"))
    let holder = Component()
    stage.mount(
      Layout(
        of: holder, size: Size(width: 100, height: 200),
        children: [
          .init(position: .zero, layout: held),
          .init(position: Point(x: 0, y: 100), layout: .of(after)),
        ]))
    #expect(stage.root.children.map(\.tag) == ["p"])
    #expect(after.viewContext?.element === stage.root.children[0])
  }

  /// The frame of a component counts from its own view, or from the view of the component around it.
  @Test func theViewContextHasTheFrameInItsElement() {
    let stage = Stage()
    let (outer, plain, own) = (Component.view(), Component(), Component.view("p"))
    func moved(_ component: Component) -> Layout.Child {
      .init(position: Point(x: 3, y: 4), layout: .of(component, 20, 10))
    }
    #expect(own.viewContext == nil)
    stage.mount(
      Layout(
        of: outer, size: Size(width: 100, height: 100), children: [moved(plain), moved(own)]))
    #expect(plain.viewContext?.element === outer.viewContext?.element)
    #expect(plain.viewContext?.frame == Frame(left: 3, top: 4, width: 20, height: 10))
    #expect(own.viewContext?.element.tag == "p")
    #expect(own.viewContext?.frame == Frame(left: 0, top: 0, width: 20, height: 10))
  }

  private final class Opening: Component {
    private(set) var openings = 0
    override func canPerform(_ action: ActionName, sender: Component?) -> Bool { action == "open" }
    override func perform(_ action: ActionName, event: ActionEvent) { openings += 1 }
  }

  /// The responder chain of a mounted component ends at the root; in contrast to ComponentKit, no view
  /// follows.
  @Test func theResponderChainEndsAtTheRootWhileMounted() {
    let stage = Stage()
    let (root, child) = (Opening(view: ViewConfiguration()), Component.view())
    #expect(child.nextResponder == nil)
    stage.mount(pair(root, child))
    #expect(root.supercomponent == nil)
    #expect(root.nextResponder == nil)
    #expect(child.supercomponent === root)
    #expect(child.nextResponder === root)
    #expect(child.responderChainDescription == "Component -> Opening -> nil")
    #expect(child.target(for: "open", sender: child) === root)
    #expect(child.target(for: "close", sender: child) == nil)
    let last = Opening()
    stage.mounter.rootResponder = last
    #expect(root.nextResponder === last)
    #expect(child.responderChainDescription == "Component -> Opening -> Opening -> nil")
    stage.mount(nil)
    #expect(child.nextResponder == nil)
    #expect(child.target(for: "open", sender: child) == nil)
  }

  /// Row H12.
  @Test func aComponentMayNameAnotherTargetOfAnAction() {
    final class Forwarding: Component {
      let receiver = Opening()
      override func target(for action: ActionName, sender: Component?) -> (any Responder)? {
        receiver.target(for: action, sender: sender)
          ?? super.target(for: action, sender: sender)
      }
    }
    let stage = Stage()
    let (root, child) = (Forwarding(), Component.view())
    stage.mount(pair(root, child))
    for name: ActionName in ["open", "close"] { Action<Void>(named: name).send(from: child) }
    #expect(root.receiver.openings == 1)
  }

  /// CKComponentMountTests testUnmounting
  @Test func componentsMissingInTheNextMountAreUnmounted() {
    let stage = Stage()
    let (a, b) = (Component.view(), Component.view())
    let first = Holder([a, b])
    stage.mount(first.layout)
    #expect(b.viewContext != nil)
    stage.mount(pair(Component(), a))
    #expect(b.viewContext == nil)
    #expect(a.isMounted)
    stage.mount(nil)
    #expect(!a.isMounted)
  }

  /// Notes whether another component is mounted when its own descendants are.
  private final class Watching: Holder {
    let other: Component
    private(set) var otherWasMounted = false

    init(_ other: Component) {
      self.other = other
      super.init(view: ViewConfiguration("h1"), [.view("p")])
    }

    override func childrenDidMount() { otherWasMounted = other.isMounted }
  }

  /// Row E1.
  @Test func removedComponentsAreUnmountedAfterTheNewTreeIsMounted() {
    let stage = Stage()
    let removed = Component.view("p")
    stage.mount([removed])
    let watching = Watching(removed)
    stage.mount([watching])
    #expect(watching.otherWasMounted)
    #expect(watching.isMounted && !removed.isMounted)
  }

  /// CKComponentMountTests testPerformMount
  @Test func aMountedComponentReturnsItsElement() throws {
    let stage = Stage()
    let component = Component.view("label", .text("Hello"))
    stage.mount(.of(component, 5, 5))
    let element = stage.root.children[0]
    let frame = Frame(left: 0, top: 0, width: 5, height: 5)
    #expect(element.tag == "label")
    #expect(element.text == "Hello")
    #expect(element.frame == frame)
    #expect(component.viewContext?.element === element)
    #expect(component.viewContext?.frame == frame)
    #expect(Component.mounted(on: element) === component)
    stage.mount(nil)
    #expect(component.viewContext == nil)
    #expect(Component.mounted(on: element) == nil)
  }

  /// Row E17.
  @Test func aReusedViewUnmountsItsPreviousComponent() {
    let stage = Stage()
    let (old, new) = (Component.view(), Component.view())
    stage.mount(.of(old))
    let element = stage.root.children[0]
    stage.mount(.of(new))
    #expect(stage.root.children == [element])
    #expect(!old.isMounted)
    #expect(Component.mounted(on: element) === new)
  }

  private final class Counting: Component {
    var mounts = 0
    var childrenMounts = 0
    override func mount(
      in context: MountContext, layout: Layout, supercomponent: Component?
    ) -> MountResult {
      mounts += 1
      return super.mount(in: context, layout: layout, supercomponent: supercomponent)
    }
    override func childrenDidMount() { childrenMounts += 1 }
  }

  /// Row E18: the frame is updated, the attributes are not applied again.
  @Test func aRemountedInstanceIsOnlyPositioned() {
    let stage = Stage()
    var applied = 0
    let attribute = CustomAttribute("count", value: 1) { _, _ in applied += 1 }
    let component = Counting(view: ViewConfiguration("div", attributes: [.custom(attribute)]))
    stage.mount(.of(component, 10, 10))
    let element = stage.root.children[0]
    stage.mount(.of(component, 20, 10))
    #expect(element.frame?.width == 20)
    #expect(stage.root.children == [element])
    #expect(applied == 1)
    #expect(component.mounts == 2)
  }

  /// A subtree with an unchanged layout is not walked.
  @Test func theSameLayoutIsOnlyPositioned() {
    let stage = Stage()
    let inner = Counting(view: ViewConfiguration())
    let layout = pair(inner, .view("p"))
    for y in [0.0, 50] {
      stage.mount(
        Layout(
          of: Component(), size: Size(width: 100, height: 200),
          children: [.init(position: Point(x: 0, y: y), layout: layout)]))
    }
    #expect(inner.mounts == 1)
    #expect(inner.childrenMounts == 1)
    #expect(stage.root.children[0].frame?.top == 50)
  }

  /// Row E20.
  @Test func childrenDidMountComesAfterAllDescendants() {
    final class Noting: Holder {
      var note: (() -> Void)?
      override func childrenDidMount() { note?() }
    }
    let stage = Stage()
    var order: [String] = []
    let inner = Noting(view: ViewConfiguration(), [Component.view()])
    let outer = Noting(view: ViewConfiguration(), [inner])
    inner.note = { order.append("inner") }
    outer.note = { order.append("outer") }
    stage.mount(outer.layout)
    #expect(order == ["inner", "outer"])
  }

  @Test func aListenerIsNotifiedOfEveryComponent() {
    final class Log: SpanListener {
      var events: [String] = []
      func begin(_ span: Span, of component: Component) {
        events.append("will \(span) \(component.typeName)")
      }
      func end(_ span: Span, of component: Component) {
        events.append("did \(span) \(component.typeName)")
      }
      func didReuse(_ previous: Component, for component: Component) {}
    }
    let stage = Stage()
    let log = Log()
    stage.mounter.spans = log
    let layout = Holder([Component.view()]).layout
    stage.mount(layout)
    #expect(
      log.events == [
        "will mount Holder", "will mount Component", "did mount Component", "did mount Holder",
      ])
    log.events = []
    stage.mount(layout)
    #expect(log.events.isEmpty, "what is skipped is not told")
  }

  @Test func newViewsAreNotReusedOnes() {
    let stage = Stage()
    let counters = stage.mount([.view("p"), .view("p")])
    #expect(counters.viewsCreated == 2)
    #expect(counters.viewsReused == 0)
  }

  /// A text is content as children are: the children that are mounted later replace it.
  @Test func childrenReplaceTheTextOfTheirContainer() {
    let stage = Stage()
    let holder = Holder(
      view: ViewConfiguration("div", attributes: [.text("a")]), [.view("p"), .view("p")])
    stage.mount(holder.layout)
    #expect(stage.shown[0].children.map(\.tag) == ["p", "p"])
    #expect(stage.shown[0].text == nil)
  }

  /// A field inside a view that another component takes over belongs to the former component.
  @Test func aFieldInAReusedViewIsANewOne() throws {
    let (stage, tree) = (Stage(), TestTree())
    var fields: [Element] = []
    var rows: [Element] = []
    for identifier in 0..<2 {
      tree.build(propsChanged: true) {
        withScope(Holder.self, identifier: identifier) {
          Holder(view: ViewConfiguration("div"), [.view("input")])
        }
      }
      stage.mount((tree.root.component as? Holder)?.layout)
      rows.append(try #require(stage.shown.first))
      fields.append(try #require(rows.last?.children.first { $0.attribute("hidden") == nil }))
    }
    #expect(rows[0] === rows[1])
    #expect(fields[0] !== fields[1])
  }

  @Test func aWalkThroughALayoutAddsPositionsUp() {
    let inner = Holder([.view(), Holder([.view(), .view()])])
    var tops: [Double] = []
    func note(_: Layout, at position: Point) { tops.append(position.y) }
    Holder([.view(), inner]).layout.forEach(note)
    #expect(tops == [0, 0, 10, 10, 20, 20, 30])
  }

  @Test func theViewOfARenderComponentIsThatOfItsChild() throws {
    let (stage, tree) = (Stage(), TestTree())
    tree.build { Render(initial: 0) { _, _ in Component.view("p") } }
    let component = try #require(tree.root.component)
    stage.mount(
      component.layout(
        thatFits: SizeRange(exactly: Size(width: 9, height: 9)), parentSize: .undefined))
    #expect(component.viewForAnimation === stage.shown[0])
  }

  /// An element that would lose its state stays, and so do the elements of others after it.
  @Test(arguments: [["iframe", "p"], ["p", "iframe"]])
  func pinnedElementsStayBetweenOthers(tags: [String]) {
    let stage = Stage()
    stage.mount(tags.map { .view(ViewClass($0)) })
    let elements = stage.root.children
    let pinned = elements[tags[0] == "iframe" ? 0 : 1]
    let other = stage.document.makeElement("hr")
    stage.root.setChildren(elements.flatMap { $0 === pinned ? [$0, other] : [$0] })
    stage.mount(tags.reversed().map { .view(ViewClass($0)) })
    let place = stage.root.children.firstIndex { $0 === pinned } ?? 0
    #expect(stage.root.children.filter { $0 !== other }.map(\.tag) == tags.reversed())
    #expect(stage.root.children.dropFirst(place + 1).first === other)
  }
}

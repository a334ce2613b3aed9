import TestSupport
import Testing
import TrellisBase
import TrellisComponents
import TrellisDOM
import TrellisHTML
import TrellisHosting
import TrellisLayout
import TrellisTesting
import TrellisUI

/// Trees as deep as the limit and deeper, on a thread with a small stack.
struct DeepTreeTests {
  /// A component with a state and another component as its child.
  private final class Shell: RenderComponent<Int> {
    let content: () -> Component?
    let hasView: Bool
    init(hasView: Bool = false, _ content: @escaping () -> Component?) {
      self.content = content
      self.hasView = hasView
      super.init()
    }
    override func initialState() -> Int { 0 }
    override func render(_ state: Int) -> Component? { content() }
    override func viewConfiguration(with state: Int) -> ViewConfiguration? {
      hasView ? ViewConfiguration("div") : nil
    }
    override func makeController() -> ComponentController? { ComponentController(component: self) }
  }

  private final class Leaf: RenderComponent<Int> {
    override func initialState() -> Int { 0 }
    override func render(_ count: Int) -> Component? {
      ViewComponent(
        "button",
        attributes: [
          .text("Clicked \(count) times"),
          .listener("click", ListenerOptions(), Action { [state] _ in state.update { $0 += 1 } }),
        ], size: ComponentSize(width: .points(100), height: .points(20)))
    }
  }

  enum Kind: CaseIterable, Sendable { case flexboxes, renders, views, scopes }

  /// A tree of about `levels` nested components.
  private static func tree(_ kind: Kind, _ levels: Int) -> Component? {
    var component: Component = Leaf()
    switch kind {
    case .flexboxes:
      for _ in 0..<levels / 2 {
        let inner = component
        component = InsetComponent(
          insets: InsetEdges(
            top: .points(0), left: .points(0), bottom: .points(0), right: .points(0)),
          child: FlexboxComponent(.column) { inner })
      }
    case .renders:
      return nest(levels) { inner in
        Shell(inner)
      } inside: {
        Leaf()
      }
    case .views:
      for _ in 0..<levels {
        component = ViewComponent("div", attributes: [], child: component)
      }
    case .scopes:
      for number in 0..<levels {
        let inner = component
        component = withScope(CompositeComponent.self, identifier: number) {
          CompositeComponent(child: inner)
        }
      }
    }
    return component
  }

  private static func nest(
    _ levels: Int, _ wrap: @escaping (@escaping () -> Component?) -> Component,
    inside: @escaping () -> Component?
  ) -> Component? {
    levels == 0 ? inside() : wrap { nest(levels - 1, wrap, inside: inside) }
  }

  private static func makeHost(_ provider: @escaping () -> Component?) -> ComponentHost {
    var environment = HostEnvironment()
    environment.textEngine = nil
    return ComponentHost(environment: environment, provider: provider)
  }

  @Test(arguments: Kind.allCases)
  func aTreeAtTheLimitIsBuiltAndReleasedOnASmallThread(_ kind: Kind) {
    let counts = onSmallThread {
      var host: ComponentHost? = Self.makeHost { Self.tree(kind, RenderLimits.depth - 10) }
      guard let page = host else { return [0] }
      page.renderIfNeeded()
      page.document.announceAll()
      let html = HTMLWriter.page(page.document)
      let patch = page.document.resetPatch()
      let sizes = [html.elementCount, patch.wire.count]
      let button = page.document.root.deepest
      page.reload()
      page.renderIfNeeded()
      if kind == .renders { page.components(Leaf.self).first?.state.update { $0 += 1 } }
      page.renderIfNeeded()
      let renders = page.counters.componentsRendered
      let isHibernating = page.hibernate()
      page.wake()
      page.willAppear()
      page.didDisappear()
      let items = page.inspect().items.count
      host = nil
      return [
        sizes[0], sizes[1], renders, isHibernating ? 1 : 0, items > 0 ? 1 : 0, button.tag.count,
      ]
    }
    #expect(counts.count == 6)
    #expect(counts[0] > 1 && counts[1] > 1)
    if kind == .renders {
      #expect(counts[2] == 1, "the leaf is rendered, and the path to it is kept")
    }
    #expect(counts[3] == 1)
    #expect(counts[4] == 1)
  }

  @Test(arguments: [
    (Kind.flexboxes, 100_000), (.views, 100_000), (.scopes, 100_000), (.renders, 100_000),
  ])
  func aDeeperTreeIsRefused(_ kind: Kind, _ levels: Int) throws {
    let (messages, before, after) = onSmallThread {
      let depth = Depth()
      let host = Self.makeHost { Self.tree(kind, depth.levels) }
      var messages: [String] = []
      host.onProgrammerError = { messages.append($0.message) }
      host.renderIfNeeded()
      let before = HTMLWriter.snapshot(host.document)
      depth.levels = levels
      host.setNeedsUpdate()
      host.renderIfNeeded()
      return (messages, before, HTMLWriter.snapshot(host.document))
    }
    #expect(messages.count == 1)
    let message = try #require(messages.first)
    #expect(message.contains("more than 512 levels deep"))
    #expect(message.count < 1_000, "the chain is cut in the middle")
    #expect(before == after && before.contains("Clicked 0 times"))
  }

  private final class Depth {
    var levels = 10
  }

  /// A reused component at a greater depth counts with all its descendants.
  @Test func aTreeThatGrowsAboveReusedComponentsIsRefusedToo() {
    let (messages, texts) = onSmallThread {
      let depth = Depth()
      let inner = { Self.nest(400, { Shell($0) }, inside: { Leaf() }) }
      let host = Self.makeHost {
        var component: Component = Kept(inner)
        for _ in 0..<depth.levels { component = CompositeComponent(child: component) }
        return component
      }
      var messages: [String] = []
      host.onProgrammerError = { messages.append($0.message) }
      host.renderIfNeeded()
      depth.levels = 100
      host.setNeedsUpdate()
      host.renderIfNeeded()
      let good = messages.count
      depth.levels = 120
      host.setNeedsUpdate()
      host.renderIfNeeded()
      return (["\(good)"] + messages, host.components(Leaf.self).count)
    }
    #expect(messages.first == "0")
    #expect(messages.count == 2 && messages[1].contains("512 levels deep"))
    #expect(texts == 1)
  }

  private final class Kept: RenderComponent<Void> {
    let content: () -> Component?
    init(_ content: @escaping () -> Component?) {
      self.content = content
      super.init()
    }
    override func render(_ state: Void) -> Component? { content() }
    override func shouldUpdate(from previous: Component) -> Bool { false }
  }

  @Test func anEventRisesThroughAllComponents() {
    let isTold = onSmallThread {
      let heard = Depth()
      let host = Self.makeHost {
        var component: Component = ViewComponent(
          "button", attributes: [.listener("click", ListenerOptions(), Action(named: "press"))],
          size: ComponentSize(width: .points(10), height: .points(10)))
        for _ in 0..<500 { component = CompositeComponent(child: component) }
        return Hearer(heard, component)
      }
      host.renderIfNeeded()
      host.document.announceAll()
      let button = host.document.root.children[0]
      host.handle(UIEvent(type: "click", target: button.id))
      return heard.levels == 1
    }
    #expect(isTold)
  }

  private final class Hearer: Component {
    let heard: Depth
    let child: Component
    init(_ heard: Depth, _ child: Component) {
      self.heard = heard
      self.child = child
      super.init()
    }
    override var numberOfChildren: Int { 1 }
    override func child(at index: Int) -> Component? { child }
    override func computeLayout(thatFits range: SizeRange) -> Layout {
      let inner = child.layout(thatFits: range, parentSize: .undefined)
      return Layout(
        of: self, size: inner.size, children: [.init(position: .zero, layout: inner)])
    }
    override func canPerform(_ action: ActionName, sender: Component?) -> Bool {
      action == "press"
    }
    override func perform(_ action: ActionName, event: ActionEvent) { heard.levels = 1 }
  }

  @Test(arguments: [60, 490])
  func nestedFlexboxesAreLaidOutOnASmallThread(_ levels: Int) {
    let isShown = onSmallThread {
      let page = TestPage {
        var component: Component = TextComponent("A reply", style: TextStyle(size: 20))
        for _ in 0..<levels {
          let inner = component
          component = FlexboxComponent(.column) { inner }
        }
        return component
      }
      return page.texts == ["A reply"]
    }
    #expect(isShown)
  }
}

extension Element {
  /// The element reached by first children only.
  fileprivate var deepest: Element {
    var element = self
    while let child = element.children.first { element = child }
    return element
  }
}

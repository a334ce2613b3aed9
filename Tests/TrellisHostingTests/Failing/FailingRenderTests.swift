import ComponentSupport
import Testing
import TrellisBase
import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisLayout

/// A host with a mistake handler abandons a render with a mistake, and keeps the previous state.
struct FailingRenderTests {
  /// Shows `count` in a button that increments it, and the component of `part`.
  private final class Screen: RenderComponent<Int> {
    let part: (Int) -> Component?
    init(_ part: @escaping (Int) -> Component?) {
      self.part = part
      super.init()
    }
    override func initialState() -> Int { 0 }
    override func render(_ count: Int) -> Component? {
      let button = Component(
        view: ViewConfiguration(
          "button",
          attributes: [
            .text("Clicked \(count) times"),
            .listener("click", ListenerOptions(), Action { [state] _ in state.update { $0 += 1 } }),
          ]), size: ComponentSize(height: .points(10)))
      return Stack(view: ViewConfiguration("div"), [button] + [part(count)].compactMap(\.self))
    }
  }

  /// A host, its owner, and its client.
  private final class Page {
    let host: ComponentHost
    var messages: [String] = []
    /// Whether the notice is shown.
    var isFailing = false

    init(takesProgrammerErrors: Bool = true, _ part: @escaping (Int) -> Component?) {
      host = ComponentHost(environment: HostEnvironment()) { Screen(part) }
      host.cover = { [unowned self] content in
        isFailing ? Stack([Row("notice"), content].compactMap(\.self)) : content
      }
      if takesProgrammerErrors {
        host.onProgrammerError = { [unowned self] mistake in
          messages.append(mistake.message)
          isFailing = true
          host.setNeedsUpdate()
        }
      }
      host.renderIfNeeded()
    }

    func click() {
      host.document.announceAll()
      guard let button = button(in: host.document.root) else { return }
      host.handle(UIEvent(type: "click", target: button.id))
      host.renderIfNeeded()
    }

    private func button(in element: Element) -> Element? {
      element.tag == "button" ? element : element.children.lazy.compactMap(button).first
    }

    var texts: [String] {
      var texts: [String] = []
      var pending = [host.document.root]
      while let element = pending.popLast() {
        if element.attribute("hidden") != nil { continue }
        if let text = element.text { texts.append(text) }
        pending += element.children.reversed()
      }
      return texts
    }
  }

  @Test(arguments: Mistakes.kinds)
  func theLastGoodTreeStays(_ kind: Mistakes.Kind) throws {
    var isBroken = true
    let page = Page { count in
      count == 1 && isBroken ? kind.part() : Row("fine \(count)")
    }
    #expect(page.texts == ["Clicked 0 times", "fine 0"])
    page.click()
    let message = try #require(page.messages.first)
    #expect(message.contains(kind.says), "\(message)")
    #expect(page.isFailing)
    #expect(!page.host.needsRender, "a render that fails is not tried again by itself")
    #expect(page.texts.first == "notice")
    if kind.isFoundBeforeTheMount {
      #expect(page.texts == ["notice", "Clicked 0 times", "fine 0"], "nothing has changed below")
    } else {
      #expect(page.texts.contains("Clicked 1 times"), "the new tree stays")
    }
    isBroken = false
    let told = page.messages.count
    page.isFailing = false
    page.click()
    #expect(page.messages.count == told)
    let count = kind.isFoundBeforeTheMount ? 1 : 2
    #expect(page.texts.first == "Clicked \(count) times", "a good render is shown")
    page.click()
    #expect(page.texts.first == "Clicked \(count + 1) times")
  }

  /// The changes of a failed render are applied by the next one.
  @Test func changesOfARenderThatFailedCountInTheNext() {
    var title = "old"
    var isBroken = false
    let host = ComponentHost(environment: HostEnvironment()) {
      Stack([Titled(title), Counter(), isBroken ? Mistakes.unplaced() : nil].compactMap(\.self))
    }
    host.onProgrammerError = { _ in }
    host.renderIfNeeded()
    title = "new"
    isBroken = true
    host.setNeedsUpdate()
    host.renderIfNeeded()
    isBroken = false
    host.components(Counter.self).first?.state.update { $0 += 1 }
    host.renderIfNeeded()
    #expect(host.document.root.children.map(\.text) == ["new", "1"])
  }

  private final class Titled: RenderComponent<Void> {
    let title: String
    init(_ title: String) {
      self.title = title
      super.init()
    }
    override func render(_ state: Void) -> Component? { Row(title) }
    override func shouldUpdate(from previous: Component) -> Bool {
      (previous as? Titled)?.title != title
    }
  }

  private final class Counter: RenderComponent<Int> {
    override func initialState() -> Int { 0 }
    override func render(_ count: Int) -> Component? { Row("\(count)") }
    override func shouldUpdate(from previous: Component) -> Bool { false }
  }

  /// Components of an earlier build are unchanged after a failed build.
  @Test func componentsThatWereRenderedAgainInAFailedBuildAreAsBefore() {
    var fails = false
    let host = ComponentHost(environment: HostEnvironment()) {
      Stack([Holder { Counter() }, Holder { Fragile { fails } }])
    }
    host.onProgrammerError = { _ in }
    host.renderIfNeeded()
    func state<C: RenderComponent<Int>>(_ type: C.Type) -> Int? {
      host.components(type).first?.currentState
    }
    fails = true
    host.components(Counter.self).first?.state.update { $0 += 1 }
    host.components(Fragile.self).first?.state.update { $0 += 1 }
    #expect(!host.renderIfNeeded())
    #expect(host.document.root.children.map(\.text) == ["0", "fragile 0"])
    #expect(state(Counter.self) == 0 && state(Fragile.self) == 0)
    fails = false
    for step in 1...3 {
      host.components(Counter.self).first?.state.update { $0 += 1 }
      host.components(Fragile.self).first?.state.update { $0 += 1 }
      #expect(host.renderIfNeeded())
      #expect(host.document.root.children.map(\.text) == ["\(step)", "fragile \(step)"])
    }
  }

  private final class Holder: RenderComponent<Void> {
    let content: () -> Component?
    init(_ content: @escaping () -> Component?) {
      self.content = content
      super.init()
    }
    override func render(_ state: Void) -> Component? { content() }
    override func shouldUpdate(from previous: Component) -> Bool { false }
  }

  private final class Fragile: RenderComponent<Int> {
    let fails: () -> Bool
    init(_ fails: @escaping () -> Bool) {
      self.fails = fails
      super.init()
    }
    override func initialState() -> Int { 0 }
    override func render(_ count: Int) -> Component? {
      fails() ? Stack([Mistakes.unplaced()]) : Row("fragile \(count)")
    }
  }

  @Test func aMistakeInAHandlerFailsThatHandlerOnly() {
    let lost = Component()
    let host = ComponentHost(environment: HostEnvironment()) {
      Component(
        view: ViewConfiguration(
          "button",
          attributes: [
            .listener(
              "click", ListenerOptions(),
              Action { _ in lost.updateState { (state: inout Int) in state += 1 } })
          ]), size: ComponentSize(height: .points(10)))
    }
    var messages: [String] = []
    host.onProgrammerError = { messages.append($0.message) }
    host.renderIfNeeded()
    host.document.announceAll()
    let isAccepted = host.handle(UIEvent(type: "click", target: host.document.root.children[0].id))
    host.renderIfNeeded()
    #expect(isAccepted)
    #expect(messages.count == 1 && messages[0].contains("Component has no state to update"))
  }

  /// The messages after a click on a button that calls `body`.
  private func messages(ofClickOn body: @escaping () -> Void) -> [String] {
    let host = ComponentHost(environment: HostEnvironment()) {
      Component(
        view: ViewConfiguration(
          "button", attributes: [.listener("click", ListenerOptions(), Action { _ in body() })]),
        size: ComponentSize(height: .points(10)))
    }
    var messages: [String] = []
    host.onProgrammerError = { messages.append($0.message) }
    host.renderIfNeeded()
    host.document.announceAll()
    host.handle(UIEvent(type: "click", target: host.document.root.children[0].id))
    host.renderIfNeeded()
    return messages
  }

  @Test func aScopeInAHandlerIsAProgrammerError() {
    var state = 0
    let messages = messages {
      state = withScope(Row.self, initialState: 7) { $0.state }
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("A scope for Row was opened outside of a build") == true)
    #expect(state == 7, "the handler goes on with the first state")
  }

  @Test func aContextInAHandlerIsAProgrammerError() {
    var isCalled = false
    let messages = messages { withContext(1) { isCalled = true } }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("A context for Int was set outside of a build") == true)
    #expect(isCalled)
  }

  /// Two classes with the same type identity and states of two types.
  private final class NumberState: RenderComponent<Int> {
    override var typeIdentity: Any.Type { NumberState.self }
    override func initialState() -> Int { 0 }
    override func render(_ number: Int) -> Component? { Row("number \(number)") }
  }

  private final class TextState: RenderComponent<String> {
    override var typeIdentity: Any.Type { NumberState.self }
    override func initialState() -> String { "" }
    override func render(_ text: String) -> Component? { Row("text \(text)") }
  }

  @Test func aRenderComponentWithAStateOfAnotherTypeIsAProgrammerError() {
    var isText = false
    let host = ComponentHost(environment: HostEnvironment()) {
      isText ? TextState() as Component : NumberState()
    }
    var messages: [String] = []
    host.onProgrammerError = { messages.append($0.message) }
    host.renderIfNeeded()
    isText = true
    host.setNeedsUpdate()
    host.renderIfNeeded()
    #expect(messages.count == 1 && messages[0].contains("TextState holds a Int, not a String"))
    #expect(host.document.root.children.map(\.text) == ["number 0"])
  }

  /// A document accepts a limited number of custom element names.
  @Test func tooManyElementNamesAreAProgrammerError() {
    var count = 10
    let host = ComponentHost(environment: HostEnvironment()) {
      Stack(
        (0..<count).map { number in
          Component(
            view: ViewConfiguration(ViewClass("x-\(number)")),
            size: ComponentSize(height: .points(1)))
        })
    }
    var messages: [String] = []
    host.onProgrammerError = { messages.append($0.message) }
    host.renderIfNeeded()
    count = 1_100
    host.setNeedsUpdate()
    host.renderIfNeeded()
    #expect(messages.first?.contains("Too many custom element names") == true)
    #expect(host.document.root.children.count == 1_100, "the others are plain elements")
    count = 5
    host.setNeedsUpdate()
    host.renderIfNeeded()
    #expect(host.document.root.children.filter { $0.attribute("hidden") == nil }.count == 5)
  }

  @Test func aScopeWithAStateOfAnotherTypeIsAProgrammerError() {
    var isText = false
    let host = ComponentHost(environment: HostEnvironment()) {
      if isText {
        return withScope(Row.self, initialState: "text") { Row($0.state) }
      }
      return withScope(Row.self, initialState: 1) { Row("\($0.state)") }
    }
    var messages: [String] = []
    host.onProgrammerError = { messages.append($0.message) }
    host.renderIfNeeded()
    isText = true
    host.setNeedsUpdate()
    host.renderIfNeeded()
    #expect(messages.count == 1 && messages[0].contains("for Row holds a Int, not a String"))
    #expect(host.document.root.children.map(\.text) == ["1"])
  }

  @Test func aFirstRenderThatFailsShowsNothing() {
    let host = ComponentHost(environment: HostEnvironment()) { Mistakes.unplaced() }
    var messages: [String] = []
    host.onProgrammerError = { messages.append($0.message) }
    #expect(!host.renderIfNeeded())
    #expect(messages.count == 1)
    #expect(host.document.root.children.isEmpty)
    #expect(!host.needsRender)
  }

  @Test func aHostThatCannotWakeShowsTheNotice() {
    var isBroken = false
    let page = Page { _ in isBroken ? Mistakes.unplaced() : Row("fine") }
    page.host.document.announceAll()
    page.host.hibernate()
    isBroken = true
    page.click()
    page.host.renderIfNeeded()
    #expect(page.texts == ["notice"])
    isBroken = false
    page.isFailing = false
    page.host.setNeedsUpdate()
    page.host.renderIfNeeded()
    #expect(page.texts == ["Clicked 0 times", "fine"])
  }

  @Test func aMistakeWithoutAHandlerStopsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      let host = ComponentHost(environment: HostEnvironment()) { Mistakes.unplaced() }
      host.renderIfNeeded()
    }
  }

  /// A build that fails is not tried again, although it changed its own inputs; and the next build has these changes.
  @Test func aBuildThatFailsIsNotTriedAgain() {
    var title = "old"
    var isBroken = false
    var builds = 0
    var request: () -> Void = {}
    let host = ComponentHost(environment: HostEnvironment()) {
      builds += 1
      if isBroken { request() }
      return Stack(
        [Titled(title), Counter(), isBroken ? Mistakes.unplaced() : nil].compactMap(\.self))
    }
    host.cover = { $0 }
    host.onProgrammerError = { _ in }
    host.renderIfNeeded()
    request = { [unowned host] in host.setNeedsUpdate() }
    (title, isBroken, builds) = ("new", true, 0)
    host.setNeedsUpdate()
    host.renderIfNeeded()
    #expect(builds <= 2, "one build, and one for the cover")
    isBroken = false
    host.components(Counter.self).first?.state.update { $0 += 1 }
    host.renderIfNeeded()
    #expect(host.document.root.children.compactMap(\.text) == ["new", "1"])
    request = {}
  }

  /// The cover of content that fails in it, too, has no content.
  @Test func contentThatFailsInItsCoverIsLeftOut() {
    let host = ComponentHost(environment: HostEnvironment()) {
      Stack((0..<200).map { Row("row \($0)") })
    }
    var isFailing = false
    host.cover = { content in
      isFailing ? Stack([Row("notice"), content].compactMap(\.self)) : content
    }
    host.onProgrammerError = { [unowned host] _ in
      isFailing = true
      host.setNeedsUpdate()
    }
    host.renderIfNeeded()
    #expect(host.document.root.children.count == 200)
    host.limits.steps = 20
    host.update(traits: Traits(viewport: Size(width: 500, height: 300)))
    host.setNeedsUpdate()
    host.renderIfNeeded()
    let shown = host.document.root.children.filter { $0.attribute("hidden") == nil }
    #expect(shown.compactMap(\.text) == ["notice"])
  }
}

import ComponentSupport
import Testing
import TrellisBase
import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisLayout

/// Children that are laid out and not listed, and the reverse: row A12.
struct ListedChildrenTests {
  /// Lists `listed` and lays `placed` out.
  private final class Careless: Component {
    private let listed: [Component]
    private let placed: [Component]
    private let hidesChildren: Bool

    init(listed: [Component], placed: [Component], hidesChildren: Bool = false) {
      self.listed = listed
      self.placed = placed
      self.hidesChildren = hidesChildren
      super.init(view: ViewConfiguration("ul"))
    }

    override var numberOfChildren: Int { listed.count }
    override func child(at index: Int) -> Component? { listed[index] }
    override var laysOutAllChildren: Bool { !hidesChildren }

    override func computeLayout(thatFits range: SizeRange) -> Layout {
      Layout(
        of: self, size: range.min,
        children: placed.map {
          .init(
            position: .zero,
            layout: $0.layout(thatFits: SizeRange(), parentSize: .undefined))
        })
    }
  }

  private func mistakes(
    checked: Bool = true, _ make: @escaping () -> Component
  ) -> (messages: [String], shown: Int) {
    var messages: [String] = []
    let host = ComponentHost(environment: HostEnvironment()) { Stack([make()]) }
    host.checksListedChildren = checked
    host.onProgrammerError = { messages.append($0.message) }
    host.renderIfNeeded()
    return (messages, host.document.root.children.first?.children.count ?? 0)
  }

  @Test func aChildThatIsLaidOutAndNotListed() throws {
    let (messages, shown) = mistakes {
      let (first, second) = (Row("a"), Row("b"))
      return Careless(listed: [first], placed: [first, second])
    }
    let message = try #require(messages.first)
    #expect(
      message.contains(
        "Careless lays out a Row that it does not list; add it to numberOfChildren and child(at:).")
    )
    #expect(message.contains("It is mounted in:\nStack\n  Careless"))
    #expect(shown == 1)
  }

  @Test func aChildThatIsListedAndNotLaidOut() throws {
    func make() -> Component {
      let (first, second) = (Row("a"), Row("b"))
      return Careless(listed: [first, second], placed: [first])
    }
    let message = try #require(mistakes { make() }.messages.first)
    #expect(message.contains("Careless lists a Row that it does not lay out"))
    #expect(message.contains("Careless\n  - Row\n  - Row"))
    #expect(mistakes(checked: false) { make() }.messages == [])
  }

  /// The build visits the row of the first render only, and the row stays in use.
  @Test(arguments: [true, false]) func aChildThatAnEarlierBuildListed(isChecked: Bool) {
    var row: Row?
    var messages: [String] = []
    let host = ComponentHost(environment: HostEnvironment()) {
      let other = Row("other")
      let kept = row ?? Row("kept")
      defer { row = kept }
      return Careless(listed: row == nil ? [kept, other] : [other], placed: [kept, other])
    }
    host.checksListedChildren = isChecked
    host.onProgrammerError = { messages.append($0.message) }
    host.renderIfNeeded()
    #expect(messages == [])
    host.setNeedsUpdate()
    host.renderIfNeeded()
    #expect(messages.count == (isChecked ? 1 : 0))
    #expect(messages.allSatisfy { $0.contains("Careless lays out a Row that it does not list") })
    host.tearDown()
  }

  /// Makes a component while it is laid out.
  private final class Late: Component {
    let make: () -> Component
    init(_ make: @escaping () -> Component) {
      self.make = make
      super.init()
    }
    override var numberOfChildren: Int { 1 }
    override func child(at index: Int) -> Component? { nil }
    override func computeLayout(thatFits range: SizeRange) -> Layout {
      let layout = make().layout(thatFits: SizeRange(), parentSize: .undefined)
      return Layout(of: self, size: range.min, children: [.init(position: .zero, layout: layout)])
    }
  }

  @Test func aLeafThatALayoutMakesHasNoController() throws {
    #expect(mistakes { Late { Row("leaf") } }.messages == [])
    let message = try #require(mistakes { Late { Controlled() } }.messages.first)
    #expect(message.contains("Controlled makes a controller but has no scope"))
  }

  @Test func aComponentMayDeclareHiddenChildren() {
    let (messages, shown) = mistakes {
      let (first, second) = (Row("a"), Row("b"))
      return Careless(listed: [first, second], placed: [second], hidesChildren: true)
    }
    #expect(messages == [])
    #expect(shown == 1)
  }
}

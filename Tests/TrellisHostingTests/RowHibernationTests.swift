import ComponentSupport
import Testing
import TrellisComponents
import TrellisHosting
import TrellisLayout
import TrellisUI

@testable import TrellisDOM

/// The components in unchanged rows of a list are released, and nothing is noticed.
struct RowHibernationTests {
  private final class Log {
    var renders: [Int: Int] = [:]
    var clicks: [String] = []
    var measured = 0
  }

  /// A row of four elements: an item with a text and a button with its content.
  private final class Item: RenderComponent<Int> {
    let number: Int
    let isSelected: Bool
    private let log: Log

    init(_ number: Int, isSelected: Bool = false, _ log: Log) {
      self.number = number
      self.isSelected = isSelected
      self.log = log
      super.init(identifier: number)
    }

    override func initialState() -> Int { 0 }

    override func shouldUpdate(from previous: Component) -> Bool {
      guard let previous = previous as? Item else { return true }
      return previous.number != number || previous.isSelected != isSelected
    }

    override func render(_ count: Int) -> Component? {
      log.renders[number, default: 0] += 1
      let state = state
      return FlexboxComponent(
        .row,
        view: ViewConfiguration(
          "li",
          attributes: [
            .className(isSelected ? "selected" : "row"),
            .listener("click", Action { [log, number] _ in log.clicks.append("item \(number)") }),
          ])
      ) {
        Box(log, ViewConfiguration("span", attributes: [.text("\(count)")]))
        FlexboxComponent(
          view: ViewConfiguration(
            "button",
            attributes: [
              .listener(
                "click",
                Action { [log, number] _ in
                  log.clicks.append("button \(number)")
                  state.update { $0 += 1 }
                })
            ])
        ) {
          Component(view: ViewConfiguration("b"))
        }
      }
    }
  }

  /// As wide as possible up to 50 px, and 10 px high, or 20 px high if it is narrower.
  private final class Box: Component {
    private let log: Log
    init(_ log: Log, _ view: ViewConfiguration) {
      self.log = log
      super.init(view: view)
    }
    override func computeLayout(thatFits range: SizeRange) -> Layout {
      log.measured += 1
      let width = min(50, range.max.width)
      return Layout(of: self, size: range.clamp(Size(width: width, height: width < 50 ? 20 : 10)))
    }
  }

  private final class Page {
    var numbers = Array(0..<5)
    var selected = -1
    var tag = "ul"
    let log = Log()
    lazy var host = ComponentHost(environment: HostEnvironment()) { [unowned self] in
      FlexboxComponent(.column, view: ViewConfiguration(ViewClass(tag))) {
        for number in self.numbers { Item(number, isSelected: number == self.selected, self.log) }
      }
    }

    init() {
      host.recordMounts()
      host.renderIfNeeded()
      host.document.announceAll()
    }

    func hibernate() {
      for _ in 1...2 { host.hibernateUnchangedContents() }
    }

    func change(_ change: () -> Void) {
      host.setNeedsUpdate(change: change)
      host.renderIfNeeded()
    }

    var list: Element { host.document.root.children.first { $0.attribute("hidden") == nil }! }
    var items: [Element] { list.children }

    func click(_ element: Element) -> Bool {
      defer { host.renderIfNeeded() }
      return host.handle(UIEvent(type: "click", target: element.id))
    }

    /// The number of mounted boxes.
    var boxCount: Int {
      var count = 0
      func record(_ layout: Layout, at _: Point) { if layout.component is Box { count += 1 } }
      host.mountedLayout?.forEach(record)
      return count
    }

    /// The page as a client would have it.
    var description: String { ReplicaDocument(of: host.document).root.description }

    /// The page that a new host with the same data shows.
    func fresh(counts: [Int: Int] = [:]) -> String {
      let other = Page()
      other.change {
        (other.numbers, other.selected, other.tag) = (numbers, selected, tag)
      }
      for (number, count) in counts {
        for _ in 0..<count {
          _ = other.click(other.items[numbers.firstIndex(of: number)!].children[1])
        }
      }
      return other.description
    }
  }

  @Test func componentsOfUnchangedRowsAreReleasedAndTheDocumentStays() {
    let page = Page()
    let before = page.description
    page.host.hibernateUnchangedContents()
    #expect(page.host.hibernatingElements == 0, "Rows that were just mounted stay.")
    page.host.hibernateUnchangedContents()
    #expect(page.host.hibernatingElements == 5 * 4)
    #expect(page.boxCount == 0)
    #expect(page.host.components(Item.self).count == 5)
    #expect(page.description == before)
    #expect(!page.host.document.hasChanges)
    #expect(page.host.checkInvariants() == [])
  }

  @Test func aRowThatWasMountedAgainStaysForOneMoreCall() {
    let page = Page()
    page.host.hibernateUnchangedContents()
    page.change { page.selected = 3 }
    page.host.hibernateUnchangedContents()
    #expect(page.host.hibernatingElements == 4 * 4)
    page.host.hibernateUnchangedContents()
    #expect(page.host.hibernatingElements == 5 * 4)
  }

  @Test func aRowWithoutRecordedMountsStays() {
    let log = Log()
    let host = ComponentHost(environment: HostEnvironment()) { Item(0, log) }
    host.renderIfNeeded()
    for _ in 1...3 { host.hibernateUnchangedContents() }
    #expect(host.hibernatingElements == 0)
  }

  @Test func anEventWakesItsRowAloneAndReachesItsListener() {
    let page = Page()
    page.hibernate()
    #expect(page.click(page.items[2].children[1]))
    #expect(page.log.clicks == ["button 2"])
    #expect(page.log.renders == [0: 1, 1: 1, 2: 3, 3: 1, 4: 1])
    #expect(page.host.hibernatingElements == 4 * 4)
    #expect(page.description == page.fresh(counts: [2: 1]))
    #expect(page.host.checkInvariants() == [])
    page.hibernate()
    #expect(page.host.hibernatingElements == 5 * 4)
    #expect(page.click(page.items[2].children[1]))
    #expect(page.items[2].children[0].text == "2")
  }

  @Test func anEventOnTheElementOfTheContentItselfWakesTheRow() {
    let page = Page()
    page.hibernate()
    #expect(page.click(page.items[1]))
    #expect(page.log.clicks == ["item 1"])
    #expect(page.host.hibernatingElements == 4 * 4)
    #expect(!page.host.document.hasChanges)
  }

  @Test func pendingChangesWaitWhenARowWakes() {
    let page = Page()
    page.hibernate()
    page.host.setNeedsUpdate { page.numbers = [4] }
    #expect(page.host.handle(UIEvent(type: "click", target: page.items[0].children[1].id)))
    #expect(page.items.count == 5, "Events of one request meet the same document.")
    page.host.renderIfNeeded()
    #expect(page.description == page.fresh())
  }

  @Test(arguments: 0..<5) func changesOfHibernatingRowsAreShown(_ kind: Int) {
    let page = Page()
    page.hibernate()
    page.change {
      switch kind {
      case 0: page.numbers = [4, 2, 9, 0]
      case 1: page.selected = 1
      case 2: page.numbers.reverse()
      case 3: page.numbers = []
      default: page.tag = "ol"
      }
    }
    #expect(page.description == page.fresh())
    #expect(page.host.checkInvariants() == [])
    if kind == 3 { #expect(page.host.hibernatingElements == 0) }
    page.hibernate()
    #expect(page.description == page.fresh())
    page.host.wakeContents()
    #expect(page.host.hibernatingElements == 0)
    #expect(page.description == page.fresh())
    #expect(page.host.checkInvariants() == [])
  }

  @Test func aRowInANewContainerHasAllOfItsElements() {
    let page = Page()
    page.hibernate()
    page.change { page.tag = "ol" }
    page.host.document.announceAll()
    #expect(page.list.tag == "ol")
    #expect(page.items.map(\.children.count) == [2, 2, 2, 2, 2])
    #expect(page.click(page.items[4].children[1]))
    #expect(page.items[4].children[0].text == "1")
  }

  @Test func aRowGetsAnotherWidth() {
    let page = Page()
    page.hibernate()
    for width in [40.0, 500, 45] {
      var traits = page.host.environment.traits
      traits.viewport.width = width
      page.host.update(traits: traits)
      page.host.renderIfNeeded()
      let height = page.items[0].children[0].frame?.height
      page.hibernate()
      page.host.wakeContents()
      #expect(height == page.items[0].children[0].frame?.height)
      #expect(page.host.checkInvariants() == [])
    }
    let narrow = Page()
    var traits = narrow.host.environment.traits
    traits.viewport.width = 45
    narrow.host.update(traits: traits)
    narrow.host.renderIfNeeded()
    #expect(page.description == narrow.description)
  }

  @Test func rowsThatACoverRemovedForAWhileHaveAllOfTheirElements() {
    let page = Page()
    page.hibernate()
    var isCovered = true
    page.host.cover = { isCovered ? Component(view: ViewConfiguration("p")) : $0 }
    page.change {}
    #expect(page.list.tag == "p")
    #expect(page.host.hibernatingElements == 0)
    isCovered = false
    page.change {}
    page.host.document.announceAll()
    #expect(page.items.map(\.children.count) == [2, 2, 2, 2, 2])
    #expect(page.click(page.items[1].children[1]))
    #expect(page.items[1].children[0].text == "1")
    #expect(page.host.checkInvariants() == [])
  }

  @Test func theWholeHostHibernatesWithItsRows() {
    let page = Page()
    page.hibernate()
    let before = page.description
    #expect(page.host.hibernate())
    #expect(page.host.hibernatingElements == 0)
    page.host.wake()
    #expect(!page.host.document.hasChanges)
    #expect(page.description == before)
    #expect(page.boxCount == 5)
    #expect(page.click(page.items[3].children[1]))
    #expect(page.items[3].children[0].text == "1")
  }

  @Test func theDescriptionOfTheTreeHasAllComponents() {
    let page = Page()
    let before = page.host.describe()
    let inspection = page.host.inspect()
    page.hibernate()
    #expect(page.host.describe() == before)
    page.hibernate()
    #expect(page.host.inspect() == inspection)
  }

  @Test func actionsAndTheirValuesAreReleased() {
    final class Value {}
    final class Holder: RenderComponent<Void> {
      let makesValue: () -> Value
      init(_ makesValue: @escaping () -> Value) {
        self.makesValue = makesValue
        super.init()
      }
      override func render(_ state: Void) -> Component? {
        let value = makesValue()
        return FlexboxComponent(
          view: ViewConfiguration(
            "p", attributes: [.listener("click", Action { _ in _ = value })])
        ) {
          Component(view: ViewConfiguration("b"))
        }
      }
    }
    weak var value: Value?
    let host = ComponentHost(environment: HostEnvironment()) {
      Holder {
        let made = Value()
        value = made
        return made
      }
    }
    host.recordMounts()
    host.renderIfNeeded()
    #expect(value != nil)
    for _ in 1...2 { host.hibernateUnchangedContents() }
    #expect(host.hibernatingElements == 2)
    #expect(value == nil)
  }

  /// The content must not depend on other values than the properties, the state and the environment; if it does, the
  /// page shows the new value as soon as the row wakes.
  @Test func aRowWithAnotherSizeIsBuiltAgainWhenItWakes() {
    final class Outside { var height = 10.0, makesRow = false }
    final class Depending: RenderComponent<Void> {
      let outside: Outside
      init(_ outside: Outside) {
        self.outside = outside
        super.init()
      }
      override func render(_ state: Void) -> Component? {
        FlexboxComponent(view: ViewConfiguration("p")) {
          Component(
            view: ViewConfiguration("b", attributes: [.listener("click", Action { _ in })]),
            size: ComponentSize(width: .points(10), height: .points(outside.height)))
          if outside.makesRow { CountingRow("row", log: CountingRow.Log()) }
        }
      }
    }
    for makesRow in [false, true] {
      let outside = Outside()
      let host = ComponentHost(environment: HostEnvironment()) { Depending(outside) }
      host.recordMounts()
      host.renderIfNeeded()
      for _ in 1...2 { host.hibernateUnchangedContents() }
      #expect(host.hibernatingElements == 2)
      outside.height = 30
      outside.makesRow = makesRow
      host.document.announceAll()
      #expect(
        host.handle(UIEvent(type: "click", target: host.document.root.children[0].children[0].id)))
      host.renderIfNeeded()
      #expect(host.hibernatingElements == 0)
      #expect(host.document.root.children[0].children[0].frame?.height == 30)
      #expect(host.document.root.children[0].children.count == (makesRow ? 2 : 1))
      #expect(host.checkInvariants() == [])
    }
  }
}

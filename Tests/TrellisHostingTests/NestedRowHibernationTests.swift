import Testing
import TrellisComponents
import TrellisHosting
import TrellisLayout
import TrellisUI

@testable import TrellisDOM

/// Rows whose components have states of their own hibernate, and keep the states.
struct NestedRowHibernationTests {
  private final class Log {
    var renders: [String] = []
    var updaters: [Int: StateUpdater<Int>] = [:]
    var reset: [Int: Action<Void>] = [:]
    var hasController = false
    var text: (Int) -> String = { "\($0)" }
  }

  /// A button with a count, in a row.
  private final class Counter: RenderComponent<Int> {
    let number: Int
    private let log: Log

    init(_ number: Int, _ log: Log) {
      self.number = number
      self.log = log
      super.init()
    }

    override func initialState() -> Int { 0 }
    override func shouldUpdate(from previous: Component) -> Bool {
      (previous as? Counter)?.number != number
    }

    override func render(_ count: Int) -> Component? {
      log.renders.append("counter \(number)")
      let state = state
      log.updaters[number] = state
      log.reset[number] = action { $0.reset }
      return FlexboxComponent(
        view: ViewConfiguration(
          "button", attributes: [.listener("click", Action { _ in state.update { $0 += 1 } })])
      ) {
        Component(
          view: ViewConfiguration("b", attributes: [.text(log.text(count))]),
          size: ComponentSize(width: .points(10), height: .points(10)))
      }
    }

    private func reset() { state.update { $0 = 100 } }

    override func makeController() -> ComponentController? {
      log.hasController ? ComponentController(component: self) : nil
    }
  }

  private final class Row: RenderComponent<Void> {
    let number: Int
    let title: String
    private let log: Log

    init(_ number: Int, _ title: String, _ log: Log) {
      self.number = number
      self.title = title
      self.log = log
      super.init(identifier: number)
    }

    override func shouldUpdate(from previous: Component) -> Bool {
      guard let previous = previous as? Row else { return true }
      return previous.number != number || previous.title != title
    }

    override func render(_ state: Void) -> Component? {
      log.renders.append("row \(number)")
      return FlexboxComponent(
        .row, view: ViewConfiguration("li", attributes: [.attribute("title", title)])
      ) {
        Counter(number, log)
      }
    }
  }

  private final class Page {
    var numbers = Array(0..<4)
    var titles: [Int: String] = [:]
    let log = Log()
    lazy var host = makeHost()

    init(text: @escaping (Int) -> String = { "\($0)" }) {
      log.text = text
      host.renderIfNeeded()
      host.document.announceAll()
    }

    func makeHost() -> ComponentHost {
      let host = ComponentHost(environment: HostEnvironment()) { [unowned self] in
        FlexboxComponent(.column, view: ViewConfiguration("ul")) {
          for number in self.numbers { Row(number, self.titles[number] ?? "", self.log) }
        }
      }
      host.recordMounts()
      return host
    }

    func rest() {
      for _ in 1...2 { host.hibernateUnchangedContents() }
      log.renders = []
    }

    var rows: [Element] {
      host.document.root.children[0].children.filter { $0.attribute("hidden") == nil }
    }
    var counts: [String] { rows.map { $0.children[0].children[0].text ?? "" } }

    func click(_ row: Int) -> Bool {
      defer { host.renderIfNeeded() }
      return host.handle(UIEvent(type: "click", target: rows[row].children[0].id))
    }
  }

  @Test func rowsWithStatesOfTheirOwnAreReleasedAndTheDocumentStays() {
    let page = Page()
    #expect(page.click(1))
    page.rest()
    #expect(page.host.hibernatingElements == 4 * 3)
    #expect(page.host.components(Counter.self).isEmpty)
    #expect(page.counts == ["0", "1", "0", "0"])
    #expect(page.log.renders == [])
    #expect(page.host.checkInvariants() == [])
  }

  @Test func anEventWakesItsRowAloneWithItsState() {
    let page = Page()
    #expect(page.click(1))
    for count in 2...4 {
      page.rest()
      #expect(page.click(1))
      #expect(page.counts == ["0", "\(count)", "0", "0"])
      #expect(page.log.renders == ["row 1", "counter 1", "counter 1"])
      #expect(page.host.hibernatingElements == 3 * 3)
      #expect(page.host.checkInvariants() == [])
    }
  }

  @Test func anUpdateOfAStateInARowIsShown() {
    let page = Page()
    page.rest()
    page.log.updaters[2]?.update { $0 += 5 }
    page.log.updaters[3]?.update { $0 += 7 }
    page.host.renderIfNeeded()
    #expect(page.counts == ["0", "0", "5", "7"])
    #expect(page.host.hibernatingElements == 2 * 3)
    #expect(page.host.checkInvariants() == [])
    page.rest()
    page.host.wakeContents()
    #expect(!page.host.document.hasChanges || page.counts == ["0", "0", "5", "7"])
    #expect(page.counts == ["0", "0", "5", "7"])
    #expect(page.host.checkInvariants() == [])
  }

  /// The former and the new text are equal by `==`.
  @Test func aTextWithOtherCodePointsIsShown() {
    let page = Page { $0 == 0 ? "\u{795E}" : "\u{FA19}" }
    page.rest()
    #expect(page.host.hibernatingElements == 4 * 3)
    page.log.updaters[2]?.update { $0 = 1 }
    page.host.renderIfNeeded()
    #expect(
      page.counts.map { $0.unicodeScalars.map(\.value) } == [
        [0x795E], [0x795E], [0xFA19], [0x795E],
      ])
  }

  @Test func anActionWakesTheRowOfItsComponent() {
    let page = Page()
    page.rest()
    page.log.reset[3]?.send((), from: page.host.components(Row.self)[0], startingAt: .sender)
    page.host.renderIfNeeded()
    #expect(page.counts == ["0", "0", "0", "100"])
    #expect(page.host.hibernatingElements == 3 * 3)
  }

  @Test func otherPropertiesOfARowKeepTheStatesInIt() {
    let page = Page()
    #expect(page.click(0))
    page.rest()
    page.host.setNeedsUpdate {
      page.titles[0] = "first"
      page.numbers = [3, 1, 0]
    }
    page.host.renderIfNeeded()
    #expect(page.counts == ["0", "0", "1"])
    #expect(page.rows[2].attribute("title") == "first")
    #expect(page.log.renders == ["row 0", "counter 0"])
    #expect(page.host.checkInvariants() == [])
  }

  @Test func statesOfRowsThatHibernateAreStored() throws {
    let page = Page()
    #expect(page.click(2))
    page.rest()
    let stored = try page.host.encodeState()
    let next = page.makeHost()
    try next.restore(stored)
    page.host = next
    next.renderIfNeeded()
    #expect(page.counts == ["0", "0", "1", "0"])
  }

  @Test func theWholeHostHibernatesWithSuchRows() {
    let page = Page()
    #expect(page.click(2))
    page.rest()
    #expect(page.host.hibernate())
    #expect(page.click(2))
    #expect(page.counts == ["0", "0", "2", "0"])
    #expect(page.host.checkInvariants() == [])
  }

  @Test func aRowWithAControllerStays() {
    let page = Page()
    page.log.hasController = true
    page.host.reload()
    page.host.setNeedsUpdate { page.numbers = [7, 8] }
    page.host.renderIfNeeded()
    page.rest()
    #expect(page.host.components(Row.self).count == 2)
    #expect(page.host.components(Counter.self).count == 2)
  }

  @Test func aLargeContentHibernatesInItsParts() {
    final class All: RenderComponent<Void> {
      let log: Log
      init(_ log: Log) {
        self.log = log
        super.init()
      }
      override func render(_ state: Void) -> Component? {
        FlexboxComponent(.column, view: ViewConfiguration("ul")) {
          for number in 0..<40 { Row(number, "", log) }
        }
      }
    }
    let log = Log()
    let host = ComponentHost(environment: HostEnvironment()) { All(log) }
    host.recordMounts()
    host.renderIfNeeded()
    for _ in 1...2 { host.hibernateUnchangedContents() }
    #expect(host.hibernatingElements == 40 * 3)
    #expect(host.components(Row.self).count == 40)
  }
}

import Synchronization
import Testing
import TrellisBase
import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisTesting
import TrellisUI

@testable import TrellisViews

/// Lists whose view is evaluated again: equal rows keep their components, and cost no visit.
struct ForEachTests {
  struct List: View {
    final class Model {
      var ids = Array(0..<1_000)
      var selection = -1
      var color = Color.text
      private(set) var turn: () -> Void = {}

      func onTurn(_ action: @escaping () -> Void) { turn = action }
    }

    let model: Model
    let log: Log
    @State private var turns = 0

    var body: some View {
      let _ = model.onTurn { turns += 1 }
      let _ = turns
      VStack(spacing: 0) {
        Text("\(model.ids.count) rows")
        ForEach(model.ids, id: \.self) { id in
          Row(id: id, isSelected: id == model.selection, log: log)
        }
        Text("the end")
      }
      .environment(\.listColor, model.color)
    }
  }

  struct Row: View {
    let id: Int
    let isSelected: Bool
    let log: Log
    @State private var count = 0
    @Environment(\.listColor) private var color

    var body: some View {
      let _ = log("\(id)")
      HStack {
        Text("Row \(id)").foregroundStyle(color)
        Button("Count \(count)") { count += 1 }.attribute("id", "count-\(id)")
      }
      .element("li")
      .className(isSelected ? "selected" : nil)
    }
  }

  struct Shown {
    let model = List.Model()
    let log = Log()
    let page: TestPage

    /// - Parameters:
    ///   - receiver: the receiver of repeated identities; `nil` if they are a programmer's mistake.
    ///   - count: the number of rows.
    init(reportingTo receiver: RepeatedIdentities? = nil, count: Int = 1_000) {
      model.ids.removeLast(model.ids.count - count)
      let (model, log) = (model, log)
      page = viewPage {
        List(model: model, log: log).environment(\.repeatedIdentities, receiver)
      }
      page.host.document.announceAll()
      _ = log.take()
    }

    func button(_ id: Int) throws -> Element {
      try #require(page.elements.first { $0.attribute("id") == "count-\(id)" })
    }

    /// The text of the button of a row.
    func count(_ id: Int) throws -> String? {
      let button = try button(id)
      return button.text ?? button.children.first?.text
    }

    func change(_ body: (List.Model) -> Void) -> RenderCounters {
      body(model)
      model.turn()
      page.settle()
      return page.host.counters
    }

    var ids: [String] {
      page.elements.filter { $0.tag == "li" }.compactMap { $0.children.first?.text }
    }

    var expected: [String] {
      var seen = Set<Int>()
      return model.ids.filter { seen.insert($0).inserted }.map { "Row \($0)" }
    }
  }

  @Test func oneSelectedRowOfAThousandCostsThatRow() {
    let list = Shown()
    let work = list.change { $0.selection = 500 }
    #expect(list.log.take() == ["500"])
    #expect(work.componentsRendered == 2)
    #expect(work.componentsBuilt <= 12)
    #expect(work.componentsVisited <= 16)
    #expect(work.layoutsComputed <= 2)
    #expect(work.mountsVisited <= 16)
    #expect(work.elementsTouched == 1)
    #expect(list.change { $0.selection = 501 }.componentsVisited <= 24)
    #expect(list.log.take() == ["500", "501"])
  }

  @Test func equalRowsCostNothing() {
    let list = Shown()
    let work = list.change { _ in }
    #expect(list.log.take().isEmpty)
    #expect(work.componentsVisited <= 8)
    #expect(work.layoutsComputed == 0)
    #expect(work.elementsTouched == 0)
  }

  @Test func movedRowsAreNotBuilt() {
    let list = Shown()
    for change: (List.Model) -> Void in [
      { $0.ids.swapAt(1, 998) }, { $0.ids.reverse() }, { $0.ids.removeAll { $0 % 10 == 9 } },
    ] {
      let work = list.change(change)
      #expect(list.log.take().isEmpty)
      #expect(work.componentsBuilt <= 8)
      #expect(list.ids == list.expected)
    }
    let work = list.change { $0.ids.insert(9, at: 0) }
    #expect(list.log.take() == ["9"])
    #expect(work.componentsBuilt <= 12)
    #expect(work.componentsVisited <= 16)
    #expect(list.ids == list.expected)
  }

  @Test func stateStaysWithItsRow() throws {
    let list = Shown()
    func click(_ id: Int) throws {
      #expect(list.page.host.handle(UIEvent(type: "click", target: try list.button(id).id)))
      list.page.settle()
    }
    try click(700)
    #expect(list.page.host.counters.componentsVisited <= 16)
    #expect(try list.count(700) == "Count 1")
    _ = list.change { $0.ids.swapAt(700, 3) }
    #expect(list.ids == list.expected)
    #expect(try list.count(700) == "Count 1")
    try click(700)
    #expect(try list.count(700) == "Count 2")
    // A row that is inserted again is a new one.
    _ = list.change { $0.ids.removeAll { $0 == 700 } }
    _ = list.change { $0.ids.append(700) }
    #expect(try list.count(700) == "Count 0")
    #expect(list.ids == list.expected)
  }

  @Test func aStateUpdateAndAnEvaluationTogetherReachTheirRows() throws {
    let list = Shown()
    #expect(list.page.host.handle(UIEvent(type: "click", target: try list.button(20).id)))
    let work = list.change { $0.selection = 21 }
    #expect(list.log.take() == ["20", "21"])
    #expect(work.componentsVisited <= 32)
    #expect(try list.count(20) == "Count 1")
  }

  @Test func anEnvironmentValueReachesRows() {
    let list = Shown()
    _ = list.change { $0.selection = 1 }
    _ = list.log.take()
    _ = list.change { $0.color = .danger }
    #expect(list.log.take().count == 1_000)
    _ = list.change { $0.selection = 2 }
    #expect(list.log.take() == ["1", "2"])
  }

  @Test func onlyTheFirstOfElementsWithOneIdentityIsShown() throws {
    for change: (List.Model) -> Void in [
      { $0.ids[10] = 50 }, { $0.ids.append(3) }, { $0.ids += [2_000, 2_000, 2_000] },
      { $0.ids = Array(2_000..<2_100) + [2_050] }, { $0.ids = [7, 7] },
    ] {
      let messages = Mutex<[String]>([])
      let receiver = RepeatedIdentities { message in messages.withLock { $0.append(message) } }
      let list = Shown(reportingTo: receiver, count: 100)
      let ids = list.model.ids
      _ = list.change(change)
      #expect(list.ids == list.expected)
      _ = list.change { $0.selection = 7 }
      #expect(list.ids == list.expected)
      _ = list.change { $0.ids = ids.reversed() }
      #expect(list.ids == list.expected)
      let texts = messages.withLock { $0 }
      #expect(texts.count == 1, "one line for several renders")
      #expect(texts.first?.contains("two elements with the identity") == true)
    }
  }

  @Test func elementsWithOneIdentityAreAProgrammerError() {
    var messages: [String] = []
    let list = Shown()
    list.page.host.onProgrammerError = { messages.append($0.message) }
    let shown = list.ids
    _ = list.change { $0.ids = [7, 7] }
    #expect(messages.count == 1 && messages[0].hasPrefix("ForEach shows two elements"))
    #expect(list.ids == shown, "the render is abandoned")
  }

  /// A field has no body, so it is no row of a list.
  @Test func fieldsKeepTheirElementsInAnotherOrder() throws {
    struct Fields: View {
      @State private var names = ["a", "b", "c"]
      var body: some View {
        VStack {
          ForEach(names, id: \.self) { TextField($0, text: .constant("")) }
          Button("reverse") { names.reverse() }
        }
      }
    }
    let page = viewPage { Fields() }
    let before = try ["a", "b", "c"].map { try page.element(named: $0) }
    try page.click("reverse")
    let after = try ["a", "b", "c"].map { try page.element(named: $0) }
    #expect(zip(before, after).allSatisfy { $0 === $1 })
  }

  @Test func ignoredPropertiesOfAnEquatableRowAreTheNewest() throws {
    struct Loose: View, Equatable {
      let id: Int
      let name: String
      @State private var turns = 0
      static func == (lhs: Loose, rhs: Loose) -> Bool { lhs.id == rhs.id }
      var body: some View { Button("\(name) \(turns)") { turns += 1 } }
    }
    struct Names: View {
      @State private var name = "old"
      var body: some View {
        Button("rename") { name = "new" }
        VStack { ForEach(0..<2, id: \.self) { Loose(id: $0, name: "\(name) \($0)") } }
      }
    }
    let page = viewPage { Names() }
    try page.click("rename")
    try page.click("old 0 0")
    #expect(page.elements.contains { $0.text == "new 0 1" })
    #expect(page.elements.contains { $0.text == "old 1 0" })
  }
}

extension EnvironmentValues {
  private enum ListColorKey: EnvironmentKey {
    static var defaultValue: Color { .text }
  }
  fileprivate var listColor: Color {
    get { self[ListColorKey.self] }
    set { self[ListColorKey.self] = newValue }
  }
}

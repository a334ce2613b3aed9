import Testing
import TrellisComponents
import TrellisControls
import TrellisHosting
import TrellisLayout
import TrellisTesting
import TrellisUI
import TrellisViews

/// Rows whose views are equal after a change of the view around the list.
struct RowReuseTests {
  private struct Item: Identifiable, Equatable {
    let id: Int
  }

  private final class Model {
    var starred: Set<Int> = []
    var evaluated: [Int] = []
    var width = 400.0
  }

  private struct Row: View {
    let item: Item
    let isStarred: Bool
    let model: Model
    @State private var count = 0
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
      let _ = model.evaluated.append(item.id)
      HStack {
        Button("row \(item.id): \(count)") { count += 1 }
        if isStarred { Text("star \(isEnabled)") }
      }
    }
  }

  /// A view that `==` calls equal whatever its action is.
  private struct Lenient: View, Equatable {
    let id: Int
    let generation: Int
    let report: (Int) -> Void

    nonisolated static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }

    var body: some View { Button("report \(id)") { report(generation) } }
  }

  /// A view with a list that is evaluated at each press of "again".
  private struct Around<Content: View>: View {
    @State private var generation = 0
    @State private var isDisabled = false
    let change: () -> Void
    let rows: (Int) -> Content

    var body: some View {
      VStack {
        Button("again") {
          change()
          generation += 1
        }
        Button("disable") { isDisabled.toggle() }
        rows(generation).disabled(isDisabled)
      }
    }
  }

  private let items = (0..<3_000).map { Item(id: $0) }

  private func list(_ model: Model, _ count: Int = 3_000) -> some View {
    List(items.prefix(count)) {
      Row(item: $0, isStarred: model.starred.contains($0.id), model: model)
    }
  }

  private func lazyStack(_ model: Model) -> some View {
    ScrollView {
      LazyVStack {
        ForEach(items) { Row(item: $0, isStarred: model.starred.contains($0.id), model: model) }
      }
    }
  }

  private func page(
    _ model: Model, isolation: (any Actor)? = #isolation, _ rows: @escaping () -> some View
  ) -> TestPage {
    ListPage { Around(change: { model.starred.formSymmetricDifference([3]) }) { _ in rows() } }.page
  }

  /// The pages with a list and with a stack; a change of one row builds as many components as a row has.
  private func check(_ page: TestPage, _ model: Model) throws {
    model.evaluated = []
    try page.click("again")
    #expect(model.evaluated == [3])
    #expect(page.host.counters.componentsBuilt < 40)
    try page.click("row 3: 0")
    #expect(model.evaluated == [3, 3])
    model.evaluated = []
    try page.click("again")
    #expect(model.evaluated == [3])
    #expect(page.texts.contains("row 3: 1"))
    model.evaluated = []
    try page.click("row 4: 0")
    #expect(model.evaluated == [4] && page.texts.contains("row 4: 1"))
    try page.click("again")
    model.evaluated = []
    try page.click("disable")
    #expect(Set(model.evaluated).isSuperset(of: 0..<5), "the rows read the environment")
    #expect(page.texts.contains("star false"))
    #expect(page.texts.contains("row 4: 1"))
  }

  /// A list with a window, and one that is mounted whole.
  @Test(arguments: [3_000, 220])
  func oneChangedRowOfAListIsBuilt(count: Int) throws {
    let model = Model()
    try check(page(model) { list(model, count) }, model)
  }

  /// Rows that are loaded at the end change the former last row only.
  @Test func rowsAtTheEndOfAListThatIsMountedWholeAreBuiltAlone() throws {
    let model = Model()
    var count = 220
    let page = ListPage { Around(change: { count += 5 }) { _ in list(model, count) } }
    model.evaluated = []
    let first = try #require(page.rows.first)
    try page.page.click("again")
    #expect(page.rows.count == 225 && page.rows.first === first)
    #expect(model.evaluated == Array(220..<225))
    #expect(page.page.host.counters.componentsBuilt < 150)
  }

  @Test func oneChangedRowOfALazyStackIsBuilt() throws {
    let model = Model()
    try check(page(model) { lazyStack(model) }, model)
  }

  @Test func aCellOfAGridIsBuiltAlone() throws {
    let model = Model()
    let page = page(model) {
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()]) {
          ForEach(items) { Row(item: $0, isStarred: model.starred.contains($0.id), model: model) }
        }
      }
    }
    try check(page, model)
  }

  /// A row that is equal by an application's `==` keeps its action until it is rendered again, then it has the action of the newest view.
  @Test func anEqualRowHasTheNewestAction() throws {
    var reported: [Int] = []
    let page = ListPage {
      Around(change: {}) { generation in
        List(items) { item in
          Lenient(id: item.id, generation: generation) { reported.append($0) }
        }
      }
    }.page
    try page.click("report 2")
    try page.click("again")
    try page.click("report 2")
    try page.click("disable")
    try page.click("disable")
    try page.click("report 2")
    #expect(reported == [0, 0, 1])
  }

  @Test func aRowThatComesBackIsShownAsItIsNow() throws {
    let model = Model()
    let shown = ListPage { Around(change: { model.starred = [3] }) { _ in list(model) } }
    try shown.page.click("row 3: 0")
    try shown.scroll(to: 20_000)
    #expect(!shown.page.texts.contains("row 3: 1"))
    try shown.page.click("again")
    try shown.scroll(to: 0)
    #expect(shown.page.texts.contains("row 3: 1") && shown.page.texts.contains("star true"))
  }
}

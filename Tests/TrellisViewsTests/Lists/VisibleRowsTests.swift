import Testing
import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisLayout
import TrellisTesting
import TrellisUI

@testable import TrellisViews

struct VisibleRowsTests {
  /// The numbers of a list, which tests change, and the position of its scroll view.
  final class Model: Equatable {
    var numbers: Range<Int>
    var position = ScrollPosition()

    init(_ numbers: Range<Int>) { self.numbers = numbers }
    static func == (lhs: Model, rhs: Model) -> Bool { lhs === rhs }
  }

  struct Row: View {
    let number: Int
    @State private var count = 0
    var body: some View {
      Button("row \(number): \(count)") { count += 1 }.frame(height: 40)
    }
  }

  struct List: View {
    let model: Model
    @State private var version = 0
    var body: some View {
      let _ = version
      VStack(spacing: 0) {
        Button("change") { version += 1 }.frame(height: 40)
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(model.numbers, id: \.self) { Row(number: $0) } }
        }
        .scrollPosition(Binding(get: { model.position }, set: { model.position = $0 }))
        .accessibilityLabel("list")
      }
    }
  }

  private func page(_ model: Model) -> TestPage {
    TestPage(
      sizeRange: { _ in SizeRange(exactly: Size(width: 300, height: 400)) },
      provider: { HostingComponent(List(model: model)) })
  }

  private func frame(of name: String, _ page: TestPage) -> Frame? {
    page.elements.first { row in
      row.attribute("role") == "listitem" && row.descendants.contains { $0.text == name }
    }?.frame
  }

  @Test func aListThatIsMountedWholeHasNone() {
    let model = Model(0..<200)
    _ = page(model)
    #expect(model.position.visibleRows == nil)
  }

  /// The browser scrolls to a row of a list that is mounted whole, too.
  @Test func aShortListIsScrolledToARow() throws {
    let model = Model(0..<100)
    let page = page(model)
    func word() throws -> String? {
      let list = page.elements.first { $0.attribute("role") == "list" }
      return try #require(list).attribute("data-recognizers")
    }
    #expect(try word() == nil)
    model.position.scrollTo(row: 70, anchor: .center)
    try page.click("change")
    #expect(try word() == "listwindow:0:2:71:center")
    try page.scroll(.label("list"), top: 2_000)
    try page.click("change")
    #expect(try word() == nil)
  }

  @Test func visibleRowsFollowReportsAndChanges() throws {
    let model = Model(0..<1_000)
    let page = page(model)
    #expect(model.position.visibleRows?.lowerBound == 0)
    try page.scroll(.label("list"), top: 20_010)
    #expect(model.position.visibleRows == 500..<510)
    model.numbers = -30..<1_000
    try page.click("change")
    #expect(model.position.visibleRows == 530..<540)
    model.position.scrollTo(row: .max, anchor: .bottom)
    try page.click("change")
    #expect(model.position.visibleRows == 1_021..<1_030)
    model.numbers = 0..<0
    try page.click("change")
    #expect(model.position.visibleRows == nil)
  }

  /// Numbers are added and removed at both ends: those that stay keep their frames and their states.
  @Test func aRangeThatMovesKeepsItsRows() throws {
    let model = Model(0..<1_000)
    let page = page(model)
    try page.scroll(.label("list"), top: 20_000)
    try page.click("row 501: 0")
    let before = try #require(frame(of: "row 501: 1", page))
    for numbers in [200..<1_200, 100..<1_100, 450..<900, -5_000..<50_000] {
      model.numbers = numbers
      try page.click("change")
      #expect(frame(of: "row 501: 1", page) == before, "\(numbers)")
    }
    model.numbers = 100_000..<100_500
    try page.click("change")
    #expect(frame(of: "row 501: 1", page) == nil)
  }

  @Test func twoPositionsAtOnePlaceAreEqual() {
    #expect(ScrollPosition() == ScrollPosition())
    var position = ScrollPosition()
    position.scrollTo(row: 3)
    #expect(position != ScrollPosition())
  }
}

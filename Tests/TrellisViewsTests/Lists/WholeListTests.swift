import Testing
import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisLayout
import TrellisTesting
import TrellisUI

@testable import TrellisViews

/// A list of which all rows are mounted up to a number: 250 here, as of a `List` up to 2,000.
struct WholeListTests {
  /// The numbers of a list, which tests change.
  final class Model: Equatable {
    var numbers: [Int]
    var position = ScrollPosition()
    var evaluated: [Int] = []

    init(_ numbers: Range<Int>) { self.numbers = Array(numbers) }
    static func == (lhs: Model, rhs: Model) -> Bool { lhs === rhs }
  }

  struct Row: View {
    let number: Int
    let model: Model
    @State private var count = 0
    var body: some View {
      let _ = model.evaluated.append(number)
      Button("row \(number): \(count)") { count += 1 }.frame(height: 40)
    }
  }

  struct Rows: PrimitiveView {
    let model: Model
    let isFollowed: Bool

    func _expand(into expansion: inout ViewExpansion) {
      var style = LazyListStyle()
      style.wholeLimit = 250
      style.isFollowed = isFollowed
      style.request = EnvironmentValues.current.scrollRequest
      let rows = ForEach(model.numbers, id: \.self) { Row(number: $0, model: model) }
      expansion.appendLazyList(ForEachRows(rows: rows, style: FlexboxStyle(), name: "Rows"), style)
    }
  }

  struct List: View {
    let model: Model
    var isFollowed = false
    @State private var version = 0
    var body: some View {
      let _ = version
      VStack(spacing: 0) {
        Button("change") { version += 1 }.frame(height: 40)
        ScrollView { Rows(model: model, isFollowed: isFollowed) }
          .scrollPosition(Binding(get: { model.position }, set: { model.position = $0 }))
          .accessibilityLabel("list")
      }
    }
  }

  private func page(_ model: Model, isFollowed: Bool = false) -> TestPage {
    TestPage(
      sizeRange: { _ in SizeRange(exactly: Size(width: 300, height: 400)) },
      provider: { HostingComponent(List(model: model, isFollowed: isFollowed)) })
  }

  private func row(_ name: String, _ page: TestPage) throws -> Element {
    try #require(
      page.listItems.first { row in row.descendants.contains { $0.text == name } }, "no \(name)")
  }

  @Test func allRowsUpToTheNumberAreMountedAndReported() throws {
    let model = Model(0..<250)
    let page = page(model)
    #expect(page.listPlaces == Array(1...250))
    #expect(try page.list().attribute("data-whole") == "")
    #expect(try page.listWord() == "w0")
    #expect(try page.list().frame?.height == 10_000)
    model.evaluated = []
    try page.scroll(.label("list"), top: 4_010)
    #expect(model.evaluated.isEmpty, "nothing is rendered")
    #expect(model.position.visibleRows == 100..<110)
    #expect(try page.listWord() == "w0")
  }

  @Test func aShortListReportsNothingUnlessItMayGrow() throws {
    let page = page(Model(0..<50))
    #expect(try page.list().attribute("data-recognizers") == nil)
    #expect(try page.list().attribute("data-whole") == nil)
    let growing = self.page(Model(0..<50), isFollowed: true)
    #expect(try growing.listWord() == "w0")
  }

  @Test func aListThatGrowsAndShrinksKeepsWhatIsRead() throws {
    let model = Model(0..<240)
    let page = page(model)
    try page.scroll(.label("list"), top: 4_000)
    try page.click("row 101: 0")
    let element = try row("row 101: 1", page)
    #expect(element.frame?.top == 4_040)
    // All frames have moved by the inserted rows: the client scrolls by the same distance.
    model.numbers = Array(-30..<240)
    try page.click("change")
    #expect(page.listItems.count < 60)
    #expect(try row("row 101: 1", page) === element)
    #expect(element.frame?.top == 5_240)
    #expect(try page.listWord() == "1" && page.list().attribute("data-whole") == nil)
    #expect(try page.list().frame?.height == 270 * 40)
    try page.scroll(.label("list"), top: 5_200)
    model.numbers = Array(-30..<210)
    try page.click("change")
    #expect(page.listPlaces.sorted() == Array(1...240))
    #expect(try row("row 101: 1", page) === element)
    #expect(element.frame?.top == 5_240)
    #expect(try page.listWord() == "w1")
    #expect(try page.list().attribute("data-whole") == "")
  }

  /// Many rows that are added at once have a window around the row that is read.
  @Test func rowsByTheThousandAreAddedAroundWhatIsRead() throws {
    let model = Model(0..<50)
    let page = page(model, isFollowed: true)
    try page.scroll(.label("list"), top: 800)
    let element = try row("row 25: 0", page)
    model.numbers = Array(-5_000..<5_000)
    try page.click("change")
    #expect(try row("row 25: 0", page) === element)
    #expect(model.position.visibleRows?.lowerBound == 5_020)
    #expect(page.listItems.count < 60)
  }

  @Test func theRowWithTheFocusStaysWhenTheListGetsAWindow() throws {
    let model = Model(0..<240)
    let page = page(model)
    try page.reportList(#"{"top":8000,"height":360,"epoch":0,"focused":3}"#)
    model.numbers = Array(0..<300)
    try page.click("change")
    #expect(page.listPlaces.contains(3) && !page.listPlaces.contains(5))
    #expect(page.listPlaces.contains(204))
  }

  @Test func theBrowserScrollsToARowAndFormerReportsAreIgnored() throws {
    let model = Model(0..<240)
    let page = page(model)
    model.position.scrollTo(row: 150, anchor: .top)
    try page.click("change")
    #expect(try page.list().attribute("data-recognizers") == "listwindow:w1:2:151:top")
    try page.reportList(#"{"top":40,"height":360,"epoch":0,"focused":0}"#)
    #expect(model.position.visibleRows?.lowerBound == 150)
    try page.scroll(.label("list"), top: 6_000)
    try page.click("change")
    #expect(try page.list().attribute("data-recognizers") == "listwindow:w1")
    #expect(page.listItems.count == 240)
  }

  @Test(arguments: [
    "{}", "null", #"{"top":1e308,"height":360,"epoch":0,"focused":0}"#,
    #"{"top":-1e8,"height":1e6,"epoch":0,"focused":2147483647}"#,
    #"{"top":40,"height":360,"epoch":9,"focused":0}"#,
    #"{"top":40,"height":360,"epoch":0,"focused":0,"row":2147483647,"frame":1e8}"#,
  ])
  func wrongReportsAreHarmless(data: String) throws {
    let model = Model(0..<240)
    let page = page(model)
    try page.reportList(data)
    model.numbers = Array(-10..<250)
    try page.click("change")
    #expect(!page.listItems.isEmpty)
    model.numbers = Array(0..<210)
    try page.click("change")
    #expect(page.listItems.count == 210)
  }

  /// A change of one row evaluates that row, and a change beside the list none.
  @Test func aChangeOfOneRowEvaluatesThatRow() throws {
    let model = Model(0..<240)
    let page = page(model)
    model.evaluated = []
    try page.click("row 7: 0")
    #expect(model.evaluated == [7])
    #expect(page.host.counters.componentsBuilt < 40)
    model.evaluated = []
    try page.click("change")
    #expect(model.evaluated.isEmpty, "equal rows")
    #expect(page.host.counters.componentsBuilt < 40)
  }
}

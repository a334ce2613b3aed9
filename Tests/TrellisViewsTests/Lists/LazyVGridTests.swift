import Testing
import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisLayout
import TrellisTesting
import TrellisUI

@testable import TrellisViews

struct LazyVGridTests {
  struct Photo: Identifiable, Equatable {
    let id: Int
    var height = 50.0
  }

  struct Tile: View {
    let photo: Photo
    @State private var count = 0
    var body: some View {
      Button("p\(photo.id)x\(count)") { count += 1 }
        .frame(maxWidth: .infinity, minHeight: photo.height, maxHeight: photo.height)
    }
  }

  /// The photos of a page, which tests change.
  final class Model: Equatable {
    var photos: [Photo]
    var position = ScrollPosition()
    init(_ count: Int, height: (Int) -> Double = { _ in 50 }) {
      photos = (0..<count).map { Photo(id: $0, height: height($0)) }
    }
    static func == (lhs: Model, rhs: Model) -> Bool { lhs === rhs }
  }

  struct Wall: View {
    let model: Model
    let columns: [GridItem]
    @State private var version = 0
    var body: some View {
      let _ = version
      VStack(spacing: 0) {
        Button("change") { version += 1 }
        ScrollView {
          LazyVGrid(columns: columns, alignment: .leading, spacing: 0) {
            ForEach(model.photos) { Tile(photo: $0) }
          }
        }
        .scrollPosition(Binding(get: { model.position }, set: { model.position = $0 }))
        .accessibilityLabel("wall")
      }
    }
  }

  static let three = [GridItem](repeating: .flexible(), count: 3)

  private func page(
    _ model: Model, _ columns: [GridItem] = Self.three, width: Double = 300,
    direction: WritingDirection = .leftToRight
  ) -> TestPage {
    let page = TestPage(
      sizeRange: { SizeRange(exactly: $0.viewport) },
      provider: { HostingComponent(Wall(model: model, columns: columns)) })
    resize(page, to: width, direction)
    return page
  }

  private func resize(
    _ page: TestPage, to width: Double, _ direction: WritingDirection = .leftToRight
  ) {
    page.host.update(
      traits: Traits(viewport: Size(width: width, height: 400), writingDirection: direction))
    page.settle()
  }

  @Test func cellsFillColumnsRowByRow() throws {
    let page = page(Model(3_000))
    #expect(page.listItems.count > 20 && page.listItems.count < 120)
    #expect(try page.list().frame?.height == 50_000)
    #expect(try page.listItem(1).frame == Frame(left: 0, top: 0, width: 100, height: 50))
    #expect(try page.listItem(3).frame == Frame(left: 200, top: 0, width: 100, height: 50))
    #expect(try page.listItem(4).frame == Frame(left: 0, top: 50, width: 100, height: 50))
    #expect(try page.listItem(4).attribute("aria-setsize") == "3000")
    #expect(!page.host.needsRender)
  }

  @Test func columnsAreMirroredOnARightToLeftPage() throws {
    let page = page(Model(3_000), [.fixed(80), .fixed(40)], direction: .rightToLeft)
    #expect(try page.listItem(1).frame?.left == 220)
    #expect(try page.listItem(2).frame?.left == 180)
    #expect(try page.listWord() == "0")
  }

  @Test func aRowIsAsHighAsItsHighestCell() throws {
    let page = page(Model(3_000) { $0 == 1 ? 90 : 50 })
    #expect(try page.listItem(1).frame?.height == 90)
    #expect(try page.listItem(4).frame?.top == 90)
  }

  @Test func scrollingMountsOtherRows() throws {
    let page = page(Model(3_001))
    try page.scroll(.label("wall"), top: 25_000)
    #expect(try page.listItem(1_501).frame?.top == 25_000)
    #expect(page.listItems.count < 120)
    try page.scrollList(to: 60_000, length: 360)
    #expect(page.listPlaces.last == 3_001)
    #expect(try page.listItem(3_001).frame?.top == 50_000)
  }

  @Test func theNumberOfAdaptiveColumnsFollowsTheWidth() throws {
    let model = Model(3_000)
    let page = page(model, [.adaptive(minimum: 100)])
    #expect(try page.listItem(4).frame?.top == 50)
    try page.scrollList(to: 20_000, length: 360)
    let first = try page.listItem(1_201)
    #expect(first.frame?.top == 20_000)
    resize(page, to: 600)
    #expect(try page.listItem(1_201).frame?.top == 20_000)
    #expect(try page.listItem(1_206).frame == Frame(left: 500, top: 20_000, width: 100, height: 50))
    resize(page, to: 250)
    #expect(try page.listItem(1_201).frame?.top == 20_000)
    #expect(try page.listItem(1_202).frame?.left == 125)
    #expect(page.listPlaces == page.listPlaces.sorted())
  }

  @Test func statesFollowCellsToOtherRows() throws {
    let model = Model(3_000)
    let page = page(model)
    try page.click("p4x0")
    model.photos.insert(Photo(id: 9_000), at: 0)
    try page.click("change")
    #expect(page.texts.contains("p4x1"))
    #expect(page.texts.first { $0 != "change" } == "p9000x0")
    try page.scrollList(to: 40_000, length: 360)
    try page.scrollList(to: 0, length: 360)
    #expect(page.texts.contains("p4x1"))
  }

  /// Whole rows before the visible part move nothing. Single cells there keep the row of the first visible cell in place.
  @Test(arguments: [(6, 0), (7, 0), (0, 9), (0, 10)])
  func changesAboveKeepTheFirstVisibleCell(added: Int, removed: Int) throws {
    let model = Model(3_000) { Double(30 + ($0 * 37) % 50) }
    let page = page(model)
    try page.scrollList(to: 20_000, length: 360)
    let place = try #require(
      page.listPlaces.first {
        ($0 - 1).isMultiple(of: 3) && ((try? page.listItem($0).frame?.top) ?? 0) >= 20_000
      })
    let (id, top) = (model.photos[place - 1].id, try #require(try page.listItem(place).frame).top)
    model.photos.removeSubrange(300..<300 + removed)
    model.photos.insert(contentsOf: (0..<added).map { Photo(id: 9_000 + $0, height: 70) }, at: 300)
    try page.click("change")
    let now = try #require(model.photos.firstIndex { $0.id == id }) + 1
    let frame = try #require(try page.listItem(now).frame)
    #expect(abs(frame.top - top) < 0.02)
    if (added - removed).isMultiple(of: 3) { #expect(frame.left == 0) }
  }

  @Test func aPositionScrollsToACell() throws {
    let model = Model(3_000)
    let page = page(model)
    model.position.scrollTo(id: 1_000, anchor: .top)
    try page.click("change")
    #expect(try page.listItem(1_001).frame?.top == 333 * 50)
    let word = try #require(try page.list().attribute("data-recognizers"))
    #expect(word == "listwindow:1:2:1001:top")
    model.position.scrollTo(row: 1_000_000)
    try page.click("change")
    #expect(page.listPlaces.last == 3_000)
  }

  @Test func theCellWithTheFocusStays() throws {
    let page = page(Model(3_000))
    try page.scrollList(to: 40_000, length: 360, focused: 5)
    #expect(page.texts.contains("p4x0"))
    try page.scrollList(to: 30_000, length: 360)
    #expect(!page.texts.contains("p4x0"))
  }

  @Test func aSmallGridIsMountedWhole() throws {
    let page = page(Model(198))
    #expect(page.listItems.count == 198)
    #expect(try page.list().attribute("data-recognizers") == nil)
  }

  @Test func anEmptyGridHasNoHeight() throws {
    let model = Model(0)
    let page = page(model)
    #expect(try page.list().frame?.height == 0)
    model.photos = (0..<1_000).map { Photo(id: $0) }
    try page.click("change")
    #expect(try page.listItem(1).frame?.top == 0)
    model.photos = []
    try page.click("change")
    #expect(page.listItems.isEmpty)
  }

  @Test func aFileHasTheFirstCells() throws {
    let model = Model(3_000)
    let page = TestPage(
      sizeRange: { _ in SizeRange(exactly: Size(width: 300, height: 400)) },
      provider: {
        HostingComponent(
          Wall(model: model, columns: Self.three).environment(\.pageMedium, .file))
      })
    #expect(page.listItems.count == 202)
    #expect(page.texts.last == "Rows 1 to 201 of 3000")
  }

  /// The last row of three columns has two cells.
  @Test(arguments: [PageMedium.live, .file]) func allOf200CellsAreMounted(medium: PageMedium) throws
  {
    let page = TestPage(
      sizeRange: { _ in SizeRange(exactly: Size(width: 300, height: 400)) },
      provider: {
        HostingComponent(
          Wall(model: Model(200), columns: Self.three).environment(\.pageMedium, medium))
      })
    #expect(page.listPlaces == Array(1...200))
    #expect(try page.list().attribute("data-recognizers") == nil)
  }

  @Test func theColumnsOfAFileFollowTheWidth() throws {
    let model = Model(3_000)
    let page = TestPage(
      sizeRange: { _ in SizeRange(exactly: Size(width: 300, height: 400)) },
      provider: {
        HostingComponent(
          Wall(model: model, columns: [.adaptive(minimum: 100)]).environment(\.pageMedium, .file))
      })
    #expect(try page.listItem(4).frame == Frame(left: 0, top: 50, width: 100, height: 50))
  }

  // MARK: Both axes

  /// 10,000 rows of 1,000 cells: those near the visible part are mounted.
  private func sheet(_ direction: WritingDirection = .leftToRight) -> TestPage {
    let page = TestPage(
      sizeRange: { SizeRange(exactly: $0.viewport) },
      provider: {
        HostingComponent(
          ScrollView([.horizontal, .vertical]) {
            LazyVGrid(columns: Array(repeating: .fixed(160), count: 1_000), spacing: 0) {
              ForEach(0..<10_000_000, id: \.self) { Text("\($0)").frame(height: 80) }
            }
          }
          .accessibilityLabel("sheet"))
      })
    page.host.update(
      traits: Traits(viewport: Size(width: 800, height: 400), writingDirection: direction))
    page.settle()
    return page
  }

  @Test func aLargeSheetHasAWindowInBothAxes() throws {
    let page = sheet()
    #expect(try page.listWord() == "b0")
    #expect(try page.list().frame?.width == 160_000)
    #expect(try page.list().frame?.height == 800_000)
    #expect(page.listItems.count < 700)
    try page.scroll(.label("sheet"), left: 80_000, top: 400_000)
    #expect(page.listItems.count < 700)
    let cell = try page.listItem(5_000 * 1_000 + 501)
    #expect(cell.frame == Frame(left: 80_000, top: 400_000, width: 160, height: 80))
    #expect(cell.attribute("aria-setsize") == "10000000")
    #expect(!page.host.needsRender)
  }

  @Test func aRightToLeftSheetBeginsAtTheRightEdge() throws {
    let page = sheet(.rightToLeft)
    #expect(try page.listWord() == "br0")
    #expect(try page.listItem(1).frame?.left == 160_000 - 160)
    try page.scroll(.label("sheet"), left: 0, top: 0)
    #expect(page.listPlaces.contains(1_000))
    #expect(try page.listItem(1_000).frame?.left == 0)
  }

  @Test func theFocusedCellStaysWhenItsColumnLeaves() throws {
    let page = sheet()
    try page.scrollList(to: 0, length: 400, focused: 3, across: 40_000, breadth: 800)
    #expect(page.listPlaces.contains(3))
    #expect(!page.listPlaces.contains(1_003))
  }

  @Test func aPositionScrollsToACellOfAnyColumn() throws {
    struct Jump: View {
      @State private var position = ScrollPosition()
      var body: some View {
        Button("go") { position.scrollTo(id: 7_000_700) }
        ScrollView([.horizontal, .vertical]) {
          LazyVGrid(columns: Array(repeating: .fixed(160), count: 1_000), spacing: 0) {
            ForEach(0..<10_000_000, id: \.self) { Text("\($0)").frame(height: 80) }
          }
        }
        .scrollPosition($position)
      }
    }
    let page = TestPage(
      sizeRange: { SizeRange(exactly: $0.viewport) }, provider: { HostingComponent(Jump()) })
    try page.click("go")
    #expect(page.listPlaces.contains(7_000_701))
    #expect(page.listItems.count < 700)
  }

  @Test(arguments: [
    #"{"top":0,"height":400,"epoch":0,"focused":0,"left":1e300,"width":800}"#,
    #"{"top":0,"height":400,"epoch":0,"focused":0,"left":0,"width":-1}"#,
    #"{"top":0,"height":400,"epoch":0,"focused":0,"left":"x","width":1}"#,
  ])
  func aWrongReportChangesNothing(data: String) throws {
    let page = sheet()
    try page.reportList(#"{"top":0,"height":400,"epoch":0,"focused":0,"left":0,"width":800}"#)
    let before = page.listPlaces
    try page.reportList(data)
    #expect(page.listPlaces == before)
  }

  // MARK: LazyHGrid

  @Test func aHorizontalGridFillsColumns() throws {
    let page = TestPage(
      sizeRange: { SizeRange(exactly: $0.viewport) },
      provider: {
        HostingComponent(
          ScrollView(.horizontal) {
            LazyHGrid(rows: [.fixed(40), .fixed(60)], spacing: 0) {
              ForEach(0..<3_000, id: \.self) { Text("\($0)").frame(width: 70) }
            }
          })
      })
    page.host.update(traits: Traits(viewport: Size(width: 300, height: 400)))
    page.settle()
    #expect(try page.listWord() == "x0")
    #expect(try page.list().frame?.width == 105_000)
    #expect(try page.list().frame?.height == 100)
    #expect(try page.listItem(2).frame == Frame(left: 0, top: 40, width: 70, height: 60))
    #expect(try page.listItem(3).frame == Frame(left: 70, top: 0, width: 70, height: 40))
    try page.scrollList(to: 50_000, length: 300)
    #expect(page.listPlaces.contains(1_431))
  }
}

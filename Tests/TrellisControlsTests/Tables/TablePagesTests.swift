import Synchronization
import TestSupport
import Testing

@testable import TrellisControls

/// A source that waits, fails and lies as a test requests.
final class StubSource: TableSource {
  struct Row: Identifiable, Sendable {
    let id: Int
  }
  struct Broken: Error {}

  struct Content {
    var count = 1_000_000
    /// The number of rows that there are; `nil` for as many as are counted.
    var existing: Int?
    var isBroken = false
    var isClosed = false
    /// The number of rows that each count adds.
    var growth = 0
    var id: @Sendable (Int) -> Int = { $0 }
    var asked: [Int] = []
    var cancelled: [Int] = []
    var counts = 0
  }

  let content = Mutex(Content())

  init(_ change: @Sendable (inout Content) -> Void = { _ in }) { content.withLock { change(&$0) } }

  var asked: [Int] { content.withLock { $0.asked } }
  var cancelled: [Int] { content.withLock { $0.cancelled } }

  func set(_ change: (inout Content) -> Void) { content.withLock { change(&$0) } }

  func count(of query: TableQuery) async throws -> Int {
    try content.withLock { content in
      content.counts += 1
      if content.isBroken { throw Broken() }
      content.count += content.growth
      return content.count
    }
  }

  func rows(_ range: Range<Int>, of query: TableQuery) async throws -> [Row] {
    content.withLock { $0.asked.append(range.lowerBound / 100) }
    while content.withLock({ $0.isClosed }) {
      if Task.isCancelled {
        content.withLock { $0.cancelled.append(range.lowerBound / 100) }
        throw CancellationError()
      }
      await Task.yield()
    }
    return try content.withLock { content in
      if content.isBroken { throw Broken() }
      let end = content.existing ?? content.count
      return range.clamped(to: 0..<max(end, range.lowerBound)).map { Row(id: content.id($0)) }
    }
  }
}

@Suite(.timeLimit(.minutes(20))) struct TablePagesTests {
  private func pages(_ source: StubSource) async -> TablePages<StubSource.Row> {
    let pages = TablePages<StubSource.Row>(source)
    pages.begin(TableQuery())
    await waitUntil { pages.count != nil || pages.problem != nil }
    return pages
  }

  @Test func theRowsOfAWindowAreLoaded() async {
    let pages = await pages(StubSource())
    #expect(pages.count == 1_000_000)
    #expect(pages.row(500_000) == nil)
    pages.show(499_990..<500_040)
    await waitUntil { !pages.isLoading }
    #expect(pages.row(499_990)?.id == 499_990)
    #expect(pages.row(500_039)?.id == 500_039)
    #expect(pages.row(-1) == nil && pages.row(700_000) == nil)
  }

  @Test func theNumberOfPagesInMemoryIsBounded() async {
    let pages = await pages(StubSource())
    for start in stride(from: 0, to: 100_000, by: 1_000) {
      pages.show(start..<start + 60)
      await waitUntil { !pages.isLoading }
      #expect(pages.row(start + 59)?.id == start + 59)
    }
    #expect(pages.loadedPages <= 8)
  }

  @Test func loadsOfAnEarlierWindowAreCancelled() async {
    let source = StubSource { $0.isClosed = true }
    let pages = await pages(source)
    pages.show(0..<50)
    await waitUntil { source.asked == [0] }
    pages.show(700_000..<700_050)
    await waitUntil { source.cancelled == [0] }
    source.set { $0.isClosed = false }
    await waitUntil { !pages.isLoading }
    #expect(pages.row(700_000)?.id == 700_000)
    #expect(pages.row(0) == nil)
  }

  @Test func aPageThatBothWindowsNeedIsLoadedOnce() async {
    let source = StubSource { $0.isClosed = true }
    let pages = await pages(source)
    pages.show(0..<50)
    pages.show(20..<90)
    pages.show(60..<140)
    await waitUntil { source.asked.count == 2 }
    source.set { $0.isClosed = false }
    await waitUntil { !pages.isLoading }
    #expect(source.asked.sorted() == [0, 1] && source.cancelled.isEmpty)
  }

  @Test func aSourceThatThrowsIsAskedAgainOnRequestOnly() async {
    let source = StubSource { $0.isBroken = true }
    let pages = await pages(source)
    #expect(pages.problem == .failed && pages.count == nil)
    source.set { $0.isBroken = false }
    pages.retry()
    await waitUntil { pages.count != nil }
    source.set { $0.isBroken = true }
    pages.show(0..<50)
    await waitUntil { pages.problem != nil }
    for _ in 0..<5 { pages.show(0..<50) }
    #expect(source.asked == [0])
    source.set { $0.isBroken = false }
    pages.retry()
    await waitUntil { pages.row(0) != nil }
    #expect(pages.problem == nil)
  }

  @Test func rowsThatWereRemovedAreCountedAgain() async {
    let source = StubSource { $0.count = 1_000 }
    let pages = await pages(source)
    source.set { $0.count = 730 }
    pages.show(900..<1_000)
    await waitUntil { pages.count == 730 }
    #expect(pages.problem == nil)
    pages.show(680..<730)
    await waitUntil { pages.row(729) != nil }
  }

  @Test func fewerRowsThanCountedAreAProblem() async {
    let source = StubSource {
      $0.count = 1_000
      $0.existing = 950
    }
    let pages = await pages(source)
    pages.show(900..<1_000)
    await waitUntil { pages.problem != nil }
    #expect(pages.problem == .fewerRows)
    #expect(pages.row(949) != nil && pages.row(950) == nil)
  }

  @Test func whatIsWrongIsReadAgainOnRequest() async {
    let source = StubSource {
      $0.count = 1_000
      $0.existing = 950
    }
    let pages = await pages(source)
    pages.show(900..<1_000)
    await waitUntil { pages.problem != nil }
    source.set { $0.existing = nil }
    pages.retry()
    await waitUntil { pages.row(999) != nil }
    #expect(pages.problem == nil)
    source.set { $0.id = { $0 / 2 } }
    pages.reload()
    await waitUntil { pages.problem == .repeatedIdentity }
    source.set { $0.id = { $0 } }
    pages.retry()
    await waitUntil { pages.row(901)?.id == 901 }
    #expect(pages.problem == nil)
  }

  /// The count changes while the rows are read, and rows that it promises do not come.
  @Test func aCountThatChangesAtEachCallIsAskedForAFewTimes() async {
    let source = StubSource {
      $0.count = 1_000
      $0.existing = 340
      $0.growth = 7
    }
    let pages = await pages(source)
    pages.show(300..<500)
    await waitUntil { pages.problem != nil && !pages.isLoading }
    #expect(pages.problem == .fewerRows)
    #expect(pages.row(339) != nil && pages.row(340) == nil)
    #expect(source.asked.count <= 4 * TablePages<StubSource.Row>.shortLoadLimit)
    #expect(source.content.withLock { $0.counts } <= 4 * TablePages<StubSource.Row>.shortLoadLimit)
  }

  @Test func aPageThatIsWholeByTheNewCountIsKept() async {
    let source = StubSource {
      $0.count = 1_000
      $0.existing = 980
      $0.growth = -10
    }
    // 990 rows are counted; then 980, of which all exist.
    let pages = await pages(source)
    pages.show(900..<990)
    await waitUntil { pages.count == 980 && pages.row(979) != nil && !pages.isLoading }
    #expect(pages.problem == nil && source.asked == [9])
  }

  @Test func equalIdentitiesAreAProblemAndAllRowsAreShown() async {
    let pages = await pages(StubSource { $0.id = { $0 / 2 } })
    pages.show(0..<50)
    await waitUntil { pages.problem != nil }
    #expect(pages.problem == .repeatedIdentity)
    #expect(!pages.isRepeated(0) && pages.isRepeated(1))
    #expect(pages.row(1) != nil)
  }

  @Test(arguments: [-5, 0, Int.min, Int.max])
  func anImpossibleCountIsLimited(count: Int) async {
    let pages = await pages(StubSource { $0.count = count })
    #expect(pages.count == (count > 0 ? Int(Int32.max) : 0))
    pages.show(0..<0)
    pages.show(5..<90)
  }

  @Test func anotherOrderKeepsTheCountAndAsksForTheRows() async {
    let source = StubSource()
    let pages = await pages(source)
    pages.show(0..<50)
    await waitUntil { pages.row(0) != nil }
    pages.begin(TableQuery(order: [TableOrder(by: "a")]))
    #expect(pages.count == 1_000_000 && pages.row(0) == nil)
    pages.show(0..<50)
    await waitUntil { pages.row(0) != nil }
    #expect(source.content.withLock { $0.counts } == 1)
    pages.begin(TableQuery(search: "x"))
    await waitUntil { source.content.withLock { $0.counts } == 2 }
  }

  @Test func aRevisionReadsEverythingAgain() async {
    let source = StubSource()
    let pages = await pages(source)
    source.set { $0.count = 10 }
    pages.begin(TableQuery(), revision: 1)
    await waitUntil { pages.count == 10 }
  }

  @Test func identitiesOfUnknownRowsAreLoaded() async throws {
    let pages = await pages(StubSource())
    #expect(try await pages.loaded(5_000..<5_003).map(\.id) == [5_000, 5_001, 5_002])
  }
}

import Testing
import Trellis
import TrellisTesting

@testable import Log

struct LogPageTests {
  private struct Shown {
    let stream: LogStream
    let reader: LogReader
    let page: TestPage

    init(limit: Int = 200_000) {
      let stream = LogStream(rate: 1_000, limit: limit, start: 43_200)
      let reader = LogReader(stream)
      (self.stream, self.reader) = (stream, reader)
      page = TestPage { LogPage(reader: reader) }
    }

    /// Writes lines, and tells the page as the batch `number`.
    func write(_ count: Int, batch: Int) {
      stream.write(count)
      reader.take(batch: batch)
      page.settle()
    }

    var rows: [Element] { page.elements.filter { $0.attribute("role") == "listitem" } }

    func text(_ line: Int) -> String {
      LogWriter.line(line, at: 43_200 + Double(line) / 1_000).text
    }
  }

  @Test func thePageFollowsTheEnd() {
    let shown = Shown()
    #expect(shown.page.texts.contains(shown.text(1_999)))
    for batch in 1...20 {
      shown.write(200, batch: batch)
      #expect(shown.page.texts.contains(shown.text(1_999 + batch * 200)))
      #expect(shown.rows.count < 200)
    }
    #expect(shown.reader.isFollowing)
  }

  @Test func theHistoryIsBounded() {
    let shown = Shown(limit: 3_000)
    for batch in 1...20 { shown.write(200, batch: batch) }
    #expect(shown.reader.places == 3_000..<6_000)
    #expect(shown.page.texts.contains(shown.text(5_999)))
  }

  /// A reader who holds learns of lines once a second, and the lines that are read keep their frames.
  @Test func aReaderWhoHoldsKeepsThePlace() throws {
    let shown = Shown(limit: 2_600)
    shown.reader.hold()
    shown.page.settle()
    func frames() -> [String: Frame] {
      let visible = shown.rows.compactMap { row in
        row.descendants.compactMap(\.text).first.flatMap { text in row.frame.map { (text, $0) } }
      }
      return Dictionary(visible) { first, _ in first }
    }
    let before = frames()
    let text = shown.text(1_990)
    try #require(before[text] != nil)
    for batch in 1...4 { shown.write(200, batch: batch) }
    #expect(shown.reader.places == 0..<2_000)
    shown.write(200, batch: 5)
    #expect(shown.reader.places == 400..<3_000)
    #expect(frames()[text] == before[text])
    #expect(!shown.reader.isFollowing)
    shown.reader.follow()
    shown.page.settle()
    #expect(shown.page.texts.contains(shown.text(2_999)))
  }

  /// A scroll bar and assistive technology scroll without an event of the wheel or a key.
  @Test func scrollingAwayHolds() throws {
    let shown = Shown()
    shown.write(200, batch: 1)
    #expect(shown.reader.isFollowing)
    try shown.page.scroll(.label("Lines"), top: 1_000)
    shown.write(200, batch: 2)
    #expect(!shown.reader.isFollowing)
    #expect(!shown.page.texts.contains(shown.text(2_399)))
    try shown.page.click(.button("Follow"))
    #expect(shown.reader.isFollowing)
    #expect(shown.page.texts.contains(shown.text(2_399)))
  }

  @Test func aLevelShowsItsLinesAtThePlaceThatIsRead() throws {
    let shown = Shown()
    shown.reader.show(.warning)
    shown.page.settle()
    #expect(shown.reader.isFollowing)
    #expect(shown.rows.count > 10)
    #expect(
      shown.page.texts.allSatisfy { !$0.contains(" INFO  http") && !$0.contains(" DEBUG cache") })
    shown.reader.hold()
    shown.reader.show(.debug)
    shown.page.settle()
    #expect(!shown.reader.isFollowing)
    let visible = try #require(shown.reader.position.visibleRows)
    #expect(shown.reader.history.line(at: visible.lowerBound, of: .debug).level != .debug)
  }

  @Test @MainActor func aSearchGoesToOlderLines() async throws {
    let shown = Shown()
    shown.reader.query = "mailbox is full"
    await shown.reader.find()
    shown.page.settle()
    let first = try #require(shown.reader.hit)
    #expect(!shown.reader.isFollowing)
    #expect(try #require(shown.reader.position.visibleRows).contains(first))
    await shown.reader.find()
    #expect(try #require(shown.reader.hit) < first)
    await shown.reader.find(isForward: true)
    #expect(shown.reader.hit == first)
    shown.reader.query = "xyzzy"
    await shown.reader.find()
    #expect(shown.reader.message == "No older line has “xyzzy”.")
  }

  @Test func aWrongRateIsLimited() {
    let stream = LogStream(rate: -5, limit: 1_000, start: 0)
    stream.write(10)
    #expect(stream.history.count <= 2_010)
  }

  @Test func thePageOpens() async throws {
    let site = try await TestSite(LogApplication.self, arguments: ["--still"])
    let tab = try await site.open("/")
    _ = try await tab.get(.heading("Log", level: 1))
  }
}

import Testing

@testable import Log

struct LogHistoryTests {
  private func lines(_ numbers: Range<Int>) -> [LogLine] {
    numbers.map { LogWriter.line($0, at: Double($0) / 1_000) }
  }

  /// The lines of a level and above are those of all lines, whatever was added and removed.
  @Test(arguments: [1, 37, 500, 5_000])
  func eachLevelHasItsLines(limit: Int) throws {
    var history = LogHistory(limit: limit)
    var all: [LogLine] = []
    for size in [1, 0, 40, 7, 300, 120, 2, 90, 61] {
      let added = lines(history.end..<history.end + size)
      history.append(added)
      all += added
      let kept = Array(all.suffix(history.count))
      #expect(history.count <= max(limit, size) || size == 0)
      for level in Level.allCases {
        let expected = kept.filter { $0.level.rawValue >= level.rawValue }
        #expect(history.places(of: level).map { history.line(at: $0, of: level) } == expected)
      }
    }
    #expect(history.end == all.count)
  }

  @Test func placesOfALevelHaveNoGaps() {
    var history = LogHistory(limit: 1_000)
    var before = 0..<0
    for batch in 0..<30 {
      history.append(lines(batch * 100..<(batch + 1) * 100))
      let places = history.places(of: .warning)
      #expect(places.lowerBound >= before.lowerBound && places.upperBound >= before.upperBound)
      before = places
    }
    #expect(history.count == 1_000)
  }

  @Test func thePlaceOfALineIsThatOfTheNextShownOne() {
    var history = LogHistory(limit: 1_000)
    for batch in 0..<20 { history.append(lines(batch * 100..<(batch + 1) * 100)) }
    for level in Level.allCases {
      for number in [0, 1_000, 1_001, 1_555, 1_999, 2_000, 9_999] {
        let place = history.place(ofLine: number, of: level)
        let expected = history.places(of: level).first {
          history.line(at: $0, of: level).number >= number
        }
        #expect(place == expected ?? history.places(of: level).upperBound)
      }
    }
    #expect(LogHistory(limit: 5).place(ofLine: 3, of: .info) == 0)
  }

  @Test func aSearchFindsTheNearestLine() async throws {
    var history = LogHistory(limit: 10_000)
    for batch in 0..<20 { history.append(lines(batch * 100..<(batch + 1) * 100)) }
    let hits = history.places(of: .debug).filter {
      history.line(at: $0, of: .debug).text.contains("mailbox is full")
    }
    try #require(hits.count > 1)
    let query = "MAILBOX is full"
    let last = await history.lastPlace(before: 2_000, of: .debug, with: query)
    #expect(last == hits.last)
    #expect(await history.lastPlace(before: hits[1], of: .debug, with: query) == hits[0])
    #expect(await history.lastPlace(before: hits[0], of: .debug, with: query) == nil)
    #expect(await history.firstPlace(after: hits[0], of: .debug, with: query) == hits[1])
    #expect(await history.firstPlace(after: .max - 1, of: .debug, with: query) == nil)
    #expect(await history.lastPlace(before: -5, of: .debug, with: query) == nil)
  }

  @Test func aLineHasOneFormat() {
    let line = LogLine(number: 0, time: 3_661.0625, level: .info, message: "text")
    #expect(line.text == "01:01:01.062 INFO  text")
    #expect(
      LogLine(number: 0, time: 86_400, level: .error, message: "x").text == "00:00:00.000 ERROR x")
  }
}

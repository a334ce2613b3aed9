import Testing

@testable import TrellisServer

struct SessionActivityTests {
  private let start = ContinuousClock.now

  private func after(_ seconds: Int) -> Moment { start.advanced(by: .seconds(seconds)) }

  @Test func theLastInputCounts() {
    var activity = SessionActivity(now: start)
    #expect(activity.last == start)
    activity.record(after(3))
    #expect(activity.last == after(3))
    _ = activity.consumeReport(after(9))
    #expect(activity.last == after(3), "a report is no input")
  }

  @Test func aUseIsReportedOnceInFourSeconds() {
    var activity = SessionActivity(now: start)
    let reports = [0, 1, 3, 4, 5, 7, 8, 20].map { activity.consumeReport(after($0)) }
    #expect(reports == [true, false, false, true, false, false, true, true])
  }

  /// A request may come with an earlier time than the one before it.
  @Test func aClockThatGoesBackStopsNoReports() {
    var activity = SessionActivity(now: start)
    let reports = [100, 99, 102, 103].map { activity.consumeReport(after($0)) }
    #expect(reports == [true, true, false, true])
  }
}

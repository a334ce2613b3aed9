import Testing

@testable import TrellisServer

struct SplitNoticesTests {
  @Test func oneLineAMinuteIsDue() {
    var notices = SplitNotices()
    let start = Moment.now
    let due = [0, 1, 59, 60, 61, 119, 120].map { notices.isDue(at: start + .seconds($0)) }
    #expect(due == [true, false, false, true, false, false, true])
  }
}

import Testing

@testable import TrellisServer

struct PollReminderTests {
  private let start = TestClock().now

  /// Whether each poll of `polls`, a pair of its start and its end in seconds, needs a reminder.
  private func needs(_ polls: [(start: Int, end: Int)]) -> [Bool] {
    var reminder = PollReminder()
    return polls.map {
      reminder.isNeeded(
        at: start.advanced(by: .seconds($0.end)), now: start.advanced(by: .seconds($0.start)))
    }
  }

  @Test func manyPollsHaveOneReminder() {
    let found = needs((0..<20).map { ($0, $0 + 25) })
    #expect(found == [true] + Array(repeating: false, count: 19))
  }

  @Test func aReminderThatHasPassedIsReplaced() {
    #expect(needs([(0, 25), (25, 44), (43, 60)]) == [true, true, false])
  }

  @Test func anEarlierEndHasAReminderOfItsOwn() {
    #expect(needs([(0, 25), (1, 10)]) == [true, true])
  }
}

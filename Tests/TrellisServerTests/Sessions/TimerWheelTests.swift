import TestSupport
import Testing

@testable import TrellisServer

struct TimerWheelTests {
  private let start = ContinuousClock.now

  private func time(_ seconds: Double) -> Moment { start.advanced(by: .seconds(seconds)) }

  @Test func remindsInTheNextWholeSecond() {
    var wheel = TimerWheel<String>(start: start, seconds: 8)
    wheel.add("a", at: time(1.5))
    wheel.add("b", at: time(3))
    #expect(wheel.advance(to: time(1.9)).isEmpty)
    #expect(wheel.advance(to: time(2)) == ["a"])
    #expect(wheel.advance(to: time(2.9)).isEmpty)
    #expect(wheel.advance(to: time(3)) == ["b"])
  }

  @Test func pastTimesAreDueSoonAndFarTimesLate() {
    var wheel = TimerWheel<String>(start: start, seconds: 8)
    _ = wheel.advance(to: time(5))
    wheel.add("past", at: time(1))
    wheel.add("far", at: time(1000))
    #expect(wheel.advance(to: time(6)) == ["past"])
    #expect(wheel.advance(to: time(11)).isEmpty)
    #expect(wheel.advance(to: time(12)) == ["far"])
  }

  @Test func aJumpOverSeveralTurnsSkipsNothing() {
    var wheel = TimerWheel<String>(start: start)
    wheel.add("a", at: time(5))
    #expect(wheel.advance(to: time(100)) == ["a"])
    #expect(wheel.advance(to: time(200)).isEmpty)
  }

  @Test func losesNothingWhenTimeJumps() {
    var wheel = TimerWheel<Int>(start: start, seconds: 8)
    for second in 1...7 { wheel.add(second, at: time(Double(second))) }
    #expect(wheel.advance(to: time(1_000_000)).sorted() == Array(1...7))
    wheel.add(8, at: time(1_000_002))
    #expect(wheel.advance(to: time(1_000_001)).isEmpty)
    #expect(wheel.advance(to: time(1_000_002)) == [8])
  }

  /// Random reminders and steps of time, compared with a list of the reminders and their seconds.
  @Test(arguments: 1...20)
  func remindersComeInTheirSecond(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let size = 2 + random.below(9)
    var wheel = TimerWheel<Int>(start: start, seconds: size)
    var expected: [(second: Int, number: Int)] = []
    var now = 0.0
    for number in 0..<200 {
      if random.chance(60) {
        let moment = now + Double(random.below(size * 8) - size) / 4
        wheel.add(number, at: time(moment))
        let position = Int(now)
        let second = min(max(Int(moment.rounded(.up)), position + 1), position + size - 1)
        expected.append((second, number))
      } else {
        now += Double(random.below(random.chance(10) ? 100 : 8)) / 4
        let due = expected.filter { $0.second <= Int(now) }
        #expect(wheel.advance(to: time(now)).sorted() == due.map(\.number))
        expected.removeAll { $0.second <= Int(now) }
      }
    }
  }
}

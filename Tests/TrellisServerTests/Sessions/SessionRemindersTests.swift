import Synchronization
import Testing

@testable import TrellisServer

struct SessionRemindersTests {
  private final class Calls: Sendable {
    private let moments = Mutex<[Moment]>([])
    var all: [Moment] { moments.withLock { $0 } }
    func add(_ moment: Moment) { moments.withLock { $0.append(moment) } }
  }

  private let calls = Calls()
  private let start = ContinuousClock.now

  private func after(_ milliseconds: Int) -> Moment {
    start.advanced(by: .milliseconds(milliseconds))
  }

  private func session() throws -> Session {
    let service = SessionManager.test([Route("/") { _ in { nil } }])
    let made = try service.opener.makeSession("/") { route, location in
      PageRequest(route: route, location: location, target: "/")
    }
    return try #require(made?.session)
  }

  @Test func aRenderWaitsForOneSecondAtMost() throws {
    let session = try session()
    var reminders = SessionReminders { [calls] in calls.add($1) }
    #expect(!reminders.isRenderDue(at: after(5000)), "nothing waits")
    let waits = [0, 400, 999, 1000].map { reminders.postponeRender(of: session, now: after($0)) }
    #expect(waits == [true, true, true, false])
    #expect(calls.all == [after(1000)])
    #expect(!reminders.isRenderDue(at: after(999)) && reminders.isRenderDue(at: after(1000)))
    reminders.didRender()
    #expect(!reminders.isRenderDue(at: after(1000)))
    let waitsAgain = reminders.postponeRender(of: session, now: after(2000))
    #expect(waitsAgain && calls.all == [after(1000), after(3000)])
  }

  @Test func withoutRemindersNothingWaits() throws {
    let session = try session()
    var reminders = SessionReminders(nil)
    let waits = reminders.postponeRender(of: session, now: start)
    #expect(!waits && !reminders.isRenderDue(at: after(5000)))
    reminders.remind(session, of: after(5000), now: start)
  }

  @Test func aPollNeedsOneReminderUntilItComes() throws {
    let session = try session()
    var reminders = SessionReminders { [calls] in calls.add($1) }
    for (now, deadline) in [(0, 25_000), (1000, 26_000), (2000, 20_000), (21_000, 46_000)] {
      reminders.remind(session, of: after(deadline), now: after(now))
    }
    #expect(calls.all == [after(25_000), after(20_000), after(46_000)])
  }
}

import TestSupport
import Testing

@testable import TrellisServer

struct WorkerPlanTests {
  private typealias Instant = ContinuousClock.Instant
  private let start = ContinuousClock.now

  private func plan(_ count: Int, hasGroups: Bool = true, listening: Bool = true) -> WorkerPlan {
    var plan = WorkerPlan(count: count, hasGroups: hasGroups, now: start)
    if listening { for index in 0..<count { _ = plan.handle(.listens(index), now: start) } }
    return plan
  }

  private func died(_ index: Int) -> WorkerPlan.Event {
    .ended(index, "signal 4", isSuccess: false)
  }

  @Test func theAddressIsAnnouncedOnceWhenAllListen() {
    var plan = plan(2, listening: false)
    #expect(plan.handle(.listens(1), now: start) == [])
    #expect(plan.handle(.listens(0), now: start) == [.announce])
    #expect(plan.handle(.listens(0), now: start) == [])
  }

  /// Its connections wait for nobody: another worker accepts them until it listens again.
  @Test func aWorkerThatEndsHasASubstituteUntilItListens() {
    var plan = plan(3)
    let actions = plan.handle(died(1), now: start)
    #expect(actions.dropFirst() == [.pause(1, .milliseconds(100)), .accept(2, group: 1, true)])
    guard case .report = actions.first else {
      Issue.record("\(actions)")
      return
    }
    #expect(plan.handle(.due(1), now: start) == [.start(1)])
    #expect(plan.handle(.listens(1), now: start) == [.accept(2, group: 1, false)])
  }

  @Test func aSubstituteThatEndsIsReplaced() {
    var plan = plan(3)
    _ = plan.handle(died(1), now: start)
    let actions = plan.handle(died(2), now: start)
    #expect(actions.suffix(2) == [.accept(0, group: 1, true), .accept(0, group: 2, true)])
    // The last one has nobody; the next that listens takes all.
    #expect(plan.handle(died(0), now: start).count == 2)
    _ = plan.handle(.due(2), now: start)
    #expect(
      plan.handle(.listens(2), now: start) == [
        .accept(2, group: 0, true), .accept(2, group: 1, true),
      ])
  }

  @Test func workersWithOneSocketNeedNoSubstitute() {
    var plan = plan(2, hasGroups: false)
    #expect(plan.handle(died(0), now: start).count == 2)
  }

  @Test func thePauseGrowsToABoundAndBeginsAnewAfterAMinute() {
    var plan = plan(2)
    var pauses: [Duration] = []
    func end(at now: Instant) {
      for case .pause(0, let pause) in plan.handle(died(0), now: now) { pauses.append(pause) }
      _ = plan.handle(.due(0), now: now)
    }
    for _ in 0..<9 { end(at: start) }
    end(at: start.advanced(by: .seconds(59)))
    end(at: start.advanced(by: .seconds(59 + 60)))
    #expect(
      pauses == [
        .milliseconds(100), .milliseconds(200), .milliseconds(400), .milliseconds(800),
        .milliseconds(1600), .milliseconds(3200), .milliseconds(6400), .seconds(10), .seconds(10),
        .seconds(10), .milliseconds(100),
      ])
  }

  /// Such as a port in use or a file that is missing.
  @Test func aWorkerThatNeverListenedEndsAll() {
    var plan = plan(3, listening: false)
    _ = plan.handle(.listens(0), now: start)
    #expect(
      plan.handle(.ended(1, "status 1", isSuccess: false), now: start) == [
        .report("A worker has ended before it listened (status 1)"), .end(0, isForced: false),
        .end(2, isForced: false),
      ])
    #expect(plan.handle(.ended(2, "status 1", isSuccess: false), now: start) == [])
    #expect(
      plan.handle(.ended(0, "status 0", isSuccess: true), now: start) == [
        .finish(isSuccess: false)
      ])
  }

  @Test func aWorkerThatDoesNotListenIsEndedAfterATimeLimit() {
    var plan = plan(2)
    let limit = WorkerPlan.startLimit
    _ = plan.handle(died(0), now: start)
    // Its first start had a time limit, too, which is over in the pause.
    #expect(plan.handle(.late(0), now: start.advanced(by: limit)) == [])
    #expect(plan.handle(.due(0), now: start.advanced(by: limit)) == [.start(0)])
    #expect(plan.handle(.late(0), now: start.advanced(by: limit * 1.5)) == [])
    let actions = plan.handle(.late(0), now: start.advanced(by: limit * 2))
    #expect(
      actions == [
        .report("Worker 1 does not listen after 120.0 seconds, and is ended"),
        .end(0, isForced: true),
      ])
    #expect(plan.handle(.late(1), now: start.advanced(by: limit * 2)) == [], "one that listens")
  }

  @Test func aStopEndsAllAndASecondOneAtOnce() {
    var plan = plan(2)
    #expect(
      plan.handle(.stop, now: start) == [.end(0, isForced: false), .end(1, isForced: false)])
    #expect(plan.handle(.ended(0, "status 0", isSuccess: true), now: start) == [])
    #expect(plan.handle(.renew, now: start) == [])
    #expect(plan.handle(.stop, now: start) == [.end(1, isForced: true)])
    #expect(
      plan.handle(.ended(1, "status 0", isSuccess: true), now: start) == [.finish(isSuccess: true)])
  }

  @Test func aStopDuringAPauseStartsNothing() {
    var plan = plan(2)
    _ = plan.handle(died(0), now: start)
    #expect(plan.handle(.stop, now: start) == [.end(1, isForced: false)])
    #expect(plan.handle(.due(0), now: start) == [])
    #expect(
      plan.handle(.ended(1, "status 0", isSuccess: true), now: start) == [.finish(isSuccess: true)])
  }

  @Test func workersAreRenewedOneAfterTheOther() {
    var plan = plan(2)
    #expect(
      plan.handle(.renew, now: start) == [.end(0, isForced: false), .accept(1, group: 0, true)])
    #expect(plan.handle(.ended(0, "status 0", isSuccess: true), now: start) == [.start(0)])
    // The second one ends when the first one listens, and not before.
    #expect(
      plan.handle(.listens(0), now: start) == [
        .end(1, isForced: false), .accept(0, group: 1, true),
      ])
    #expect(plan.handle(.ended(1, "status 0", isSuccess: true), now: start) == [.start(1)])
    #expect(plan.handle(.listens(1), now: start) == [.accept(0, group: 1, false)])
  }

  /// A new version that does not start is started again, while the others serve.
  @Test func aRenewedWorkerThatDoesNotStartLeavesTheOthers() {
    var plan = plan(2)
    _ = plan.handle(.renew, now: start)
    _ = plan.handle(.ended(0, "status 0", isSuccess: true), now: start)
    let actions = plan.handle(.ended(0, "status 1", isSuccess: false), now: start)
    #expect(actions.contains(.pause(0, .milliseconds(100))))
    #expect(!actions.contains(.end(1, isForced: false)))
  }

  /// Any events in any order: what is started has ended before, and at the end nothing runs.
  @Test func randomEventsKeepTheRules() {
    for seed in 0..<200 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let count = Int.random(in: 2...4, using: &random)
      var plan = WorkerPlan(count: count, hasGroups: true, now: start)
      var running = Set(0..<count)
      var isFinished = false
      var accepting: [Int: Set<Int>] = [:]
      func apply(_ event: WorkerPlan.Event) {
        if case .ended(let index, _, _) = event {
          running.remove(index)
          for group in accepting.keys { accepting[group]?.remove(index) }
        }
        for action in plan.handle(event, now: start) {
          switch action {
          case .start(let index): #expect(running.insert(index).inserted, "seed \(seed)")
          case .end(let index, _):
            #expect(running.contains(index), "seed \(seed)")
            // It closes its sockets.
            for group in accepting.keys { accepting[group]?.remove(index) }
          case .accept(let index, let group, true):
            #expect(running.contains(index) && index != group, "seed \(seed)")
            accepting[group, default: []].insert(index)
          case .accept(let index, let group, false): accepting[group]?.remove(index)
          case .finish:
            #expect(running.isEmpty, "seed \(seed)")
            isFinished = true
          case .pause, .report, .announce: break
          }
        }
        #expect(accepting.values.allSatisfy { $0.count <= 1 }, "seed \(seed)")
      }
      for _ in 0..<60 where !isFinished {
        let index = Int.random(in: 0..<count, using: &random)
        switch Int.random(in: 0..<8, using: &random) {
        case 0 where running.contains(index): apply(died(index))
        case 1 where running.contains(index): apply(.ended(index, "status 0", isSuccess: true))
        case 2: apply(.renew)
        case 3...5 where running.contains(index): apply(.listens(index))
        default: apply(.due(index))
        }
      }
      if !isFinished { apply(.stop) }
      for index in running.sorted() where !isFinished { apply(died(index)) }
      #expect(isFinished, "seed \(seed)")
    }
  }
}

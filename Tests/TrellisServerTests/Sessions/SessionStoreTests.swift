import TestSupport
import Testing

@testable import TrellisServer

struct SessionStoreTests {
  private let start = ContinuousClock.now
  private let limits = SessionStore<Int>.Limits(
    provisional: 3, provisionalBytes: 100, provisionalBytesPerAddress: 60, attached: 2,
    provisionalLife: .seconds(60), detachedAfter: .seconds(40),
    life: .seconds(600))

  private func token(_ number: UInt64) -> SessionToken {
    SessionToken(identifier: number, secret: (number, number))
  }

  private func time(_ seconds: Int) -> Moment { start.advanced(by: .seconds(seconds)) }

  private func store(provisional: [Int] = [], attached: [Int] = []) -> SessionStore<Int> {
    var store = SessionStore<Int>(limits: limits)
    for number in provisional + attached {
      _ = store.insert(number, under: token(UInt64(number)), now: start)
    }
    for number in attached { _ = store.attach(token(UInt64(number)), now: start) }
    return store
  }

  @Test func isFoundByTheWholeTokenOnly() {
    var store = store(provisional: [1])
    #expect(store.use(token(1), now: start) == 1)
    #expect(store.use(SessionToken(identifier: 1, secret: (1, 2)), now: start) == nil)
    #expect(store.use(token(2), now: start) == nil)
    #expect(store.remove(SessionToken(identifier: 1, secret: (9, 9))) == nil)
    #expect(store.count == 1)
  }

  @Test func theOldestProvisionalOneGoesFirst() {
    var store = store(provisional: [1, 2, 3])
    #expect(store.insert(4, under: token(4), now: start) == [1])
    #expect(store.count(.provisional) == 3)
    #expect(store.insert(5, under: token(5), now: start) == [2])
  }

  @Test func theOldestOfAnAddressGoesWhereItsShareIsFull() {
    var store = SessionStore<Int>(limits: limits)
    func open(_ number: Int, _ address: String, _ bytes: Int) -> [Int] {
      store.insert(
        number, under: token(UInt64(number)), of: address, weighing: bytes, now: start)
    }
    #expect(open(1, "a", 30).isEmpty)
    #expect(open(2, "b", 30).isEmpty)
    #expect(open(3, "a", 31) == [1])
    // One alone may take more than its share.
    #expect(open(4, "a", 70) == [3])
    #expect(store.attach(token(4), now: start).isEmpty)
    #expect(open(5, "a", 60).isEmpty)
    // More than all may take together: the oldest of all goes.
    #expect(open(6, "c", 20) == [2])
    #expect(store.count(.provisional) == 2)
  }

  @Test func attachedOnesAreSafeFromPages() {
    var store = store(attached: [1])
    for number in 2..<100 { _ = store.insert(number, under: token(UInt64(number)), now: start) }
    #expect(store.value(token(1)) == 1)
    #expect(store.count == 4)
  }

  @Test func theLeastRecentlyUsedGoesWhenTooManyAreAttached() {
    var store = store(attached: [1, 2])
    _ = store.use(token(1), now: time(1))
    _ = store.insert(3, under: token(3), now: time(1))
    #expect(store.attach(token(3), now: time(1)) == [2])
    #expect(store.count(.attached) == 2)
  }

  @Test func aDetachedOneGoesBeforeAnAttachedOne() {
    var store = store(attached: [1, 2])
    _ = store.use(token(1), now: time(30))
    #expect(store.advance(to: time(41)).detached == [2])
    _ = store.insert(3, under: token(3), now: time(41))
    #expect(store.attach(token(3), now: time(41)) == [2])
  }

  @Test func passesThroughItsPhases() {
    var store = store(provisional: [1])
    #expect(store.phase(token(1)) == .provisional)
    #expect(store.attach(token(1), now: time(10)).isEmpty)
    #expect(store.phase(token(1)) == .attached)
    #expect(store.advance(to: time(49)).detached.isEmpty)
    #expect(store.advance(to: time(50)).detached == [1])
    #expect(store.phase(token(1)) == .detached)
    #expect(store.use(token(1), now: time(60)) == 1)
    #expect(store.phase(token(1)) == .attached)
    #expect(store.advance(to: time(100)).detached == [1])
    #expect(store.advance(to: time(659)).ended.isEmpty)
    #expect(store.advance(to: time(660)).ended == [1])
    #expect(store.count == 0)
  }

  @Test func aProvisionalOneHasAShortLife() {
    var store = store(provisional: [1])
    #expect(store.advance(to: time(59)).ended.isEmpty)
    #expect(store.advance(to: time(60)).ended == [1])
  }

  @Test func neverHoldsMoreThanItMay() {
    for seed in UInt64(0)..<50 {
      var random = SeededGenerator(seed: seed)
      var store = SessionStore<Int>(limits: limits)
      var alive: Set<Int> = []
      var now = start
      for step in 1...300 {
        let number = UInt64(random.next() % UInt64(step)) + 1
        switch random.next() % 5 {
        case 0:
          let address = "\(random.next() % 2)"
          let bytes = Int(random.next() % 50)
          alive.subtract(
            store.insert(
              step, under: token(UInt64(step)), of: address, weighing: bytes, now: now))
          alive.insert(step)
        case 1: alive.subtract(store.attach(token(number), now: now))
        case 2: #expect((store.use(token(number), now: now) != nil) == alive.contains(Int(number)))
        case 3: if let ended = store.remove(token(number)) { alive.remove(ended) }
        default:
          now = now.advanced(by: .seconds(Int(random.next() % 50)))
          alive.subtract(store.advance(to: now).ended)
        }
        #expect(Set(store.values) == alive, "seed \(seed)")
        #expect(store.count(.provisional) <= 3, "seed \(seed)")
        #expect(store.count(.attached) + store.count(.detached) <= 2, "seed \(seed)")
      }
    }
  }
}

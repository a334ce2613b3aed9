import TestSupport
import Testing
import TrellisHTTP

@testable import TrellisServer

struct SessionTableTests {
  private let start = ContinuousClock.now
  private let limits = SessionLimits(
    provisional: 3, provisionalBytes: 100, provisionalBytesPerAddress: 60, attached: 2,
    bytes: 180,
    provisionalLife: .seconds(60), detachedAfter: .seconds(40),
    life: .seconds(600))

  private let a = AddressGroup.test("10.0.0.1")
  private let b = AddressGroup.test("10.0.0.2")
  private let c = AddressGroup.test("10.0.0.3")

  private func token(_ number: UInt64) -> SessionToken {
    SessionToken(identifier: number, secret: (number, number))
  }

  private func time(_ seconds: Int) -> Moment { start.advanced(by: .seconds(seconds)) }

  private func store(provisional: [Int] = [], attached: [Int] = []) -> SessionTable<Int> {
    var store = SessionTable<Int>(limits: limits)
    for number in provisional + attached {
      _ = store.insert(number, under: token(UInt64(number)), now: start)
    }
    for number in attached { _ = store.attach(token(UInt64(number)), now: start) }
    return store
  }

  @Test func isFoundByTheWholeTokenOnly() {
    var store = store(provisional: [1])
    #expect(store.value(token(1)) == 1)
    #expect(store.value(SessionToken(identifier: 1, secret: (1, 2))) == nil)
    #expect(store.value(token(2)) == nil)
    #expect(store.remove(SessionToken(identifier: 1, secret: (9, 9))) == nil)
    #expect(store.count == 1)
  }

  @Test func theOldestProvisionalSessionIsEvictedFirst() {
    var store = store(provisional: [1, 2, 3])
    #expect(store.insert(4, under: token(4), now: start) == [1])
    #expect(store.count(.provisional) == 3)
    #expect(store.insert(5, under: token(5), now: start) == [2])
  }

  @Test func theOldestSessionOfAnAddressIsEvictedFromAFullShare() {
    var store = SessionTable<Int>(limits: limits)
    func open(_ number: Int, _ client: AddressGroup, _ bytes: Int) -> [Int] {
      store.insert(number, under: token(UInt64(number)), of: client, bytes: bytes, now: start)
    }
    #expect(open(1, a, 30).isEmpty)
    #expect(open(2, b, 30).isEmpty)
    #expect(open(3, a, 31) == [1])
    // A single one may take more than its share.
    #expect(open(4, a, 70) == [3])
    #expect(store.attach(token(4), now: start).isEmpty)
    #expect(open(5, a, 60).isEmpty)
    // More than the total limit: a session of the address with the most ends.
    #expect(open(6, c, 20) == [5])
    #expect(store.count(.provisional) == 2)
  }

  @Test func pagesThatGrowStayWithinTheShareOfTheirAddress() {
    var store = SessionTable<Int>(limits: limits)
    for (number, client) in [(1, b), (2, a), (3, a)] {
      let ended = store.insert(
        number, under: token(UInt64(number)), of: client, bytes: 10, now: start)
      #expect(ended.isEmpty)
    }
    #expect(store.updateBytes { $0 == 1 ? 10 : 31 } == [2], "the oldest of the address")
    #expect(
      store.updateBytes { $0 == 1 ? 10 : 70 }.isEmpty, "one alone may take more than its share")
    #expect(store.updateBytes { $0 == 1 ? 31 : 70 } == [3], "101 bytes: of a, which has most")
    #expect(store.count(.provisional) == 1)
  }

  @Test func pagesOfManyAddressesAreEvictedOldestFirst() {
    var store = SessionTable<Int>(limits: limits)
    func open(_ number: Int, _ client: AddressGroup) -> [Int] {
      store.insert(number, under: token(UInt64(number)), of: client, now: start)
    }
    #expect(open(1, b) == [] && open(2, a) == [] && open(3, c) == [])
    #expect(open(4, a) == [2], "of a, which has most")
    #expect(open(5, .test("10.0.0.4")) == [1], "the oldest of those with as many")
  }

  @Test func attachedSessionsAreNotEvictedForPages() {
    var store = store(attached: [1])
    for number in 2..<100 { _ = store.insert(number, under: token(UInt64(number)), now: start) }
    #expect(store.value(token(1)) == 1)
    #expect(store.count == 4)
  }

  @Test func theLeastRecentlyUsedAttachedSessionIsEvictedFirst() {
    var store = store(attached: [1, 2])
    _ = store.use(token(1), now: time(1))
    _ = store.insert(3, under: token(3), now: time(1))
    #expect(store.attach(token(3), now: time(1)) == [2])
    #expect(store.count(.attached) == 2)
  }

  @Test func aDetachedSessionIsEvictedBeforeAnAttachedOne() {
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
    #expect(store.use(token(1), now: time(60)).isEmpty)
    #expect(store.phase(token(1)) == .attached)
    #expect(store.advance(to: time(100)).detached == [1])
    #expect(store.advance(to: time(659)).ended.isEmpty)
    #expect(store.advance(to: time(660)).ended == [1])
    #expect(store.count == 0)
  }

  @Test func aProvisionalSessionHasAShortLifetime() {
    var store = store(provisional: [1])
    #expect(store.advance(to: time(59)).ended.isEmpty)
    #expect(store.advance(to: time(60)).ended == [1])
  }

  // MARK: Shares

  /// A store in which `a` has 5 attached sessions and then `b` attaches to 100.
  private func flooded(_ limits: SessionLimits) -> (ended: [Int], store: SessionTable<Int>) {
    var store = SessionTable<Int>(limits: limits)
    var ended: [Int] = []
    for number in 0..<105 {
      let client = number < 5 ? a : b
      ended += store.insert(
        number, under: token(UInt64(number)), of: client, bytes: 10, attached: true,
        now: time(number))
    }
    return (ended, store)
  }

  @Test func anAddressDoesNotEvictOthers() {
    for limits in [SessionLimits(attached: 50), SessionLimits(bytes: 500)] {
      let (ended, store) = flooded(limits)
      #expect(ended == Array(5..<60))
      #expect((0..<5).allSatisfy { store.value(token(UInt64($0))) != nil })
      #expect(store.totalBytes == 500)
    }
  }

  @Test func anAddressHasNoMoreThanItsOwnPart() {
    for limits in [SessionLimits(attachedPerAddress: 20), SessionLimits(bytesPerAddress: 200)] {
      let (ended, store) = flooded(limits)
      #expect(ended == Array(5..<85))
      #expect(store.count == 25)
    }
  }

  @Test func aDetachedSessionOfTheHeaviestAddressIsEvictedFirst() {
    var store = SessionTable<Int>(limits: SessionLimits(attached: 4))
    for (number, client) in [a, b, b, b].enumerated() {
      _ = store.insert(
        number, under: token(UInt64(number)), of: client, attached: true, now: time(0))
    }
    _ = store.use(token(1), now: time(30))
    _ = store.use(token(3), now: time(31))
    #expect(store.advance(to: time(41)).detached == [0, 2])
    #expect(
      store.insert(4, under: token(4), of: c, attached: true, now: time(41)) == [2],
      "the session of a is older, but a has only one")
  }

  @Test func aSessionThatGrowsCostsItsOwnAddress() {
    var store = SessionTable<Int>(limits: SessionLimits(bytes: 100))
    for (number, client) in [a, b, b].enumerated() {
      _ = store.insert(
        number, under: token(UInt64(number)), of: client, bytes: 20, attached: true, now: start)
    }
    #expect(store.use(token(2), bytes: 61, now: time(1)) == [1])
    #expect(store.totalBytes == 81)
    #expect(store.updateBytes { _ in 90 } == [0], "both as heavy: the oldest")
    #expect(store.updateBytes { _ in 10 } == [])
    #expect(store.totalBytes == 10)
  }

  @Test func isChargedToTheAddressThatAttachesToIt() {
    var store = SessionTable<Int>(limits: SessionLimits(attachedPerAddress: 1))
    _ = store.insert(1, under: token(1), of: a, now: start)
    _ = store.insert(2, under: token(2), of: a, now: start)
    #expect(store.attach(token(1), of: a, now: start).isEmpty)
    #expect(store.attach(token(2), of: b, now: start).isEmpty)
    #expect(store.attach(token(2), of: a, now: start) == [1])
  }

  @Test func isFoundByTheRequestItWasMadeFor() throws {
    let words = "0123456789abcdef0123456789abcdef0123456789abcdef"
    let request = ClientMessage.Attach(
      header: .init(session: words, tab: "tab", acknowledged: 0), version: "v1", path: "/",
      screen: .init(width: 100, height: 100))
    let key = try #require(AttachKey(request, identity: nil))
    var store = SessionTable<Int>(limits: limits)
    _ = store.insert(1, under: token(1), attached: true, madeFor: key, now: start)
    #expect(store.value(madeFor: key) == 1)
    #expect(store.value(madeFor: try #require(AttachKey(request, identity: "ada"))) == nil)
    _ = store.remove(token(1))
    #expect(store.value(madeFor: key) == nil)
  }

  @Test func aSessionMadeForAnotherAttachKeepsTheKeyOfTheFirst() throws {
    let words = "0123456789abcdef0123456789abcdef0123456789abcdef"
    let keys = try (1...2).map { number in
      let header = ClientMessage.Header(session: words, tab: "tab \(number)", acknowledged: 0)
      let screen = ClientMessage.Screen(width: 100, height: 100)
      let request = ClientMessage.Attach(header: header, version: "v1", path: "/", screen: screen)
      return try #require(AttachKey(request, identity: nil))
    }
    var store = SessionTable<Int>(limits: limits)
    _ = store.insert(1, under: token(1), attached: true, madeFor: keys[0], now: start)
    _ = store.insert(2, under: token(2), attached: true, madeFor: keys[1], now: start)
    _ = store.remove(token(1))
    #expect(store.value(madeFor: keys[0]) == nil)
    #expect(store.value(madeFor: keys[1]) == 2)
    // The identifier of a session that ended belongs to no attach.
    _ = store.insert(3, under: token(1), attached: true, now: start)
    #expect(store.value(madeFor: keys[0]) == nil)
  }

  @Test func anEntryTakes64Bytes() {
    #expect(MemoryLayout<SessionTable<Int>.Entry>.stride == 64)
  }

  @Test func neverExceedsItsLimits() {
    for seed in Rounds.seeds(50) {
      var random = SeededGenerator(seed: seed)
      var store = SessionTable<Int>(limits: limits)
      var alive: Set<Int> = []
      var now = start
      for step in 1...300 {
        let number = UInt64(random.next() % UInt64(step)) + 1
        switch random.next() % 6 {
        case 0:
          let bytes = Int(random.next() % 50)
          alive.subtract(
            store.insert(
              step, under: token(UInt64(step)), of: [a, b][Int(random.next() % 2)], bytes: bytes,
              attached: random.next() % 4 == 0, now: now))
          alive.insert(step)
        case 1:
          let client = [a, b, nil][Int(random.next() % 3)]
          alive.subtract(store.attach(token(number), of: client, now: now))
        case 2:
          #expect((store.value(token(number)) != nil) == alive.contains(Int(number)))
          alive.subtract(store.use(token(number), bytes: Int(random.next() % 50), now: now))
        case 3: if let ended = store.remove(token(number)) { alive.remove(ended) }
        case 4: alive.subtract(store.updateBytes { ($0 &* 7 + step) % 60 })
        default:
          now = now.advanced(by: .seconds(Int(random.next() % 50)))
          alive.subtract(store.advance(to: now).ended)
        }
        #expect(store.checkInvariants() == [], "seed \(seed), step \(step)")
        #expect(Set(store.values) == alive, "seed \(seed)")
        #expect(store.count(.provisional) <= 3, "seed \(seed)")
        #expect(store.count(.attached) + store.count(.detached) <= 2, "seed \(seed)")
        #expect(store.totalBytes <= 180, "seed \(seed)")
      }
    }
  }
}

import ComponentSupport
import Foundation
import Synchronization
import TestSupport
import Testing
import TrellisComponents
import TrellisDOM
import TrellisHosting

@testable import TrellisServer

#if canImport(Glibc)
  import Glibc

  /// The allocated bytes, by the allocator's own count.
  private func allocatedBytes() -> Int {
    typealias Report = @convention(c) (Int32, UnsafeMutablePointer<FILE>) -> Int32
    var text: UnsafeMutablePointer<CChar>?
    var length = 0
    guard let symbol = dlsym(nil, "malloc_info"), let file = open_memstream(&text, &length) else {
      fatalError("there is no report of the allocator")
    }
    _ = unsafeBitCast(symbol, to: Report.self)(0, file)
    fclose(file)
    defer { free(text) }
    let report = text.map { String(cString: $0) } ?? ""
    let summary = report.split(separator: "</heap>").last ?? ""
    func size(_ type: String) -> Int {
      let start = summary.range(of: "type=\"\(type)\"")?.upperBound ?? summary.startIndex
      let rest = summary[start...]
      guard let size = rest.range(of: "size=\"") else { return 0 }
      return Int(rest[size.upperBound...].prefix(while: \.isNumber)) ?? 0
    }
    return size("current") - size("fast") - size("rest") + size("mmap")
  }
#endif

extension Session {
  /// A lower bound of the bytes of the tree and the queue, counted by visiting all of them.
  fileprivate var leastBytes: Int {
    var bytes =
      connection.queue.kept.reduce(0) { $0 + $1.operations.count }
      + connection.staleNodeIDs.byteCount
    var pending = [page?.host.document.root].compactMap { $0 }
    while let element = pending.popLast() {
      bytes += MemoryEstimate.bytesPerHibernatingElement + (element.text?.utf8.count ?? 0)
      for name in ["value", "checked"] {
        if case .string(let text)? = element.property(name) { bytes += text.utf8.count }
      }
      pending.append(contentsOf: element.children)
    }
    return bytes
  }

  fileprivate var announcedCount: Int { page?.host.document.announcedCount ?? 0 }
  fileprivate var clientBytes: Int { page?.host.document.clientBytes ?? 0 }
  fileprivate func skipNumbers(to number: UInt32) {
    page?.host.document.skipNumbers(to: number)
  }
}

/// The memory and traffic that a client can cause for a session.
struct MemoryEstimateTests {
  private let clock = TestClock()

  private func attached(_ service: SessionManager) async throws -> (SimulatedClient, Session) {
    let opened = try #require(try await service.open("/", screen: nil))
    let client = SimulatedClient(session: opened.token, tab: "t")
    try client.receive(await service.attach(client.attach()))
    return (client, try #require(SessionToken(client.session).flatMap(service.session)))
  }

  private func size(_ response: LiveResponse) -> Int {
    if case .body(let bytes) = response { bytes.count } else { 0 }
  }

  /// The requests of one hostile client, in any order, at any time.
  private func attack(
    _ service: SessionManager, _ clock: TestClock, seed: UInt64, steps: Int,
    check: (Session, Int) async -> Void
  ) async throws {
    let (client, session) = try await attached(service)
    var tab = HostileTab(session: client.session, seed: seed)
    for step in 0..<steps {
      let last = await session.connection.queue.last
      switch step % 7 {
      case 3:
        _ = service.poll(tab.nextPoll(upTo: last)) { _ in }
      case 5: _ = await service.attach(tab.attach(upTo: last))
      default:
        _ = await service.events(
          tab.events(upTo: last, elements: await session.announcedCount))
      }
      clock.advance(.milliseconds(200))
      if step % 50 == 0 { service.advance(to: clock.now) }
      await check(session, step)
    }
  }

  @Test(arguments: Rounds.seeds(6))
  func theWeightCoversTheContentAndIsBounded(seed: UInt64) async throws {
    let service = SessionManager.test(GrowingPage().routes, clock: clock)
    try await attack(service, clock, seed: seed, steps: 600) { session, step in
      let weight = session.bytes
      // A visit of the whole tree takes longer than the step.
      if step % 5 == 0 {
        let least = await session.leastBytes
        #expect(weight >= least, "seed \(seed), step \(step)")
        #expect(await session.checkInvariants() == [], "seed \(seed), step \(step)")
      }
      #expect(weight <= GrowingPage.mostBytes, "seed \(seed), step \(step)")
      #expect(await session.clientBytes <= 1 << 20)
    }
  }

  #if canImport(Glibc)
    /// Compared with the allocator's own count, in a process without other allocations.
    @Test func theWeightCoversTheAllocatedBytes() async {
      await #expect(processExitsWith: .success) {
        let clock = TestClock()
        let service = SessionManager.test(GrowingPage().routes, clock: clock)
        let tests = MemoryEstimateTests()
        var first = 0
        var heaviest = 0
        try await tests.attack(service, clock, seed: 9, steps: Rounds.areLong ? 1_500 : 500) {
          session, step in
          let weight = session.bytes
          let taken = allocatedBytes()
          // The first steps fill shared caches.
          if step == 200 { first = taken - weight }
          guard step > 200 else { return }
          heaviest = max(heaviest, taken - first - weight)
        }
        // 1 MiB for a request and its response.
        guard heaviest < 1 << 20 else { fatalError("\(heaviest) bytes are not counted") }
      }
    }
  #endif

  /// 305 links with 64 KB each, as an attacker stored them.
  @Test func unrequestedValuesAreNotStored() async throws {
    let service = SessionManager.test(GrowingPage().routes, clock: clock)
    let (client, session) = try await attached(service)
    let before = session.bytes
    let value = String(repeating: "v", count: 60_000)
    let links = client.mirror.root.children[0].children.filter { $0.tag == "a" }
    for link in links.prefix(50) {
      client.send(
        #"{"type":"click","target":\#(link.id.rawValue),"value":"\#(value)","checked":true}"#)
      _ = try client.receive(await service.events(client.events()))
      clock.advance(.seconds(1))
    }
    #expect(await session.clientBytes == 0)
    #expect(session.bytes < before + 10_000)
  }

  @Test func valuesOfAClientAreCountedAndBounded() async throws {
    let service = SessionManager.test(GrowingPage().routes, clock: clock)
    let (client, session) = try await attached(service)
    let before = session.bytes
    let value = String(repeating: "v", count: 60_000)
    for field in client.mirror.root.children[0].children.filter({ $0.tag == "input" }) {
      client.send(#"{"type":"input","target":\#(field.id.rawValue),"value":"\#(value)"}"#)
      try client.receive(await service.events(client.events()))
      clock.advance(.seconds(1))
    }
    let kept = await session.clientBytes
    #expect(kept > 900_000 && kept <= 1 << 20)
    #expect(session.bytes > before + kept)
  }

  /// Small requests with large responses: after the burst, at the rate.
  @Test(arguments: [true, false])
  func aClientThatAcknowledgesNothingIsSentLittleForItsRequests(byPolls: Bool) async throws {
    let limits = DeliveryQueue.Limits(resentBytesPerSecond: 1000, resentBytes: 100_000)
    let service = SessionManager.test(
      GrowingPage().routes, queueLimits: limits, clock: clock)
    let (client, _) = try await attached(service)
    let old = client.applied
    let value = String(repeating: "v", count: 60_000)
    let fields = client.mirror.root.children[0].children.filter { $0.tag == "input" }
    client.send(#"{"type":"input","target":\#(fields[0].id.rawValue),"value":"\#(value)"}"#)
    _ = await service.events(client.events())
    var sent = 0
    for number in 1...2000 {
      if byPolls {
        let body =
          #"{"session":"\#(client.session)","tab":"t","ack":\#(old),"poll":\#(number)}"#
        let response = PendingResponse()
        let end = service.poll(Array(body.utf8)) { response.fulfill($0) }
        // The next poll ends this one if it waits.
        if number == 2000 { end?() }
        if number > 1 { sent += size(response.value ?? .nothing) }
      } else {
        let body =
          #"{"session":"\#(client.session)","tab":"t","ack":\#(old),"first":1,"events":[]}"#
        sent += size(await service.events(Array(body.utf8)))
      }
      if number % 100 == 0 { clock.advance(.seconds(1)) }
    }
    #expect(sent < 100_000 + 60_000 + 20 * 1000 + 2000 * 40 + 60_000, "\(sent)")
  }

  /// A page of 1,000 rows of 1 KB, all of which change at each click.
  private static let largeChanges = Route("/") { page in
    var turn = 0
    let click = Action<UIEvent> { _ in
      turn += 1
      page.setNeedsUpdate()
    }
    return {
      let rows = (0..<1_000).map {
        Box("p", [.text("\(turn) \($0) " + String(repeating: "x", count: 1_000))])
      }
      return Stack(
        view: ViewConfiguration("main"),
        [Box("button", [.listener("click", ListenerOptions(), click)])] + rows)
    }
  }

  /// A batch may exceed the limit of kept bytes. It is the difference of two trees: later changes coalesce
  /// in the document until it is acknowledged.
  @Test func aSessionKeepsNoMoreThanOneLargeBatch() async throws {
    let service = SessionManager.test([Self.largeChanges], clock: clock)
    let (client, session) = try await attached(service)
    let button = client.mirror.root.children[0].children[0].id.rawValue
    let tree = try #require(await session.treeDescription).utf8.count
    let before = await session.connection.queue.last
    for _ in 0..<20 {
      client.send(#"{"type":"click","target":\#(button)}"#)
      _ = await service.events(client.events())
      clock.advance(.seconds(1))
      let kept = await session.connection.queue.bytes
      #expect(kept > 1_000_000 && kept < 2 * tree)
      #expect(session.bytes > kept + tree)
    }
    #expect(await session.connection.queue.last == before + 1)
    // After the acknowledgement, all later changes are one batch.
    clock.advance(.seconds(60))
    try client.receive(await service.events(client.events()))
    clock.advance(.seconds(60))
    try client.receive(await service.events(client.events()))
    #expect(client.applied == before + 2)
    #expect(await session.treeDescription == client.mirror.root.description)
  }

  @Test(arguments: [UInt32(1) << 31, UInt32(3) << 30, UInt32.max])
  func aSessionIsRenumberedBeforeNumbersRunOut(near end: UInt32) async throws {
    let service = SessionManager.test(GrowingPage().routes, clock: clock)
    let (client, session) = try await attached(service)
    await session.skipNumbers(to: end - 400)
    for _ in 0..<40 {
      let button = client.mirror.root.children[0].children[0].id.rawValue
      for _ in 0..<3 { client.send(#"{"type":"click","target":\#(button)}"#) }
      try client.receive(await service.events(client.events()))
      clock.advance(.seconds(1))
    }
    try client.receive(await service.events(client.events()))
    #expect(client.mirror.root.description == (await session.treeDescription))
    #expect(service.metrics.refusedEvents.value == 0)
    #expect(client.mirror.root.description.contains("row 120"))
  }
}

import Dispatch
import Testing
import TrellisHTTP

@testable import TrellisServer

/// The bytes of accepted requests without a response.
struct ByteSharesTests {
  private let clients = (1...4).map { AddressGroup.test("192.0.2.\($0)") }

  @Test func aClientHoldsNoMoreThanTheFreeBytes() {
    let memory = ByteShares(limit: 1_000)
    #expect(memory.charge(500, to: clients[0]))
    #expect(!memory.charge(1, to: clients[0]))
    #expect(memory.charge(250, to: clients[1]))
    #expect(!memory.charge(1, to: clients[1]))
    #expect(memory.charge(125, to: clients[2]))
    memory.release(500, of: clients[0])
    #expect(memory.total == 375)
    #expect(memory.charge(62, to: clients[3]))
    #expect(memory.charge(31, to: clients[1]))
  }

  @Test func isEmptyWhenAllRequestsHaveEnded() {
    let memory = ByteShares(limit: 1 << 20)
    for _ in 0..<10 { for client in clients { #expect(memory.charge(1_000, to: client)) } }
    for _ in 0..<10 { for client in clients { memory.release(1_000, of: client) } }
    #expect(memory.total == 0)
    #expect(memory.charge(1 << 19, to: clients[0]))
  }

  @Test func onlyChargedBytesAreReleased() async {
    await #expect(processExitsWith: .failure) {
      let memory = ByteShares(limit: 1_000)
      precondition(memory.charge(100, to: .test("192.0.2.1")))
      memory.release(101, of: .test("192.0.2.1"))
    }
    await #expect(processExitsWith: .failure) {
      let memory = ByteShares(limit: 1_000)
      precondition(memory.charge(100, to: .test("192.0.2.1")))
      memory.release(1, of: .test("192.0.2.2"))
    }
  }

  // MARK: Endpoints

  private let gate = DispatchSemaphore(value: 0)
  private let threads = ThreadPool(
    name: "one", limits: .init(base: 1, maximum: 1, computing: 1, patience: .milliseconds(5)))

  /// Keeps the only thread busy until the gate is opened.
  private func block() async {
    await withCheckedContinuation { begun in
      threads.account(of: .loopback).run { [gate] in
        begun.resume()
        gate.wait()
      }
    }
  }

  private func site(_ memory: ByteShares) throws -> Site {
    try Site(
      routes: [Route("/") { _ in { nil } }], application: TestApplication(), folders: .repository,
      origins: [], loadShedding: .endless, threads: threads, memory: memory)
  }

  /// Each verb is posted with a body that leaves no space for another one, while the first waits.
  @Test(arguments: ["event", "attach", "leave"])
  func bodiesCountWhileTheirRequestsWait(verb: String) async throws {
    let memory = ByteShares(limit: 250_000)
    let transport = TestTransport(try site(memory))
    let body = [UInt8](repeating: UInt8(ascii: " "), count: 100_000)
    await block()
    async let first = transport.post(verb, body)
    while memory.total < 100_000 { await Task.yield() }
    let second = try await transport.post(verb, body)
    #expect(second.status == .serviceUnavailable)
    #expect(second.headers["Retry-After"] != nil)
    // Another address has its own share.
    async let third = transport.post(verb, [], from: "192.0.2.9")
    while transport.pendingCount < 2 { await Task.yield() }
    gate.signal()
    #expect(try await first.status != .serviceUnavailable)
    #expect(try await third.status != .serviceUnavailable)
    // The last turn ends after its response was sent.
    while memory.total > 0 { await Task.yield() }
    #expect(try await transport.post(verb, body).status != .serviceUnavailable)
  }

  @Test func pagesAndPollsCountUntilTheirTurnHasEnded() async throws {
    let memory = ByteShares(limit: Endpoints.requestBytes)
    let site = try site(memory)
    let transport = TestTransport(site)
    let page = try await transport.send(.get, "/")
    let client = SimulatedClient(session: try #require(page.meta("trellis-session")), tab: "tab")
    let attach = client.attach(version: site.endpoints.live.version)
    #expect(try await transport.post("attach", attach).status == .ok)
    for refused in [Array("nonsense".utf8), SimulatedClient(session: "").poll()] {
      #expect(try await transport.post("poll", refused).status != .ok)
    }
    let poll = Array(
      #"{"session":"\#(client.session)","tab":"tab","ack":1,"poll":1}"#.utf8)
    async let waiting = transport.post("poll", poll)
    while site.endpoints.live.metrics.waitingPolls.value < 1 { await Task.yield() }
    // A poll that waits in its session is not counted here.
    while memory.total > 0 { await Task.yield() }
    await site.endpoints.live.stop()
    #expect(try await waiting.status == .noContent)
  }
}

import Dispatch
import ServerSupport
import TestSupport
import Testing
import TrellisHTTP

@testable import TrellisServer

/// The bytes of accepted requests without a response are charged to their clients.
struct RequestBytesTests {
  private let gate = DispatchSemaphore(value: 0)
  private let threads = ThreadPool(
    name: "one", limits: .init(base: 1, maximum: 1, computing: 1, stallTimeout: .milliseconds(5)))

  /// Keeps the only thread busy until the gate is opened.
  private func block() async {
    await withCheckedContinuation { begun in
      threads.account(of: .loopback).run { [gate] in
        begun.resume()
        gate.wait()
      }
    }
  }

  private func site(_ requestBytes: Int = Endpoints.requestBytes) throws -> Site {
    try Site(
      routes: [Route("/") { _ in { nil } }], application: TestApplication(), folders: .repository,
      origins: [], loadShedding: .endless, threads: threads, requestBytes: requestBytes)
  }

  /// Each verb is posted with a body that leaves no space for another one, while the first waits.
  @Test(arguments: ["event", "attach", "leave"])
  func bodiesCountWhileTheirRequestsWait(verb: String) async throws {
    let site = try site(250_000)
    let transport = TestTransport(site)
    let body = [UInt8](repeating: UInt8(ascii: " "), count: 100_000)
    await block()
    async let first = transport.post(verb, body)
    await waitUntil { site.endpoints.chargedBytes >= 100_000 }
    let second = try await transport.post(verb, body)
    #expect(second.status == .serviceUnavailable)
    #expect(second.headers["Retry-After"] != nil)
    // Another address has its own share.
    async let third = transport.post(verb, [], from: "192.0.2.9")
    await waitUntil { transport.pendingCount >= 2 }
    gate.signal()
    #expect(try await first.status != .serviceUnavailable)
    #expect(try await third.status != .serviceUnavailable)
    // The last turn ends after its response was sent.
    await waitUntil { site.endpoints.chargedBytes == 0 }
    #expect(try await transport.post(verb, body).status != .serviceUnavailable)
  }

  @Test func pagesAndPollsCountUntilTheirTurnHasEnded() async throws {
    let site = try site()
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
    await waitUntil { site.endpoints.live.metrics.waitingPolls.value > 0 }
    // A poll that waits in its session is not counted here.
    await waitUntil { site.endpoints.chargedBytes == 0 }
    await site.endpoints.live.stop()
    #expect(try await waiting.status == .noContent)
  }
}

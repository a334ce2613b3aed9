import Dispatch
import ServerSupport
import TestSupport
import Testing
import TrellisComponents
import TrellisHTTP

@testable import TrellisServer

/// Requests that wait too long for their turn, or whose clients disconnect meanwhile.
struct QueuedRequestTests {
  private let built = Recorder()
  private let gate = DispatchSemaphore(value: 0)
  private let clock = TestClock()
  private let threads = ThreadPool(
    name: "one", limits: .init(base: 1, maximum: 1, computing: 1, stallTimeout: .milliseconds(5)))

  private func site(
    _ loadShedding: LoadShedding = LoadShedding(), routes: [Route]? = nil
  ) throws -> Site {
    let built = built
    let route = Route("/") { page in
      built.add(page.location.path)
      return { nil }
    }
    return try Site(
      routes: routes ?? [route], application: TestApplication(), folders: .repository, origins: [],
      deployment: Deployment(instance: "abc"), loadShedding: loadShedding, threads: threads,
      requestBytes: 1 << 20,
      clock: { [clock] in clock.now })
  }

  /// Keeps the only thread busy until the gate is opened.
  private func block() async {
    await withCheckedContinuation { begun in
      threads.account(of: .loopback).run { [gate] in
        begun.resume()
        gate.wait()
      }
    }
  }

  /// Waits until the only thread has done all turns before this call.
  private func endTurns() async {
    await withCheckedContinuation { end in threads.account(of: .loopback).run { end.resume() } }
  }

  private func attach(_ site: Site, _ tab: String) -> [UInt8] {
    let version = site.endpoints.live.version
    return SimulatedClient(session: SessionToken.random().text, tab: tab).attach(version: version)
  }

  /// The responses to a page and to an attach that waited for the only thread while `change` was called.
  private func responses(
    of transport: TestTransport, on site: Site, after change: () -> Void
  ) async throws -> [Response] {
    await block()
    let body = attach(site, "tab")
    async let page = transport.send(.get, "/")
    async let attached = transport.post("attach", body)
    await waitUntil { transport.watchedCount >= 2 }
    change()
    gate.signal()
    return try await [page, attached]
  }

  @Test func noPageIsMadeForDisconnectedClients() async throws {
    let site = try site()
    let transport = TestTransport(site)
    let responses = try await responses(of: transport, on: site) { transport.disconnect() }
    #expect(responses.allSatisfy { $0.status == .requestTimeout })
    // The queue is empty when a third request has its response.
    #expect(try await transport.send(.get, "/").status == .ok)
    #expect(built.entries.count == 1)
    #expect(site.endpoints.live.metrics.abandonedRequests.value == 2)
    await endTurns()
    #expect(site.endpoints.chargedBytes == 0)
    #expect(site.endpoints.live.counts.map(\.count) == [1, 0, 0])
  }

  @Test func expiredRequestsAreNotBegun() async throws {
    let site = try site()
    let transport = TestTransport(site)
    let responses = try await responses(of: transport, on: site) { clock.advance(.seconds(13)) }
    for response in responses {
      #expect(response.status == .serviceUnavailable)
      let seconds = try #require(response.headers["Retry-After"].flatMap { Int($0) })
      #expect((1...30).contains(seconds))
    }
    #expect(built.entries.isEmpty)
    #expect(site.endpoints.live.metrics.shedRequests.value == 2)
    await endTurns()
    #expect(site.endpoints.chargedBytes == 0)
  }

  /// A leave request is not repeated.
  @Test func aLeaveIsDoneAfterAnyWait() async throws {
    let site = try site()
    let transport = TestTransport(site)
    let page = try await transport.send(.get, "/")
    let client = SimulatedClient(session: try #require(page.meta("trellis-session")))
    #expect(site.endpoints.live.counts.map(\.count) == [1, 0, 0])
    await block()
    let body = client.leave()
    async let left = transport.post("leave", body)
    await waitUntil { transport.pendingCount >= 1 }
    clock.advance(.seconds(3_599))
    gate.signal()
    #expect(try await left.status == .noContent)
    #expect(site.endpoints.live.counts.map(\.count) == [0, 0, 0])
  }

  /// A closing tab sends its last events in this way.
  @Test func eventsOfDisconnectedClientsAreDone() async throws {
    let pages = TestPages()
    let site = try site(routes: pages.routes)
    let transport = TestTransport(site)
    let page = try await transport.send(.get, "/")
    let client = SimulatedClient(session: try #require(page.meta("trellis-session")))
    let version = site.endpoints.live.version
    let attached = try await transport.post("attach", client.attach(version: version))
    guard case .bytes(let bytes) = attached.body else { throw Failure() }
    try client.receive(.body(bytes))
    client.click(.button)
    await block()
    let body = client.events()
    async let response = transport.post("event", body)
    await waitUntil { transport.pendingCount >= 1 }
    transport.disconnect()
    gate.signal()
    _ = try await response
    // The only thread handles requests in the order of arrival.
    #expect(try await transport.send(.get, "/").status == .ok)
    #expect(pages.recorder.entries == ["click"])
  }

  private struct Failure: Error {}

  /// Has the server measure the time of requests, and keeps the only thread busy.
  private func blockMeasured(_ transport: TestTransport) async throws {
    #expect(try await transport.send(.get, "/").status == .ok)
    for _ in 0..<100 {
      await Task(executorPreference: threads.account(of: .loopback)) {
        let end = ThreadClock.used + 20_000
        while ThreadClock.used < end {}
      }.value
    }
    await block()
  }

  /// Otherwise a page would be shown without its pictures under load.
  @Test(.timeLimit(.minutes(20))) func aStoredFileWaitsLongerThanAPage() async throws {
    let transport = TestTransport(try site(LoadShedding(opening: .zero)))
    try await blockMeasured(transport)
    async let first = transport.send(.get, "/")
    await waitUntil { transport.watchedCount >= 1 }
    async let file = transport.send(.get, FileAddress.prefix + "unknown")
    await waitUntil { transport.watchedCount >= 2 }
    #expect(try await transport.send(.get, "/").status == .serviceUnavailable)
    gate.signal()
    #expect(try await first.status == .ok)
    #expect(try await file.status == .notFound)
  }

  @Test func aRefusedStoredFileIsNoPage() async throws {
    let transport = TestTransport(try site(LoadShedding(other: .zero)))
    try await blockMeasured(transport)
    async let first = transport.send(.get, "/")
    await waitUntil { transport.watchedCount >= 1 }
    let file = try await transport.send(.get, FileAddress.prefix + "unknown")
    #expect(file.status == .serviceUnavailable && file.headers["Retry-After"] != nil)
    #expect(!file.headers.contains("Refresh") && !file.headers.contains("Trellis-Live"))
    #expect(file.headers["Cache-Control"] == "no-store")
    gate.signal()
    #expect(try await first.status == .ok)
  }

  @Test func requestsThatWouldWaitTooLongAreRefusedAtOnce() async throws {
    let site = try site(LoadShedding(opening: .zero))
    let transport = TestTransport(site)
    try await blockMeasured(transport)
    let body = attach(site, "tab")
    async let first = transport.send(.get, "/")
    await waitUntil { transport.watchedCount >= 1 }
    let second = try await transport.send(.get, "/")
    #expect(second.status == .serviceUnavailable)
    #expect(second.headers["Retry-After"] != nil)
    #expect(second.headers["Refresh"] == second.headers["Retry-After"])
    #expect(second.text.contains("will reload in a moment"))
    let attach = try await transport.post("attach", body)
    #expect(attach.status == .serviceUnavailable)
    // The 503 of a proxy says nothing of what was done; the 503 of another server would have another name.
    #expect(attach.headers["Trellis-Live"] == "abc")
    gate.signal()
    #expect(try await first.status == .ok)
  }

  @Test func retryTimesAreSpread() {
    let loadShedding = LoadShedding()
    #expect(loadShedding.refusal(expecting: .seconds(4), isOpening: true) == nil)
    #expect(loadShedding.refusal(expecting: .seconds(8), isOpening: false) == nil)
    #expect(loadShedding.refusal(expecting: .seconds(5), isOpening: true, random: 0) == .seconds(1))
    #expect(
      loadShedding.refusal(expecting: .seconds(9), isOpening: false, random: 1) == .seconds(18))
    #expect(loadShedding.retry(expecting: .seconds(900), random: 1) == .seconds(30))
    #expect(loadShedding.retry(expecting: .zero, random: 1) == .seconds(4))
  }
}

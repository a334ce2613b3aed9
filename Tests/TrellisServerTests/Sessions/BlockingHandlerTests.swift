import Dispatch
import Foundation
import TestSupport
import Testing
import TrellisComponents
import TrellisDOM
import TrellisHTTP

@testable import TrellisServer

/// Handlers that block their threads, more of them than there are processors.
struct BlockingHandlerTests {
  private let pages = TestPages()
  private let entered = Recorder()
  private let gate = DispatchSemaphore(value: 0)
  private let service: SessionManager

  init() {
    let (entered, gate) = (entered, gate)
    let blocking = Route("/blocking") { page in
      var count = 0
      let click = Action<UIEvent> { _ in
        entered.add("click")
        gate.wait()
        count += 1
        page.setNeedsUpdate()
      }
      return {
        Component(
          view: ViewConfiguration(
            "button",
            attributes: [.listener("click", ListenerOptions(), click), .text("\(count)")]))
      }
    }
    service = .test(pages.routes + [blocking])
  }

  private func attached(_ path: String) async throws -> SimulatedClient {
    let opened = try #require(try await service.open(path, screen: nil))
    let client = SimulatedClient(session: opened.token)
    try client.receive(await service.attach(client.attach(path: path)))
    return client
  }

  private func click(_ client: SimulatedClient) throws {
    let button = try #require(client.mirror.root.children.first).id.rawValue
    client.send(#"{"type":"click","target":\#(button)}"#)
  }

  /// The response to `body`, requested like by an endpoint: on the session threads.
  private func told(_ body: [UInt8]) -> Task<LiveResponse, Never> {
    Task(executorPreference: ThreadPool.sessions.account(of: .loopback)) { [service] in
      await service.events(body)
    }
  }

  @Test func moreBlockingHandlersThanProcessorsDoNotStopOthers() async throws {
    let count = ProcessInfo.processInfo.activeProcessorCount + 3
    var responses: [(SimulatedClient, Task<LiveResponse, Never>)] = []
    for _ in 0..<count {
      let client = try await attached("/blocking")
      try click(client)
      responses.append((client, told(client.events())))
    }
    await waitUntil { entered.entries.count >= count }

    let other = try await attached("/")
    other.click(.button)
    try other.receive(await told(other.events()).value)
    #expect(other.mirror.root.description.contains("row 0"))

    for _ in 0..<count { gate.signal() }
    for (client, response) in responses {
      try client.receive(await response.value)
      #expect(client.mirror.root.description.contains("\"1\""))
    }
  }

  @Test func otherPagesContinueAndTheBlockedPageRecovers() async throws {
    let blocked = try await attached("/blocking")
    try click(blocked)
    let body = blocked.events()
    let response = told(body)
    await waitUntil { !entered.entries.isEmpty }

    // A whole visit of another client.
    let other = try await attached("/")
    other.click(.button)
    try other.receive(await service.events(other.events()))
    #expect(other.mirror.root.description.contains("row 0"))
    let poll = PendingResponse()
    _ = service.poll(other.poll()) { poll.fulfill($0) }
    pages.news.publish("news")
    try other.receive(await poll.wait())
    #expect(other.mirror.root.description.contains("news"))
    #expect(await service.leave(other.leave()) == .nothing)

    // Input of the blocked page meanwhile waits for its turn.
    let again = told(body)
    gate.signal()
    try blocked.receive(await response.value)
    try blocked.receive(await again.value)
    #expect(blocked.mirror.root.description.contains("\"1\""))
    #expect(entered.entries == ["click"])
    try click(blocked)
    gate.signal()
    try blocked.receive(await service.events(blocked.events()))
    #expect(blocked.mirror.root.description.contains("\"2\""))
  }
}

import TestSupport
import Testing
import TrellisDOM

@testable import TrellisServer

/// Outdated requests that arrive late.
struct LateRequestTests {
  private let pages = TestPages()
  private let service: SessionManager

  init() { service = .test(pages.routes) }

  @Test func aLateAttachDoesNotRestoreAnOldScreen() async throws {
    let opened = try #require(try await service.open("/", screen: nil))
    let client = SimulatedClient(session: opened.token)
    let attach = client.attach(width: 1280)
    try client.receive(await service.attach(attach))
    client.send(#"{"type":"screen","screen":{"width":390,"height":800}}"#)
    try client.receive(await service.events(client.events()))
    #expect(client.mirror.root.frame?.width == 390)
    try client.receive(await service.attach(attach))
    try client.receive(await service.events(client.events()))
    #expect(client.mirror.root.frame?.width == 390)
  }

  @Test func aWaitingPollGetsOnlyUnacknowledgedBatches() async throws {
    let opened = try #require(try await service.open("/", screen: nil))
    let client = SimulatedClient(session: opened.token)
    try client.receive(await service.attach(client.attach()))
    let resets = service.metrics.resets.value
    let poll = PendingResponse()
    _ = service.poll(client.poll()) { poll.fulfill($0) }
    await waitUntil { service.metrics.waitingPolls.value > 0 }
    for _ in 0..<3 {
      client.click(.button)
      try client.receive(await service.events(client.events()))
    }
    pages.news.publish("hello")
    try client.receive(await poll.wait())
    #expect(client.mirror.root.description.contains("hello"))
    #expect(service.metrics.resets.value == resets)
  }

  @Test func aDuplicateOfAnOldRequestCausesNoReset() async throws {
    let opened = try #require(try await service.open("/", screen: nil))
    let client = SimulatedClient(session: opened.token)
    try client.receive(await service.attach(client.attach()))
    let resets = service.metrics.resets.value
    client.click(.button)
    let old = client.events()
    try client.receive(await service.events(old))
    client.click(.button)
    try client.receive(await service.events(client.events()))
    try client.receive(await service.events(client.events()))
    _ = await service.events(old)
    #expect(service.metrics.resets.value == resets)
    #expect(pages.recorder.entries == ["click", "click"])
  }

  @Test func aNewAttachSetsItsScreen() async throws {
    let opened = try #require(try await service.open("/", screen: nil))
    let client = SimulatedClient(session: opened.token)
    try client.receive(await service.attach(client.attach(width: 1280)))
    client.click(.button)
    try client.receive(await service.events(client.events()))
    try client.receive(await service.attach(client.attach(width: 700)))
    #expect(client.mirror.root.frame?.width == 700)
  }
}

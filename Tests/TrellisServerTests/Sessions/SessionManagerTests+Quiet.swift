import Synchronization
import TestSupport
import Testing
import TrellisDOM

@testable import TrellisServer

// Idle sessions, and those whose tab is gone, hibernate.

extension SessionManagerTests {
  @Test func aQuietPageThatIsPolledBrieflyTakesLessMemoryToo() async throws {
    let client = try await attached()
    let session = try #require(SessionToken(client.session).flatMap(service.session))
    #expect(await poll(client.poll(isBrief: true)).wait() == .nothing)
    #expect(await !session.isHibernating)
    clock.advance(.seconds(26))
    #expect(await poll(client.poll(isBrief: true)).wait() == .nothing)
    #expect(await session.isHibernating)
    #expect(await poll(client.poll(isBrief: true)).wait() == .nothing)
    #expect(await session.isHibernating)
    try await expectInStep(client)
  }

  @Test func aQuietPageTakesLessMemoryAndContinues() async throws {
    let client = try await attached()
    let session = try #require(SessionToken(client.session).flatMap(service.session))
    let weight = session.bytes
    let pending = await poll(client.poll())
    #expect(await !session.isHibernating)
    clock.advance(.seconds(26))
    service.advance(to: clock.now)
    try client.receive(await pending.wait())
    await waitUntil { await session.isHibernating }
    let ofPage = weight - MemoryEstimate.bytesPerSession
    #expect(
      session.bytes < MemoryEstimate.bytesPerSession + ofPage / 2)
    try await expectInStep(client)
    let news = await poll(client.poll())
    pages.news.publish("late")
    try client.receive(await news.wait())
    #expect(await !session.isHibernating)
    #expect(session.bytes >= weight)
    try await expectInStep(client)
  }

  @Test func aPageWithoutATabTakesLessMemory() async throws {
    let client = try await attached()
    let session = try #require(SessionToken(client.session).flatMap(service.session))
    clock.advance(.seconds(41))
    service.advance(to: clock.now)
    await waitUntil { await session.isHibernating }
    // The tab returns.
    try client.receive(await service.attach(client.attach()))
    pages.news.publish("late")
    try client.receive(await poll(client.poll()).wait())
    try await expectInStep(client)
  }

  @Test func aMessageWakesAPageWithoutATabForOneTurn() async throws {
    let client = try await attached()
    let session = try #require(SessionToken(client.session).flatMap(service.session))
    clock.advance(.seconds(41))
    service.advance(to: clock.now)
    await waitUntil { await session.isHibernating }
    pages.news.publish("late")
    // The message is recorded in the turn, and the session is read after it.
    await waitUntil { pages.history.entries.contains("news late") }
    #expect(await session.isHibernating)
    try client.receive(await service.attach(client.attach()))
    try await expectInStep(client)
  }

  /// Advances the time, polls briefly without a delivery, and returns whether the page hibernates.
  private func hibernates(after time: Duration, _ client: SimulatedClient) async throws -> Bool {
    let session = try #require(SessionToken(client.session).flatMap(service.session))
    clock.advance(time)
    #expect(await poll(client.poll(isBrief: true)).wait() == .nothing)
    return await session.isHibernating
  }

  @Test func aPageHibernatesAtTheEndOfItsQuietTime() async throws {
    let client = try await attached()
    #expect(try await !hibernates(after: .milliseconds(19_999), client))
    #expect(try await hibernates(after: .milliseconds(1), client))
  }

  @Test func theQuietTimeBeginsWithTheAttachment() async throws {
    let client = try await open()
    clock.advance(.seconds(15))
    try client.receive(await service.attach(client.attach()))
    #expect(try await !hibernates(after: .seconds(15), client))
    #expect(try await hibernates(after: .seconds(5), client))
  }

  @Test func theQuietTimeBeginsAgainWithAMessage() async throws {
    let client = try await attached()
    clock.advance(.seconds(15))
    pages.news.publish("first")
    await waitUntil { pages.history.entries.contains("news first") }
    try client.receive(await poll(client.poll()).wait())
    #expect(try await !hibernates(after: .seconds(15), client))
    #expect(try await hibernates(after: .seconds(5), client))
  }

  @Test func aPageWithoutATabHibernatesAgainAfterItsReload() async throws {
    let client = try await attached()
    let session = try #require(SessionToken(client.session).flatMap(service.session))
    await session.detach()
    #expect(await session.isHibernating)
    await session.reload { _ in true }
    #expect(await session.isHibernating)
    try client.receive(await service.attach(client.attach()))
    try await expectInStep(client)
  }
}

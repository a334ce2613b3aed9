import TestSupport
import Testing

@testable import TrellisServer

/// The work of a session, each in a turn of its own.
struct SessionTurnTests {
  typealias Work = @Sendable (Session, _ tab: String) async -> Void

  private static let works: [(name: String, work: Work)] = [
    ("mail", { session, _ in await session.consumeMail() }),
    ("end of a poll", { session, tab in await session.pollDisconnected(1, of: tab) }),
    ("time", { session, _ in await session.timeOut(now: .now) }),
    ("detachment", { session, _ in await session.detach() }),
    ("reload", { session, _ in await session.reload { _ in true } }),
    (
      "result",
      { session, _ in
        _ = await session.resultPage(at: "/?trellis-result=a", of: "/", inHeight: nil)
      }
    ),
    (
      "leaving",
      { session, tab in
        _ = await session.leave(
          ClientMessage.Leave(session: session.token.text, tab: tab), identity: nil)
      }
    ),
  ]

  @Test(arguments: works.indices)
  func workWaitsForTheEndOfTheTurnBeforeIt(_ index: Int) async throws {
    let (name, work) = Self.works[index]
    let service = SessionManager.test(TestPages().routes)
    let client = SimulatedClient(session: "")
    try client.receive(await service.attach(client.attach()))
    let session = try #require(SessionToken(client.session).flatMap { service.session($0) })
    #expect(await session.beginTurn())
    let ended = Recorder()
    await withTaskGroup { group in
      group.addTask { [tab = client.tab] in
        await work(session, tab)
        ended.add(name)
      }
      await waitUntil { await session.waitingTurns > 0 || !ended.entries.isEmpty }
      #expect(ended.entries.isEmpty, "\(name)")
      await session.endTurn()
    }
    #expect(await !session.hasTurn, "\(name)")
  }
}

extension Session {
  fileprivate func beginTurn() -> Bool { turns.enter() }
  fileprivate func endTurn() { turns.leave()?.resume() }
  fileprivate var waitingTurns: Int { turns.waitingCount }
  fileprivate var hasTurn: Bool { turns.isBusy }
}

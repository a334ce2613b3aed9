import Foundation
import TestSupport
import Testing
import TrellisDOM
import TrellisSessions

@testable import TrellisServer

/// Servers in one process that share a store: each new one stands for the process after a restart.
struct StoredSessionTests {
  let store = ProbeStore()
  let pages = StoredPages()

  func attached(to server: SessionManager, tab: String = "tab") async throws -> SimulatedClient {
    let opened = try #require(try await server.open("/", screen: nil))
    let client = SimulatedClient(session: opened.token, tab: tab)
    try client.receive(await server.attach(client.attach()))
    return client
  }

  func sync(_ client: SimulatedClient, _ server: SessionManager) async throws {
    try client.receive(await server.events(client.events()))
  }

  func expectInStep(_ client: SimulatedClient, _ server: SessionManager) async throws {
    let token = try #require(SessionToken(client.session))
    let session = try #require(server.session(token))
    #expect(await session.treeDescription == client.mirror.root.description)
  }

  // MARK: Restarts

  /// The request by which a tab notices that the server was restarted.
  enum FirstRequest: CaseIterable { case events, poll, attach }

  @Test(arguments: FirstRequest.allCases)
  func aTabContinuesAfterARestart(_ first: FirstRequest) async throws {
    let before = pages.server(store)
    let client = try await attached(to: before)
    for _ in 0..<3 {
      client.click(.button)
      try await sync(client, before)
    }
    client.type("half a wo")
    try await sync(client, before)
    let (session, resets) = (client.session, before.metrics.resets.value)
    #expect(resets == 1)
    let after = pages.server(store)
    switch first {
    case .events: client.click(.button)
    case .poll:
      let response = PendingResponse()
      _ = after.poll(client.poll(isBrief: true)) { response.fulfill($0) }
      #expect(await response.wait() == .nothing)
      client.click(.button)
    case .attach:
      try client.receive(await after.attach(client.attach()))
      client.click(.button)
    }
    try await sync(client, after)
    #expect(client.session == session && !client.hasUnsentEvents)
    #expect(after.metrics.resets.value == 0)
    try await expectInStep(client, after)
    #expect(client.mirror.root.description.contains("4 of news"))
    #expect(client.mirror.root.description.contains("half a wo"))
    #expect(pages.restorations.all.map(\.isContinued) == [true])
  }

  /// The process ends between the commit and the response: the event is done, and its batch comes from the store.
  @Test func anEventWhoseResponseIsLostIsDoneOnce() async throws {
    var server = pages.server(store)
    let client = try await attached(to: server)
    for _ in 0..<5 {
      client.click(.button)
      _ = await server.events(client.events())
      server = pages.server(store)
      try await sync(client, server)
      try await expectInStep(client, server)
    }
    let events = pages.recorder.entries
    #expect(events.count == 5 && Set(events).count == 5)
    #expect(client.mirror.root.description.contains("5 of news"))
  }

  /// The process ends before the commit: the event happens again, from the states before it, with the same identity.
  @Test func anEventThatIsNotCommittedHasTheSameIdentityAgain() async throws {
    let before = pages.server(store)
    let client = try await attached(to: before)
    client.click(.button)
    store.setBroken(true)
    _ = await before.events(client.events())
    store.setBroken(false)
    let after = pages.server(store)
    try await sync(client, after)
    let events = pages.recorder.entries
    #expect(events.count == 2 && Set(events).count == 1)
    #expect(client.mirror.root.description.contains("1 of news"))
  }

  /// Many requests of a tab after a restart restore its session once.
  @Test func aSessionIsRestoredOnce() async throws {
    let before = pages.server(store)
    let client = try await attached(to: before)
    let after = pages.server(store)
    client.click(.button)
    let body = client.events()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<20 { group.addTask { _ = await after.events(body) } }
    }
    #expect(pages.restorations.all.count == 1)
    #expect(pages.recorder.entries.count == 1)
    try await sync(client, after)
    try await expectInStep(client, after)
  }

  @Test func thousandsOfRandomStepsMatchTheModel() async throws {
    for seed in 0..<UInt64(Rounds.areLong ? 20 : 5) {
      var random = SeededGenerator(seed: seed + 1)
      let pages = StoredPages()
      let store = ProbeStore()
      var server = pages.server(store)
      let client = try await attached(to: server)
      var clicks = 0
      for _ in 0..<60 {
        switch Int.random(in: 0..<8, using: &random) {
        case 0: server = pages.server(store)
        case 1: _ = await server.events(client.events())
        case 2: try client.receive(await server.attach(client.attach()))
        case 3: client.type("text \(clicks)")
        default:
          client.click(.button)
          clicks += 1
        }
        if Bool.random(using: &random) { try await sync(client, server) }
      }
      try await sync(client, server)
      try await expectInStep(client, server)
      #expect(client.mirror.root.description.contains("\(clicks) of news"))
      let events = pages.recorder.entries
      #expect(Set(events).count == events.count, "an event was done twice")
    }
  }

  // MARK: Other pages

  /// Contents that are no states have changed: the tab gets the states and a reset, in another session.
  @Test func aPageWithOtherContentsIsReset() async throws {
    let before = pages.server(store)
    let client = try await attached(to: before)
    client.click(.button)
    try await sync(client, before)
    let former = client.session
    var other = pages
    other.news = "other news"
    let after = other.server(store)
    client.click(.button)
    #expect(await after.events(client.events()) == .unknown)
    try client.receive(await after.attach(client.attach()))
    #expect(client.session != former)
    try await expectInStep(client, after)
    #expect(client.mirror.root.description.contains("1 of other news"))
    #expect(pages.restorations.all.last?.isContinued == false)
    #expect(pages.recorder.entries.count == 1)
  }

  @Test func aStateThatCannotBeReadIsReset() async throws {
    let before = pages.server(store)
    let client = try await attached(to: before)
    client.click(.button)
    try await sync(client, before)
    var other = pages
    other.hasNewState = true
    let after = other.server(store)
    try client.receive(await after.attach(client.attach()))
    try await expectInStep(client, after)
    #expect(client.mirror.root.description.contains("0 of news"))
    let restoration = try #require(pages.restorations.all.last)
    #expect(restoration.problems.count == 1 && !restoration.isContinued)
  }

  /// Another version of the program has given a state another name, and names the former one: the tab continues.
  @Test func aRenamedStateContinues() async throws {
    var before = pages
    before.slot = ("text", nil)
    let first = before.server(store)
    let client = try await attached(to: first)
    client.click(.button)
    client.type("half a wo")
    try await sync(client, first)
    let session = client.session
    var after = pages
    after.slot = ("title", "text")
    let second = after.server(store)
    client.click(.button)
    try await sync(client, second)
    #expect(client.session == session && second.metrics.resets.value == 0)
    try await expectInStep(client, second)
    #expect(client.mirror.root.description.contains("half a wo, 2"))
    #expect(pages.restorations.all.last?.problems == [])
    // From now on the store has the new name.
    after.slot = ("title", nil)
    let third = after.server(store)
    client.click(.button)
    try await sync(client, third)
    #expect(client.session == session && third.metrics.resets.value == 0)
    #expect(client.mirror.root.description.contains("half a wo, 3"))
  }

  /// Without the former name the state begins anew, and the page and the log are told.
  @Test func aRenamedStateWithoutItsFormerNameIsReported() async throws {
    var before = pages
    before.slot = ("text", nil)
    let first = before.server(store)
    let client = try await attached(to: first)
    client.click(.button)
    client.type("half a wo")
    try await sync(client, first)
    var after = pages
    after.slot = ("title", nil)
    let second = after.server(store)
    try client.receive(await second.attach(client.attach()))
    try await expectInStep(client, second)
    #expect(client.mirror.root.description.contains("\", 1\""))
    let restoration = try #require(pages.restorations.all.last)
    #expect(restoration.problems.count == 1 && restoration.problems[0].contains("text"))
  }

  /// Neither another tab nor another user gets the states.
  @Test func aStoredSessionBelongsToItsTabAndUser() async throws {
    let before = pages.server(store)
    let client = try await attached(to: before)
    client.click(.button)
    try await sync(client, before)
    let after = pages.server(store)
    let thief = SimulatedClient(session: client.session, tab: "other")
    thief.click(.nowhere)
    #expect(await after.events(thief.events()) == .unknown)
    #expect(await after.events(client.events(), identity: "ada") == .unknown)
    try thief.receive(await after.attach(thief.attach()))
    #expect(!thief.mirror.root.description.contains("row 0"))
    // A guessed secret of a known name finds nothing.
    let guess = SimulatedClient(
      session: String(client.session.prefix(16)) + String(repeating: "0", count: 32))
    guess.click(.nowhere)
    #expect(await after.events(guess.events()) == .unknown)
  }

  /// The requests of others at another server with the same store do not end the session of its owner.
  @Test func aStrangerDoesNotTakeASessionOver() async throws {
    let owner = pages.server(store)
    let other = pages.server(store)
    let client = try await attached(to: owner)
    client.click(.button)
    try await sync(client, owner)
    let thief = SimulatedClient(session: client.session, tab: "other")
    thief.click(.nowhere)
    #expect(await other.events(thief.events()) == .unknown)
    _ = await other.attach(thief.attach())
    #expect(await other.events(client.events(), identity: "ada") == .unknown)
    _ = await other.leave(thief.leave())
    client.click(.button)
    try await sync(client, owner)
    #expect(owner.metrics.resets.value == 1 && !client.hasUnsentEvents)
    try await expectInStep(client, owner)
    #expect(client.mirror.root.description.contains("2 of news"))
    #expect(store.memory.count == 2, "the session of the owner, and that of the thief's new page")
  }

  // MARK: Bytes

  @Test func changedBytesAreNotRestored() async throws {
    let before = pages.server(store)
    let client = try await attached(to: before)
    for _ in 0..<3 {
      client.click(.button)
      try await sync(client, before)
    }
    let increments = store.increments
    let name = increments[0].id
    for seed in 0..<UInt64(Rounds.areLong ? 60 : 20) {
      var random = SeededGenerator(seed: seed + 1)
      let copy = ProbeStore()
      let victim = Int.random(in: 0..<increments.count, using: &random)
      for (index, increment) in increments.enumerated() {
        var increment = increment
        if index == victim {
          let isHeader = index == increments.count - 1 && Bool.random(using: &random)
          var bytes = isHeader ? increment.header : increment.change ?? increment.header
          let place = Int.random(in: 0..<bytes.count, using: &random)
          switch Int.random(in: 0..<3, using: &random) {
          case 0: bytes[place] ^= 1
          case 1: bytes.removeSubrange(place...)
          default: bytes = increments[0].change ?? []
          }
          if isHeader { increment.header = bytes } else { increment.change = bytes }
        }
        try await copy.memory.commit(increment)
      }
      let isChanged =
        try await copy.memory.load(name, now: Date())
        != store.memory.load(name, now: Date()).map {
          StoredSession(
            version: increments.last!.version, header: $0.header, changes: $0.changes)
        }
      let after = pages.server(copy)
      client.click(.button)
      let response = await after.events(client.events())
      #expect((response == .unknown) == isChanged)
    }
    let other = pages.server(store, key: 2)
    #expect(await other.events(client.events()) == .unknown)
  }

  @Test func theIncrementOfAnEventIsSmall() async throws {
    let server = pages.server(store)
    let client = try await attached(to: server)
    for index in 0..<200 {
      if index.isMultiple(of: 2) {
        client.type("some words \(index)")
      } else {
        client.click(.button)
      }
      try await sync(client, server)
    }
    for increment in store.increments where !increment.isWhole {
      #expect(increment.byteCount <= 5_000)
    }
    // The changes are compacted.
    #expect(store.increments.count { $0.isWhole } > 1)
    #expect(store.memory.byteCount(of: store.increments[0].id) < 80_000)
  }

  @Test func requestsWithoutChangesCommitNothing() async throws {
    let server = pages.server(store)
    let client = try await attached(to: server)
    client.click(.button)
    try await sync(client, server)
    let count = store.increments.count
    for _ in 0..<10 {
      _ = await server.events(client.events())
      let response = PendingResponse()
      _ = server.poll(client.poll(isBrief: true)) { response.fulfill($0) }
      _ = await response.wait()
    }
    #expect(store.increments.count == count)
  }

  @Test func aPageThatWasLeftIsRemoved() async throws {
    let server = pages.server(store)
    let client = try await attached(to: server)
    #expect(store.memory.count == 1)
    _ = await server.leave(client.leave())
    await waitUntil { store.memory.count == 0 }
    #expect(store.memory.count == 0)
  }

  /// The last events of a tab reach the restarted server.
  @Test func aTabLeavesARestartedServer() async throws {
    let before = pages.server(store)
    let client = try await attached(to: before)
    client.click(.button)
    let after = pages.server(store)
    _ = await after.leave(client.leave())
    #expect(pages.recorder.entries.count == 1)
    await waitUntil { store.memory.count == 0 }
  }
}

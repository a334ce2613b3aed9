import Foundation
import SessionSupport
import TestSupport
import Testing
import TrellisSessions

@testable import TrellisRedis

/// A server that ends, restarts, does not answer, has no memory or refuses the sign-in.
@Suite(
  .enabled(if: RedisServer.program != nil, Comment(rawValue: RedisServer.missing)), .serialized)
struct RedisFailureTests {
  private func commitsOnce(_ store: SharedSessionStore, _ version: UInt64) async -> Bool {
    (try? await store.commit(SessionStoreRule.increment(version, whole: true, "\(version)"))) != nil
  }

  /// Sessions that commit while the server crashes lose nothing that was committed, and go on without an error.
  @Test func commitsGoOnAfterARestart() async throws {
    let server = try RedisServer()
    let store = try SharedSessionStore(redis: server.makeDatabase(), timeLimit: .seconds(60))
    let last = 60 as UInt64
    try await withThrowingTaskGroup(of: Void.self) { group in
      for index in 0..<20 {
        group.addTask {
          for version in 1...last {
            try await store.commit(
              SessionStoreRule.increment(
                version, whole: version == 1, "\(version)", of: "s\(index)"))
          }
        }
      }
      for _ in 0..<2 {
        let groups = store.groups
        await waitUntil { store.groups > groups + 3 }
        server.crash()
        try server.start()
      }
      try await group.waitForAll()
    }
    for index in 0..<20 {
      let stored = try #require(try await store.load("s\(index)", now: SessionStoreRule.now))
      #expect(stored.changes == (1...last).map { Array("\($0)".utf8) })
    }
  }

  /// The connections end at random moments: each commit is answered once and stored once, and no version is taken twice.
  @Test func operationsGoOnAfterLostConnections() async throws {
    let server = try RedisServer()
    let store = try SharedSessionStore(redis: server.makeDatabase(), timeLimit: .seconds(60))
    let last = 150 as UInt64
    let commits = Task {
      for version in 1...last {
        try await store.commit(
          SessionStoreRule.increment(version, whole: version == 1, "\(version)", of: "b"))
      }
    }
    try await store.commit(SessionStoreRule.increment(1, whole: true, "one"))
    let takeOvers = Task {
      var versions: [UInt64] = []
      for _ in 0..<150 { versions.append(try #require(try await store.take()).version) }
      return versions
    }
    for _ in 0..<8 {
      try server.run(["CLIENT", "KILL", "TYPE", "normal"])
      try server.run(["CLIENT", "KILL", "TYPE", "pubsub"])
    }
    try await commits.value
    #expect(try await store.load("b", now: SessionStoreRule.now)?.changes.count == Int(last))
    let versions = try await takeOvers.value
    #expect(versions == Set(versions).sorted())
    #expect(try await store.load("a", now: SessionStoreRule.now)?.version == versions.last)
  }

  /// The connection for notices ends: the store listens again.
  @Test func noticesArriveAfterALostConnection() async throws {
    let server = try RedisServer()
    let url = server.makeDatabase()
    let nodes = try (0..<2).map { _ in try SharedSessionStore(redis: url, timeLimit: .seconds(60)) }
    let notices = TakeoverNotices(nodes[0])
    try await nodes[0].commit(SessionStoreRule.increment(1, whole: true, "one"))
    try server.run(["CLIENT", "KILL", "TYPE", "pubsub"])
    try await waitUntil {
      try server.run(["PUBSUB", "CHANNELS", "trellis:notices:*"]).split(separator: "\n").count == 2
    }
    _ = try await nodes[1].take()
    await waitUntil { !notices.all.isEmpty }
    #expect(notices.all == ["a 2"])
  }

  /// Who has lost messages is told of it once the connection is made again.
  @Test func aLostConnectionIsAGap() async throws {
    let server = try RedisServer()
    let store = try SharedSessionStore(redis: server.makeDatabase(), timeLimit: .seconds(60))
    let inbox = NodeInbox()
    store.listen(to: "news") { inbox.add($0) }
    try await store.delete("a")
    let gaps = inbox.gaps
    server.crash()
    try server.start()
    await waitUntil { inbox.gaps > gaps }
    store.publish([1], to: "news") { _ in }
    await waitUntil { inbox.messages == [[1]] }
  }

  /// Without a server an operation fails at its time limit, later ones at once, and the store works again by itself.
  @Test func aMissingServerIsAnErrorInTime() async throws {
    let server = try RedisServer()
    let store = try SharedSessionStore(redis: server.makeDatabase(), timeLimit: .milliseconds(500))
    server.crash()
    for _ in 0..<2 {
      await #expect(throws: RedisError.self) {
        try await store.commit(SessionStoreRule.increment(1, whole: true, "one"))
      }
    }
    let start = ContinuousClock.now
    for _ in 0..<100 {
      await #expect(throws: RedisError.self) {
        _ = try await store.load("a", now: SessionStoreRule.now)
      }
    }
    #expect(ContinuousClock.now - start < .seconds(20))
    try server.start()
    await waitUntil { await commitsOnce(store, 1) }
  }

  /// A server that accepts connections and does not answer. What it does later for a former owner is refused.
  @Test func aServerThatDoesNotAnswerIsAnErrorInTime() async throws {
    let server = try RedisServer()
    let url = server.makeDatabase()
    let store = try SharedSessionStore(redis: url, timeLimit: .milliseconds(500))
    await waitUntil { await commitsOnce(store, 1) }
    server.pause()
    let error = await #expect(throws: RedisError.self) {
      try await store.commit(SessionStoreRule.increment(2, "late"))
    }
    #expect(error?.description.contains("not answered") == true)
    server.resume()
    await waitUntil { await commitsOnce(store, 9) }
    let other = try SharedSessionStore(redis: url, timeLimit: .seconds(60))
    #expect(try await other.take()?.changes == [Array("9".utf8)])
  }

  /// A server without memory refuses commits and take-overs whole; loads and removals work.
  @Test func aFullServerRefusesCommits() async throws {
    let server = try RedisServer(["--port", "0", "--maxmemory-policy", "noeviction"])
    let store = try SharedSessionStore(redis: server.makeDatabase(), timeLimit: .seconds(60))
    try await store.commit(SessionStoreRule.increment(1, whole: true, "one"))
    try await store.commit(SessionStoreRule.increment(1, whole: true, "one", of: "b"))
    try server.run(["CONFIG", "SET", "maxmemory", "1"])
    for increment in [
      SessionStoreRule.increment(2, "two"), SessionStoreRule.increment(2, whole: true, "two"),
      SessionStoreRule.increment(1, whole: true, of: "c"),
    ] {
      let error = await #expect(throws: RedisError.self) { try await store.commit(increment) }
      guard case .refused? = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
      #expect(error?.description.contains("OOM") == true)
    }
    await #expect(throws: RedisError.self) { try await store.takeOver("a", version: 1) }
    let stored = try await store.load("a", now: SessionStoreRule.now)
    #expect(stored?.version == 1 && stored?.changes == [Array("one".utf8)])
    #expect(try await store.load("c", now: SessionStoreRule.now) == nil)
    try await store.delete("b")
    #expect(try await store.load("b", now: SessionStoreRule.now) == nil)
    try server.run(["CONFIG", "SET", "maxmemory", "0"])
    try await store.commit(SessionStoreRule.increment(2, "two"))
  }

  /// The commits of the last moment are lost with the server: the next one is refused as incomplete, and a whole one is accepted.
  @Test func lostCommitsAreNoticed() async throws {
    let server = try RedisServer(["--port", "0", "--appendonly", "no"])
    let store = try SharedSessionStore(redis: server.makeDatabase(), timeLimit: .seconds(60))
    try await store.commit(SessionStoreRule.increment(1, whole: true, "one"))
    try server.run(["SAVE"])
    try await store.commit(SessionStoreRule.increment(2, "two"))
    try await store.commit(SessionStoreRule.increment(3, "three"))
    server.crash()
    try server.start()
    await #expect(throws: SessionStoreError.incomplete) {
      try await store.commit(SessionStoreRule.increment(4, "four"))
    }
    try await store.commit(SessionStoreRule.increment(5, whole: true, "five"))
    #expect(try await store.load("a", now: SessionStoreRule.now)?.changes == [Array("five".utf8)])
  }

  @Test(arguments: [nil, "wrong"])
  func aWrongPasswordIsAnError(_ password: String?) async throws {
    let server = try RedisServer(["--port", "0", "--requirepass", "right"])
    let url = server.makeDatabase(password: password)
    let store = try SharedSessionStore(redis: url, timeLimit: .milliseconds(500))
    let error = await #expect(throws: RedisError.self) { try await store.delete("a") }
    guard case .unavailable(let reason)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(reason.contains(password == nil ? "NOAUTH" : "WRONGPASS"))
    #expect(!reason.contains("wrong"))
    let right = try SharedSessionStore(
      redis: server.makeDatabase(password: "right"), timeLimit: .seconds(60))
    try await right.commit(SessionStoreRule.increment(1, whole: true, "one"))
  }
}

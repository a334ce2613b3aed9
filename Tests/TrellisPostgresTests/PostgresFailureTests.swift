import Foundation
import SessionSupport
import TestSupport
import Testing
import TrellisSessions

@testable import TrellisPostgres

/// A database that ends, restarts or does not answer.
@Suite(
  .enabled(if: PostgresServer.binaries != nil, Comment(rawValue: PostgresServer.missing)),
  .serialized)
struct PostgresFailureTests {
  /// Sessions that commit while the database crashes lose nothing that was committed, and go on without an error.
  @Test func commitsGoOnAfterARestart() async throws {
    let server = try PostgresServer()
    let schema = try server.makeSchema()
    let store = try SharedSessionStore(postgres: schema.url(), timeLimit: .seconds(60))
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
        try server.crash()
        try server.start()
      }
      try await group.waitForAll()
    }
    for index in 0..<20 {
      let stored = try #require(try await store.load("s\(index)", now: SessionStoreRule.now))
      #expect(stored.changes == (1...last).map { Array("\($0)".utf8) })
    }
  }

  /// The connection ends at random moments: each commit is answered once, and is stored once.
  @Test func commitsGoOnAfterLostConnections() async throws {
    let schema = try PostgresServer.shared.get().makeSchema()
    let store = try SharedSessionStore(postgres: schema.url("victim"), timeLimit: .seconds(60))
    let last = 150 as UInt64
    let session = Task {
      for version in 1...last {
        try await store.commit(
          SessionStoreRule.increment(version, whole: version == 1, "\(version)"))
      }
    }
    for _ in 0..<8 {
      try schema.endConnections(of: "victim")
    }
    try await session.value
    #expect(try await store.load("a", now: SessionStoreRule.now)?.changes.count == Int(last))
  }

  /// The connection ends at random moments: a take-over whose answer is lost is made again, and no version is taken twice.
  @Test func takeOversGoOnAfterLostConnections() async throws {
    let schema = try PostgresServer.shared.get().makeSchema()
    let store = try SharedSessionStore(postgres: schema.url("victim"), timeLimit: .seconds(60))
    try await store.commit(SessionStoreRule.increment(1, whole: true, "one"))
    let session = Task {
      var versions: [UInt64] = []
      for _ in 0..<150 { versions.append(try #require(try await store.take()).version) }
      return versions
    }
    for _ in 0..<8 {
      try schema.endConnections(of: "victim")
    }
    let versions = try await session.value
    #expect(versions == Set(versions).sorted())
    #expect(try await store.load("a", now: SessionStoreRule.now)?.version == versions.last)
  }

  /// Without a database an operation fails at its time limit, later ones at once, and the store works again by itself.
  @Test func aMissingDatabaseIsAnErrorInTime() async throws {
    let server = try PostgresServer()
    let schema = try server.makeSchema()
    let store = try SharedSessionStore(postgres: schema.url(), timeLimit: .milliseconds(500))
    try server.crash()
    for _ in 0..<2 {
      await #expect(throws: PostgresError.self) {
        try await store.commit(SessionStoreRule.increment(1, whole: true, "one"))
      }
    }
    let start = ContinuousClock.now
    for _ in 0..<100 {
      await #expect(throws: PostgresError.self) {
        _ = try await store.load("a", now: SessionStoreRule.now)
      }
    }
    #expect(ContinuousClock.now - start < .seconds(20))
    try server.start()
    await waitUntil {
      (try? await store.commit(SessionStoreRule.increment(1, whole: true, "one"))) != nil
    }
  }

  /// A database that accepts the connection and does not answer.
  @Test func aDatabaseThatDoesNotAnswerIsAnErrorInTime() async throws {
    let schema = try PostgresServer.shared.get().makeSchema()
    let store = try SharedSessionStore(
      postgres: schema.url("silent"), timeLimit: .milliseconds(500))
    await waitUntil {
      (try? await store.commit(SessionStoreRule.increment(1, whole: true, "one"))) != nil
    }
    let process = try #require(try schema.processes(of: "silent").first)
    kill(process, SIGSTOP)
    defer { kill(process, SIGCONT) }
    // The store connects again after the time limit.
    await waitUntil {
      (try? await store.commit(SessionStoreRule.increment(2, whole: true, "two"))) != nil
    }
    #expect(try schema.processes(of: "silent").count == 2)
  }
}

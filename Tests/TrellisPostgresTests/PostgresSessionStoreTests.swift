import Foundation
import SessionSupport
import Synchronization
import TestSupport
import Testing
import TrellisSessions

@testable import TrellisPostgres

@Suite(.enabled(if: PostgresServer.binaries != nil, Comment(rawValue: PostgresServer.missing)))
struct PostgresSessionStoreTests {
  private func schema() throws -> PostgresServer.Schema {
    try PostgresServer.shared.get().makeSchema()
  }

  private func store(
    _ schema: PostgresServer.Schema, _ name: String = "trellis",
    limits: SessionStoreLimits = .init()
  ) throws -> SharedSessionStore {
    try SharedSessionStore(postgres: schema.url(name), limits: limits, timeLimit: .seconds(60))
  }

  @Test(arguments: SessionStoreRule.allCases)
  func theStoreObeysTheRules(_ rule: SessionStoreRule) async throws {
    let schema = try schema()
    try await rule.check { try store(schema, limits: $0) }
  }

  @Test func manyCommitsShareAGroup() async throws {
    let store = try store(schema())
    try await SessionStoreRule.commitsOfManySessionsAreKept.check { _ in store }
    #expect(store.groups < 400)
  }

  /// A statement that the database refuses leaves the others of its group.
  @Test func aRefusedStatementLeavesTheOthers() async throws {
    let schema = try schema()
    let store = try store(schema)
    try await store.commit(SessionStoreRule.increment(1, whole: true, "one"))
    try schema.run("ALTER TABLE trellis_session ADD CHECK (id <> 'full')")
    let refused = await withTaskGroup(of: String?.self) { group in
      for index in 0..<100 {
        let id = index == 50 ? "full" : "s\(index)"
        group.addTask {
          do {
            try await store.commit(SessionStoreRule.increment(1, whole: true, "one", of: id))
            return nil
          } catch PostgresError.refused("23514", _) { return id } catch { return "\(error)" }
        }
      }
      return await group.reduce(into: []) { $0 += $1.map { [$0] } ?? [] }
    }
    #expect(refused == ["full"])
    #expect(try schema.run("SELECT count(*) FROM trellis_session_change") == "100\n")
  }

  // MARK: Tables

  /// Servers that start at the same time make the tables once.
  @Test func theTablesAreMadeOnce() async throws {
    let schema = try schema()
    let stores = try (0..<8).map { _ in try store(schema) }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (index, store) in stores.enumerated() {
        group.addTask {
          try await store.commit(SessionStoreRule.increment(1, whole: true, of: "s\(index)"))
        }
      }
      try await group.waitForAll()
    }
    #expect(try schema.run("SELECT version FROM trellis_session_schema") == "2\n")
    #expect(try schema.run("SELECT count(*) FROM trellis_session") == "8\n")
  }

  @Test func tablesOfANewerVersionAreNotTouched() async throws {
    let schema = try schema()
    try schema.run(
      "CREATE TABLE trellis_session_schema (version integer NOT NULL); INSERT INTO trellis_session_schema VALUES (99)"
    )
    let store = try SharedSessionStore(postgres: schema.url(), timeLimit: .milliseconds(500))
    let error = await #expect(throws: PostgresError.self) {
      try await store.commit(SessionStoreRule.increment(1, whole: true))
    }
    #expect(error?.description.contains("version 99") == true)
    #expect(try schema.run("SELECT to_regclass('trellis_session') IS NULL") == "t\n")
  }

  /// A newer server updates the tables while an older one runs, which finds out with its next connection.
  @Test func tablesThatBecomeNewerAreNotUsed() async throws {
    let schema = try schema()
    let store = try SharedSessionStore(postgres: schema.url("older"), timeLimit: .seconds(5))
    try await store.commit(SessionStoreRule.increment(1, whole: true))
    try schema.run("UPDATE trellis_session_schema SET version = 99")
    try schema.endConnections(of: "older")
    let error = await #expect(throws: PostgresError.self) {
      try await store.commit(SessionStoreRule.increment(2, "newer"))
    }
    #expect(error?.description.contains("version 99") == true)
    #expect(try schema.run("SELECT version FROM trellis_session") == "1\n")
    #expect(try schema.run("SELECT version FROM trellis_session_schema") == "99\n")
  }

  // MARK: Addresses

  @Test(arguments: [
    "", "sqlite:a", "postgres:", "POSTGRES://a",
    "postgres://a:secret@h?x=1",
    "postgres://a:secret@h/%zz", "postgres://[::1", "postgres://a:secret@h/\0",
  ])
  func otherAddressesAreRefusedWithoutThePassword(_ url: String) {
    let error = #expect(throws: PostgresError.self) {
      _ = try SharedSessionStore(postgres: url)
    }
    guard case .invalidURL? = error else {
      Issue.record("\(String(describing: error)) for \(url)")
      return
    }
    #expect(error?.description.contains("secret") == false)
  }

  @Test func anErrorOfTheConnectionHasNoPassword() async throws {
    let store = try SharedSessionStore(
      postgres: "postgres://ada:secret@/db?host=/tmp/no-such-folder", timeLimit: .milliseconds(50))
    let error = await #expect(throws: PostgresError.self) {
      try await store.delete("a")
    }
    #expect(error?.description.contains("no-such-folder") == true)
    #expect(error?.description.contains("secret") == false)
  }

  @Test func aStoreThatIsReleasedClosesItsConnection() async throws {
    let schema = try schema()
    do {
      let store = try store(schema, "brief")
      try await store.delete("a")
      #expect(try schema.processes(of: "brief").count == 1)
    }
    try await waitUntil { try schema.processes(of: "brief").isEmpty }
  }
}

import Foundation
import SessionSupport
import Testing

@testable import TrellisSessions

/// The rules that each store obeys.
struct SessionStoreTests {
  enum Engine: CaseIterable { case memory, sqlite, sharedSQLite }

  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "trellis-sessions-\(UInt64.random(in: 0...UInt64.max))")

  private var path: String { folder.path + "/sessions.sqlite" }

  private func store(_ engine: Engine, _ limits: SessionStoreLimits = .init()) throws
    -> any SessionStore
  {
    switch engine {
    case .memory: MemorySessionStore(limits: limits)
    case .sqlite: try SQLiteSessionStore(path: path, limits: limits)
    case .sharedSQLite: try SQLiteSessionStore(path: path, isShared: true, limits: limits)
    }
  }

  private func remove() { try? FileManager.default.removeItem(at: folder) }

  @Test(arguments: Engine.allCases, SessionStoreRule.allCases)
  func storesObeyTheRules(_ engine: Engine, _ rule: SessionStoreRule) async throws {
    defer { remove() }
    try await rule.check { try store(engine, $0) }
  }

  @Test(arguments: Engine.allCases)
  func beyondTheBytesTheSessionsThatExpireFirstAreRemoved(_ engine: Engine) async throws {
    defer { remove() }
    let text = String(repeating: "x", count: 1_000)
    let store = try store(engine, SessionStoreLimits(bytes: 2_500))
    for (id, life) in [("a", 30.0), ("b", 10), ("c", 20)] {
      try await store.commit(SessionStoreRule.increment(1, whole: true, text, of: id, life: life))
    }
    func isStored(_ id: String) async throws -> Bool {
      try await store.load(id, now: SessionStoreRule.now) != nil
    }
    try await store.deleteExpired(at: SessionStoreRule.now)
    #expect(try await [isStored("a"), isStored("b"), isStored("c")] == [true, false, true])
    // One that grows beyond the limit is removed with those that expire before it.
    try await store.commit(SessionStoreRule.increment(2, text + text, of: "c", life: 20))
    try await store.deleteExpired(at: SessionStoreRule.now)
    #expect(try await [isStored("a"), isStored("c")] == [true, false])
  }

  /// The store with which tests stand for several servers.
  @Test(arguments: SharedStoreRule.allCases)
  func sharedSessionsObeyTheRules(_ rule: SharedStoreRule) async throws {
    let sessions = SharedSessions()
    try await rule.check((0..<3).map { _ in sessions.makeNode() })
  }

  // MARK: SQLite

  @Test func aFileOutlivesItsStore() async throws {
    defer { remove() }
    try await SQLiteSessionStore(path: path).commit(
      SessionStoreRule.increment(1, whole: true, "one"))
    let stored = try await SQLiteSessionStore(path: path).load("a", now: SessionStoreRule.now)
    #expect(stored?.changes == [Array("one".utf8)])
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
  }

  @Test func manyCommitsShareATransaction() async throws {
    defer { remove() }
    let store = try SQLiteSessionStore(path: path)
    try await SessionStoreRule.commitsOfManySessionsAreKept.check { _ in store }
    #expect(store.transactions < 800)
  }

  @Test func aFileThatIsNoDatabaseIsAnError() throws {
    defer { remove() }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(repeating: 0x41, count: 8192).write(to: URL(fileURLWithPath: path))
    #expect(throws: (any Error).self) { try SQLiteSessionStore(path: path) }
  }
}

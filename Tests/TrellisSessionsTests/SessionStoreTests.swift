import Foundation
import SessionSupport
import Testing

@testable import TrellisSessions

/// The rules that each store obeys.
struct SessionStoreTests {
  enum Engine: CaseIterable { case memory, sqlite }

  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "trellis-sessions-\(UInt64.random(in: 0...UInt64.max))")

  private var path: String { folder.path + "/sessions.sqlite" }

  private func store(_ engine: Engine, _ limits: SessionStoreLimits = .init()) throws
    -> any SessionStore
  {
    switch engine {
    case .memory: MemorySessionStore(limits: limits)
    case .sqlite: try SQLiteSessionStore(path: path, limits: limits)
    }
  }

  private func remove() { try? FileManager.default.removeItem(at: folder) }

  @Test(arguments: Engine.allCases, SessionStoreRule.allCases)
  func storesObeyTheRules(_ engine: Engine, _ rule: SessionStoreRule) async throws {
    defer { remove() }
    try await rule.check { try store(engine, $0) }
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

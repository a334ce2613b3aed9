import Foundation
import Testing

@testable import TrellisSessions

/// The rules that each store obeys.
struct SessionStoreTests {
  enum Engine: CaseIterable { case memory, sqlite }

  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "trellis-sessions-\(UInt64.random(in: 0...UInt64.max))")
  private let now = Date(timeIntervalSince1970: 1_000_000)

  private var path: String { folder.path + "/sessions.sqlite" }

  private func store(_ engine: Engine, _ limits: SessionStoreLimits = .init()) throws
    -> any SessionStore
  {
    switch engine {
    case .memory: MemorySessionStore(limits: limits)
    case .sqlite: try SQLiteSessionStore(path: path, limits: limits)
    }
  }

  private func increment(
    _ version: UInt64, whole isWhole: Bool = false, _ change: String? = nil, of id: String = "a",
    life: Double = 60
  ) -> SessionIncrement {
    SessionIncrement(
      id: id, version: version, isWhole: isWhole, header: Array("header \(version)".utf8),
      change: change.map { Array($0.utf8) }, expiry: now.addingTimeInterval(life))
  }

  private func remove() { try? FileManager.default.removeItem(at: folder) }

  @Test(arguments: Engine.allCases)
  func incrementsAreReturnedInOrder(_ engine: Engine) async throws {
    defer { remove() }
    let store = try store(engine)
    try await store.commit(increment(1, whole: true, "one"))
    try await store.commit(increment(2, "two"))
    try await store.commit(increment(3))
    let stored = try await store.load("a", now: now)
    #expect(
      stored
        == StoredSession(
          version: 3, header: Array("header 3".utf8),
          changes: [Array("one".utf8), Array("two".utf8)]))
    #expect(try await store.load("b", now: now) == nil)
    try await store.delete("a")
    #expect(try await store.load("a", now: now) == nil)
  }

  @Test(arguments: Engine.allCases)
  func aWholeIncrementReplacesTheOthers(_ engine: Engine) async throws {
    defer { remove() }
    let store = try store(engine)
    try await store.commit(increment(1, whole: true, "one"))
    try await store.commit(increment(2, "two"))
    try await store.commit(increment(7, whole: true, "all"))
    #expect(try await store.load("a", now: now)?.changes == [Array("all".utf8)])
  }

  /// The former owner of a session cannot commit once another process has taken it over.
  @Test(arguments: Engine.allCases)
  func theFormerOwnerIsRefused(_ engine: Engine) async throws {
    defer { remove() }
    let store = try store(engine)
    try await store.commit(increment(1, whole: true, "one"))
    #expect(try await store.takeOver("a", version: 1))
    #expect(try await store.load("a", now: now)?.version == 2)
    for isWhole in [false, true] {
      await #expect(throws: SessionStoreError.superseded) {
        try await store.commit(increment(2, whole: isWhole, "late"))
      }
    }
    try await store.commit(increment(3, "new owner"))
    #expect(try await store.load("a", now: now)?.changes.count == 2)
  }

  /// Who only reads a session, or has read an older version of it, does not take it over.
  @Test(arguments: Engine.allCases)
  func onlyThePresentVersionIsTakenOver(_ engine: Engine) async throws {
    defer { remove() }
    let store = try store(engine)
    try await store.commit(increment(1, whole: true, "one"))
    #expect(try await store.load("a", now: now)?.version == 1)
    try await store.commit(increment(2, "two"))
    for version in [0, 1, 3, .max] as [UInt64] {
      #expect(try await !store.takeOver("a", version: version))
    }
    #expect(try await !store.takeOver("b", version: 2))
    try await store.commit(increment(3, "three"))
    #expect(try await store.takeOver("a", version: 3))
    #expect(try await !store.takeOver("a", version: 3))
    #expect(try await store.load("a", now: now)?.version == 4)
  }

  @Test(arguments: Engine.allCases)
  func aMissingIncrementIsNoticed(_ engine: Engine) async throws {
    defer { remove() }
    let store = try store(engine)
    await #expect(throws: SessionStoreError.incomplete) {
      try await store.commit(increment(2, "two"))
    }
    try await store.commit(increment(1, whole: true, "one"))
    await #expect(throws: SessionStoreError.incomplete) {
      try await store.commit(increment(3, "three"))
    }
    #expect(try await store.load("a", now: now)?.header == Array("header 1".utf8))
  }

  @Test(arguments: Engine.allCases)
  func sessionsAreBounded(_ engine: Engine) async throws {
    defer { remove() }
    let limits = SessionStoreLimits(bytesPerSession: 100, sessions: 2)
    let store = try store(engine, limits)
    try await store.commit(increment(1, whole: true, String(repeating: "x", count: 60)))
    await #expect(throws: SessionStoreError.tooLarge(limit: 100)) {
      try await store.commit(increment(2, String(repeating: "x", count: 40)))
    }
    try await store.commit(increment(2, "x"))
    for (index, id) in ["b", "c"].enumerated() {
      try await store.commit(increment(1, whole: true, of: id, life: 70 + Double(index)))
    }
    try await store.deleteExpired(at: now)
    #expect(try await store.load("a", now: now) == nil)
    #expect(try await store.load("b", now: now) != nil)
  }

  @Test(arguments: Engine.allCases)
  func expiredSessionsAreGone(_ engine: Engine) async throws {
    defer { remove() }
    let store = try store(engine)
    try await store.commit(increment(1, whole: true, "one", life: 10))
    try await store.commit(increment(1, whole: true, "one", of: "b", life: 20))
    #expect(try await store.load("a", now: now.addingTimeInterval(10)) == nil)
    try await store.deleteExpired(at: now.addingTimeInterval(15))
    #expect(try await store.load("a", now: now) == nil)
    #expect(try await store.load("b", now: now) != nil)
  }

  // MARK: SQLite

  @Test func aFileOutlivesItsStore() async throws {
    defer { remove() }
    try await SQLiteSessionStore(path: path).commit(increment(1, whole: true, "one"))
    let stored = try await SQLiteSessionStore(path: path).load("a", now: now)
    #expect(stored?.changes == [Array("one".utf8)])
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
  }

  @Test func manyCommitsShareATransaction() async throws {
    defer { remove() }
    let store = try SQLiteSessionStore(path: path)
    let increments = (0..<400).map { increment(1, whole: true, "one", of: "s\($0)") }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for increment in increments { group.addTask { try await store.commit(increment) } }
      // A refused increment leaves the others.
      group.addTask { [late = increment(9, "late")] in
        await #expect(throws: SessionStoreError.incomplete) { try await store.commit(late) }
      }
      try await group.waitForAll()
    }
    #expect(store.transactions < 400)
    for index in [0, 399] { #expect(try await store.load("s\(index)", now: now) != nil) }
  }

  @Test func aFileThatIsNoDatabaseIsAnError() throws {
    defer { remove() }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(repeating: 0x41, count: 8192).write(to: URL(fileURLWithPath: path))
    #expect(throws: (any Error).self) { try SQLiteSessionStore(path: path) }
  }
}

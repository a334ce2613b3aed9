import Foundation
import GRDB
import SessionSupport
import Synchronization
import TestSupport
import Testing

@testable import TrellisSessions

/// Two stores with one file stand for two processes.
struct SharedSQLiteTests {
  private let path =
    FileManager.default.temporaryDirectory.path
    + "/trellis-shared-\(UInt64.random(in: 0...UInt64.max))/s"
  private let now = SessionStoreRule.now

  private func stores() throws -> [SQLiteSessionStore] {
    try (0..<2).map { _ in try SQLiteSessionStore(path: path, isShared: true) }
  }

  private func remove() {
    try? FileManager.default.removeItem(
      at: URL(fileURLWithPath: path).deletingLastPathComponent())
  }

  @Test func aSessionHasOneOwner() async throws {
    defer { remove() }
    let stores = try stores()
    try await stores[0].commit(SessionStoreRule.increment(1, whole: true, "one"))
    for increment in [
      SessionStoreRule.increment(2, "not the owner's"),
      SessionStoreRule.increment(9, whole: true, "not the owner's"),
    ] {
      await #expect(throws: SessionStoreError.superseded) {
        try await stores[1].commit(increment)
      }
    }
    try await stores[0].commit(SessionStoreRule.increment(2, "two"))
    #expect(try await !stores[1].takeOver("a", version: 1))
    #expect(try await stores[1].take()?.version == 3)
    for increment in [
      SessionStoreRule.increment(3, "late"), SessionStoreRule.increment(4, "late"),
      SessionStoreRule.increment(9, whole: true, "late"),
    ] {
      await #expect(throws: SessionStoreError.superseded) {
        try await stores[0].commit(increment)
      }
    }
    try await stores[1].commit(SessionStoreRule.increment(4, "three"))
    let back = try #require(try await stores[0].take())
    #expect(back.version == 5 && back.changes.count == 3)
  }

  /// A commit of another process holds the lock for writing.
  @Test func aSessionIsReadWhileAnotherProcessWrites() async throws {
    defer { remove() }
    let stores = try stores()
    try await stores[0].commit(SessionStoreRule.increment(1, whole: true, "one"))
    try await stores[0].commit(SessionStoreRule.increment(2, "two"))
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    let writer = try DatabaseQueue(path: path, configuration: configuration)
    try await writer.writeWithoutTransaction {
      try $0.execute(sql: "BEGIN IMMEDIATE; DELETE FROM change")
    }
    #expect(try await stores[1].load("a", now: now)?.changes.count == 2)
    try await writer.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
  }

  @Test func onlyTheOwnerRemovesASession() async throws {
    defer { remove() }
    let stores = try stores()
    try await stores[0].commit(SessionStoreRule.increment(1, whole: true, "one"))
    try await stores[1].delete("a")
    #expect(try await stores[1].take() != nil)
    try await stores[0].delete("a")
    #expect(try await stores[0].load("a", now: now) != nil)
    try await stores[1].delete("a")
    #expect(try await stores[0].load("a", now: now) == nil)
  }

  @Test func theFormerOwnerIsNotified() async throws {
    defer { remove() }
    let stores = try stores()
    let notices = stores.map(Notices.init)
    try await stores[0].commit(SessionStoreRule.increment(1, whole: true, "one"))
    // A take-over from itself is no news.
    #expect(try await stores[0].take()?.version == 2)
    #expect(try await stores[1].take()?.version == 3)
    await waitUntil { !notices[0].all.isEmpty }
    #expect(try await stores[0].take()?.version == 4)
    await waitUntil { !notices[1].all.isEmpty }
    #expect(notices[0].all == ["a 3"] && notices[1].all == ["a 4"])
  }

  /// Both stores commit many sessions at once, and wait for the lock of each other.
  @Test func storesThatCommitAtOnceLoseNothing() async throws {
    defer { remove() }
    let stores = try stores()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (number, store) in stores.enumerated() {
        for index in 0..<100 {
          group.addTask {
            let id = "s\(number)x\(index)"
            try await store.commit(SessionStoreRule.increment(1, whole: true, "one", of: id))
            try await store.commit(SessionStoreRule.increment(2, "two", of: id))
          }
        }
      }
      try await group.waitForAll()
    }
    for (number, store) in stores.reversed().enumerated() {
      for index in 0..<100 {
        let stored = try await store.load("s\(number)x\(index)", now: now)
        #expect(stored?.changes.count == 2)
      }
    }
  }

  /// A file of the version without owners continues.
  @Test func aFileWithoutOwnersIsUsed() async throws {
    defer { remove() }
    try await SQLiteSessionStore(path: path).commit(
      SessionStoreRule.increment(1, whole: true, "one"))
    let former = try DatabaseQueue(path: path)
    try await former.write {
      try $0.execute(sql: "ALTER TABLE session DROP COLUMN owner; DROP TABLE takeover")
    }
    try former.close()
    let stores = try stores()
    #expect(try await stores[0].take()?.version == 2)
    try await stores[0].commit(SessionStoreRule.increment(3, "two"))
    await #expect(throws: SessionStoreError.superseded) {
      try await stores[1].commit(SessionStoreRule.increment(4, "not the owner's"))
    }
  }

  /// The notices of a store.
  private final class Notices: Sendable {
    private let ids = Mutex<[String]>([])
    var all: [String] { ids.withLock { $0 } }

    init(_ store: SQLiteSessionStore) {
      store.observeTakeovers { [weak self] id, version in
        self?.ids.withLock { $0.append("\(id) \(version)") }
      }
    }
  }
}

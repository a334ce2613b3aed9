import Foundation
import SessionSupport
import Synchronization
import TestSupport
import Testing
import TrellisSessions

@testable import TrellisPostgres

/// Two stores stand for two servers.
@Suite(.enabled(if: PostgresServer.binaries != nil, Comment(rawValue: PostgresServer.missing)))
struct SeveralNodesTests {
  private let now = SessionStoreRule.now

  private func nodes(_ count: Int = 2) throws -> (PostgresServer.Schema, [PostgresSessionStore]) {
    let schema = try PostgresServer.shared.get().makeSchema()
    let stores = try (0..<count).map {
      try PostgresSessionStore(url: schema.url("node\($0)"), timeLimit: .seconds(60))
    }
    return (schema, stores)
  }

  /// The names with which `store` is notified.
  private final class Notices: Sendable {
    private let ids = Mutex<[String]>([])
    var all: [String] { ids.withLock { $0 } }

    init(_ store: PostgresSessionStore) {
      store.observeTakeovers { [weak self] id, version in
        self?.ids.withLock { $0.append("\(id) \(version)") }
      }
    }
  }

  /// The changes that each session's commits have stored.
  private final class Accepted: Sendable {
    private let changes = Mutex<[String: Set<[UInt8]>]>([:])
    func add(_ change: String, to id: String) {
      changes.withLock { _ = $0[id, default: []].insert(Array(change.utf8)) }
    }
    func changes(of id: String) -> Set<[UInt8]> { changes.withLock { $0[id] ?? [] } }
  }

  @Test func aSessionHasOneOwner() async throws {
    let (_, nodes) = try nodes()
    try await nodes[0].commit(SessionStoreRule.increment(1, whole: true, "one"))
    await #expect(throws: SessionStoreError.superseded) {
      try await nodes[1].commit(SessionStoreRule.increment(2, "not the owner's"))
    }
    // A server whose version is greater, as after commits that the database has lost.
    await #expect(throws: SessionStoreError.superseded) {
      try await nodes[1].commit(SessionStoreRule.increment(9, whole: true, "not the owner's"))
    }
    // Who reads a session leaves it to its owner.
    let read = try #require(try await nodes[1].load("a", now: now))
    try await nodes[0].commit(SessionStoreRule.increment(2, "two"))
    #expect(try await !nodes[1].takeOver("a", version: read.version))
    let taken = try #require(try await nodes[1].take())
    #expect(taken.version == 3 && taken.changes == [Array("one".utf8), Array("two".utf8)])
    for increment in [
      SessionStoreRule.increment(3, "late"), SessionStoreRule.increment(4, "late"),
      SessionStoreRule.increment(9, whole: true, "late"),
    ] {
      await #expect(throws: SessionStoreError.superseded) { try await nodes[0].commit(increment) }
    }
    try await nodes[1].commit(SessionStoreRule.increment(4, "three"))
    let back = try #require(try await nodes[0].take())
    #expect(back.version == 5 && back.changes.count == 3)
  }

  @Test func onlyTheOwnerRemovesASession() async throws {
    let (_, nodes) = try nodes()
    try await nodes[0].commit(SessionStoreRule.increment(1, whole: true, "one"))
    try await nodes[1].delete("a")
    _ = try #require(try await nodes[1].take())
    try await nodes[0].delete("a")
    try await nodes[1].commit(SessionStoreRule.increment(3, "two"))
    try await nodes[1].delete("a")
    #expect(try await nodes[0].load("a", now: now) == nil)
  }

  @Test func theFormerOwnerIsNotified() async throws {
    let (schema, nodes) = try nodes()
    let notices = nodes.map(Notices.init)
    try await nodes[0].commit(SessionStoreRule.increment(1, whole: true, "one"))
    _ = try await nodes[0].take()
    _ = try await nodes[1].load("a", now: now)
    _ = try await nodes[1].take()
    await waitUntil { !notices[0].all.isEmpty }
    // After a lost connection the store listens again.
    try schema.endConnections(of: "node1")
    try await nodes[1].commit(SessionStoreRule.increment(4, "two"))
    _ = try await nodes[0].take()
    await waitUntil { !notices[1].all.isEmpty }
    #expect(notices[0].all == ["a 3"] && notices[1].all == ["a 5"])
  }

  /// The process of a server stops before its commit arrives, and goes on after another server has the session.
  @Test func theLateCommitOfAPausedServerIsRefused() async throws {
    let (schema, nodes) = try nodes()
    let notices = Notices(nodes[0])
    try await nodes[0].commit(SessionStoreRule.increment(1, whole: true, "one"))
    let process = try #require(try schema.processes(of: "node0").first)
    kill(process, SIGSTOP)
    let late = Task { try await nodes[0].commit(SessionStoreRule.increment(2, "late")) }
    let taken = try #require(try await nodes[1].take())
    try await nodes[1].commit(SessionStoreRule.increment(taken.version + 1, "two"))
    kill(process, SIGCONT)
    await #expect(throws: SessionStoreError.superseded) { try await late.value }
    await waitUntil { !notices.all.isEmpty }
    let stored = try #require(try await nodes[0].load("a", now: now))
    #expect(stored.changes == [Array("one".utf8), Array("two".utf8)])
  }

  /// A commit whose transaction is open when another server takes the session over: one waits for the other.
  @Test func aTakeOverWaitsForAnOpenTransaction() async throws {
    let (schema, nodes) = try nodes()
    try await nodes[0].commit(SessionStoreRule.increment(1, whole: true, "one"))
    // The trigger holds the transaction of the increment until the test releases it.
    try schema.run(
      """
      CREATE TABLE released ();
      CREATE FUNCTION hold() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN WHILE NOT EXISTS (SELECT FROM released) LOOP PERFORM pg_sleep(0.05); END LOOP; RETURN NEW; END $$;
      CREATE TRIGGER hold BEFORE INSERT ON trellis_session_change FOR EACH ROW EXECUTE FUNCTION hold()
      """)
    func waitFor(_ node: String, _ event: String) async throws {
      try await waitUntil {
        try schema.run(
          """
          SELECT count(*) FROM pg_stat_activity
          WHERE application_name = '\(schema.connection(node))' AND \(event)
          """) == "1\n"
      }
    }
    let commit = Task { try await nodes[0].commit(SessionStoreRule.increment(2, "two")) }
    try await waitFor("node0", "wait_event = 'PgSleep'")
    let takeOver = Task { try await nodes[1].takeOver("a", version: 1) }
    try await waitFor("node1", "wait_event_type = 'Lock'")
    try schema.run("INSERT INTO released DEFAULT VALUES")
    try await commit.value
    // The commit is first, so the take-over of the version before is refused.
    #expect(try await !takeOver.value)
    let taken = try await nodes[1].take()
    #expect(taken?.changes == [Array("one".utf8), Array("two".utf8)] && taken?.version == 3)
  }

  /// Three servers take sessions from each other and commit at random. What was committed is what the next owner gets.
  @Test func randomOwnersMatchTheModel() async throws {
    let (_, nodes) = try nodes(3)
    let ids = (0..<6).map { "s\($0)" }
    let accepted = Accepted()
    for id in ids {
      try await nodes[0].commit(SessionStoreRule.increment(1, whole: true, "0", of: id))
      accepted.add("0", to: id)
    }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for worker in 0..<12 {
        group.addTask {
          var random = SeededGenerator(seed: UInt64(worker + 1))
          for step in 0..<40 {
            guard let id = ids.randomElement(using: &random),
              let node = nodes.randomElement(using: &random),
              var version = try await node.take(id)?.version
            else { continue }
            for part in 0..<Int.random(in: 0..<3, using: &random) {
              let text = "\(worker).\(step).\(part)"
              do {
                try await node.commit(SessionStoreRule.increment(version + 1, text, of: id))
                accepted.add(text, to: id)
                version += 1
              } catch SessionStoreError.superseded { break }
            }
          }
        }
      }
      try await group.waitForAll()
    }
    for id in ids {
      let stored = try #require(try await nodes[0].load(id, now: now))
      #expect(Set(stored.changes) == accepted.changes(of: id))
      #expect(stored.changes.count == accepted.changes(of: id).count)
    }
  }
}

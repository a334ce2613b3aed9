import Foundation
import SessionSupport
import TestSupport
import Testing
import TrellisSessions

@testable import TrellisPostgres

/// Two stores stand for two servers.
@Suite(.enabled(if: PostgresServer.binaries != nil, Comment(rawValue: PostgresServer.missing)))
struct SeveralNodesTests {
  private let now = SessionStoreRule.now

  private func nodes(_ count: Int = 2) throws -> (PostgresServer.Schema, [SharedSessionStore]) {
    let schema = try PostgresServer.shared.get().makeSchema()
    let stores = try (0..<count).map {
      try SharedSessionStore(postgres: schema.url("node\($0)"), timeLimit: .seconds(60))
    }
    return (schema, stores)
  }

  @Test(arguments: SharedStoreRule.allCases)
  func theStoreObeysTheRules(_ rule: SharedStoreRule) async throws {
    try await rule.check(nodes(3).1)
  }

  @Test(arguments: NodeChannelRule.allCases)
  func theStoreObeysTheRulesOfMessages(_ rule: NodeChannelRule) async throws {
    try await rule.check(nodes().1)
  }

  /// The rows of messages do not stay.
  @Test func largeMessagesAreRemoved() async throws {
    let (schema, nodes) = try nodes()
    for size in [10, 9000] {
      try await withCheckedThrowingContinuation { continuation in
        nodes[0].publish(Array(repeating: 1, count: size), to: "news") {
          continuation.resume(with: $0)
        }
      }
    }
    try await nodes[1].deleteExpired(at: now)
    #expect(try schema.run("SELECT count(*) FROM trellis_message") == "1\n")
    try schema.run("UPDATE trellis_message SET added = added - interval '1 hour'")
    try await nodes[1].deleteExpired(at: now)
    #expect(try schema.run("SELECT count(*) FROM trellis_message") == "0\n")
  }

  /// Who has lost messages is told of it once the connection is made again.
  @Test func aLostConnectionIsAGap() async throws {
    let (schema, nodes) = try nodes()
    let inbox = NodeInbox()
    nodes[1].listen(to: "news-\(schema.name)") { inbox.add($0) }
    try await nodes[1].delete("a")
    let gaps = inbox.gaps
    try schema.endConnections(of: "node1")
    await waitUntil { inbox.gaps > gaps }
    nodes[0].publish([1], to: "news-\(schema.name)") { _ in }
    await waitUntil { inbox.messages == [[1]] }
  }

  /// After a lost connection the store listens again.
  @Test func theFormerOwnerIsNotifiedAfterALostConnection() async throws {
    let (schema, nodes) = try nodes()
    let notices = TakeoverNotices(nodes[1])
    try await nodes[1].commit(SessionStoreRule.increment(1, whole: true, "one"))
    try schema.endConnections(of: "node1")
    try await nodes[1].commit(SessionStoreRule.increment(2, "two"))
    _ = try await nodes[0].take()
    await waitUntil { !notices.all.isEmpty }
    #expect(notices.all == ["a 3"])
  }

  /// The process of a server stops before its commit arrives, and goes on after another server has the session.
  @Test func theLateCommitOfAPausedServerIsRefused() async throws {
    let (schema, nodes) = try nodes()
    let notices = TakeoverNotices(nodes[0])
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
}

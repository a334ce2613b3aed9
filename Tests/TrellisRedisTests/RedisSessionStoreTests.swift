import Foundation
import SessionSupport
import TestSupport
import Testing
import TrellisSessions

@testable import TrellisRedis

@Suite(.enabled(if: RedisServer.program != nil, Comment(rawValue: RedisServer.missing)))
struct RedisSessionStoreTests {
  private func store(
    _ url: String? = nil, limits: SessionStoreLimits = .init()
  ) throws -> SharedSessionStore {
    try SharedSessionStore(
      redis: try url ?? RedisServer.shared.get().makeDatabase(), limits: limits,
      timeLimit: .seconds(60))
  }

  @Test(arguments: SessionStoreRule.allCases)
  func theStoreObeysTheRules(_ rule: SessionStoreRule) async throws {
    try await rule.check { try store(limits: $0) }
  }

  @Test(arguments: SharedStoreRule.allCases)
  func theStoreObeysTheRulesOfServers(_ rule: SharedStoreRule) async throws {
    let url = try RedisServer.shared.get().makeDatabase()
    try await rule.check((0..<3).map { _ in try store(url) })
  }

  @Test(arguments: NodeChannelRule.allCases)
  func theStoreObeysTheRulesOfMessages(_ rule: NodeChannelRule) async throws {
    try await rule.check([store(), store()])
  }

  @Test func manyCommitsShareAGroup() async throws {
    let store = try store()
    try await SessionStoreRule.commitsOfManySessionsAreKept.check { _ in store }
    #expect(store.groups < 400)
  }

  // MARK: Keys

  private func command(_ url: String, _ arguments: String...) throws -> String {
    let number = url.split(separator: "=").last.map(String.init) ?? ""
    return try RedisServer.shared.get().run(["-n", number] + arguments)
  }

  /// A session that nobody removes is removed by Redis, which knows the time that is left.
  @Test func aSessionExpiresByItself() async throws {
    let url = try RedisServer.shared.get().makeDatabase()
    let store = try store(url)
    var increment = SessionStoreRule.increment(1, whole: true, "one")
    increment.expiry = Date().addingTimeInterval(1000)
    try await store.commit(increment)
    let milliseconds = try #require(
      Int(try command(url, "PTTL", "trellis:session:a").filter(\.isNumber)))
    #expect((900_000...1_000_000).contains(milliseconds))
    increment.version = 2
    increment.expiry = Date().addingTimeInterval(-1)
    try await store.commit(increment)
    try await waitUntil { try command(url, "EXISTS", "trellis:session:a") == "0\n" }
    #expect(try await store.load("a", now: .distantPast) == nil)
    // The session may begin anew, and leaves nothing of the former one.
    try await store.commit(SessionStoreRule.increment(1, whole: true, "new"))
    try await store.delete("a")
    #expect(try command(url, "DBSIZE") == "0\n")
  }

  /// More sessions than one call of the script removes.
  @Test func manyExpiredSessionsAreRemoved() async throws {
    let url = try RedisServer.shared.get().makeDatabase()
    let store = try store(url, limits: SessionStoreLimits(sessions: 5))
    try await withThrowingTaskGroup(of: Void.self) { group in
      for index in 0..<2100 {
        group.addTask {
          try await store.commit(SessionStoreRule.increment(1, whole: true, of: "s\(index)"))
        }
      }
      try await group.waitForAll()
    }
    try await store.deleteExpired(at: SessionStoreRule.now)
    #expect(try command(url, "ZCARD", "trellis:expiry") == "5\n")
    #expect(try command(url, "DBSIZE") == "6\n")
  }

  /// Without its scripts the server gets them again, and no commit is lost or made twice.
  @Test func scriptsThatTheServerForgetsAreLoadedAgain() async throws {
    let store = try store()
    for version in 1...40 as ClosedRange<UInt64> {
      if version % 10 == 0 { try RedisServer.shared.get().run(["SCRIPT", "FLUSH"]) }
      try await store.commit(
        SessionStoreRule.increment(version, whole: version == 1, "\(version)"))
    }
    #expect(try await store.load("a", now: SessionStoreRule.now)?.changes.count == 40)
  }

  /// A key of another kind is not changed, and fails only its own session.
  @Test func aRefusedCommandLeavesTheOthers() async throws {
    let url = try RedisServer.shared.get().makeDatabase()
    let store = try store(url)
    _ = try command(url, "SET", "trellis:session:text", "x")
    let refused = await withTaskGroup(of: String?.self) { group in
      for index in 0..<100 {
        let id = index == 50 ? "text" : "s\(index)"
        group.addTask {
          do {
            try await store.commit(SessionStoreRule.increment(1, whole: true, "one", of: id))
            return nil
          } catch RedisError.refused { return id } catch { return "\(error)" }
        }
      }
      return await group.reduce(into: []) { $0 += $1.map { [$0] } ?? [] }
    }
    #expect(refused == ["text"])
    #expect(try command(url, "DBSIZE") == "101\n")
  }

  @Test func aServerIsReachedByItsPort() async throws {
    func serve() throws -> Int {
      let port = Int.random(in: 20_000..<60_000)
      let options = ["--bind", "127.0.0.1", "--port", "\(port)", "--requirepass", "p@/"]
      _ = try RedisServer(options)
      return port
    }
    // Another program may have the port.
    let port = try (try? serve()) ?? (try? serve()) ?? serve()
    let own = try store("valkey://default:p%40%2F@127.0.0.1:\(port)/7")
    try await own.commit(SessionStoreRule.increment(1, whole: true, "one"))
    let other = try store("redis://:p%40%2F@localhost:\(port)/7")
    #expect(try await other.take()?.version == 2)
    let elsewhere = try store("redis://:p%40%2F@localhost:\(port)")
    #expect(try await elsewhere.load("a", now: SessionStoreRule.now) == nil)
  }

  @Test func aStoreThatIsReleasedClosesItsConnections() async throws {
    let server = try RedisServer()
    do {
      let store = try store(server.makeDatabase())
      try await store.delete("a")
      #expect(try server.run(["CLIENT", "LIST"]).split(separator: "\n").count == 3)
    }
    try await waitUntil {
      try server.run(["CLIENT", "LIST"]).split(separator: "\n").count == 1
    }
  }
}

import SessionSupport
import Testing
import TrellisSessions

@testable import TrellisRedis

struct RedisAddressTests {
  @Test func addressesAreRead() throws {
    func check(
      _ url: String, _ place: RedisAddress.Place, _ user: String?, _ password: String?,
      _ database: Int
    ) throws {
      let address = try RedisAddress(url)
      #expect(address.place == place && address.database == database, "\(url)")
      #expect(address.user == user && address.password == password, "\(url)")
    }
    try check("redis://h", .host("h", port: 6379), nil, nil, 0)
    try check("valkey://h:1/", .host("h", port: 1), nil, nil, 0)
    try check("redis://:p%40%2F@h:65535/12", .host("h", port: 65_535), nil, "p@/", 12)
    try check("redis://ada:p@[::1]:7/3", .host("::1", port: 7), "ada", "p", 3)
    try check("redis+unix:///run/redis.sock", .socket(path: "/run/redis.sock"), nil, nil, 0)
    try check("redis+unix://ada:p@/a%20b?db=9", .socket(path: "/a b"), "ada", "p", 9)
  }

  @Test(arguments: [
    "", "sqlite:a", "redis:", "REDIS://h", "redis://", "redis:///1", "redis://h:0",
    "redis://h:65536",
    "redis://h/x", "redis://h/-1", "redis://h/99999999999999999999", "redis://h/1/2",
    "redis://secret@h",
    "redis://a:secret@h?x=1", "redis://a:secret@h/%zz", "redis://[::1", "redis://a:secret@h/\0",
    "redis://a:sec#ret@h", "redis://a:secret%00@h", "rediss://a:secret@h", "redis+unix://h/path",
    "redis+unix://", "redis+unix:///", "redis+unix:///p?db=x", "redis+unix:///p?db=1&db=2",
    "redis+unix:///p?other=1",
  ])
  func otherAddressesAreRefusedWithoutThePassword(_ url: String) {
    let error = #expect(throws: RedisError.self) { _ = try SharedSessionStore(redis: url) }
    guard case .invalidURL? = error else {
      Issue.record("\(String(describing: error)) for \(url)")
      return
    }
    #expect(error?.description.contains("secret") == false)
  }

  @Test func anErrorOfTheConnectionHasNoPassword() async throws {
    let store = try SharedSessionStore(
      redis: "redis+unix://ada:secret@/tmp/no-such-folder/socket", timeLimit: .milliseconds(50))
    let error = await #expect(throws: RedisError.self) { try await store.delete("a") }
    guard case .unavailable(let reason)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(!reason.isEmpty && !reason.contains("secret"))
  }
}

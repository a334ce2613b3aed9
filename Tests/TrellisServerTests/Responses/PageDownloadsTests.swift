import Testing
import TrellisHTTP

@testable import TrellisServer

struct PageDownloadsTests {
  private let clock = TestClock()

  private func name(_ path: String?) throws -> String {
    String(try #require(path).dropFirst(Endpoints.filePrefix.count))
  }

  @Test func aFileIsForItsUserAndForOneRequest() throws {
    let downloads = PageDownloads()
    let ada = UserIdentity("ada")
    let path = try name(downloads.add(.text("a"), for: ada, of: .loopback, now: clock.now))
    #expect(downloads.consume(path, for: nil, now: clock.now) == nil)
    #expect(downloads.consume(path, for: UserIdentity("eve"), now: clock.now) == nil)
    #expect(downloads.consume(path, for: ada, now: clock.now)?.text == "a")
    #expect(downloads.consume(path, for: ada, now: clock.now) == nil)
    #expect(downloads.consume("../../etc/passwd", for: nil, now: clock.now) == nil)
  }

  @Test func emptyFilesTakeBoundedMemory() throws {
    let downloads = PageDownloads(limit: 10 * PageDownloads.entryBytes)
    let names = try (0..<11).map { _ in
      try name(downloads.add(.text(""), for: nil, of: .loopback, now: clock.now))
    }
    #expect(downloads.consume(names[0], for: nil, now: clock.now) == nil)
    #expect(downloads.consume(names[10], for: nil, now: clock.now) != nil)
  }

  @Test func filesEndAfterAMinuteAndTakeBoundedMemory() throws {
    let downloads = PageDownloads(limit: 10 + PageDownloads.entryBytes)
    let old = try name(downloads.add(.text("1234"), for: nil, of: .loopback, now: clock.now))
    clock.advance(.seconds(60))
    #expect(downloads.consume(old, for: nil, now: clock.now) == nil)
    let first = try name(downloads.add(.text("123456"), for: nil, of: .loopback, now: clock.now))
    let second = try name(downloads.add(.text("123456"), for: nil, of: .loopback, now: clock.now))
    #expect(downloads.consume(first, for: nil, now: clock.now) == nil)
    #expect(downloads.consume(second, for: nil, now: clock.now) != nil)
    #expect(downloads.add(.text("12345678901"), for: nil, of: .loopback, now: clock.now) == nil)
  }
}

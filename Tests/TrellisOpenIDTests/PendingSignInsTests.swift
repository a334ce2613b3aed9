import Foundation
import Testing
import TrellisHTTP

@testable import TrellisOpenID

struct PendingSignInsTests {
  private let now = Date(timeIntervalSince1970: 0)
  private let browser = RandomText.make()

  private func entry(
    from address: String = "192.0.2.1", end: TimeInterval = 600
  ) throws -> PendingSignIns.Entry {
    PendingSignIns.Entry(
      browser: browser, nonce: "n", verifier: "v", redirectAddress: "r", target: "/",
      client: try #require(PeerAddress(address)).group, end: now + end)
  }

  @Test func anEntryIsTakenOnceByItsBrowser() throws {
    var pending = PendingSignIns()
    let state = pending.add(try entry(), now: now)
    #expect(pending.take(state, browser: RandomText.make(), now: now) == nil)
    #expect(pending.take(state, browser: nil, now: now) == nil)
    #expect(pending.take(RandomText.make(), browser: browser, now: now) == nil)
    #expect(pending.take(nil, browser: browser, now: now) == nil)
    #expect(pending.take(state, browser: browser, now: now) != nil)
    #expect(pending.take(state, browser: browser, now: now) == nil)
    #expect(pending.count == 0)
  }

  @Test func anOldEntryIsVoid() throws {
    var pending = PendingSignIns()
    let state = pending.add(try entry(), now: now)
    #expect(pending.take(state, browser: browser, now: now + 600) == nil)
    _ = pending.add(try entry(), now: now)
    _ = pending.add(try entry(end: 1200), now: now + 600)
    #expect(pending.count == 1)
  }

  @Test func anAddressDropsItsOwnEntriesOnly() throws {
    var pending = PendingSignIns()
    let own = pending.add(try entry(from: "198.51.100.1"), now: now)
    let first = pending.add(try entry(), now: now)
    for _ in 0..<1000 { _ = pending.add(try entry(), now: now) }
    #expect(pending.count == PendingSignIns.limitPerClient + 1)
    #expect(pending.take(first, browser: browser, now: now) == nil)
    #expect(pending.take(own, browser: browser, now: now) != nil)
  }

  @Test func manyAddressesAreBounded() throws {
    var pending = PendingSignIns()
    let quiet = pending.add(try entry(from: "198.51.100.1"), now: now)
    for index in 0..<(PendingSignIns.limit + 500) {
      _ = pending.add(try entry(from: "10.0.0.\(index % 100)"), now: now)
    }
    #expect(pending.count == PendingSignIns.limit)
    #expect(pending.take(quiet, browser: browser, now: now) != nil)
  }

  @Test func textsAreUnguessable() {
    let texts = Set((0..<1000).map { _ in RandomText.make() })
    #expect(texts.count == 1000)
    #expect(texts.allSatisfy(RandomText.isValid))
    #expect(!RandomText.isValid(String(repeating: "=", count: 43)))
    #expect(RandomText.areEqual("ab", "ab") && !RandomText.areEqual("ab", "aB"))
    #expect(!RandomText.areEqual("ab", "abc") && !RandomText.areEqual("\u{E9}", "e\u{301}"))
  }

  @Test func base64HasOneForm() {
    for length in 0..<10 {
      let bytes = (0..<length).map { UInt8(truncatingIfNeeded: 251 &* $0 &+ 7) }
      #expect(Base64URL.decoded(Base64URL.encoded(bytes)[...]) == bytes)
    }
    for text in ["a", "YQ==", "+w", "/w", "Y Q", "YQ\n"] {
      #expect(Base64URL.decoded(text[...]) == nil, "\(text)")
    }
  }
}

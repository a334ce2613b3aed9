import Foundation
import Testing

@testable import TrellisPasswords

@Suite(.serialized) struct PasswordHashTests {
  private let cheap = PasswordHash.Cost(memory: 8, passes: 1)

  @Test func aPasswordHasItsHash() async throws {
    let hash = try await PasswordHash.make("correct horse")
    #expect(hash.text.hasPrefix("$argon2id$v=19$m=19456,t=2,p=1$"))
    #expect(await PasswordHash.verify("correct horse", hash))
    #expect(await !PasswordHash.verify("correct horsf", hash))
    #expect(await !PasswordHash.verify("", hash))
    #expect("\(hash)" == "PasswordHash(…)")
  }

  @Test func eachHashHasItsOwnSalt() async throws {
    let first = try await PasswordHash.make("a", cost: cheap)
    let second = try await PasswordHash.make("a", cost: cheap)
    #expect(first != second)
  }

  /// A vector of RFC 9106's reference implementation, `argon2 somesalt -id -t 2 -m 16 -p 1 -l 32`, and hashes that it made
  /// with the standard cost, with four lanes, and with 16 lanes and 64 bytes.
  @Test(arguments: [
    "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc",
    "$argon2id$v=19$m=19456,t=2,p=1$MDEyMzQ1Njc4OWFiY2RlZg$0qsHs573+LgGInzYb7sRqlOTBmqY4X6srNEm6ybpJ20",
    "$argon2id$v=19$m=32,t=1,p=4$c29tZXNhbHQ$KZ1eUPACKk7vLVEK3psXQ70fVo/u/AQsPf+Saicef7I",
    "$argon2id$v=19$m=128,t=1,p=16$c29tZXNhbHQ$yW8b9Re+WllD4+vwkMCek8JZYA4+WjFNMbATq73+DVPlGQSSnvcG/r0Oarnr48FjM6wJ0U4FL+MkJ1yZH9KWaQ",
  ])
  func aKnownHashIsVerified(_ text: String) async {
    let hash = PasswordHash(text)
    #expect(await PasswordHash.verify("password", hash))
    #expect(await !PasswordHash.verify("passwort", hash))
  }

  @Test func theSameTextHasOneHashHoweverItIsEncoded() async throws {
    let hash = try await PasswordHash.make("caf\u{E9}\u{FB01}", cost: cheap)
    #expect(await PasswordHash.verify("cafe\u{301}fi", hash))
  }

  @Test(arguments: [
    "", "x", "$argon2id$v=19$m=99999999,t=2,p=1$c29tZXNhbHQ$AAAA",
    "$argon2i$v=19$m=16,t=2,p=1$c29tZXNhbHQ$AAAA",
    "$argon2id$v=19$m=16,t=2,p=1$$", "$argon2id$v=19$m=-1,t=2,p=1$c29tZXNhbHQ$AAAA",
    "$argon2id$v=19$m=16,t=999999,p=1$c29tZXNhbHQ$AAAA",
    "$argon2id$v=19$m=999,t=1,p=17$c29tZXNhbHQ$AAAA",
    // The right hash of "x", of which four bytes are too few.
    "$argon2id$v=19$m=8,t=1,p=1$MDEyMzQ1Njc4OWFiY2RlZg$rWvMEw",
    "$argon2id$v=19$m=8,t=1,p=1$c29tZXNhbHQ$" + String(repeating: "A", count: 100_000),
  ])
  func aTextThatIsNoHashMatchesNothing(_ text: String) async {
    #expect(await !PasswordHash.verify("x", PasswordHash(text), cost: cheap))
  }

  @Test func longPasswordsAreRefused() async throws {
    let long = String(repeating: "x", count: 4097)
    await #expect(throws: PasswordHash.Failure.tooLong) {
      try await PasswordHash.make(long, cost: cheap)
    }
    let longest = try await PasswordHash.make(String(long.dropLast()), cost: cheap)
    #expect(await PasswordHash.verify(String(long.dropLast()), longest))
    #expect(await !PasswordHash.verify(long, longest))
  }

  @Test func aStrongerCostIsNoticed() async throws {
    let hash = try await PasswordHash.make("a", cost: cheap)
    #expect(hash.isWeaker() && !hash.isWeaker(than: cheap))
    #expect(PasswordHash("?").isWeaker())
  }

  @Test func anUnknownAccountTakesTheWorkOfAWrongPassword() async throws {
    let hash = try await PasswordHash.make("right")
    func work(_ hash: PasswordHash?) async -> Int {
      let before = PasswordHash.work
      _ = await PasswordHash.verify("wrong", hash)
      return PasswordHash.work - before
    }
    #expect(await work(hash) == 38_912)
    #expect(await work(nil) == 38_912)
    #expect(await work(PasswordHash("no hash")) == 38_912)
  }
}

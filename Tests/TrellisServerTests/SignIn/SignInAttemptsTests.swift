import Testing
import TrellisHTTP

@testable import TrellisServer

struct SignInAttemptsTests {
  private let clock = TestClock()
  private let home = AddressGroup.loopback
  private let other = AddressGroup.unix

  @Test func fiveAttemptsAtOnceAndThenOneAMinute() {
    var attempts = SignInAttempts()
    for _ in 0..<5 { #expect(attempts.admit("ada", from: home, now: clock.now) == nil) }
    #expect(attempts.admit("ADA", from: home, now: clock.now) != nil, "in any case of letters")
    #expect(attempts.admit("eve", from: home, now: clock.now) == nil)
    #expect(attempts.admit("ada", from: other, now: clock.now) == nil, "she is not locked out")
    clock.advance(.seconds(61))
    #expect(attempts.admit("ada", from: home, now: clock.now) == nil)
    #expect(attempts.admit("ada", from: home, now: clock.now) != nil)
  }

  @Test func aRightPasswordGivesTheAttemptsBack() {
    var attempts = SignInAttempts()
    for _ in 0..<5 { _ = attempts.admit("ada", from: home, now: clock.now) }
    attempts.succeed("ada", from: home, now: clock.now)
    #expect(attempts.admit("ada", from: home, now: clock.now) == nil)
  }

  @Test func anAccountIsCountedHoweverItIsWritten() {
    var attempts = SignInAttempts()
    for name in ["Ren\u{E9}", " ren\u{E9}", "Rene\u{301} ", "REN\u{C9}", "ren\u{E9}"] {
      #expect(attempts.admit(name, from: home, now: clock.now) == nil)
    }
    #expect(attempts.admit("ren\u{E9}", from: home, now: clock.now) != nil)
  }

  @Test func attemptsFromElsewhereDoNotLockOutAUserWhoHasSignedInBefore() throws {
    var attempts = SignInAttempts()
    _ = attempts.admit("ada", from: home, now: clock.now)
    attempts.succeed("ada", from: home, now: clock.now)
    for number in 1...60 {
      let client = AddressGroup(try #require(PeerAddress("198.51.100.\(number)")))
      for _ in 0..<5 { _ = attempts.admit("ada", from: client, now: clock.now) }
    }
    #expect(attempts.admit("ada", from: other, now: clock.now) != nil)
    #expect(attempts.admit("ada", from: home, now: clock.now) == nil)
  }

  /// Another server has admitted as many at the same moment.
  @Test func attemptsBeyondALimitLengthenTheWait() {
    var attempts = SignInAttempts()
    for _ in 0..<5 { #expect(attempts.admit("ada", from: home, now: clock.now) == nil) }
    for _ in 0..<5 { attempts.charge("ada", from: home, now: clock.now) }
    #expect(attempts.admit("ada", from: home, now: clock.now) == .seconds(6 * 60))
    clock.advance(.seconds(5 * 60))
    #expect(attempts.admit("ada", from: home, now: clock.now) != nil)
    clock.advance(.seconds(61))
    #expect(attempts.admit("ada", from: home, now: clock.now) == nil)
  }

  @Test func anAddressHasThirtyAttempts() {
    var attempts = SignInAttempts()
    for number in 0..<30 {
      #expect(attempts.admit("u\(number)", from: home, now: clock.now) == nil)
    }
    #expect(attempts.admit("next", from: home, now: clock.now) != nil)
  }
}

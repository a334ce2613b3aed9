import TrellisBase
import TrellisHTTP

/// Limits the attempts to sign in, by account and by address group.
///
/// An account allows 5 attempts at once, and then one a minute; an address group allows 30 at once, and then one in 10
/// seconds. A right password gives the account its attempts back, so that an attacker cannot lock a user out for long
/// who signs in from elsewhere: the account's limit counts by account and address group together, and a tenfold limit
/// counts by account alone.
struct SignInAttempts {
  private struct Key: Hashable {
    let account: Exact<String>?
    let client: AddressGroup?
  }

  static let perPair = TokenBucket.Rate(perSecond: 1 / 60, burst: 5)
  static let perAccount = TokenBucket.Rate(perSecond: 1 / 6, burst: 50)
  static let perClient = TokenBucket.Rate(perSecond: 1 / 10, burst: 30)
  /// The maximum number of counters; when they are more, those that are full again are dropped, and otherwise all.
  static let limit = 100_000

  private var buckets: [Key: TokenBucket] = [:]

  /// Counts an attempt.
  ///
  /// - Returns: the time until the next attempt is allowed; `nil` if this one is.
  mutating func admit(_ account: String, from client: AddressGroup, now: Moment) -> Duration? {
    dropFull(now)
    let account = Self.key(of: account)
    let counts = [
      (Key(account: account, client: client), Self.perPair),
      (Key(account: account, client: nil), Self.perAccount),
      (Key(account: nil, client: client), Self.perClient),
    ]
    let wait = counts.compactMap { key, rate in buckets[key]?.wait(of: rate, at: now) }.max()
    if let wait { return wait }
    for (key, rate) in counts {
      _ = buckets[key, default: TokenBucket()].consume(1, of: rate, now: now)
    }
    return nil
  }

  /// Gives an account its attempts from `client` back after a right password.
  mutating func succeed(_ account: String, from client: AddressGroup) {
    buckets[Key(account: Self.key(of: account), client: client)] = nil
  }

  /// Accounts may be found without regard to case; a long name takes little memory.
  private static func key(of account: String) -> Exact<String> {
    Exact(String(account.lowercased().prefix(64)))
  }

  private mutating func dropFull(_ now: Moment) {
    guard buckets.count >= Self.limit else { return }
    buckets = buckets.filter { $0.value.wait(of: Self.perPair, at: now) != nil }
    if buckets.count >= Self.limit { buckets = [:] }
  }
}

import Foundation
import TrellisBase
import TrellisHTTP

/// Limits the attempts to sign in, by account and by address group.
///
/// An account allows 5 attempts at once from one address group, and then one a minute; from all address groups together
/// 50 at once, and then one in 6 seconds. The limit for all groups does not apply to a group from which the account has
/// signed in before, so that attempts from elsewhere do not lock its user out. An address group allows 30 attempts at
/// once, and then one in 10 seconds; an attempt with the right password does not count.
///
/// Servers with one store count each other's attempts when they learn of them, some milliseconds later (``SignIns/share(_:)``). What
/// several servers have admitted at the same moment beyond a limit lengthens the time until the next attempt.
struct SignInAttempts {
  private struct Key: Hashable {
    let account: Exact<String>?
    let client: AddressGroup?
  }

  private struct Counter {
    var bucket = TokenBucket()
    let rate: TokenBucket.Rate
  }

  static let perPair = TokenBucket.Rate(perSecond: 1 / 60, burst: 5)
  static let perAccount = TokenBucket.Rate(perSecond: 1 / 6, burst: 50)
  static let perClient = TokenBucket.Rate(perSecond: 1 / 10, burst: 30)
  /// The maximum number of counters and of known pairs. When there are more, full counters are dropped; if that is not
  /// enough, all are.
  static let limit = 100_000

  private var counters: [Key: Counter] = [:]
  /// The accounts with the address groups from which they have signed in.
  private var known: Set<Key> = []

  /// Counts an attempt.
  ///
  /// - Returns: the time until the next attempt is allowed; `nil` if this one is.
  mutating func admit(_ account: String, from client: AddressGroup, now: Moment) -> Duration? {
    dropFull(now)
    let counts = counts(account, client)
    let wait = counts.compactMap { key, rate in counters[key]?.bucket.wait(of: rate, at: now) }
      .max()
    if let wait { return wait }
    for (key, rate) in counts {
      _ = counters[key, default: Counter(rate: rate)].bucket.consume(1, of: rate, now: now)
    }
    return nil
  }

  /// Counts an attempt that another server has admitted, also beyond the limits.
  mutating func charge(_ account: String, from client: AddressGroup, now: Moment) {
    dropFull(now)
    for (key, rate) in counts(account, client) {
      counters[key, default: Counter(rate: rate)].bucket.charge(1, of: rate, now: now)
    }
  }

  /// The counters of an attempt, with their rates.
  private func counts(
    _ account: String, _ client: AddressGroup
  ) -> [(Key, TokenBucket.Rate)] {
    let account = Self.key(of: account)
    let pair = Key(account: account, client: client)
    var counts = [(pair, Self.perPair), (Key(account: nil, client: client), Self.perClient)]
    if !known.contains(pair) {
      counts.append((Key(account: account, client: nil), Self.perAccount))
    }
    return counts
  }

  /// Gives an account its attempts from `client` back after a right password, and `client` this one.
  mutating func succeed(_ account: String, from client: AddressGroup, now: Moment) {
    let pair = Key(account: Self.key(of: account), client: client)
    counters[pair] = nil
    counters[Key(account: nil, client: client)]?.bucket.refund(1, of: Self.perClient, now: now)
    if known.count >= Self.limit { known = [] }
    known.insert(pair)
  }

  /// Applications may find accounts without regard to case, spaces around the name, or the form of letters. A long name
  /// takes little memory.
  static func name(of account: String) -> String {
    let start = String(decoding: account.utf8.prefix(256), as: UTF8.self)
    let name = start.precomposedStringWithCompatibilityMapping.lowercased().withoutOuterSpace
    return String(decoding: name.utf8.prefix(256), as: UTF8.self)
  }

  private static func key(of account: String) -> Exact<String> { Exact(name(of: account)) }

  private mutating func dropFull(_ now: Moment) {
    guard counters.count >= Self.limit else { return }
    counters = counters.filter { !$0.value.bucket.isFull(of: $0.value.rate, at: now) }
    if counters.count >= Self.limit { counters = [:] }
  }
}

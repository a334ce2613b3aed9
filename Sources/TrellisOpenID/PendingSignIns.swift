import Foundation
import TrellisHTTP

/// The sign-ins that browsers have begun and not finished, by the `state` of their requests.
struct PendingSignIns {
  struct Entry {
    /// The secret in the cookie of the browser that has begun the sign-in.
    let browser: String
    let nonce: String
    /// The secret of PKCE.
    let verifier: String
    let redirectAddress: String
    /// The address that the browser opens after the sign-in.
    let target: String
    let client: AddressGroup
    let end: Date
  }

  /// The seconds within which a browser must finish.
  static let lifetime = 600
  /// The maximum number of entries. Beyond it, the oldest entry of the address group with the most entries is dropped.
  static let limit = 10_000
  /// The maximum number of entries of an address group. Beyond it, its oldest entry is dropped.
  static let limitPerClient = 200
  /// The maximum bytes of the address after the sign-in; a longer one is not kept.
  static let targetLimit = 2048

  private var entries: [String: Entry] = [:]
  /// The states of each address group, the oldest first.
  private var states: [AddressGroup: [String]] = [:]

  var count: Int { entries.count }

  /// - Returns: the `state` of the request.
  mutating func add(_ entry: Entry, now: Date) -> String {
    for state in states[entry.client] ?? [] where entries[state].map({ $0.end <= now }) ?? true {
      remove(state)
    }
    if let own = states[entry.client], own.count >= Self.limitPerClient { remove(own[0]) }
    if entries.count >= Self.limit,
      let oldest = states.max(by: { $0.value.count < $1.value.count })?.value.first
    {
      remove(oldest)
    }
    let state = RandomText.make()
    entries[state] = entry
    states[entry.client, default: []].append(state)
    return state
  }

  /// Removes the entry with a state, and returns it; `nil` if there is none, if it is too old, or if the browser is
  /// another one, which leaves the entry.
  mutating func take(_ state: String?, browser: String?, now: Date) -> Entry? {
    guard let state, let browser, RandomText.isValid(state), let entry = entries[state],
      RandomText.areEqual(entry.browser, browser)
    else { return nil }
    remove(state)
    return entry.end > now ? entry : nil
  }

  private mutating func remove(_ state: String) {
    guard let client = entries.removeValue(forKey: state)?.client else { return }
    states[client]?.removeAll { $0 == state }
    if states[client]?.isEmpty == true { states[client] = nil }
  }
}

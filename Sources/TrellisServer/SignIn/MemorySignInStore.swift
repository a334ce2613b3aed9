public import Foundation
import Synchronization
import TrellisBase

/// Sign-ins in memory; all end with the process.
public final class MemorySignInStore: SignInStore {
  private struct Entry {
    let token: SessionToken
    var signIn: SignIn
  }

  private struct State {
    var entries: [UInt64: Entry] = [:]
    /// The identifiers of the tokens by user.
    var users: [Exact<String>: Set<UInt64>] = [:]
  }

  private let state = Mutex(State())

  /// Makes an empty store.
  public init() {}

  /// Adds a sign-in; a secret that the server has not made is ignored.
  public func insert(_ signIn: SignIn, secret: String) {
    guard let token = SessionToken(secret) else { return }
    state.withLock {
      $0.entries[token.identifier] = Entry(token: token, signIn: signIn)
      $0.users[Exact(signIn.userID), default: []].insert(token.identifier)
    }
  }

  /// The sign-in with a secret, which is compared in constant time.
  public func signIn(secret: String) -> SignIn? {
    guard let token = SessionToken(secret) else { return nil }
    return state.withLock { state in
      guard let entry = state.entries[token.identifier], entry.token.matches(token) else {
        return nil
      }
      return entry.signIn
    }
  }

  /// Sets the time of the last use; does nothing for an unknown identity.
  public func recordUse(of id: SignIn.ID, at time: Date) {
    guard let identifier = UInt64(id, radix: 16) else { return }
    state.withLock { $0.entries[identifier]?.signIn.lastUse = time }
  }

  /// Forgets a sign-in and its secret.
  public func remove(_ id: SignIn.ID) {
    guard let identifier = UInt64(id, radix: 16) else { return }
    state.withLock { state in
      guard let user = state.entries.removeValue(forKey: identifier)?.signIn.userID else { return }
      let key = Exact(user)
      state.users[key]?.remove(identifier)
      if state.users[key]?.isEmpty == true { state.users[key] = nil }
    }
  }

  /// Forgets the sign-ins for which `hasEnded` is true.
  ///
  /// - Complexity: O(*n*) in all sign-ins.
  public func removeAll(where hasEnded: (SignIn) -> Bool) {
    let ended = state.withLock { $0.entries.values.map(\.signIn).filter(hasEnded) }
    for signIn in ended { remove(signIn.id) }
  }

  /// The sign-ins of a user, in no order.
  ///
  /// - Complexity: O(*n*) in the user's sign-ins.
  public func signIns(of userID: String) -> [SignIn] {
    state.withLock { state in
      (state.users[Exact(userID)] ?? []).compactMap { state.entries[$0]?.signIn }
    }
  }
}

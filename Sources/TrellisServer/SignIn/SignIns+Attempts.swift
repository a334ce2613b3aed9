import Synchronization
import TrellisHTTP

/// Attempts to sign in that several servers count.
extension SignIns {
  /// A message between servers: an attempt that one has admitted, or the right password of one.
  struct Attempt: Codable {
    /// A code of the account's name: what users type by mistake, such as a password, is not in the store.
    let account: String
    let client: String
    let isRight: Bool
  }

  private static let part = "sign-in attempts"

  /// Lets the servers of `link` count the attempts at each of them. A lost message is not counted by the others.
  func share(_ link: NodeLink) {
    self.link.withLock { $0 = link }
    link.receive(Self.part) { [weak self] event in
      guard let self, case .message(let bytes) = event,
        let attempt = try? SavedSession.decode(Attempt.self, bytes),
        let client = AddressGroup(description: attempt.client)
      else { return }
      attempts.withLock {
        if attempt.isRight {
          $0.succeed(attempt.account, from: client, now: clock())
        } else {
          $0.charge(attempt.account, from: client, now: clock())
        }
      }
    }
  }

  /// The name by which the attempts of an account are counted.
  func counted(_ account: String) -> String {
    link.withLock { $0 }?.code(of: SignInAttempts.name(of: account)) ?? account
  }

  func send(_ attempt: Attempt) {
    guard let link = link.withLock({ $0 }), let bytes = try? SavedSession.encode(attempt) else {
      return
    }
    link.send(bytes, to: Self.part)
  }
}

public import Foundation

/// One sign-in of a user: a browser in which the user is signed in.
public struct SignIn: Sendable, Identifiable {
  /// The identity of the sign-in, 16 hexadecimal digits. It does not contain the secret of the cookie.
  public let id: String
  /// The user's ``User/id``.
  public let userID: String
  /// The time at which the user signed in.
  public let start: Date
  /// The time of the browser's last request, exact to a minute.
  public internal(set) var lastUse: Date
  /// The browser's field `User-Agent`, at most 256 bytes of it.
  public let device: String

  /// Makes a sign-in that begins now.
  init(_ token: SessionToken, of userID: String, device: String, now: Date) {
    id = String(token.text.prefix(16))
    self.userID = userID
    start = now
    lastUse = now
    self.device = String(decoding: device.utf8.prefix(256), as: UTF8.self)
  }
}

/// The times after which sign-ins end, and their number.
public struct SignInLimits: Sendable {
  /// The time after which a sign-in ends without a request, by default 14 days.
  public var idle: Duration
  /// The time after which a sign-in ends, by default 90 days.
  public var absolute: Duration
  /// The maximum number of sign-ins of a user, by default 50; the one that was used least recently ends first.
  public var count: Int

  /// - Precondition: all values are positive.
  public init(
    idle: Duration = .seconds(14 * 86_400), absolute: Duration = .seconds(90 * 86_400),
    count: Int = 50
  ) {
    precondition(idle > .zero && absolute > .zero && count > 0, "Limits of sign-ins are positive")
    self.idle = idle
    self.absolute = absolute
    self.count = count
  }

  /// Whether `signIn` has ended by its age or without use.
  func end(_ signIn: SignIn, now: Date) -> Bool {
    now.timeIntervalSince(signIn.start) >= absolute / .seconds(1)
      || now.timeIntervalSince(signIn.lastUse) >= idle / .seconds(1)
  }
}

/// A store of sign-ins.
///
/// The server looks up a sign-in for each request with its cookie, on the thread that reads requests: a store answers from
/// memory, and writes elsewhere.
public protocol SignInStore: Sendable {
  /// Adds a sign-in under the secret of its cookie.
  func insert(_ signIn: SignIn, secret: String)
  /// The sign-in with a secret. The time of the look-up must not depend on the digits after the first 16.
  func signIn(secret: String) -> SignIn?
  /// Sets the last use of the sign-in with an identity.
  func recordUse(of id: SignIn.ID, at time: Date)
  /// Removes the sign-in with an identity; does nothing if there is none.
  func remove(_ id: SignIn.ID)
  /// Removes the sign-ins for which `hasEnded` is true; called once an hour.
  func removeAll(where hasEnded: (SignIn) -> Bool)
  /// The sign-ins of a user, in any order.
  func signIns(of userID: String) -> [SignIn]
}

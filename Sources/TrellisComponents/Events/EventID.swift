/// The identity of an event of a tab, for effects outside of the page that must happen once: an idempotency key.
///
/// ```swift
/// Button("Pay") { try payments.add(amount, key: EventID.current?.description) }
/// ```
///
/// An event whose response was lost with a server may be handled again by the next one, from the states before it
/// (`Application.sessionStore`); it then has the same identity. A tab that has lost its session, and repeats an action in a new one,
/// gives it another identity.
public struct EventID: Hashable, Sendable, CustomStringConvertible {
  /// The event that is being handled, also in tasks that its handler starts; `nil` outside of a handler, and in tests of
  /// single pages.
  @TaskLocal public static var current: EventID?

  private let session: UInt64
  /// The number of the event in its session, from 1.
  private let number: UInt64

  package init(session: UInt64, number: UInt64) {
    self.session = session
    self.number = number
  }

  /// 18 to 37 characters: hexadecimal digits, a hyphen and decimal digits. The text does not contain the secret of the session.
  public var description: String {
    let digits = String(session, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits + "-\(number)"
  }
}

/// Names one session, and proves that its holder was given it.
///
/// A token has two parts: an *identifier*, under which the session is found, and a *secret* of 128
/// random bits, which is compared in constant time. Nothing about the secret can be learnt from
/// the time a look-up takes, because only the identifier is looked up.
struct SessionToken: Sendable {
  let identifier: UInt64
  private let secret: (UInt64, UInt64)

  /// A token nobody can guess; the system's generator is cryptographically secure.
  static func random() -> SessionToken {
    var generator = SystemRandomNumberGenerator()
    return SessionToken(
      identifier: generator.next(), secret: (generator.next(), generator.next()))
  }

  init(identifier: UInt64, secret: (UInt64, UInt64)) {
    self.identifier = identifier
    self.secret = secret
  }

  /// Reads 48 lower-case hexadecimal digits, and nothing else.
  init?(_ text: some StringProtocol) {
    guard text.utf8.count == Self.length else { return nil }
    var words: [UInt64] = [0, 0, 0]
    for (index, digit) in text.utf8.enumerated() {
      guard let value = Self.value(ofDigit: digit) else { return nil }
      words[index / 16] = words[index / 16] << 4 | value
    }
    self.init(identifier: words[0], secret: (words[1], words[2]))
  }

  /// The number of digits of every token.
  static let length = 48

  private static func value(ofDigit digit: UInt8) -> UInt64? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(digit - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt64(digit - UInt8(ascii: "a") + 10)
    default: nil
    }
  }

  /// The token as it is given to a page.
  var text: String {
    [identifier, secret.0, secret.1].map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// Whether this is the very same token; takes as long for a near miss as for a wild guess.
  func matches(_ other: SessionToken) -> Bool {
    let difference =
      (identifier ^ other.identifier) | (secret.0 ^ other.secret.0) | (secret.1 ^ other.secret.1)
    return difference == 0
  }
}

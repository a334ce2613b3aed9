/// Identifies one session, and proves that the holder received it.
///
/// A token has two parts: an *identifier* of 64 random bits, the look-up key, and a *secret* of 128 random bits,
/// compared in constant time. So the time of a look-up reveals nothing about the secret.
struct SessionToken: Sendable {
  /// 128 random bits.
  struct Secret: Sendable {
    fileprivate let high: UInt64
    fileprivate let low: UInt64

    /// Whether the secrets are equal, in constant time.
    func matches(_ other: Secret) -> Bool { (high ^ other.high) | (low ^ other.low) == 0 }
  }

  let identifier: UInt64
  let secret: Secret

  /// Makes an unguessable token, with the system's cryptographically secure generator.
  static func random() -> SessionToken {
    var generator = SystemRandomNumberGenerator()
    return SessionToken(
      identifier: generator.next(), secret: (generator.next(), generator.next()))
  }

  init(identifier: UInt64, secret: (UInt64, UInt64)) {
    self.identifier = identifier
    self.secret = Secret(high: secret.0, low: secret.1)
  }

  /// Parses 48 lower-case hexadecimal digits, and nothing else.
  init?(_ text: String) {
    var text = text
    let token: SessionToken? = text.withUTF8 { digits in
      guard digits.count == Self.length, let identifier = Self.word(digits[0..<16]),
        let high = Self.word(digits[16..<32]), let low = Self.word(digits[32..<48])
      else { return nil }
      return SessionToken(identifier: identifier, secret: (high, low))
    }
    guard let token else { return nil }
    self = token
  }

  /// The number of digits of a token.
  static let length = 48

  /// Parses 16 hexadecimal digits.
  private static func word(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> UInt64? {
    var word: UInt64 = 0
    for digit in digits {
      guard let value = value(ofDigit: digit) else { return nil }
      word = word << 4 | value
    }
    return word
  }

  private static func value(ofDigit digit: UInt8) -> UInt64? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(digit - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt64(digit - UInt8(ascii: "a") + 10)
    default: nil
    }
  }

  /// The token as 48 hexadecimal digits, the first 16 of which are the identifier.
  var text: String {
    [identifier, secret.high, secret.low].map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// Whether the tokens are equal. The time does not depend on the secret.
  func matches(_ other: SessionToken) -> Bool {
    let isSameSecret = secret.matches(other.secret)
    return identifier == other.identifier && isSameSecret
  }
}

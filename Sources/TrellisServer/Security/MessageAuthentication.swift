import CSodium

/// A code by which the holder of a key recognizes its own messages: HMAC with SHA-256, by libsodium.
///
/// Sources: RFC 2104; RFC 4231, test vectors.
struct MessageAuthentication: Sendable {
  private static let isReady = sodium_init() >= 0
  /// The state after the key.
  private let keyed: crypto_auth_hmacsha256_state

  /// - Parameter key: any number of bytes; 32 random bytes or more cannot be guessed.
  init(key: [UInt8]) {
    precondition(Self.isReady, "libsodium has no source of random numbers")
    var state = crypto_auth_hmacsha256_state()
    crypto_auth_hmacsha256_init(&state, key, key.count)
    keyed = state
  }

  /// The codes for one purpose, with a key that is derived from a secret of at least 16 bytes in UTF-8. Without such a
  /// secret the key is random, so that a restart makes the codes void: a shorter one can be guessed from one code.
  init(secret: String?, for label: String) {
    if let secret, secret.utf8.count >= Self.secretBytes {
      self.init(secret: secret, label: label)
    } else {
      self.init(key: (0..<32).map { _ in UInt8.random(in: 0...UInt8.max) })
    }
  }

  /// The minimum number of bytes of a secret.
  static let secretBytes = 16

  /// Codes with a key that is derived from a secret of any length. Each use of a secret has a label of its own, so that no
  /// code is one of another use.
  init(secret: String, label: String) {
    self.init(key: MessageAuthentication(key: Array(secret.utf8)).code(of: [label]))
  }

  /// The code of a message of several parts, 32 bytes. Each part counts with its length, so that `ab`, `c` and `a`, `bc`
  /// are different messages.
  ///
  /// - Complexity: O(bytes).
  func code(of parts: [String]) -> [UInt8] {
    code(
      of: parts.flatMap { part in
        withUnsafeBytes(of: UInt64(part.utf8.count).bigEndian) { Array($0) } + Array(part.utf8)
      })
  }

  /// The first bytes of the code of a message of several parts, at most 32, in hexadecimal digits.
  func digits(of parts: [String], bytes: Int = 32) -> String {
    code(of: parts).prefix(bytes).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }
      .joined()
  }

  /// The code of a message, 32 bytes.
  ///
  /// - Complexity: O(bytes).
  func code(of message: [UInt8]) -> [UInt8] {
    var state = keyed
    var code = [UInt8](repeating: 0, count: crypto_auth_hmacsha256_bytes())
    crypto_auth_hmacsha256_update(&state, message, UInt64(message.count))
    crypto_auth_hmacsha256_final(&state, &code)
    return code
  }

  /// Whether two codes are equal. The time depends on the lengths only, which are known.
  static func isEqual(_ code: some Collection<UInt8>, _ other: some Collection<UInt8>) -> Bool {
    let (code, other) = (Array(code), Array(other))
    return code.count == other.count && sodium_memcmp(code, other, code.count) == 0
  }

  /// Whether two codes are equal. The time depends on the lengths only, which are known.
  static func isEqual(_ code: some StringProtocol, _ other: some StringProtocol) -> Bool {
    isEqual(code.utf8, other.utf8)
  }
}

/// A code by which the holder of a key recognizes its own messages: HMAC with SHA-256.
///
/// Sources: RFC 2104; RFC 4231, test vectors.
struct MessageAuthentication: Sendable {
  /// The state after the block of the inner and of the outer key.
  private let inner: SHA256
  private let outer: SHA256

  /// - Parameter key: any number of bytes; 32 random bytes or more cannot be guessed.
  init(key: [UInt8]) {
    var block = key
    if block.count > SHA256.blockLength {
      var hash = SHA256()
      hash.add(key)
      block = hash.finish()
    }
    block += Array(repeating: 0, count: SHA256.blockLength - block.count)
    var (inner, outer) = (SHA256(), SHA256())
    inner.add(block.map { $0 ^ 0x36 })
    outer.add(block.map { $0 ^ 0x5C })
    self.inner = inner
    self.outer = outer
  }

  /// The codes for one purpose, with a key that is derived from a secret of at least 16 bytes in UTF-8. Without such a
  /// secret the key is random, so that a restart makes the codes void: a shorter one can be guessed from one code.
  init(secret: String?, for purpose: String) {
    if let secret, secret.utf8.count >= Self.secretBytes {
      self.init(key: MessageAuthentication(key: Array(secret.utf8)).code(of: [purpose]))
    } else {
      var generator = SystemRandomNumberGenerator()
      self.init(key: (0..<32).map { _ in generator.next() })
    }
  }

  /// The minimum number of bytes of a secret.
  static let secretBytes = 16

  /// The code of a message of several parts, 32 bytes. Each part counts with its length, so that `ab`, `c` and `a`, `bc`
  /// are different messages.
  ///
  /// - Complexity: O(bytes).
  func code(of parts: [String]) -> [UInt8] {
    var hash = inner
    for part in parts {
      let bytes = Array(part.utf8)
      hash.add(SHA256.bytes(of: UInt64(bytes.count)))
      hash.add(bytes)
    }
    return finish(hash)
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
    var hash = inner
    hash.add(message)
    return finish(hash)
  }

  private func finish(_ hash: SHA256) -> [UInt8] {
    var outer = outer
    outer.add(hash.finish())
    return outer.finish()
  }

  /// Whether two codes are equal. The time depends on the lengths only, which are known.
  static func isEqual(_ code: some Collection<UInt8>, _ other: some Collection<UInt8>) -> Bool {
    guard code.count == other.count else { return false }
    return zip(code, other).reduce(into: UInt8(0)) { $0 |= $1.0 ^ $1.1 } == 0
  }
}

/// The hash SHA-256 of bytes that arrive in parts. The time depends on their number only.
///
/// Source: FIPS 180-4, §4.1.2, §5 and §6.2.
struct SHA256: Sendable {
  static let blockLength = 64

  private var state: [UInt32] = [
    0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB,
    0x5BE0_CD19,
  ]
  /// The bytes that do not fill a block yet.
  private var rest: [UInt8] = []
  private var count: UInt64 = 0

  mutating func add(_ bytes: [UInt8]) {
    count &+= UInt64(bytes.count)
    rest += bytes
    var start = 0
    while rest.count - start >= Self.blockLength {
      compress(rest[start..<start + Self.blockLength])
      start += Self.blockLength
    }
    rest.removeFirst(start)
  }

  /// The 32 bytes of the hash.
  func finish() -> [UInt8] {
    var hash = self
    let zeros = (Self.blockLength * 2 - 9 - rest.count) % Self.blockLength
    hash.add([0x80] + Array(repeating: 0, count: zeros) + Self.bytes(of: count &* 8))
    return hash.state.flatMap { word in
      (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) }
    }
  }

  /// The eight bytes of a number, the highest first.
  static func bytes(of number: UInt64) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - 8 * $0)) }
  }

  private mutating func compress(_ block: ArraySlice<UInt8>) {
    var words = Array(repeating: UInt32(0), count: 64)
    for (index, byte) in block.enumerated() {
      words[index / 4] = words[index / 4] << 8 | UInt32(byte)
    }
    for index in 16..<64 {
      let (near, far) = (words[index - 2], words[index - 15])
      let low = Self.turned(far, 7) ^ Self.turned(far, 18) ^ far >> 3
      let high = Self.turned(near, 17) ^ Self.turned(near, 19) ^ near >> 10
      words[index] = words[index - 16] &+ low &+ words[index - 7] &+ high
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let high = Self.turned(e, 6) ^ Self.turned(e, 11) ^ Self.turned(e, 25)
      let first = h &+ high &+ (e & f ^ ~e & g) &+ Self.constants[index] &+ words[index]
      let low = Self.turned(a, 2) ^ Self.turned(a, 13) ^ Self.turned(a, 22)
      let second = low &+ (a & b ^ a & c ^ b & c)
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ second)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
  }

  private static func turned(_ word: UInt32, _ bits: UInt32) -> UInt32 {
    word >> bits | word << (32 - bits)
  }

  /// The fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = [
    0x428A_2F98, 0x7137_4491, 0xB5C0_FBCF, 0xE9B5_DBA5, 0x3956_C25B, 0x59F1_11F1, 0x923F_82A4,
    0xAB1C_5ED5, 0xD807_AA98, 0x1283_5B01, 0x2431_85BE, 0x550C_7DC3, 0x72BE_5D74, 0x80DE_B1FE,
    0x9BDC_06A7, 0xC19B_F174, 0xE49B_69C1, 0xEFBE_4786, 0x0FC1_9DC6, 0x240C_A1CC, 0x2DE9_2C6F,
    0x4A74_84AA, 0x5CB0_A9DC, 0x76F9_88DA, 0x983E_5152, 0xA831_C66D, 0xB003_27C8, 0xBF59_7FC7,
    0xC6E0_0BF3, 0xD5A7_9147, 0x06CA_6351, 0x1429_2967, 0x27B7_0A85, 0x2E1B_2138, 0x4D2C_6DFC,
    0x5338_0D13, 0x650A_7354, 0x766A_0ABB, 0x81C2_C92E, 0x9272_2C85, 0xA2BF_E8A1, 0xA81A_664B,
    0xC24B_8B70, 0xC76C_51A3, 0xD192_E819, 0xD699_0624, 0xF40E_3585, 0x106A_A070, 0x19A4_C116,
    0x1E37_6C08, 0x2748_774C, 0x34B0_BCB5, 0x391C_0CB3, 0x4ED8_AA4A, 0x5B9C_CA4F, 0x682E_6FF3,
    0x748F_82EE, 0x78A5_636F, 0x84C8_7814, 0x8CC7_0208, 0x90BE_FFFA, 0xA450_6CEB, 0xBEF9_A3F7,
    0xC671_78F2,
  ]
}

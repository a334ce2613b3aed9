/// A keyed hash of 64 bits: without the key, a hash is indistinguishable from a random number.
///
/// Source: Aumasson and Bernstein, "SipHash: a fast short-input PRF" (2012), SipHash-2-4.
struct SipHash {
  let key: (UInt64, UInt64)

  /// - Complexity: O(*n*) in the bytes.
  func hash(_ bytes: [UInt8]) -> UInt64 {
    var state = State(
      v0: key.0 ^ 0x736F_6D65_7073_6575, v1: key.1 ^ 0x646F_7261_6E64_6F6D,
      v2: key.0 ^ 0x6C79_6765_6E65_7261, v3: key.1 ^ 0x7465_6462_7974_6573)
    let tail = bytes.count % 8
    for start in stride(from: 0, to: bytes.count - tail, by: 8) {
      state.add(Self.word(bytes[start..<start + 8]))
    }
    state.add(Self.word(bytes.suffix(tail)) | UInt64(truncatingIfNeeded: bytes.count) << 56)
    return state.finish()
  }

  /// The little-endian number in up to 8 bytes.
  private static func word(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  private struct State {
    var v0, v1, v2, v3: UInt64

    mutating func add(_ word: UInt64) {
      v3 ^= word
      round()
      round()
      v0 ^= word
    }

    mutating func finish() -> UInt64 {
      v2 ^= 0xFF
      for _ in 0..<4 { round() }
      return v0 ^ v1 ^ v2 ^ v3
    }

    private mutating func round() {
      v0 &+= v1
      v2 &+= v3
      v1 = Self.rotated(v1, 13) ^ v0
      v3 = Self.rotated(v3, 16) ^ v2
      v0 = Self.rotated(v0, 32)
      v2 &+= v1
      v0 &+= v3
      v1 = Self.rotated(v1, 17) ^ v2
      v3 = Self.rotated(v3, 21) ^ v0
      v2 = Self.rotated(v2, 32)
    }

    private static func rotated(_ word: UInt64, _ bits: UInt64) -> UInt64 {
      word << bits | word >> (64 - bits)
    }
  }
}

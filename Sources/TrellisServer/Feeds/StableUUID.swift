/// A UUID that depends only on the given texts.
///
/// Source: RFC 9562, version 8, of two hashes by FNV-1a.
struct StableUUID {
  let text: String

  init(of texts: [String]) {
    var (high, low): (UInt64, UInt64) = (0xCBF2_9CE4_8422_2325, 0x8422_2325_CBF2_9CE4)
    // No text contains the byte 0xFF.
    let bytes: [UInt8] = texts.flatMap { Array($0.utf8) + [0xFF] }
    for byte in bytes {
      high = (high ^ UInt64(byte)) &* 0x100_0000_01B3
      low = (low ^ UInt64(byte &+ 1)) &* 0x100_0000_01B3
    }
    high = high & ~(0xF000 as UInt64) | 0x8000
    low = low & ~(3 << 62 as UInt64) | (1 << 63 as UInt64)
    func digits(_ value: UInt64, _ range: Range<Int>) -> Substring {
      let all = String(value, radix: 16)
      return (String(repeating: "0", count: 16 - all.count) + all).dropFirst(range.lowerBound)
        .prefix(range.count)
    }
    text = [
      digits(high, 0..<8), digits(high, 8..<12), digits(high, 12..<16), digits(low, 0..<4),
      digits(low, 4..<16),
    ].joined(separator: "-")
  }
}

extension ByteBuffer {
  /// Appends text with `& < >`, in attributes `& < "`, as references; also carriage returns, because parsers replace
  /// them by line feeds. NUL, which HTML cannot contain, becomes U+FFFD.
  func append(escaping text: String, isAttribute: Bool) {
    var text = text
    text.withUTF8 { append(escaping: $0, isAttribute ? Self.inAttributes : Self.inTexts) }
  }

  /// The bytes with a reference, all of them below 64, as bits.
  private static let inTexts: UInt64 =
    1 << 0 | 1 << 13 | 1 << UInt64(UInt8(ascii: "&")) | 1 << UInt64(UInt8(ascii: "<"))
    | 1 << UInt64(UInt8(ascii: ">"))
  private static let inAttributes: UInt64 =
    1 << 0 | 1 << 13 | 1 << UInt64(UInt8(ascii: "&")) | 1 << UInt64(UInt8(ascii: "<"))
    | 1 << UInt64(UInt8(ascii: "\""))

  /// Copies the runs between special bytes at once.
  private func append(escaping utf8: UnsafeBufferPointer<UInt8>, _ special: UInt64) {
    var start = 0
    var index = 0
    while index < utf8.count {
      if index + 8 <= utf8.count, Self.isPlain(utf8, from: index) {
        index += 8
        continue
      }
      let end = min(index + 8, utf8.count)
      while index < end {
        let byte = utf8[index]
        if byte < 64, special >> UInt64(byte) & 1 == 1 {
          append(UnsafeBufferPointer(rebasing: utf8[start..<index]))
          append(reference(byte))
          start = index + 1
        }
        index += 1
      }
    }
    append(UnsafeBufferPointer(rebasing: utf8[start...]))
  }

  private func reference(_ byte: UInt8) -> StaticString {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case 13: "&#13;"
    default: "\u{FFFD}"
    }
  }

  /// Whether none of the eight bytes from `index` on is special in a text or in an attribute. All eight are tested at
  /// once: a byte of a word is zero where subtracting 1 sets its highest bit, which was not set before.
  private static func isPlain(_ utf8: UnsafeBufferPointer<UInt8>, from index: Int) -> Bool {
    let word = UnsafeRawBufferPointer(utf8).loadUnaligned(fromByteOffset: index, as: UInt64.self)
    let ones: UInt64 = 0x0101_0101_0101_0101
    // `"` and `&` differ in one bit, and so do `<` and `>`.
    let quotes = word & ~(ones &* 4) ^ ones &* 0x22
    let angles = word & ~(ones &* 2) ^ ones &* 0x3C
    let returns = word ^ ones &* 13
    let found =
      (quotes &- ones) & ~quotes | (angles &- ones) & ~angles | (returns &- ones) & ~returns
      | (word &- ones) & ~word
    return found & (ones &* 0x80) == 0
  }
}

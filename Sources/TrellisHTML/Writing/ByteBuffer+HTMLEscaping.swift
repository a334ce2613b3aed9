extension ByteBuffer {
  /// Appends text with `& < >` (in attributes `& < "`) and carriage returns as references; parsers would replace
  /// carriage returns by line feeds. NUL becomes U+FFFD, because HTML cannot contain it.
  @inline(__always)
  func append(escaping text: String, isAttribute: Bool) {
    var text = text
    text.withUTF8 { utf8 in
      guard let start = utf8.baseAddress else { return }
      // Divides a long text, so that the sink receives it in pieces.
      for offset in stride(from: 0, to: utf8.count, by: Self.escapedLength) {
        let count = min(Self.escapedLength, utf8.count - offset)
        if isAttribute {
          append(escaping: start + offset, count, .inAttributes)
        } else {
          append(escaping: start + offset, count, .inTexts)
        }
      }
    }
  }

  private static var escapedLength: Int { 16 << 10 }

  /// The bytes that become references, as constants for comparing eight bytes at once.
  fileprivate struct Specials {
    /// `&` without the bits of ``ignoredOfAmpersand``, in each byte of a word.
    let ampersand: UInt64
    /// The bit in which `"` and `&` differ, in each byte, if both are special; otherwise 0.
    let ignoredOfAmpersand: UInt64
    /// The bit in which `<` and `>` differ, in each byte, if both are special; otherwise 0.
    let ignoredOfAngle: UInt64

    static var inTexts: Specials {
      Specials(ampersand: ones &* 0x26, ignoredOfAmpersand: 0, ignoredOfAngle: ones &* 2)
    }
    static var inAttributes: Specials {
      Specials(ampersand: ones &* 0x22, ignoredOfAmpersand: ones &* 4, ignoredOfAngle: 0)
    }

    private static var ones: UInt64 { 0x0101_0101_0101_0101 }

    /// The number of bytes before the first special byte of a little-endian word; 8 if none is special.
    ///
    /// A byte is zero if subtracting 1 sets its highest bit and the bit was not set before. A borrow can only set wrong
    /// bits in higher bytes, so the lowest set bit is exact.
    @inline(__always)
    func plainCount(_ word: UInt64) -> Int {
      let ones = Self.ones
      let quotes = word & ~ignoredOfAmpersand ^ ampersand
      let angles = word & ~ignoredOfAngle ^ ones &* 0x3C
      let returns = word ^ ones &* 13
      let found =
        (quotes &- ones) & ~quotes | (angles &- ones) & ~angles | (returns &- ones) & ~returns
        | (word &- ones) & ~word
      return (found & (ones &* 0x80)).trailingZeroBitCount >> 3
    }
  }

  /// Copies words of eight bytes and continues after the first special byte of each.
  @inline(__always)
  private func append(escaping start: UnsafePointer<UInt8>, _ count: Int, _ specials: Specials) {
    let source = UnsafeRawPointer(start)
    var done = 0
    var target = pointer(reserving: count + 8)
    while count - done >= 8 {
      let word = source.loadUnaligned(fromByteOffset: done, as: UInt64.self)
      target.storeBytes(of: word, as: UInt64.self)
      let plain = specials.plainCount(UInt64(littleEndian: word))
      done += plain
      target += plain
      if plain < 8 {
        commit(upTo: target)
        append(Self.reference(start[done]))
        done += 1
        target = pointer(reserving: count - done + 8)
      }
    }
    while done < count {
      // The last bytes, padded with spaces to a word.
      let rest = count - done
      let word = Self.word(source + done, rest)
      target.storeBytes(of: word.littleEndian, as: UInt64.self)
      let plain = min(rest, specials.plainCount(word))
      done += plain
      target += plain
      if plain < rest {
        commit(upTo: target)
        append(Self.reference(start[done]))
        done += 1
        target = pointer(reserving: count - done + 8)
      }
    }
    commit(upTo: target)
  }

  /// Fewer than eight bytes as a little-endian word, padded with spaces.
  @inline(__always)
  private static func word(_ source: UnsafeRawPointer, _ count: Int) -> UInt64 {
    func part<T: FixedWidthInteger & BitwiseCopyable>(_ type: T.Type, _ offset: Int) -> UInt64 {
      UInt64(T(littleEndian: source.loadUnaligned(fromByteOffset: offset, as: type)))
    }
    let bits = UInt64(count * 8)
    let spaces: UInt64 = 0x2020_2020_2020_2020 << bits
    if count >= 4 {
      return part(UInt32.self, 0) | part(UInt32.self, count - 4) << (bits - 32) | spaces
    }
    if count >= 2 {
      return part(UInt16.self, 0) | part(UInt16.self, count - 2) << (bits - 16) | spaces
    }
    return part(UInt8.self, 0) | spaces
  }

  @inline(never)
  private static func reference(_ byte: UInt8) -> StaticString {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case 13: "&#13;"
    default: "\u{FFFD}"
    }
  }
}

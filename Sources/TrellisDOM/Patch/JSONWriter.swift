/// Writes JSON arrays and values, without spaces, into one growing buffer.
package struct JSONWriter {
  package private(set) var bytes: [UInt8] = []
  private var needsComma = false

  package init() {}

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  package mutating func beginArray() {
    separate()
    bytes.append(UInt8(ascii: "["))
    needsComma = false
  }

  package mutating func endArray() {
    bytes.append(UInt8(ascii: "]"))
    needsComma = true
  }

  package mutating func null() { raw("null") }
  package mutating func bool(_ value: Bool) { raw(value ? "true" : "false") }
  package mutating func integer(_ value: some BinaryInteger) { raw(String(value)) }

  /// Writes a number; NaN and infinity become zero, because JSON cannot express them.
  package mutating func number(_ value: Double) {
    if value.rounded() == value && abs(value) < 1e15 {
      integer(Int64(value))
    } else {
      raw(value.isFinite ? "\(value)" : "0")
    }
  }

  /// Writes hundredths as a decimal: 1250 as `12.5`.
  package mutating func hundredths(_ value: Int32) {
    separate()
    Self.hundredths(value, into: &bytes)
  }

  package static func hundredths(_ value: Int32, into bytes: inout [UInt8]) {
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    let (whole, part) = value.magnitude.quotientAndRemainder(dividingBy: 100)
    bytes.append(contentsOf: String(whole).utf8)
    guard part > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    bytes.append(48 + UInt8(part / 10))
    if part % 10 > 0 { bytes.append(48 + UInt8(part % 10)) }
  }

  package mutating func string(_ value: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    var value = value
    value.withUTF8 { utf8 in
      // Runs of bytes without escapes are copied at once.
      var start = 0
      var index = 0
      while index < utf8.count {
        if index + 8 <= utf8.count, Self.isPlain(utf8, from: index) {
          index += 8
          continue
        }
        if Self.needsEscape(utf8[index]) {
          bytes.append(contentsOf: utf8[start..<index])
          escape(utf8[index])
          start = index + 1
        }
        index += 1
      }
      bytes.append(contentsOf: utf8[start...])
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Whether none of the eight bytes from `index` on needs an escape. They are tested at once, because texts are long
  /// and escapes are rare.
  private static func isPlain(_ utf8: UnsafeBufferPointer<UInt8>, from index: Int) -> Bool {
    let word = UnsafeRawBufferPointer(utf8).loadUnaligned(fromByteOffset: index, as: UInt64.self)
    let ones: UInt64 = 0x0101_0101_0101_0101
    // Subtracting n from every byte sets the highest bit of each byte below n. A borrow may also set the bit of the
    // next byte. If no byte is below n, no highest bit is set except where it was set before.
    let control = (word &- ones &* 32) & ~word
    let quote = word ^ ones &* UInt64(UInt8(ascii: "\""))
    let backslash = word ^ ones &* UInt64(UInt8(ascii: "\\"))
    let found = control | (quote &- ones) & ~quote | (backslash &- ones) & ~backslash
    return found & (ones &* 0x80) == 0
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 32 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func escape(_ byte: UInt8) {
    bytes.append(UInt8(ascii: "\\"))
    switch byte {
    case 10: bytes.append(UInt8(ascii: "n"))
    case 13: bytes.append(UInt8(ascii: "r"))
    case 9: bytes.append(UInt8(ascii: "t"))
    case 0..<32:
      bytes.append(contentsOf: "u00".utf8)
      bytes.append(48 + byte >> 4)
      bytes.append(contentsOf: String(byte & 15, radix: 16).utf8)
    default: bytes.append(byte)
    }
  }

  /// Appends text that is valid JSON.
  package mutating func raw(_ json: String) {
    separate()
    bytes.append(contentsOf: json.utf8)
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }
}

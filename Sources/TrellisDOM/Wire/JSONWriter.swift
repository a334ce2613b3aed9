/// Writes JSON arrays and values, without spaces, into one growing text.
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

  /// A number; what JSON cannot spell (NaN, infinity) is written as zero.
  package mutating func number(_ value: Double) {
    if value.rounded() == value && abs(value) < 1e15 {
      integer(Int64(value))
    } else {
      raw(value.isFinite ? "\(value)" : "0")
    }
  }

  /// Hundredths as a decimal: 1250 as `12.5`.
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
    for byte in value.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 10: bytes.append(contentsOf: "\\n".utf8)
      case 13: bytes.append(contentsOf: "\\r".utf8)
      case 9: bytes.append(contentsOf: "\\t".utf8)
      case 0..<32:
        bytes.append(contentsOf: "\\u00".utf8)
        bytes.append(48 + byte >> 4)
        bytes.append(contentsOf: String(byte & 15, radix: 16).utf8)
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Text that is JSON already.
  package mutating func raw(_ json: String) {
    separate()
    bytes.append(contentsOf: json.utf8)
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }
}

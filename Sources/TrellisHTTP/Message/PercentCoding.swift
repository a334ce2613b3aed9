/// Percent-encoding. Source: RFC 3986 §2.1.
package enum PercentCoding {
  /// The bytes with each `%XX` decoded; a `%` that begins no escape is kept.
  ///
  /// - Complexity: O(bytes).
  package static func decoded(_ bytes: some RandomAccessCollection<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if let byte = escape(in: bytes, at: index) {
        result.append(byte)
        index = bytes.index(index, offsetBy: 3)
      } else {
        result.append(bytes[index])
        index = bytes.index(after: index)
      }
    }
    return result
  }

  /// `text` with each byte encoded as `%XX`, except unreserved ones: letters, digits, and `-._~`.
  ///
  /// - Complexity: O(bytes).
  package static func encoded(_ text: String) -> String {
    var result: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        result.append(byte)
      default:
        let digits = Array("0123456789ABCDEF".utf8)
        result += [.percent, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// An address in printable ASCII: bytes that RFC 3986 does not allow in an address, such as spaces, non-ASCII
  /// letters, line breaks and backslashes, are encoded. Escapes and delimiters are kept.
  ///
  /// - Complexity: O(bytes).
  package static func encodedAddress(_ address: String) -> String {
    guard address.utf8.contains(where: isRefusedInAddress) else { return address }
    let digits = Array("0123456789ABCDEF".utf8)
    var result: [UInt8] = []
    for byte in address.utf8 {
      if isRefusedInAddress(byte) {
        result += [.percent, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      } else {
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func isRefusedInAddress(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte >= 0x7F || "\"<>\\^`{|}".utf8.contains(byte)
  }

  /// The decoded path, with encoded slashes kept; `nil` if an escape is malformed or is a control character, or if the
  /// result is not UTF-8.
  package static func decodedPath(_ bytes: some RandomAccessCollection<UInt8>) -> String? {
    strictlyDecoded(bytes) { byte, result in
      if byte == .slash {
        result.append(contentsOf: [.percent, UInt8(ascii: "2"), UInt8(ascii: "F")])
      } else {
        result.append(byte)
      }
    }
  }

  /// The decoded part of a path, encoded slashes included; `nil` if an escape is malformed or is a control character,
  /// or if the result is not UTF-8.
  ///
  /// - Complexity: O(bytes).
  package static func decodedText(_ bytes: some RandomAccessCollection<UInt8>) -> String? {
    strictlyDecoded(bytes) { byte, result in
      result.append(byte)
    }
  }

  /// - Parameter append: appends an escaped byte.
  private static func strictlyDecoded(
    _ bytes: some RandomAccessCollection<UInt8>, append: (UInt8, inout [UInt8]) -> Void
  ) -> String? {
    guard bytes.contains(.percent) else { return String(decoding: bytes, as: UTF8.self) }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      guard bytes[index] == .percent else {
        result.append(bytes[index])
        index = bytes.index(after: index)
        continue
      }
      guard let byte = escape(in: bytes, at: index), byte >= 0x20, byte != 0x7F else { return nil }
      append(byte, &result)
      index = bytes.index(index, offsetBy: 3)
    }
    return String(validating: result, as: UTF8.self)
  }

  private static func escape<Bytes: RandomAccessCollection<UInt8>>(
    in bytes: Bytes, at index: Bytes.Index
  ) -> UInt8? {
    guard bytes[index] == .percent, bytes.distance(from: index, to: bytes.endIndex) >= 3,
      let high = bytes[bytes.index(after: index)].hexadecimal,
      let low = bytes[bytes.index(index, offsetBy: 2)].hexadecimal
    else { return nil }
    return high << 4 | low
  }
}

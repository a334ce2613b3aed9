/// Characters of addresses that are written as `%` and two hexadecimal digits.
///
/// Source: RFC 3986, §2.1; for queries, the URL Standard's `application/x-www-form-urlencoded`.
enum PercentCoding {
  /// `text` with its encoded characters, or `nil` if an encoding is cut off, or is not UTF-8.
  ///
  /// - Parameter plusIsSpace: as it is in queries.
  static func decoded(_ text: some StringProtocol, plusIsSpace: Bool = false) -> String? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    var iterator = text.utf8.makeIterator()
    while let byte = iterator.next() {
      switch byte {
      case UInt8(ascii: "%"):
        guard let high = iterator.next().flatMap(value), let low = iterator.next().flatMap(value)
        else { return nil }
        bytes.append(high << 4 | low)
      case UInt8(ascii: "+") where plusIsSpace: bytes.append(UInt8(ascii: " "))
      default: bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func value(ofDigit digit: UInt8) -> UInt8? {
    Character(Unicode.Scalar(digit)).hexDigitValue.map(UInt8.init)
  }

  /// The pairs of a query; of those with the same name, the first counts.
  static func query(_ text: some StringProtocol) -> [String: String] {
    var values: [String: String] = [:]
    for pair in text.split(separator: "&", maxSplits: 100) {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = decoded(parts[0], plusIsSpace: true), !name.isEmpty,
        let value = decoded(parts.count > 1 ? parts[1] : "", plusIsSpace: true)
      else { continue }
      if values[name] == nil { values[name] = value }
    }
    return values
  }
}

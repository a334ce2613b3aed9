extension HTMLTokenizer {
  /// Reads a character reference after its ampersand, and appends its text; appends the ampersand if there is no
  /// reference.
  ///
  /// Source: WHATWG HTML, §13.2.5.72–80.
  mutating func readReference(inAttribute: Bool, into text: inout [UInt8]) {
    guard let next = byte() else {
      text.append(38)
      return
    }
    if next == UInt8(ascii: "#") {
      readNumber(into: &text)
      return
    }
    var end = index
    while end < bytes.count, end - index < 32, Self.isAlphanumeric(bytes[end]) { end += 1 }
    if end > index, end < bytes.count, bytes[end] == 59,
      let found = CharacterReferences.names[
        String(decoding: bytes[index...end], as: UTF8.self)]
    {
      text += found.utf8
      index = end + 1
      return
    }
    // Names with an optional semicolon have two to six letters.
    var length = min(6, end - index)
    while length >= 2 {
      let name = String(decoding: bytes[index..<(index + length)], as: UTF8.self)
      if let found = CharacterReferences.names[name] {
        let follower = byte(length)
        if inAttribute, let follower, follower == 61 || Self.isAlphanumeric(follower) { break }
        text += found.utf8
        index += length
        return
      }
      length -= 1
    }
    text.append(38)
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    isLetter(byte) || (48...57) ~= byte
  }

  private mutating func readNumber(into text: inout [UInt8]) {
    var position = index + 1
    let isHex = position < bytes.count && bytes[position] | 0x20 == UInt8(ascii: "x")
    if isHex { position += 1 }
    let start = position
    var code: UInt32 = 0
    while position < bytes.count {
      let digit: UInt32
      switch bytes[position] {
      case 48...57: digit = UInt32(bytes[position]) - 48
      case 65...70 where isHex: digit = UInt32(bytes[position]) - 55
      case 97...102 where isHex: digit = UInt32(bytes[position]) - 87
      default: digit = 99
      }
      guard digit < 16 else { break }
      code = min(code * (isHex ? 16 : 10) + digit, 0x110000)
      position += 1
    }
    guard position > start else {
      text.append(38)
      return
    }
    if position < bytes.count, bytes[position] == 59 { position += 1 }
    index = position
    if (0x80...0x9F) ~= code { code = Self.windows[Int(code) - 0x80] }
    let scalar = code == 0 ? nil : Unicode.Scalar(code)
    text += String(Character(scalar ?? "\u{FFFD}")).utf8
  }

  /// The characters of windows-1252 for the codes from 80 to 9F.
  private static let windows: [UInt32] = [
    0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039,
    0x0152, 0x8D, 0x017D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D, 0x017E, 0x0178,
  ]
}

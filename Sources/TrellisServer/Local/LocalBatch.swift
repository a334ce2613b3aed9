/// A patch in a response to a tab.
package struct LocalBatch: Equatable, Sendable {
  package let number: UInt64
  /// The operations in the wire format.
  package let operations: [UInt8]
  /// Whether the patch is the whole tree.
  package let isReset: Bool

  /// The batches of a response; none if the response has another form.
  ///
  /// - Complexity: O(*n*) in the bytes.
  static func batches(in response: [UInt8]) -> [LocalBatch] {
    let start = Array("\"batches\":[".utf8)
    // The members before the batches contain no such text.
    guard let opening = response.firstRange(of: start) else { return [] }
    var scanner = Scanner(bytes: response, index: opening.upperBound)
    var batches: [LocalBatch] = []
    while scanner.consume("[") {
      let number = scanner.natural()
      guard scanner.consume(","), let operations = scanner.array() else { break }
      let isReset = scanner.consume(",")
      scanner.skip(through: "]")
      batches.append(
        LocalBatch(number: number, operations: Array(response[operations]), isReset: isReset))
      guard scanner.consume(",") else { break }
    }
    return batches
  }

  private struct Scanner {
    let bytes: [UInt8]
    var index: Int

    mutating func consume(_ character: Unicode.Scalar) -> Bool {
      guard index < bytes.count, bytes[index] == UInt8(ascii: character) else { return false }
      index += 1
      return true
    }

    mutating func skip(through character: Unicode.Scalar) {
      while index < bytes.count, !consume(character) { index += 1 }
    }

    mutating func natural() -> UInt64 {
      var number: UInt64 = 0
      while index < bytes.count, (48...57).contains(bytes[index]) {
        number = number &* 10 &+ UInt64(bytes[index] - 48)
        index += 1
      }
      return number
    }

    /// The range of the array that begins here.
    mutating func array() -> Range<Int>? {
      let start = index
      var depth = 0
      var isInString = false
      while index < bytes.count {
        let byte = bytes[index]
        index += 1
        if isInString {
          if byte == UInt8(ascii: "\\") { index += 1 }
          if byte == UInt8(ascii: "\"") { isInString = false }
        } else if byte == UInt8(ascii: "\"") {
          isInString = true
        } else if byte == UInt8(ascii: "[") {
          depth += 1
        } else if byte == UInt8(ascii: "]") {
          depth -= 1
          if depth == 0 { return start..<index }
        }
      }
      return nil
    }
  }
}

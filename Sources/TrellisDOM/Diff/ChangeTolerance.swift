/// The differences of numbers in attributes and styles that do not count.
package struct ChangeTolerance: Hashable, Sendable {
  /// Of lengths with the unit px, in CSS px.
  package var length: Double
  /// Of each channel of a color: of red, green and blue from 0 to 255, and of the numbers of `rgb()`, `hsl()` and the like.
  package var color: Double
  /// Of all other numbers.
  package var number: Double

  /// No difference is tolerated.
  package static let none = ChangeTolerance(length: 0, color: 0, number: 0)

  package init(length: Double, color: Double, number: Double) {
    self.length = length
    self.color = color
    self.number = number
  }

  /// Whether two values differ at most in numbers within the tolerance.
  ///
  /// - Complexity: O(*n*) in the bytes.
  package func covers(_ one: String, _ other: String) -> Bool {
    guard self != .none else { return one == other }
    let (first, second) = (NumbersOfValue(one), NumbersOfValue(other))
    return first.rest == second.rest && first.numbers.count == second.numbers.count
      && zip(first.numbers, second.numbers).allSatisfy { one, other in
        one.kind == other.kind && abs(one.value - other.value) <= self[one.kind]
      }
  }

  private subscript(kind: NumbersOfValue.Kind) -> Double {
    switch kind {
    case .length: length
    case .color: color
    case .other: number
    }
  }
}

extension DOMOperation {
  /// Whether the operation changes an attribute by no more than numbers within a tolerance.
  package func isWithin(_ tolerance: ChangeTolerance) -> Bool {
    guard kind == .attribute, tolerance != .none, let old, let new else { return false }
    return tolerance.covers(old, new)
  }
}

/// The numbers of a value, a hexadecimal color as three, and the text without them.
private struct NumbersOfValue {
  enum Kind {
    case length
    case color
    case other
  }

  private(set) var numbers: [(kind: Kind, value: Double)] = []
  /// The bytes of the text with a sign in place of each number.
  private(set) var rest: [UInt8] = []
  private let bytes: [UInt8]
  private var index = 0
  /// For each open parenthesis whether its numbers are those of a color.
  private var functions: [Bool] = []
  /// The letters before the present byte.
  private var word = ""

  init(_ text: String) {
    bytes = Array(text.utf8)
    while index < bytes.count { readPart() }
  }

  private mutating func readPart() {
    let start = index
    if bytes[index] == UInt8(ascii: "#") { return readColor() }
    if bytes[index] == UInt8(ascii: "-") { index += 1 }
    while index < bytes.count, (48...57) ~= bytes[index] || bytes[index] == UInt8(ascii: ".") {
      index += 1
    }
    // A digit after a letter is part of a name, such as that in `h1`.
    if word.isEmpty, let value = Double(String(decoding: bytes[start..<index], as: UTF8.self)) {
      let isLength = bytes[index...].starts(with: "px".utf8)
      numbers.append((functions.last == true ? .color : isLength ? .length : .other, value))
      rest.append(UInt8(ascii: "0"))
      return
    }
    index = max(index, start + 1)
    let byte = bytes[start]
    switch byte {
    case UInt8(ascii: "("): functions.append(Self.colors.contains(word))
    case UInt8(ascii: ")"): _ = functions.popLast()
    default: break
    }
    let isLetter = (97...122) ~= byte | 0x20 || byte >= 0x80
    word = isLetter ? word + String(UnicodeScalar(byte | 0x20)) : ""
    rest += bytes[start..<index]
  }

  private static let colors: Set<String> = ["rgb", "rgba", "hsl", "hsla", "hwb"]

  private mutating func readColor() {
    let start = index
    index += 1
    while index < bytes.count, Self.hex(bytes[index]) != nil { index += 1 }
    let digits = bytes[(start + 1)..<index].compactMap(Self.hex)
    word = ""
    guard digits.count == 3 || digits.count == 6 else {
      rest += bytes[start..<index]
      return
    }
    let width = digits.count / 3
    for part in 0..<3 {
      let value = digits[part * width]
      numbers.append((.color, Double(width == 1 ? value * 17 : value * 16 + digits[part * 2 + 1])))
    }
    rest.append(UInt8(ascii: "#"))
  }

  private static func hex(_ byte: UInt8) -> Int? {
    switch byte {
    case 48...57: Int(byte) - 48
    case 65...70: Int(byte) - 55
    case 97...102: Int(byte) - 87
    default: nil
    }
  }
}

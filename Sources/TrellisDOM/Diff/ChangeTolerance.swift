import TrellisBase

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
        // The difference of two infinite numbers is none.
        one.kind == other.kind
          && (one.value == other.value || abs(one.value - other.value) <= self[one.kind])
      }
  }

  /// The rules by which numbers are replaced by coarser ones to find the nodes that differ in them.
  enum Rounding: CaseIterable {
    /// To steps of eight times the tolerance, from 0.
    case steps
    /// To steps of the same width, from half of one.
    case shiftedSteps
    /// To one number.
    case all
  }

  /// A text that most values within the tolerance have in common: its numbers are rounded. It is no value of an attribute.
  ///
  /// - Complexity: O(*n*) in the bytes.
  func rounded(_ value: String, _ rounding: Rounding) -> String {
    guard hasNumbers(value) else { return value }
    let parts = NumbersOfValue(value)
    guard !parts.numbers.isEmpty else { return value }
    var result = String(decoding: parts.rest, as: UTF8.self)
    for (kind, number) in parts.numbers {
      let step = 8 * self[kind]
      guard step > 0 else {
        result += " \(number)"
        continue
      }
      switch rounding {
      // The sum is 0 for -0, which has another description.
      case .steps: result += " \((number / step).rounded() + 0)"
      case .shiftedSteps: result += " \((number / step).rounded(.down) + 0)"
      case .all: result += " "
      }
    }
    return result
  }

  fileprivate subscript(kind: NumbersOfValue.Kind) -> Double {
    switch kind {
    case .length: length
    case .color: color
    case .other: number
    }
  }
}

/// Numbers of attributes of two pages in groups: neighbours within the tolerance are in one group.
///
/// Numbers are compared with those at the same place of attributes of the same name that differ in numbers alone.
struct NumberGroups {
  /// The attributes with the same name, the same text without the numbers, and as many numbers.
  private struct Shape: Hashable {
    @Exact var name: String
    let rest: [UInt8]
    let count: Int

    init(_ attribute: MarkupTree.Attribute, _ parts: NumbersOfValue) {
      name = attribute.name
      rest = parts.rest
      count = parts.numbers.count
    }
  }

  /// The number of each shape.
  private var shapes: [Shape: Int] = [:]
  /// The least number of each group in order, for each shape and each place in it.
  private var starts: [[[Double]]] = []
  /// Whether a group has numbers that differ by more than the tolerance.
  private(set) var hasWideGroups = false

  /// - Complexity: O(*n* log *n*) in the bytes of the attributes.
  init(_ trees: [MarkupTree], _ tolerance: ChangeTolerance) {
    var lists: [[(kind: NumbersOfValue.Kind, values: [Double])]] = []
    for tree in trees {
      for node in 0..<tree.count {
        for attribute in tree.attributes(of: node) where hasNumbers(attribute.value) {
          let parts = NumbersOfValue(attribute.value)
          let shape = Shape(attribute, parts)
          let index = shapes[shape] ?? lists.count
          if index == lists.count {
            shapes[shape] = index
            lists.append(parts.numbers.map { ($0.kind, []) })
          }
          for (place, number) in parts.numbers.enumerated() {
            lists[index][place].values.append(number.value)
          }
        }
      }
    }
    starts = lists.map { $0.map { groups($0.values, within: tolerance[$0.kind]) } }
  }

  /// The least number of each group.
  private mutating func groups(_ values: [Double], within tolerance: Double) -> [Double] {
    var starts: [Double] = []
    var last = 0.0
    for value in values.sorted() {
      if let start = starts.last, value - last <= tolerance {
        hasWideGroups = hasWideGroups || value - start > tolerance
      } else {
        starts.append(value)
      }
      last = value
    }
    return starts
  }

  /// A text that two values have in common if their numbers are in the same groups. It is no value of an attribute.
  func rounded(_ attribute: MarkupTree.Attribute) -> String {
    guard hasNumbers(attribute.value) else { return attribute.value }
    let parts = NumbersOfValue(attribute.value)
    guard let shape = shapes[Shape(attribute, parts)] else { return attribute.value }
    var result = String(decoding: parts.rest, as: UTF8.self)
    for (place, number) in parts.numbers.enumerated() {
      result += " \(Self.start(of: number.value, in: starts[shape][place]))"
    }
    return result
  }

  /// The greatest of some numbers in order that is at most `value`; `value` if there is none.
  private static func start(of value: Double, in starts: [Double]) -> Double {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= value { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? starts[low - 1] : value
  }
}

/// Whether a value may contain numbers or colors.
private func hasNumbers(_ value: String) -> Bool {
  value.utf8.contains { (48...57) ~= $0 || $0 == UInt8(ascii: "#") }
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
  /// The letters before the current byte, at most as many as a name of a function can have.
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
    if !isLetter {
      word = ""
    } else if word.utf8.count < Self.wordLimit {
      word += String(UnicodeScalar(byte | 0x20))
    }
    rest += bytes[start..<index]
  }

  /// More bytes than the name of a function of ``colors`` has.
  private static let wordLimit = 8

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

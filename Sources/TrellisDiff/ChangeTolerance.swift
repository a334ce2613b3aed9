import TrellisBase
import TrellisHTML

/// The maximum differences of numbers in attributes and styles that do not count as changes.
package struct ChangeTolerance: Hashable, Sendable {
  /// The tolerance of lengths with the unit px, in CSS px.
  package var length: Double
  /// The tolerance of each color channel: red, green and blue from 0 to 255, and the arguments of `rgb()`, `hsl()` and
  /// the like.
  package var color: Double
  /// The tolerance of all other numbers.
  package var number: Double

  /// A tolerance of zero: every difference counts.
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
        // The difference of two equal infinities is NaN.
        one.kind == other.kind
          && (one.value == other.value || abs(one.value - other.value) <= self[one.kind])
      }
  }

  /// The ways to round numbers so that nodes with values within the tolerance become equal.
  enum Rounding: CaseIterable {
    /// To multiples of eight times the tolerance.
    case steps
    /// To steps of the same width, offset by half a step.
    case shiftedSteps
    /// All numbers become equal.
    case all
  }

  /// A comparison key for `value`: most values within the tolerance have the same key. It is not a valid attribute
  /// value.
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
      // Adding 0 turns -0 into 0, because their descriptions differ.
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

/// The numbers in the attributes of two pages, clustered: sorted neighbours within the tolerance are in one group.
///
/// Only numbers at the same position of attributes with the same name and the same text around the numbers are
/// compared.
struct NumberGroups {
  /// The key of comparable attributes: name, text without the numbers, and count of numbers.
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

  /// The index of each shape in ``starts``.
  private var shapes: [Shape: Int] = [:]
  /// The smallest number of each group, ascending, for each shape and each position in it.
  private var starts: [[[Double]]] = []
  /// Whether the numbers of some group differ by more than the tolerance.
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
          for (position, number) in parts.numbers.enumerated() {
            lists[index][position].values.append(number.value)
          }
        }
      }
    }
    starts = lists.map { $0.map { groups($0.values, within: tolerance[$0.kind]) } }
  }

  /// The smallest number of each group, ascending.
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

  /// A comparison key: two values have the same key if their numbers are in the same groups. It is not a valid
  /// attribute value.
  func rounded(_ attribute: MarkupTree.Attribute) -> String {
    guard hasNumbers(attribute.value) else { return attribute.value }
    let parts = NumbersOfValue(attribute.value)
    guard let shape = shapes[Shape(attribute, parts)] else { return attribute.value }
    var result = String(decoding: parts.rest, as: UTF8.self)
    for (position, number) in parts.numbers.enumerated() {
      result += " \(Self.start(of: number.value, in: starts[shape][position]))"
    }
    return result
  }

  /// The greatest element of the sorted `starts` that is at most `value`; `value` if there is none.
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
  /// Whether the operation only changes numbers of an attribute, within the tolerance.
  package func isWithin(_ tolerance: ChangeTolerance) -> Bool {
    guard kind == .attribute, tolerance != .none, let old, let new else { return false }
    return tolerance.covers(old, new)
  }
}

/// The numbers of a value and the text between them. A hexadecimal color gives three numbers.
private struct NumbersOfValue {
  enum Kind {
    case length
    case color
    case other
  }

  private(set) var numbers: [(kind: Kind, value: Double)] = []
  /// The bytes of the text with a placeholder (`0` or `#`) for each number or color.
  private(set) var rest: [UInt8] = []
  private let bytes: [UInt8]
  private var index = 0
  /// For each open parenthesis: whether it belongs to a color function.
  private var functions: [Bool] = []
  /// The word before the current byte in lower case, truncated after ``wordLimit`` bytes.
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
    // A digit after a letter is part of a name, such as `h1`.
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

  /// Longer than every name in ``colors``.
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

/// The parts of a written number, in order.
struct NumberParts {
  /// A separator between digits; similar characters with the same meaning are one mark.
  enum Mark: Hashable {
    case stop, comma, arabicDecimal, arabicGroup, space, apostrophe

    init?(_ scalar: Unicode.Scalar) {
      switch scalar {
      case ".", "\u{FF0E}", "\u{3002}", "\u{FF61}": self = .stop
      case ",", "\u{FF0C}", "\u{3001}", "\u{60C}": self = .comma
      case "\u{66B}": self = .arabicDecimal
      case "\u{66C}": self = .arabicGroup
      case "'", "\u{2019}", "\u{2018}", "\u{2BC}", "\u{FF07}": self = .apostrophe
      default:
        guard scalar.properties.isWhitespace,
          !"\n\r\u{2028}\u{2029}".unicodeScalars.contains(scalar)
        else { return nil }
        self = .space
      }
    }
  }

  private var isNegative = false
  private var hasSign = false
  /// The digits before, between and after the ``marks``.
  private var groups = [""]
  private var marks: [Mark] = []
  private var digitCount = 0
  /// The marks since the last digit.
  private var openMarks: [Mark] = []

  /// The maximum number of digits: 17 digits distinguish all values of `Double`.
  private static let digitLimit = 17

  /// Adds a character.
  ///
  /// - Returns: `false` if no number can begin with the characters so far.
  mutating func add(_ scalar: Unicode.Scalar) -> Bool {
    if let digit = Self.digit(scalar) { return add(digit: digit) }
    switch scalar {
    // The directional marks around a formatted number.
    case "\u{200E}", "\u{200F}", "\u{61C}", "\u{2066}"..."\u{2069}", "\u{202A}"..."\u{202E}":
      return true
    case "-", "\u{2212}", "\u{FF0D}", "\u{FE63}", "\u{2013}": return add(sign: true)
    case "+", "\u{FF0B}", "\u{FE62}": return add(sign: false)
    default:
      guard let mark = Mark(scalar) else { return false }
      return add(mark)
    }
  }

  private mutating func add(digit: Int) -> Bool {
    if !openMarks.isEmpty {
      // Digits are separated by one mark, not by two, such as a comma and a space.
      guard openMarks.count == 1 else { return false }
      marks.append(openMarks[0])
      groups.append("")
      openMarks = []
    }
    digitCount += 1
    groups[groups.count - 1].append("\(digit)")
    return digitCount <= Self.digitLimit
  }

  private mutating func add(sign isNegative: Bool) -> Bool {
    guard !hasSign, digitCount == 0, openMarks.isEmpty else { return false }
    (self.isNegative, hasSign) = (isNegative, true)
    return true
  }

  private mutating func add(_ mark: Mark) -> Bool {
    if mark == .space {
      // Spaces are ignored before the number and after its sign, and repeated spaces are one mark.
      if digitCount == 0, openMarks.isEmpty { return true }
      if openMarks.last == .space { return true }
    }
    if openMarks == [.space], mark != .space { return false }
    openMarks.append(mark)
    return openMarks.count <= 2
  }

  private static func digit(_ scalar: Unicode.Scalar) -> Int? {
    guard scalar.properties.numericType == .decimal,
      let value = scalar.properties.numericValue, value < 10
    else { return nil }
    return Int(value)
  }

  // MARK: Reading

  func reading(in separators: NumberSeparators, allowsFraction: Bool) -> NumberText.Reading {
    let trailing = openMarks.filter { $0 != .space }
    if digitCount == 0 {
      if hasSign || !trailing.isEmpty { return trailing.count > 1 ? .bad : .unfinished }
      return .empty
    }
    if trailing.count > 1 { return .bad }
    guard let plain = plain(in: separators, trailing.first, allowsFraction: allowsFraction) else {
      return .bad
    }
    return number(plain)
  }

  private func number(_ plain: String) -> NumberText.Reading {
    guard let number = Double((isNegative ? "-" : "") + plain), number.isFinite else { return .bad }
    return .number(number)
  }

  /// The digits with a full stop as the decimal separator; `nil` if the marks are not valid separators.
  private func plain(
    in separators: NumberSeparators, _ trailing: Mark?, allowsFraction: Bool
  ) -> String? {
    func isDecimal(_ mark: Mark) -> Bool {
      if mark == separators.decimal || mark == .arabicDecimal { return true }
      // Keypads type a full stop, so it is the decimal separator unless it is the group separator of the language.
      return mark == .stop && separators.group != .stop
    }
    if let trailing, marks.contains(where: isDecimal) || !isMiddle(trailing, separators) {
      return nil
    }
    var whole = groups
    var between = marks
    var fraction: String?
    if let last = between.last, isDecimal(last) {
      fraction = whole.removeLast()
      between.removeLast()
    } else if between.count == 1, let only = between.first, only == .stop || only == .comma,
      !whole[0].isEmpty, !separators.canSeparateGroups(only) || !areGroups(whole, separators)
    {
      // A single full stop or comma that does not separate groups is the decimal separator.
      guard allowsFraction, trailing == nil else { return nil }
      fraction = whole.removeLast()
      between = []
    }
    guard !between.contains(where: isDecimal), Set(between).count <= 1,
      between.isEmpty || areGroups(whole, separators)
    else { return nil }
    let digits = whole.joined()
    guard let fraction else { return digits }
    return "\(digits.isEmpty ? "0" : digits).\(fraction)"
  }

  /// Whether an unfinished number can end with `mark`.
  private func isMiddle(_ mark: Mark, _ separators: NumberSeparators) -> Bool {
    mark != .apostrophe && mark != .arabicGroup || marks.allSatisfy { $0 == mark }
  }

  /// Whether the digits are in groups of three, or of the sizes of the language.
  private func areGroups(_ groups: [String], _ separators: NumberSeparators) -> Bool {
    guard let first = groups.first, let last = groups.last, groups.count > 1 else { return false }
    func have(_ lastSize: Int, _ middleSize: Int) -> Bool {
      last.utf8.count == lastSize && (1...middleSize).contains(first.utf8.count)
        && groups.dropFirst().dropLast().allSatisfy { $0.utf8.count == middleSize }
    }
    return first.utf8.first != UInt8(ascii: "0")
      && (have(separators.last, separators.middle) || have(3, 3))
  }
}

import Foundation

/// Reads and writes numbers in the format of a language.
struct NumberText {
  let locale: Locale
  /// The maximum number of digits after the decimal separator.
  let fractionDigits: Int

  /// The number without group separators, for editing.
  func text(_ number: Double) -> String {
    number.formatted(
      .number.locale(locale).grouping(.never).precision(.fractionLength(0...fractionDigits)))
  }

  /// The number with group separators, for messages.
  func shown(_ number: Double) -> String {
    number.formatted(.number.locale(locale).precision(.fractionLength(0...fractionDigits)))
  }

  /// The result of reading a text.
  enum Reading: Equatable {
    case empty
    case number(Double)
    /// The start of a number, such as `-` or `,`.
    case unfinished
    case bad
  }

  /// Reads digits of any script with the separators of the language.
  ///
  /// - A group separator is accepted only between groups of three digits, or of the sizes of the language, such as
  ///   "12,34,567" in India. The first group does not begin with a zero.
  /// - A single full stop or comma that does not separate groups is the decimal separator: "2.75" is 2.75 in German,
  ///   because keypads type a full stop, and "1,234" is 1.234 in Swiss German, whose groups are separated by
  ///   apostrophes. A field for whole numbers refuses it.
  /// - Spaces and apostrophes separate groups in every language.
  /// - Any other text is refused.
  func read(_ text: String) -> Reading {
    var parts = NumberParts()
    for scalar in text.unicodeScalars where !parts.add(scalar) { return .bad }
    return parts.reading(in: NumberSeparators.of(locale), allowsFraction: fractionDigits > 0)
  }
}

/// The separators and the group sizes of a language.
struct NumberSeparators: Equatable {
  let decimal: NumberParts.Mark
  let group: NumberParts.Mark
  /// The size of the last group; ``middle`` is the size of the groups between the first and the last.
  let last: Int
  let middle: Int

  /// Whether a single `mark` between digits can be a group separator. In Arabic script the comma is
  /// a separator beside the language's own one.
  func canSeparateGroups(_ mark: NumberParts.Mark) -> Bool {
    mark == group || group == .arabicGroup
  }

  static func of(_ locale: Locale) -> NumberSeparators {
    let decimal = locale.decimalSeparator?.unicodeScalars.first.flatMap(NumberParts.Mark.init)
    let group = locale.groupingSeparator?.unicodeScalars.first.flatMap(NumberParts.Mark.init)
    let sample = 123_456_789_012.formatted(.number.locale(locale))
    let sizes = sample.unicodeScalars.split { $0.properties.numericType != .decimal }.map(\.count)
    let isGrouped = sizes.count > 2
    return NumberSeparators(
      decimal: decimal ?? .stop, group: group ?? .comma,
      last: isGrouped ? sizes[sizes.count - 1] : 3,
      middle: isGrouped ? sizes[sizes.count - 2] : 3)
  }
}

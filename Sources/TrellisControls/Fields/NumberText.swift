import Foundation

/// Reads and writes numbers as the readers of a language do.
struct NumberText {
  let locale: Locale
  /// The largest number of digits after the decimal separator.
  let fractionDigits: Int

  /// The number with the group separators left out, so that it can be edited.
  func text(_ number: Double) -> String {
    number.formatted(
      .number.locale(locale).grouping(.never).precision(.fractionLength(0...fractionDigits)))
  }

  /// The number as it is shown in messages.
  func shown(_ number: Double) -> String {
    number.formatted(.number.locale(locale).precision(.fractionLength(0...fractionDigits)))
  }

  /// The meaning of a text.
  enum Reading: Equatable {
    case empty
    case number(Double)
    /// The start of a number, such as `-` or `,`.
    case unfinished
    case bad
  }

  /// Reads digits of any script with the separators of the language.
  ///
  /// - A group separator counts only between groups of the right sizes: three digits, or those of the language, such as
  ///   "12,34,567" in India. The first group is no single zero.
  /// - A single full stop or comma that does not separate groups is the decimal separator: "2.75" is 2.75 in German,
  ///   where a keypad types a full stop. A field for whole numbers refuses it.
  /// - Spaces and apostrophes separate groups in every language.
  /// - Any other text is refused.
  func read(_ text: String) -> Reading {
    var parts = NumberParts()
    for scalar in text.unicodeScalars where !parts.add(scalar) { return .bad }
    return parts.reading(in: NumberSeparators.of(locale), allowsFraction: fractionDigits > 0)
  }
}

/// The separators of a language, and the sizes of its groups.
struct NumberSeparators: Equatable {
  let decimal: NumberParts.Mark
  let group: NumberParts.Mark
  /// The sizes of the last group and of those between it and the first one.
  let last: Int
  let middle: Int

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

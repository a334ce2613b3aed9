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
    /// The start of a number, such as `-` or `1,`.
    case unfinished
    case bad
  }

  /// Reads digits of any script with the separators of the language; a full stop is a decimal separator too where the
  /// language does not group by it.
  func read(_ text: String) -> Reading {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if trimmed.isEmpty { return .empty }
    let decimal = locale.decimalSeparator ?? "."
    let group = locale.groupingSeparator ?? ","
    var plain = ""
    var digits = 0
    for character in trimmed {
      if let digit = character.wholeNumberValue, digit < 10 {
        plain.append("\(digit)")
        digits += 1
      } else if "-\u{2212}".contains(character), plain.isEmpty {
        plain.append("-")
      } else if "+".contains(character), plain.isEmpty {
        continue
      } else if String(character) == decimal || (character == "." && group != ".") {
        if plain.contains(".") { return .bad }
        plain.append(".")
      } else if String(character) == group || character.isWhitespace
        || "'’\u{66C}".contains(character)
      {
        if plain.contains(".") || digits == 0 { return .bad }
      } else if character == "\u{200E}" || character == "\u{200F}" || character == "\u{61C}" {
        continue
      } else {
        return .bad
      }
    }
    if digits == 0 { return .unfinished }
    guard digits <= 17, let number = Double(plain.hasSuffix(".") ? String(plain.dropLast()) : plain)
    else { return .bad }
    return .number(number)
  }
}

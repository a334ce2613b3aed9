public import Foundation
import TrellisComponents

/// A value that is written in the language of the page.
protocol LocalizedText {
  func text(in language: String) -> String
  func isSame(as other: any LocalizedText) -> Bool
}

/// A value in a format of Foundation.
struct FormattedText<Format: FormatStyle>: LocalizedText
where Format.FormatInput: Equatable, Format.FormatOutput == String {
  let value: Format.FormatInput
  let format: Format

  /// A format without a locale of its own takes the language of the page, and not that of the server.
  func text(in language: String) -> String {
    guard format == format.locale(.autoupdatingCurrent) else { return format.format(value) }
    return format.locale(Locale(identifier: language)).format(value)
  }

  func isSame(as other: any LocalizedText) -> Bool {
    guard let other = other as? Self else { return false }
    return other.value == value && other.format == format
  }
}

extension Text {
  /// A value in a format of Foundation, in the language of the page.
  ///
  /// ```swift
  /// Text(price, format: .currency(code: "EUR"))
  /// Text(date, format: .dateTime.year().month().day())
  /// ```
  public init<Format: FormatStyle>(_ value: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(parts: [Part(value: FormattedText(value: value, format: format))])
  }
}

public import Foundation
import TrellisComponents

/// A value that is written in the locale and the time zone of the environment.
protocol LocalizedText {
  func text(in values: EnvironmentValues) -> String
  func isSame(as other: any LocalizedText) -> Bool
}

/// A value in a format of Foundation.
struct FormattedText<Format: FormatStyle>: LocalizedText
where Format.FormatInput: Equatable, Format.FormatOutput == String {
  let value: Format.FormatInput
  let format: Format

  /// A format without a locale or a time zone uses the reader's locale or time zone, not the server's.
  func text(in values: EnvironmentValues) -> String {
    var format = format
    if format == format.locale(.autoupdatingCurrent) { format = format.locale(values.locale) }
    if var dates = format as? Date.FormatStyle, dates.timeZone == .autoupdatingCurrent {
      dates.timeZone = values.timeZone
      format = dates as? Format ?? format
    }
    return format.format(value)
  }

  func isSame(as other: any LocalizedText) -> Bool {
    guard let other = other as? Self else { return false }
    return other.value == value && other.format == format
  }
}

extension Text {
  /// A value in a format of Foundation, in the locale and the time zone of the environment.
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

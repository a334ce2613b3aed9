import Foundation

/// Reads and writes the values of HTML's date and time fields.
///
/// Source: HTML, "Dates and times": the valid date, time, and local date and time strings.
struct DateText {
  let components: DatePickerComponents
  let calendar: Calendar

  init(_ components: DatePickerComponents, _ timeZone: TimeZone) {
    self.components = components
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    self.calendar = calendar
  }

  /// The type of the field.
  var kind: String {
    switch components {
    case .hourAndMinute: "time"
    case .date: "date"
    default: "datetime-local"
    }
  }

  func text(_ date: Date) -> String {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let day =
      "\(Self.padded(parts.year, 4))-\(Self.padded(parts.month, 2))-\(Self.padded(parts.day, 2))"
    let time = "\(Self.padded(parts.hour, 2)):\(Self.padded(parts.minute, 2))"
    switch components {
    case .hourAndMinute: return time
    case .date: return day
    default: return "\(day)T\(time)"
    }
  }

  /// Reads a date; parts that the field does not have are taken from `present`.
  ///
  /// - Returns: `nil` if the text is not a date of the calendar.
  func date(_ text: String, keeping present: Date?) -> Date? {
    let numbers = text.unicodeScalars.split(whereSeparator: { "-T: ".unicodeScalars.contains($0) })
      .map { Int(String($0)) }
    let count = (components.contains(.date) ? 3 : 0) + (components.contains(.hourAndMinute) ? 2 : 0)
    guard numbers.count >= count, numbers.count <= count + 1, !numbers.contains(nil) else {
      return nil
    }
    let values = numbers.compactMap { $0 }
    // Checked before the calendar computes with the numbers, because a client may send numbers of any size.
    let limits =
      (components.contains(.date) ? [1...9999, 1...12, 1...31] : [])
      + (components.contains(.hourAndMinute) ? [0...23, 0...59] : [])
    guard zip(limits, values).allSatisfy({ $0.contains($1) }) else { return nil }
    var parts = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute], from: present ?? Date(timeIntervalSince1970: 0))
    if components.contains(.date) {
      (parts.year, parts.month, parts.day) = (values[0], values[1], values[2])
      if components == .date, present == nil { (parts.hour, parts.minute) = (0, 0) }
    }
    if components.contains(.hourAndMinute) {
      let start = components.contains(.date) ? 3 : 0
      (parts.hour, parts.minute) = (values[start], values[start + 1])
    }
    guard let date = calendar.date(from: parts) else { return nil }
    // A calendar converts 31 February to a day in March.
    let read = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    return read.month == parts.month && read.day == parts.day ? date : nil
  }

  /// The date in the format of a language, for messages.
  func shown(_ date: Date, in locale: Locale) -> String {
    var format = Date.FormatStyle(locale: locale, timeZone: calendar.timeZone)
    if components.contains(.date) { format = format.year().month(.wide).day() }
    if components.contains(.hourAndMinute) { format = format.hour().minute() }
    return date.formatted(format)
  }

  private static func padded(_ number: Int?, _ count: Int) -> String {
    let text = "\(number ?? 0)"
    return String(repeating: "0", count: max(0, count - text.count)) + text
  }
}

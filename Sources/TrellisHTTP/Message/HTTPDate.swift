/// Dates in HTTP format: `Sun, 06 Nov 1994 08:49:37 GMT`. Source: RFC 9110 §5.6.7.
enum HTTPDate {
  /// Formats `seconds` since 1970 in 29 bytes.
  static func string(_ seconds: Int64) -> String {
    let days = Int(seconds.quotientFloored(by: 86_400))
    let time = Int(seconds - Int64(days) * 86_400)
    let (year, month, day) = civil(fromDays: days)
    let weekday = (days + 4 - (days + 4).quotientFloored(by: 7) * 7)
    let clock = "\(two(time / 3600)):\(two(time / 60 % 60)):\(two(time % 60))"
    return "\(weekdays[weekday]), \(two(day)) \(months[month - 1]) \(four(year)) \(clock) GMT"
  }

  /// Parses the preferred format only; obsolete formats and invalid dates give `nil`.
  static func seconds(_ text: String) -> Int64? {
    let words = text.parts(between: " ", keepsEmpty: true)
    guard words.count == 6, words[5] == "GMT",
      weekdays.contains(where: { words[0] == $0 + "," }),
      let day = number(words[1], digits: 2), let month = months.firstIndex(of: String(words[2])),
      let year = number(words[3], digits: 4)
    else { return nil }
    let clock = words[4].parts(between: ":", keepsEmpty: true)
    guard clock.count == 3, let hour = number(clock[0], digits: 2), hour < 24,
      let minute = number(clock[1], digits: 2), minute < 60,
      let second = number(clock[2], digits: 2), second <= 60, (1...31).contains(day)
    else { return nil }
    let days = days(year: year, month: month + 1, day: day)
    return Int64(days) * 86_400 + Int64(hour * 3600 + minute * 60 + second)
  }

  private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private static func four(_ number: Int) -> String {
    String(repeating: "0", count: Swift.max(0, 4 - "\(number)".count)) + "\(number)"
  }

  private static func number(_ text: Substring, digits: Int) -> Int? {
    guard text.utf8.count == digits, text.utf8.allSatisfy(\.isDigit) else { return nil }
    return Int(text)
  }

  /// Source: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms".
  private static func days(year: Int, month: Int, day: Int) -> Int {
    let shifted = month <= 2 ? year - 1 : year
    let era = shifted.quotientFloored(by: 400)
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  private static func civil(fromDays days: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = days + 719_468
    let era = shifted.quotientFloored(by: 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }
}

extension BinaryInteger {
  /// The quotient rounded towards negative infinity.
  fileprivate func quotientFloored(by divisor: Self) -> Self {
    let quotient = self / divisor
    return quotient * divisor > self ? quotient - 1 : quotient
  }
}

import Foundation

/// The boundaries of units of time in a calendar and its time zone, from seconds to centuries.
///
/// Source: the intervals of d3-scale's `scaleTime`; the boundaries are those of Foundation's `Calendar`, so that
/// hours of
/// a change to daylight saving time exist once or twice, and days are as long as they are.
enum TimeTicks {
  /// A number of units of a calendar.
  struct Interval: Hashable {
    let unit: Calendar.Component
    let count: Int
    /// The usual length in seconds.
    let seconds: Double

    init(_ count: Int, _ unit: Calendar.Component) {
      self.unit = unit
      self.count = count
      seconds = Double(count) * Self.seconds(of: unit)
    }

    static func seconds(of unit: Calendar.Component) -> Double {
      switch unit {
      case .second: 1
      case .minute: 60
      case .hour: 3600
      case .day, .weekday, .dayOfYear: 86_400
      case .weekOfYear, .weekOfMonth: 604_800
      case .month: 2_629_800
      case .quarter: 7_889_400
      default: 31_557_600
      }
    }
  }

  /// From the shortest to the longest.
  static let intervals: [Interval] =
    [1, 5, 15, 30].map { Interval($0, .second) } + [1, 5, 15, 30].map { Interval($0, .minute) }
    + [1, 3, 6, 12].map { Interval($0, .hour) } + [1, 2].map { Interval($0, .day) }
    + [Interval(1, .weekOfYear)] + [1, 3, 6].map { Interval($0, .month) }
    + [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000].map { Interval($0, .year) }

  /// The boundaries of `interval` from `lower` to `upper`, in seconds since 1970.
  ///
  /// - Complexity: O(*n*) in the boundaries, of which there are at most ``NumberTicks/limit``.
  static func boundaries(
    of interval: Interval, from lower: Double, to upper: Double, in calendar: Calendar
  ) -> [Double] {
    guard upper - lower < interval.seconds * Double(NumberTicks.limit), abs(lower) < 1e13 else {
      return []
    }
    var date = start(of: interval, before: Date(timeIntervalSince1970: lower), in: calendar)
    var found: [Double] = []
    while date.timeIntervalSince1970 <= upper, found.count < NumberTicks.limit {
      if date.timeIntervalSince1970 >= lower { found.append(date.timeIntervalSince1970) }
      guard let next = next(after: date, interval, in: calendar), next > date else { break }
      date = next
    }
    return found
  }

  /// The boundary at or before `date`.
  static func start(of interval: Interval, before date: Date, in calendar: Calendar) -> Date {
    let unit = interval.unit
    guard let start = calendar.dateInterval(of: unit, for: date)?.start else { return date }
    guard interval.count > 1 else { return start }
    let around: Calendar.Component =
      switch unit {
      case .second: .minute
      case .minute: .hour
      case .hour: .day
      case .day: .month
      default: .year
      }
    let value = calendar.component(unit, from: start)
    if unit == .year {
      let excess = ((value % interval.count) + interval.count) % interval.count
      return calendar.date(byAdding: .year, value: -excess, to: start) ?? start
    }
    let first = unit == .day || unit == .month ? 1 : 0
    let excess = (value - first) % interval.count
    let begin = calendar.dateInterval(of: around, for: start)?.start ?? start
    return max(calendar.date(byAdding: unit, value: -excess, to: start) ?? start, begin)
  }

  private static func next(
    after date: Date, _ interval: Interval, in calendar: Calendar
  ) -> Date? {
    guard let added = calendar.date(byAdding: interval.unit, value: interval.count, to: date)
    else { return nil }
    let next = start(of: interval, before: added, in: calendar)
    // Days of a month are counted from its first; a month of 31 days ends with a short interval, which is left out.
    if interval.unit == .day, interval.count > 1,
      calendar.component(.day, from: next) >= 31
    {
      return calendar.dateInterval(of: .month, for: next)?.end
    }
    return next > date ? next : added
  }

  /// The label of a boundary: the largest unit that begins there, so that midnight shows the date and January the
  /// year.
  static func label(
    of seconds: Double, _ interval: Interval, in calendar: Calendar, _ locale: Locale
  ) -> String {
    let date = Date(timeIntervalSince1970: seconds)
    let parts = calendar.dateComponents([.month, .day, .hour, .minute, .second], from: date)
    var format = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    let startsDay = parts.hour == 0 && parts.minute == 0 && parts.second == 0
    let startsMonth = startsDay && parts.day == 1
    switch interval.unit {
    case .second: format = format.hour().minute().second()
    case .minute, .hour:
      format = startsDay ? format.day().month(.abbreviated) : format.hour().minute()
    case .day, .weekOfYear: format = format.day().month(.abbreviated)
    case .month, .quarter:
      format =
        startsMonth && parts.month == 1
        ? format.year() : format.month(.abbreviated)
    default: format = format.year()
    }
    return format.format(date)
  }

  /// A date in full, as exact as `span` seconds need.
  static func fullText(
    of seconds: Double, span: Double, in calendar: Calendar, _ locale: Locale
  ) -> String {
    var format = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
      .year().month(.abbreviated).day()
    if span < 86_400 * 10 { format = format.hour().minute() }
    if span < 3600 { format = format.second() }
    return format.format(Date(timeIntervalSince1970: seconds))
  }
}

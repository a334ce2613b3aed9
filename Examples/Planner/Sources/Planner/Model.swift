import Foundation
import GRDB
import Trellis

/// A day, counted from Monday, 1 January 2024.
typealias Day = Int

extension Day {
  private static let first = Date(timeIntervalSince1970: 1_704_067_200)
  static let numeric = Date.FormatStyle(date: .numeric, time: .omitted)

  static var today: Day { Int((Date.now.timeIntervalSince(first) / 86_400).rounded(.down)) }
  /// The Monday of the week.
  var monday: Day { self - self % 7 }

  func text(_ style: Date.FormatStyle, _ locale: Locale) -> String {
    var style = style.locale(locale)
    style.timeZone = .gmt
    return style.format(Self.first.addingTimeInterval(Double(self) * 86_400))
  }
}

struct Shop: Codable, Hashable, Identifiable, FetchableRecord, PersistableRecord {
  var id: Int
  var name: String

  /// The ground of the shop's shifts.
  var color: Color { [.successSurface, .accentSurface, .warningSurface][id % 3] }
}

struct Employee: Codable, Hashable, Identifiable, User, FetchableRecord, PersistableRecord {
  var id = UUID().uuidString
  var name = ""
  var email = ""
  /// The hash of the password.
  var password = ""
  var isManager = false
  var photo: StoredFile?

  var roles: [String] { [isManager ? "manager" : "employee"] }
}

/// The work of an employee on a day. Times are minutes since midnight.
struct Shift: Codable, Hashable, Identifiable, FetchableRecord, PersistableRecord {
  /// The first and the last minute of a day, and the least step of a change.
  static let (opening, closing, step) = (360, 1320, 30)
  static let span = closing - opening

  var id = UUID().uuidString
  var employee: String
  var shop = 1
  var day: Day
  var start = 540
  var length = 480

  var end: Int { start + length }
  var hours: String { "\(Self.time(start))–\(Self.time(end))" }

  static func time(_ minutes: Int) -> String {
    minutes % 60 == 0 ? "\(minutes / 60)" : "\(minutes / 60):\(minutes % 60)"
  }

  func overlaps(_ other: Shift) -> Bool {
    id != other.id && employee == other.employee && day == other.day && start < other.end
      && other.start < end
  }

  /// The shift after a way along the days, each as long as the opening hours; it stays in the hours of a day.
  func moved(minutes: Double) -> Shift {
    let place = Double(start - Self.opening) + minutes
    let days = Int(((place + Double(length) / 2) / Double(Self.span)).rounded(.down))
    let time = Self.rounded(place) - days * Self.span + Self.opening
    var shift = self
    shift.day += days
    shift.start = min(max(time, Self.opening), Self.closing - length)
    return shift
  }

  /// The shift that ends some minutes later, between an hour and the end of the day.
  func resized(minutes: Double) -> Shift {
    var shift = self
    shift.length = min(max(length + Self.rounded(minutes), 60), Self.closing - start)
    return shift
  }

  private static func rounded(_ minutes: Double) -> Int {
    Int((minutes / Double(step)).rounded()) * step
  }
}

/// What the week shows: all employees and shops, and the shifts of a quarter.
struct Plan: Hashable, Sendable {
  static let weeks = -4...8
  var shops: [Shop]
  var staff: [Employee]
  var shifts: [Shift]

  subscript(days days: Range<Day>) -> [Shift] { shifts.filter { days.contains($0.day) } }
}

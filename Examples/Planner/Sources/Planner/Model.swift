import Foundation
import GRDB
import Trellis

/// A day, counted from Monday, 1 January 2024.
typealias Day = Int

extension Day {
  private static let first = Date(timeIntervalSince1970: 1_704_067_200)

  static var today: Day { Int((Date.now.timeIntervalSince(first) / 86_400).rounded(.down)) }
  /// The Monday of the week.
  var monday: Day { self - (self % 7 + 7) % 7 }

  func text(_ style: Date.FormatStyle, _ locale: Locale) -> String {
    var style = style
    style.timeZone = .gmt
    return Self.first.addingTimeInterval(Double(self) * 86_400).formatted(style.locale(locale))
  }
}

enum Role: String, Codable, CaseIterable {
  case manager, employee
}

struct Shop: Codable, Hashable, Identifiable, FetchableRecord, PersistableRecord {
  var id: Int
  var name: String

  /// The ground and the text of the shop's shifts.
  var colors: (ground: Color, text: Color) {
    let hue = [250.0, 55, 150, 330][id % 4]
    return (
      Color(light: Color(oklch: 0.92, 0.05, hue), dark: Color(oklch: 0.36, 0.07, hue)),
      Color(light: Color(oklch: 0.36, 0.1, hue), dark: Color(oklch: 0.93, 0.04, hue))
    )
  }
}

struct Employee: Codable, Hashable, Identifiable, User, FetchableRecord, PersistableRecord {
  var id = UUID().uuidString
  var name = ""
  var email = ""
  var role = Role.employee
  var shop = 1
  var photo: String?

  var roles: [String] { [role.rawValue] }
  /// The address of the photo, which only signed-in users can load.
  var picture: String? { photo.map { "/photos/\($0)" } }
}

/// The work of an employee on a day. Times are minutes since midnight.
struct Shift: Codable, Hashable, Identifiable, FetchableRecord, PersistableRecord {
  /// The first and the last minute of a day, and the least step of a change.
  static let (opening, closing, step) = (360, 1320, 30)
  static let span = closing - opening

  var id = UUID().uuidString
  var employee: String
  var shop: Int
  var day: Day
  var start: Int
  var length: Int

  var end: Int { start + length }
  var hours: String { "\(Self.time(start))–\(Self.time(end))" }

  static func time(_ minutes: Int) -> String {
    minutes % 60 == 0 ? "\(minutes / 60)" : "\(minutes / 60):\(minutes % 60)"
  }

  func overlaps(_ other: Shift) -> Bool {
    id != other.id && employee == other.employee && day == other.day && start < other.end
      && other.start < end
  }

  /// The shift some minutes later. Beyond the opening hours it goes to the next or the previous day.
  func moved(minutes: Int) -> Shift {
    var shift = self
    shift.start += minutes
    if shift.start < Self.opening {
      (shift.day, shift.start) = (day - 1, Self.closing - length)
    } else if shift.end > Self.closing {
      (shift.day, shift.start) = (day + 1, Self.opening)
    }
    return shift
  }

  /// The shift after a way along the days, each as long as the opening hours; it stays in the hours of a day.
  func dragged(minutes: Double) -> Shift {
    let place = Double(start - Self.opening) + minutes
    var shift = self
    let days = Int(((place + Double(length) / 2) / Double(Self.span)).rounded(.down))
    shift.day += days
    let start = Int((place / Double(Self.step)).rounded()) * Self.step - days * Self.span
    shift.start = min(max(start + Self.opening, Self.opening), Self.closing - length)
    return shift
  }

  /// The shift that ends some minutes later, between an hour and the end of the day.
  func resized(minutes: Double) -> Shift {
    var shift = self
    let length = length + Int((minutes / Double(Self.step)).rounded()) * Self.step
    shift.length = min(max(length, 60), Self.closing - start)
    return shift
  }
}

/// What the week shows: all employees and shops, and the shifts of a quarter.
struct Plan: Hashable, Sendable {
  static let weeks = -4...8
  var shops: [Shop]
  var staff: [Employee]
  var shifts: [Shift]

  subscript(week monday: Day) -> [Shift] {
    shifts.filter { $0.day >= monday && $0.day < monday + 7 }
  }
}

/// A shift of the past, as the table shows it.
struct PastShift: Decodable, Hashable, Identifiable, FetchableRecord {
  var id: String
  var name: String
  var shop: String
  var day: Day
  var start: Int
  var length: Int

  var hours: String { "\(Shift.time(start))–\(Shift.time(start + length))" }
}

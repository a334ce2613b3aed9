import Foundation
import TestSupport
import Testing

@testable import TrellisHTTP

/// Dates compared with the dates of the system's calendar, and changed texts.
struct HTTPDateModelTests {
  private static let words = (
    weekdays: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
    months: [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
  )

  private static func number(_ number: Int, digits: Int) -> String {
    String(String(10_000 + number).suffix(digits))
  }

  @Test func theDatesAreThoseOfTheCalendar() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    var random = SeededGenerator(seed: 3)
    for _ in 0..<2000 {
      // From the year 1600 to 2570.
      let seconds = Int64(random.below(30_600_000_000)) - 11_660_000_000
      let parts = calendar.dateComponents(
        [.year, .month, .day, .hour, .minute, .second, .weekday],
        from: Date(timeIntervalSince1970: Double(seconds)))
      let text =
        "\(Self.words.weekdays[parts.weekday! - 1]), \(Self.number(parts.day!, digits: 2)) "
        + "\(Self.words.months[parts.month! - 1]) \(Self.number(parts.year!, digits: 4)) "
        + "\(Self.number(parts.hour!, digits: 2)):\(Self.number(parts.minute!, digits: 2)):"
        + "\(Self.number(parts.second!, digits: 2)) GMT"
      #expect(HTTPDate.string(seconds) == text)
      #expect(HTTPDate.seconds(text) == seconds)
    }
  }

  @Test func textsOfAnotherFormAreRefused() throws {
    let text = "Sun, 06 Nov 1994 08:49:37 GMT"
    let form = try Regex(
      "(Sun|Mon|Tue|Wed|Thu|Fri|Sat), (0[1-9]|[12][0-9]|3[01]) "
        + "(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) [0-9]{4} "
        + "([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60) GMT")
    var changed: [String] = []
    for index in text.indices {
      let (before, after) = (String(text[..<index]), String(text[text.index(after: index)...]))
      changed.append(before + after)
      for character in " ,:;0123456789+xMTSé" {
        changed.append(before + "\(character)" + after)
        changed.append(before + "\(character)\(text[index...])")
      }
    }
    for text in changed {
      #expect((HTTPDate.seconds(text) != nil) == (text.wholeMatch(of: form) != nil), "\(text)")
    }
  }
}

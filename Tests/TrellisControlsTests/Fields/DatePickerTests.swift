import Foundation
import Testing
import TrellisComponents
import TrellisDOM
import TrellisTesting
import TrellisUI
import TrellisViews

@testable import TrellisControls

struct DatePickerTests {
  @Test func datesAreReadAndWrittenInTheirTimeZone() throws {
    let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
    let date = Date(timeIntervalSince1970: 1_790_028_000)
    #expect(DateText(.date, berlin).text(date) == "2026-09-22")
    #expect(DateText(.date, .gmt).text(date) == "2026-09-21")
    #expect(DateText([.date, .hourAndMinute], berlin).text(date) == "2026-09-22T00:00")
    for components: DatePickerComponents in [.date, .hourAndMinute, [.date, .hourAndMinute]] {
      let format = DateText(components, berlin)
      #expect(format.date(format.text(date), keeping: date) == date, "\(components)")
    }
  }

  @Test(arguments: [
    "2026-02-31", "2026-13-01", "0000-01-01", "2026-01", "x", "", "2026-1-1-1-1", "99999-01-01",
    "2026-00-10", "2026-9223372036854775807-01", "2026-01-9223372036854775807",
    "9223372036854775807-01-01", "9223372036854775808-01-01", "2026-01-00",
  ])
  func textsThatAreNoDatesAreRefused(text: String) {
    #expect(DateText(.date, .gmt).date(text, keeping: nil) == nil)
  }

  @Test func timesOutOfRangeAreRefused() {
    let format = DateText(.hourAndMinute, .gmt)
    #expect(format.date("24:00", keeping: nil) == nil && format.date("12:60", keeping: nil) == nil)
    #expect(format.date("23:59", keeping: nil) != nil)
    #expect(format.date("9223372036854775807:00", keeping: nil) == nil)
    #expect(format.date("00:9223372036854775807", keeping: nil) == nil)
  }

  private struct Due: View {
    @State var due: Date? = Date(timeIntervalSince1970: 1_790_000_000)
    var body: some View {
      DatePicker("Due", selection: $due, earliest: Date(timeIntervalSince1970: 1_780_000_000))
      Text(due == nil ? "none" : "set")
    }
  }

  /// An exported page has no script for a calendar: the browser's own button is below an icon.
  @Test func aFieldOfAnExportedPageHasNoButton() throws {
    func classes(_ page: TestPage) -> Set<Substring> {
      Set(page.elements.flatMap { ($0.attribute("class") ?? "").split(separator: " ") })
    }
    let page = classes(controlPage { Due().environment(\.pageMedium, .file) })
    #expect(page.isSuperset(of: ["l-date-native", "l-calendar-icon"]))
    #expect(!page.contains("l-calendar-button"))
    let live = classes(controlPage { Due() })
    #expect(live.contains("l-calendar-button"))
    #expect(live.isDisjoint(with: ["l-date-native", "l-calendar-icon"]))
  }

  @Test func aFieldThatMayBeEmptyHasTheLimitsOfItsRange() throws {
    let (first, last) = (
      Date(timeIntervalSince1970: 1_790_000_000), Date(timeIntervalSince1970: 1_795_000_000)
    )
    struct Dates: View {
      let first: Date
      let last: Date
      @State var date: Date?
      var body: some View {
        DatePicker("Both", selection: $date, in: first...last)
        DatePicker("From", selection: $date, in: first...)
        DatePicker("To", selection: $date, in: ...last)
      }
    }
    let page = controlPage { Dates(first: first, last: last).environment(\.timeZone, .gmt) }
    let limits = try ["Both", "From", "To"].map { name in
      let field = try page.element(named: name)
      return [field.attribute("min"), field.attribute("max")]
    }
    #expect(limits == [["2026-09-21", "2026-11-18"], ["2026-09-21", nil], [nil, "2026-11-18"]])
    #expect(try page.element(named: "Both").attribute("type") == "date")
  }

  @Test(arguments: [("de", "1", "Heute"), ("en-US", "0", "Today"), ("ar", "6", "اليوم")])
  func theCalendarIsThatOfTheReader(language: String, first: String, today: String) throws {
    let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
    let page = controlPage {
      Due()
        .environment(\.language, language).environment(\.locale, Locale(identifier: language))
        .environment(\.timeZone, berlin)
    }
    let button = try #require(page.elements.first { $0.attribute("data-calendar") != nil })
    #expect(button.attribute("aria-haspopup") == "dialog")
    let text = try #require(button.attribute("data-calendar"))
    let options = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect("\(options["first"] ?? "")" == first)
    #expect(options["today"] as? String == today && options["zone"] as? String == "Europe/Berlin")
    #expect(options["lang"] as? String == language)
    let field = try page.element(named: "Due")
    #expect(options["for"] as? String == field.attribute("id"))
  }

  @Test func aFieldThatCannotBeChangedHasNoCalendar() throws {
    for change in [true, false] {
      let page = controlPage { Due().disabled(change).readOnly(!change) }
      #expect(!page.elements.contains { $0.attribute("data-calendar") != nil })
    }
    let time = controlPage {
      DatePicker("At", selection: .constant(Date.now), displayedComponents: .hourAndMinute)
    }
    #expect(!time.elements.contains { $0.attribute("data-calendar") != nil })
  }

  @Test func anInvalidDateIsNotEmpty() throws {
    let page = controlPage { Due() }
    let field = try page.element(named: "Due")
    #expect(field.attribute("type") == "date" && field.attribute("min") == "2026-05-28")
    page.report("input", field, value: "", hasBadInput: true)
    try page.send("blur", to: field)
    #expect(page.texts.contains("set") && page.texts.contains("Enter a date."))
    page.report("input", field, value: "2026-05-27")
    #expect(page.texts.contains("Enter May 28, 2026 or a later date."))
    page.report("input", field, value: "2026-05-28")
    #expect(field.attribute("aria-invalid") == nil, "the day of the limit is in the range")
    page.report("input", field, value: "")
    #expect(page.texts.contains("none"))
  }
}

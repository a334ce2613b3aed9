import Foundation
import Testing
import TrellisDOM
import TrellisTesting
import TrellisViews

@testable import TrellisControls

struct FieldLimitTests {
  private func hours(_ number: Box<Double?>) -> TestPage {
    controlPage { NumberField("Hours", value: number.binding, in: 0...40, step: 0.5) }
  }

  @Test func theGreatestNumberIsAllowed() throws {
    let number = Box<Double?>(2)
    let page = hours(number)
    let field = try page.element(named: "Hours")
    try page.send("input", to: field, value: "40")
    try page.send("blur", to: field)
    #expect(number.value == 40 && field.attribute("aria-invalid") == nil)
    try page.send("keydown", to: field, key: "ArrowUp")
    #expect(number.value == 40)
  }

  @Test func theFirstStepOfAnEmptyFieldIsItsStart() throws {
    let number = Box<Double?>(nil)
    let page = hours(number)
    try page.send("keydown", to: page.element(named: "Hours"), key: "ArrowUp")
    #expect(number.value == 0)
  }

  @Test func readOnlyControlsCannotBeChanged() throws {
    let (number, isOn, count) = (Box(0.5), Box(true), Box(2))
    let page = controlPage {
      Group {
        Slider("Volume", value: number.binding)
        Toggle("News", isOn: isOn.binding)
        Stepper("Copies", value: count.binding, in: 1...9)
      }
      .readOnly()
    }
    page.report("input", try page.element(named: "Volume"), value: "0.9")
    let box = try #require(page.first("input", "type", "checkbox"))
    page.report("change", box, checked: false)
    page.report("click", try page.element(named: "Increase Copies"))
    #expect(number.value == 0.5 && isOn.value && count.value == 2)
    let fields = page.elements.filter { ["input", "button"].contains($0.tag) }
    #expect(fields.count == 4 && fields.allSatisfy { $0.attribute("disabled") != nil })
  }

  @Test func aPageKeyMovesByTenSteps() throws {
    let number = Box<Double?>(2)
    let page = hours(number)
    try page.send("keydown", to: page.element(named: "Hours"), key: "PageUp")
    #expect(number.value == 7)
  }

  @Test func theTextOfTheUserStaysWhileItIsTyped() throws {
    let page = hours(Box(2))
    let field = try page.element(named: "Hours")
    try page.send("input", to: field, value: "1.")
    #expect(field.property("value") == .string("1."))
  }

  @Test func aGroupSeparatorPrecedesTheDecimalOne() {
    let english = NumberText(locale: Locale(identifier: "en"), fractionDigits: 3)
    #expect(english.read("1.5,0") == .bad && english.read(",5") == .bad)
  }

  @Test func aDayAfterTheLatestIsAProblem() throws {
    let date = Box<Date?>(Date(timeIntervalSince1970: 1_780_000_000))
    let page = controlPage {
      DatePicker(
        "Due", selection: date.binding, latest: Date(timeIntervalSince1970: 1_790_000_000))
    }
    let field = try page.element(named: "Due")
    try page.send("input", to: field, value: "2026-09-21")
    try page.send("blur", to: field)
    #expect(field.attribute("aria-invalid") == nil, "the latest day itself")
    try page.send("input", to: field, value: "2026-09-22")
    #expect(field.attribute("aria-invalid") == "true")
  }

  @Test func anEmptiedDateThatIsRequiredIsAProblem() throws {
    let date = Box(Date(timeIntervalSince1970: 1_780_000_000))
    let page = controlPage {
      DatePicker("Due", selection: date.binding, displayedComponents: .date)
    }
    let field = try page.element(named: "Due")
    try page.send("input", to: field, value: "")
    try page.send("blur", to: field)
    #expect(field.attribute("aria-invalid") == "true")
  }

  @Test func anotherDayKeepsTheTime() {
    let format = DateText(.date, .gmt)
    let noon = Date(timeIntervalSince1970: 43_200)
    #expect(
      format.date("1970-01-02", keeping: noon) == Date(timeIntervalSince1970: 43_200 + 86_400))
    #expect(format.date("1970-01-02", keeping: nil) == Date(timeIntervalSince1970: 86_400))
  }

  @Test func aYearHasFourDigits() throws {
    let format = DateText(.date, .gmt)
    let date = try #require(format.date("0987-06-05", keeping: nil))
    #expect(format.text(date) == "0987-06-05")
  }

  @Test(arguments: [("0", nil), ("10", nil), ("-0.5", "true"), ("10.5", "true")])
  func theLimitsOfANumberAreInItsRange(text: String, isInvalid: String?) throws {
    let number = Box<Double?>(5)
    let page = controlPage { NumberField("Number", value: number.binding, in: 0...10) }
    let field = try page.element(named: "Number")
    try page.send("input", to: field, value: text)
    try page.send("blur", to: field)
    #expect(field.attribute("aria-invalid") == isInvalid)
  }

  @Test func anIntegerIsRounded() throws {
    let number = Box<Int?>(5)
    let page = controlPage { NumberField("Number", value: number.binding) }
    try page.send("input", to: try page.element(named: "Number"), value: "1.6")
    #expect(number.value == 2)
  }

  @Test(arguments: [
    ("+5", NumberText.Reading.number(5)), ("1+2", .bad), ("1-2", .bad), ("5.", .number(5)),
    ("+", .unfinished), ("--1", .bad),
  ])
  func signsAreAtTheStart(text: String, reading: NumberText.Reading) {
    #expect(NumberText(locale: Locale(identifier: "en"), fractionDigits: 3).read(text) == reading)
  }

  @Test func aTimeMayHaveSeconds() {
    let format = DateText(.hourAndMinute, .gmt)
    #expect(format.date("12:30:15", keeping: nil) == Date(timeIntervalSince1970: 45_000))
    #expect(format.date("12:30:15:10", keeping: nil) == nil)
  }

  @Test func onlyAStepperWithoutAValueAnnouncesItsTitle() throws {
    struct Steppers: View {
      @State var count = 1
      var body: some View {
        Stepper("Plain \(count)", onIncrement: { count += 1 }, onDecrement: nil)
        Stepper("Shown \(count)", value: .constant(count), in: 0...9)
      }
    }
    let log = Box<[String]>([])
    let page = controlPage { Steppers().announcing(in: log) }
    try page.click("Increase Plain 1")
    #expect(log.value == ["Plain 2"])
  }

  @Test func anInvalidDateShowsNoOtherDate() throws {
    let date = Box<Date?>(Date(timeIntervalSince1970: 0))
    let page = controlPage {
      DatePicker("Due", selection: date.binding).environment(\.timeZone, .gmt)
    }
    let field = try page.element(named: "Due")
    #expect(field.property("value") == .string("1970-01-01"))
    page.report("input", field, value: "", hasBadInput: true)
    #expect(field.property("value") == .string(""))
  }

  @Test func aStepEndsTheTextOfTheUser() throws {
    let number = Box<Double?>(1)
    let page = controlPage { NumberField("Number", value: number.binding) }
    let field = try page.element(named: "Number")
    try page.send("input", to: field, value: "1.50")
    #expect(field.property("value") == .string("1.50"))
    try page.send("keydown", to: field, key: "ArrowUp")
    try page.send("keydown", to: field, key: "ArrowDown")
    #expect(field.property("value") == .string("1.5"))
  }

  @Test func aStepperHasItsOwnStep() throws {
    let number = Box(1)
    let page = controlPage { Stepper("Number", value: number.binding, in: 0...9, step: 3) }
    try page.click("Increase Number")
    #expect(number.value == 4)
    try page.click("Decrease Number")
    #expect(number.value == 1)
  }
}

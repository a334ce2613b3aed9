import Foundation
import Testing
import TrellisDOM
import TrellisTesting
import TrellisViews

@testable import TrellisControls

struct NumberFieldTests {
  private struct Form: View {
    @State var number: Double? = 2
    var body: some View {
      NumberField("Hours", value: $number, in: 0...40, step: 0.5)
      Text(number.map { "\($0)" } ?? "none")
    }
  }

  @Test func halfTypedAndBadTextIsNotEmpty() throws {
    let page = controlPage { Form() }
    let field = try page.element(named: "Hours")
    try page.send("input", to: field, value: "-")
    #expect(field.property("value") == .string("-") && page.texts.contains("2.0"))
    try page.send("input", to: field, value: "abc")
    #expect(page.texts.contains("2.0"))
    #expect(field.attribute("aria-invalid") == nil, "the user is still writing")
    try page.send("blur", to: field)
    #expect(field.attribute("aria-invalid") == "true" && page.texts.contains("Enter a number."))
    let message = field.attribute("aria-describedby")
    #expect(page.elements.contains { $0.attribute("id") == message })
    try page.send("input", to: field, value: "")
    #expect(page.texts.contains("none") && field.attribute("aria-invalid") == nil)
  }

  @Test func arrowKeysAndButtonsStepWithinTheLimits() throws {
    let page = controlPage { Form() }
    let field = try page.element(named: "Hours")
    try page.send("keydown", to: field, key: "ArrowUp")
    #expect(page.texts.contains("2.5"))
    try page.click("Decrease Hours")
    try page.send("keydown", to: field, key: "PageDown")
    #expect(page.texts.contains("0.0") && field.attribute("aria-valuenow") == "0.0")
    try page.send("input", to: field, value: "41")
    try page.send("blur", to: field)
    #expect(page.texts.contains("Enter 40 or less."))
  }

  @Test func numbersAreReadAndWrittenInTheFormatOfTheLanguage() {
    let german = NumberText(locale: Locale(identifier: "de"), fractionDigits: 3)
    #expect(german.read("1.234,5") == .number(1234.5) && german.text(1234.5) == "1234,5")
    #expect(german.read("1,") == .number(1) && german.read("-") == .unfinished)
    #expect(german.read("1,2,3") == .bad && german.read(" ") == .empty)
    let english = NumberText(locale: Locale(identifier: "en"), fractionDigits: 3)
    #expect(english.read("1,234.5") == .number(1234.5) && english.read("1e5") == .bad)
    let arabic = NumberText(locale: Locale(identifier: "ar-EG"), fractionDigits: 3)
    #expect(arabic.read("١٢٣٫٥") == .number(123.5))
    let french = NumberText(locale: Locale(identifier: "fr"), fractionDigits: 3)
    #expect(french.read("1 234,5") == .number(1234.5) && french.read("2.5") == .number(2.5))
    for locale in ["de", "en", "ar-EG", "fr", "ja", "de-CH"] {
      let format = NumberText(locale: Locale(identifier: locale), fractionDigits: 3)
      for number in [0, -1, 0.5, 1_234_567.125] {
        #expect(format.read(format.text(number)) == .number(number), "\(locale) \(number)")
        #expect(format.read(format.shown(number)) == .number(number), "\(locale) \(number)")
      }
    }
  }

  @Test func wholeNumbersHaveTheirOwnBinding() throws {
    let state = Box<Int?>(3)
    let page = controlPage { NumberField("Count", value: state.binding, in: 0...10) }
    let field = try page.element(named: "Count")
    #expect(field.attribute("inputmode") == "numeric" && field.property("value") == .string("3"))
    try page.send("input", to: field, value: "7")
    #expect(state.value == 7)
  }

  private struct Whole: View {
    @State var number: Int? = 2
    var body: some View {
      NumberField("Number", value: $number)
      Text(number.map { "\($0)" } ?? "none")
    }
  }

  /// A program can compute with the numbers that it gets.
  @Test func numbersOutsideOfTheLimitsLeaveTheValue() throws {
    let page = controlPage { Form() }
    let field = try page.element(named: "Hours")
    for text in ["41", "-1", "99999999999999999"] {
      try page.send("input", to: field, value: text)
      #expect(page.texts.contains("2.0"))
      #expect(field.property("value") == .string(text))
    }
    try page.send("input", to: field, value: "40")
    #expect(page.texts.contains("40.0"))
    let other = controlPage { Whole() }
    let whole = try other.element(named: "Number")
    for text in ["2147483648", "-2147483649", "90000000000000000"] {
      try other.send("input", to: whole, value: text)
      #expect(other.texts.contains("2"))
    }
    try other.send("input", to: whole, value: "2147483647")
    #expect(other.texts.contains("2147483647"))
  }
}

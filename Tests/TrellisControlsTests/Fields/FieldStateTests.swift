import Foundation
import Testing
import TrellisComponents
import TrellisDOM
import TrellisTesting
import TrellisViews

@testable import TrellisControls

struct FieldStateTests {
  private let text = Box("")

  @Test func aPressOfEnterWritesTheTextFirst() throws {
    let log = Box<[String]>([])
    let page = controlPage {
      SecureField("Password", text: text.binding).onSubmit { log.value.append(text.value) }
    }
    page.report("keydown", try page.element(named: "Password"), value: "abc", key: "Enter")
    #expect(log.value == ["abc"])
  }

  @Test func thePaddingsOfAFieldAreMirrored() throws {
    func paddings(_ direction: WritingDirection) throws -> [String?] {
      let page = controlPage(direction: direction) { SearchField("Search", text: text.binding) }
      let input = try #require(page.first("input"))
      return ["padding-left", "padding-right"].map { input.style($0) }
    }
    #expect(try paddings(.leftToRight) == ["34px", "32px"])
    #expect(try paddings(.rightToLeft) == ["32px", "34px"])
  }

  @Test func theButtonOfADisabledFieldIsDisabled() throws {
    let page = controlPage { SecureField("Password", text: text.binding).disabled(true) }
    #expect(try #require(page.first("button")).attribute("disabled") == "")
  }

  @Test func aShownPasswordCanBeHidden() throws {
    let page = controlPage { SecureField("Password", text: text.binding, isNew: true) }
    let input = try #require(page.first("input"))
    #expect(input.attribute("type") == "password")
    #expect(input.attribute("autocomplete") == "new-password")
    for expected in ["text", "password", "text"] {
      try page.send("click", to: try #require(page.first("button")))
      #expect(page.first("input")?.attribute("type") == expected)
    }
    let present = controlPage { SecureField("Password", text: text.binding) }
    #expect(present.first("input")?.attribute("autocomplete") == "current-password")
  }

  @Test func aSearchOfReadOnlyContentIsNot() throws {
    let page = controlPage {
      TextEditor("Text", text: .constant("")).searchable(text: text.binding).readOnly()
    }
    #expect(try #require(page.first("input")).attribute("readonly") == nil)
    #expect(try #require(page.first("textarea")).attribute("readonly") == "")
    #expect(page.first("button") == nil, "an empty field is not cleared")
  }

  @Test func theStepsOfANumberArePositiveAndHaveItsDigits() throws {
    let value = Box<Double?>(5)
    let page = controlPage { NumberField("Number", value: value.binding, step: -1) }
    try page.send("keydown", to: try #require(page.first("input")), key: "ArrowUp")
    #expect(value.value == 6)
    value.value = 0.1
    let decimal = controlPage {
      NumberField("Number", value: value.binding, step: 0.2, fractionDigits: 1)
    }
    try decimal.send("keydown", to: try #require(decimal.first("input")), key: "ArrowUp")
    #expect(value.value == 0.3)
    let fixed = controlPage { NumberField("Number", value: value.binding).readOnly() }
    try fixed.send("keydown", to: try #require(fixed.first("input")), key: "ArrowUp")
    #expect(value.value == 0.3)
  }

  @Test func aNumberHas17DigitsAtMost() {
    let format = NumberText(locale: Locale(identifier: "en"), fractionDigits: 3)
    #expect(format.read("12345678901234568") == .number(12_345_678_901_234_568))
    #expect(format.read("123456789012345678") == .bad)
  }

  @Test func aTimeIsWithinADay() throws {
    let zone = try #require(TimeZone(identifier: "GMT"))
    let format = DateText(.hourAndMinute, zone)
    #expect(format.date("23:59", keeping: nil) != nil)
    #expect(format.date("24:00", keeping: nil) == nil)
    #expect(format.date("12", keeping: nil) == nil)
    #expect(DateText(.date, zone).date("2025-02-31", keeping: nil) == nil)
  }

  @Test func aPickerOfTimesHasNoLimitsOfDays() throws {
    func least(_ components: DatePickerComponents) throws -> String? {
      let page = controlPage {
        DatePicker(
          "Time", selection: .constant(nil), earliest: Date(timeIntervalSince1970: 0),
          displayedComponents: components)
      }
      return try #require(page.first("input")).attribute("min")
    }
    #expect(try least(.date) == "1970-01-01")
    #expect(try least(.hourAndMinute) == nil)
  }

  @Test func aSliderHas100StepsAndALeastWidth() throws {
    let page = controlPage {
      HStack {
        Slider("Share", value: .constant(0.5))
        Slider("Count", value: .constant(5), in: 0...10, step: 2)
      }.frame(width: 100)
    }
    let inputs = page.elements.filter { $0.tag == "input" }
    #expect(inputs.map { $0.attribute("step") } == ["0.01", "2"])
    #expect(inputs.allSatisfy { ($0.frame?.width ?? 0) >= 120 })
  }
}

import Testing

@testable import TrellisViews

struct CSSTextTests {
  @Test(arguments: [
    (0.0, "0"), (-0.00001, "0"), (2, "2"), (1.5, "1.5"), (1.23456, "1.2346"), (-0.125, "-0.125"),
  ])
  func numbersHaveFourDigits(_ value: Double, _ expected: String) {
    #expect(CSSText.number(value) == expected)
    #expect(CSSText.length(value) == (expected == "0" ? "0" : expected + "px"))
  }

  @Test func sharesArePercentages() {
    #expect(CSSText.percentage(0.25) == "25%")
    #expect(CSSText.percentage(1.0 / 3) == "33.3333%")
  }
}

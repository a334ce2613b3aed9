import Testing

@testable import TrellisDOM

struct DoubleTwoDigitsTests {
  @Test(arguments: [
    (1, "1"), (0.25, "0.25"), (1.006, "1.01"), (1.004, "1"), (-0.5, "-0.5"), (1e16, "1e+16"),
    (1e300, "1e+300"), (999_999_999_999_999, "999999999999999"),
  ])
  func aNumberHasAtMostTwoDigits(number: Double, text: String) {
    #expect(number.plain == text)
  }
}

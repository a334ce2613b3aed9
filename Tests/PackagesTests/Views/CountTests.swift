import Testing

@testable import Packages

struct CountTests {
  @Test(arguments: [
    (0, "0"), (999, "999"), (1000, "1,000"), (60_000, "60,000"), (1_234_567, "1,234,567"),
    (-1000, "-1,000"), (-100, "-100"),
  ])
  func isWrittenInGroups(value: Int, text: String) {
    #expect(Count(value).description == text)
  }
}

import Testing

@testable import TrellisServer

struct DoublePlainTests {
  @Test(arguments: [
    ("0", 0), ("1", 1), ("10", 10), ("0.5", 0.5), ("1e1", 10), ("10.0", 10), ("007", 7),
  ])
  func aNumberWithoutASignIsRead(text: String, number: Double) {
    #expect(Double(plain: text[...], in: 0...10) == number)
  }

  @Test(arguments: [
    "", "+1", "-1", "-0", ".5", " 1", "1 ", "x", "nan", "inf", "1x", "10.1", "11", "1e9", "1,5",
    "\u{661}",
  ])
  func otherTextsAreRefused(text: String) {
    #expect(Double(plain: text[...], in: 0...10) == nil)
  }
}

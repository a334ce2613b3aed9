import Testing

@testable import TrellisDOM
@testable import TrellisDiff

struct ChangeToleranceTests {
  private func isWithin(
    _ old: String, _ new: String, length: Double = 0, color: Double = 0, number: Double = 0
  ) -> Bool {
    DOMOperation(kind: .attribute, path: [], name: "style left", old: old, new: new)
      .isWithin(ChangeTolerance(length: length, color: color, number: number))
  }

  @Test(arguments: [
    ("10px", "10.5px", true), ("10px", "10.6px", false), ("10px", "10em", false),
    ("-1px 2px", "-1.5px 2.5px", true), ("1px", "1px 1px", false), ("10.5em", "10em", false),
    ("rgb(1 2 3)", "rgb(1.5 2 3)", false), ("#000", "#000000", true),
  ])
  func lengthsAreThoseWithTheUnitPixel(old: String, new: String, isWithin: Bool) {
    #expect(self.isWithin(old, new, length: 0.5) == isWithin)
  }

  @Test(arguments: [
    ("#fff", "#fffffe", true), ("#ffffff", "#fffffd", false), ("red", "blue", false),
    ("rgb(1 2 3 / 0.5)", "rgb(2 2 3 / 0.5)", true), ("RGB(1,2,3)", "RGB(1,4,3)", false),
    ("1px #000", "2px #000", false), ("calc(1 * rgb(0 0 0))", "calc(2 * rgb(0 0 0))", false),
    ("#ab", "#ac", false),
  ])
  func colorsAreComparedByChannels(old: String, new: String, isWithin: Bool) {
    #expect(self.isWithin(old, new, color: 1) == isWithin)
  }

  @Test(arguments: [
    ("0.5", "0.6", true), ("1em", "1.5em", true), ("1px", "1.5px", false), ("#000", "#001", false),
    ("h1", "h2", false), ("a1b", "a2b", false), ("é1", "è1", false),
  ])
  func othersAreNumbersThatAreNoPartOfAName(old: String, new: String, isWithin: Bool) {
    #expect(self.isWithin(old, new, number: 1) == isWithin)
  }

  @Test func withoutAToleranceEachChangeCounts() {
    #expect(!isWithin("1px", "1px"))
    #expect(ChangeTolerance.none.covers("1px", "1px"))
    let text = DOMOperation(kind: .text, path: [], old: "1px", new: "1.5px")
    #expect(!text.isWithin(ChangeTolerance(length: 1, color: 1, number: 1)))
  }

  @Test(arguments: [
    ("-0.2px", "0.2px", true), ("-0.3px", "0.3px", false), ("0px", "-0.5px", true),
    ("-1px", "-1.6px", false), ("a-1px", "a1px", false), ("1px", ".6px", true), ("-", "1", false),
  ])
  func numbersHaveSigns(old: String, new: String, isWithin: Bool) {
    #expect(self.isWithin(old, new, length: 0.5) == isWithin)
    #expect(self.isWithin(new, old, length: 0.5) == isWithin)
  }
}

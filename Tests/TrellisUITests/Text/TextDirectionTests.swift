import Testing
import TrellisComponents
import TrellisDOM
import TrellisText
import TrellisUI

/// The direction attribute of a text's element, in pages of both directions.
struct TextDirectionTests {
  private static let hebrew = "שלום."

  private func element(
    _ text: String, in page: WritingDirection, _ change: (inout TextStyle) -> Void = { _ in }
  ) -> Element {
    var environment = TextFixture.environment
    environment.traits.writingDirection = page
    var style = TextStyle()
    change(&style)
    // An element keeps its attributes after its stage has ended.
    return TextStage(environment: environment).mount(TextComponent(text, style: style), width: 300)
  }

  @Test(arguments: [
    ("Hello.", WritingDirection.leftToRight, nil), ("Hello.", .rightToLeft, "ltr"),
    ("«Да.»", .leftToRight, nil), ("«Да.»", .rightToLeft, "ltr"),
    (hebrew, .leftToRight, "rtl"), (hebrew, .rightToLeft, "rtl"),
    ("1 (Hello).", .rightToLeft, "ltr"), ("1 (\(hebrew))", .leftToRight, "rtl"),
    ("12.", .leftToRight, nil), ("12.", .rightToLeft, "rtl"),
    ("★ – ★", .leftToRight, nil), ("★ – ★", .rightToLeft, "rtl"),
    ("", .leftToRight, nil), ("", .rightToLeft, "rtl"),
  ])
  func aNaturalTextHasTheDirectionOfItsFirstDirectedCharacterOrOfThePage(
    text: String, page: WritingDirection, direction: String?
  ) {
    let element = element(text, in: page)
    #expect(element.attribute("dir") == direction)
    #expect(element.style("text-align") == (direction == "rtl" ? "right" : nil))
  }

  @Test(arguments: [WritingDirection.leftToRight, .rightToLeft])
  func aTextIsAlignedToTheSideThatItsStyleNames(page: WritingDirection) {
    for text in ["Hello.", Self.hebrew] {
      let left = element(text, in: page) { $0.alignment = .left }
      #expect(left.style("text-align") == (text == Self.hebrew ? "left" : nil))
      #expect(element(text, in: page) { $0.alignment = .right }.style("text-align") == "right")
      #expect(element(text, in: page) { $0.alignment = .center }.style("text-align") == "center")
    }
  }

  @Test(arguments: [WritingDirection.leftToRight, .rightToLeft])
  func aTextOfAGivenDirectionHasTheAttribute(page: WritingDirection) {
    for text in ["Hello.", "12.", Self.hebrew, ""] {
      #expect(element(text, in: page) { $0.direction = .leftToRight }.attribute("dir") == "ltr")
      #expect(element(text, in: page) { $0.direction = .rightToLeft }.attribute("dir") == "rtl")
    }
  }
}

import Testing
import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisText
import TrellisUI

struct TextShadowTests {
  private let stage = TextStage()

  private func style(_ shadow: TextShadow?) -> TextStyle {
    var style = TextStyle()
    style.shadow = shadow
    return style
  }

  private func layout(_ shadow: TextShadow?) -> Layout {
    stage.layout(TextComponent("text", style: style(shadow)), width: 500)
  }

  @Test func aRadiusIsNotNegative() {
    #expect(TextShadow(offset: .zero, radius: -5, color: "red").radius == 0)
  }

  @Test func aShadowWithoutARadiusHasRoom() throws {
    let plain = layout(nil)
    let moved = layout(TextShadow(offset: Size(width: 3, height: -4), radius: 0, color: "red"))
    #expect(moved.size == Size(width: plain.size.width + 3, height: plain.size.height + 4))
    #expect(moved.firstBaseline == (try #require(plain.firstBaseline)) + 4)
    let soft = layout(TextShadow(offset: Size(width: 3, height: 0), radius: 5, color: "red"))
    #expect(soft.size == Size(width: plain.size.width + 10, height: plain.size.height + 10))
  }

  @Test func aShadowThatIsNotSeenHasNoDeclarations() {
    let hidden = TextComponent(
      "text", style: style(TextShadow(offset: .zero, radius: 0, color: "red")))
    let element = stage.mount(hidden, width: 500)
    #expect(element.style("text-shadow") == nil && element.style("padding") == nil)
    let shown = stage.mount(
      TextComponent(
        "text", style: style(TextShadow(offset: Size(width: 1, height: 2), radius: 3, color: "red"))
      ),
      width: 500)
    #expect(shown.style("text-shadow") == "1px 2px 3px red")
    #expect(shown.style("padding") == "1px 4px 5px 2px")
  }

  @Test(arguments: [(52.0, 2), (51, 1), (30, 1)])
  func theLinesAndTheShadowFillNoMoreThanTheHeight(height: Double, lines: Int) throws {
    let shadow = TextShadow(offset: .zero, radius: 5, color: "red")
    let component = TextComponent(
      "The quick brown fox jumps over the lazy dog", style: style(shadow))
    let layout = stage.layout(component, width: 130, height: height)
    let text = try #require(layout.extra as? TextLayout)
    #expect(text.lines.count == lines)
    #expect(layout.size.height == min(height, Double(lines) * 21 + 10))
  }

  /// A shadow to the right and one to the left take room on one side each.
  @Test(arguments: [(5.0, 8.0), (-7, 10), (1, 6)])
  func theIntrinsicWidthsContainTheShadow(offset: Double, room: Double) {
    var style = TextStyle(color: "var(--shadow)")
    let plain = TextComponent("The quick brown fox", style: style)
    style.shadow = TextShadow(offset: Size(width: offset, height: 2), radius: 3, color: "red")
    let shadowed = TextComponent("The quick brown fox", style: style)
    RenderContext(environment: TextFixture.environment).run {
      #expect(shadowed.minContentWidth() == plain.minContentWidth() + room)
      #expect(shadowed.maxContentWidth() == plain.maxContentWidth() + room)
    }
  }
}

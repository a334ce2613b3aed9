import Testing
import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisText
import TrellisUI

/// The elements of composed paragraphs.
struct TextCompositionTests {
  private let stage = TextStage()
  private let pangram = "The quick brown fox jumps over the lazy dog again"

  private func style(_ change: (inout TextStyle) -> Void) -> TextStyle {
    var style = TextStyle(size: 15)
    change(&style)
    return style
  }

  @Test func balancedTextTakesTheLeastSpace() {
    let greedy = stage.layout(TextComponent(pangram, style: style { _ in }), width: 320)
    let balanced = stage.layout(
      TextComponent(pangram, style: style { $0.wrapping = .balanced }), width: 320)
    #expect(balanced.size.height == greedy.size.height)
    #expect(balanced.size.width < greedy.size.width - 50)
  }

  @Test func aJustifiedLineIsABoxOfItsWidth() throws {
    let component = TextComponent(pangram, style: style { $0.alignment = .justified })
    let element = stage.mount(component, width: 200)
    let line = try #require(element.children.first)
    #expect(line.attribute("class") == TextStyleSheet.justifiedClass)
    #expect(line.style("width") == "200px")
    #expect(element.children.last?.attribute("class") != TextStyleSheet.justifiedClass)
    #expect(element.attribute("aria-label") == nil)
  }

  @Test func hyphensAreNoPartOfTheText() {
    let component = TextComponent(
      "internationalization", style: style { $0.hyphenates = true }, language: "en")
    let element = stage.mount(component, width: 90)
    #expect(
      element.children.contains { $0.attribute("class") == TextStyleSheet.hyphenClass })
    #expect(element.wholeText == "internationalization")
  }

  @Test func tabsAreBoxesThatHoldTheirTab() throws {
    let component = TextComponent(
      "a\tb", style: style { $0.composition.tabStops = [TabStop(80)] })
    let element = stage.mount(component, width: 200)
    let tab = try #require(
      element.children.first { $0.attribute("class") == TextStyleSheet.tabClass })
    #expect(tab.wholeText == "\t")
    #expect(tab.style("width")?.hasSuffix("px") == true)
    #expect(element.wholeText == "a\tb")
  }

  @Test func superscriptsAreMovedUp() throws {
    var raised = SpanStyle(size: 10)
    raised.baseline = .superscript
    let text = AttributedText([TextSpan("x"), TextSpan("2", style: raised)])
    let element = stage.mount(TextComponent(text, style: style { _ in }), width: 200)
    let span = try #require(element.children.last)
    #expect(span.style("position") == "relative")
    #expect(span.style("top") == "-5px")
  }

  @Test func hungStopsHaveANegativeMargin() throws {
    let component = TextComponent(
      "one two, three", style: style { $0.composition.hangsPunctuation = true })
    let natural = stage.layout(TextComponent("one two", style: style { _ in }), width: 999)
    let element = stage.mount(component, width: natural.size.width + 1)
    let stop = try #require(element.children.first { $0.wholeText == "," })
    #expect(stop.style("margin-inline-end")?.hasPrefix("-") == true)
  }
}

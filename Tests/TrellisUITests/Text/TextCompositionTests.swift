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

  @Test func subscriptsAreMovedDown() throws {
    var lowered = SpanStyle(size: 10)
    lowered.baseline = .subscript
    let text = AttributedText([TextSpan("x"), TextSpan("2", style: lowered)])
    let element = stage.mount(TextComponent(text, style: style { _ in }), width: 200)
    #expect(element.children.last?.style("top") == "3px")
  }

  @Test func anUprightSpanInAnItalicTextIsUpright() throws {
    let text = AttributedText([
      TextSpan("x"), TextSpan("y", style: SpanStyle(isItalic: false)),
      TextSpan("z", style: SpanStyle(isItalic: true)),
    ])
    let element = stage.mount(TextComponent(text, style: style { $0.isItalic = true }), width: 200)
    let spans = element.descendants.filter { $0.style("font-style") != nil }
    #expect(spans.map { $0.style("font-style") } == ["normal", "italic"])
  }

  @Test func aLinkWithAnActionIsALinkOnce() throws {
    let action = Action<UIEvent> { _ in }
    let text = AttributedText([
      TextSpan("a", link: "/a", action: action), TextSpan("b", action: action),
    ])
    let element = stage.mount(TextComponent(text, style: style { _ in }), width: 200)
    let link = try #require(element.descendants.first { $0.attribute("href") == "/a" })
    #expect(link.tag == "a" && link.attribute("role") == nil && link.attribute("tabindex") == nil)
    let span = try #require(element.descendants.first { $0.attribute("role") == "link" })
    #expect(span.wholeText == "b" && span.attribute("tabindex") == "0")
  }

  @Test func aTextWithoutTruncationIsNotCut() {
    let text = TextComponent("a\nb\nc\nd", style: style { $0.truncation = nil })
    let whole = stage.layout(text, width: 200).size.height
    let element = stage.mount(text, width: 200, height: whole / 2)
    #expect(element.wholeText.contains("d") && !element.wholeText.contains("…"))
  }

  @Test func aLimitOfLinesCountsInAnyHeight() {
    let text = TextComponent("a\nb\nc\nd", style: style { $0.maximumLines = 2 })
    let open = stage.layout(text, width: 200).size.height
    #expect(stage.layout(text, width: 200, height: 1000).size.height == open)
    #expect(stage.layout(text, width: 200, height: open / 2).size.height == open / 2)
  }

  @Test func theLanguageOfATextIsThatOfItsHyphens() {
    func lines(_ language: String?) -> [Double] {
      let component = TextComponent(
        "Silbentrennung Donaudampfschifffahrt", style: style { $0.composition.hyphenates = true },
        language: language)
      let layout = stage.layout(component, width: 60)
      return (layout.extra as? TextLayout)?.lines.map(\.width) ?? []
    }
    #expect(lines("de") != lines(nil))
    #expect(lines("en") == lines(nil))
  }

  @Test func aTextIsLaidOutAgainInALowerHeight() {
    let text = AttributedText([TextSpan("a\n"), TextSpan("b", style: SpanStyle(size: 60))])
    let component = TextComponent(
      text,
      style: style {
        $0.lineHeight = 20
        $0.maximumLines = 2
      })
    let whole = stage.layout(component, width: 200).size.height
    #expect(whole > 50)
    let fresh = TextComponent(text, style: component.style)
    let expected = stage.layout(fresh, width: 200, height: 45)
    let again = stage.layout(component, width: 200, height: 45)
    #expect(
      (again.extra as? TextLayout)?.lines.count == (expected.extra as? TextLayout)?.lines.count)
    #expect((again.extra as? TextLayout)?.lines.count == 1)
  }
}

import Foundation
import Testing
import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisText
import TrellisUI

struct TextComponentTests {
  private let pangram = "The quick brown fox jumps over the lazy dog"

  private let stage = TextStage()

  private func mount(_ component: Component, width: Double, height: Double = .infinity) -> Element {
    stage.mount(component, width: width, height: height)
  }

  @Test func oneLineIsTheTextOfItsElement() {
    let element = mount(TextComponent("Hello", viewClass: "h1"), width: 300)
    #expect(element.tag == "h1")
    #expect(element.text == "Hello")
    #expect(element.children.isEmpty)
    #expect(element.frame?.height == 21)
    #expect((30...40).contains(element.frame?.width ?? 0))
  }

  @Test func aBoxNarrowerThanTheTruncationTokenClipsIt() {
    let style = TextStyle(maximumLines: 1)
    for (width, clips) in [(2.0, true), (9, true), (60, false), (400, false)] {
      let element = mount(TextComponent(pangram, style: style), width: width)
      #expect(element.style("overflow-x") == (clips ? "clip" : nil), "\(width)")
      #expect((element.frame?.width ?? .infinity) <= width)
    }
  }

  @Test func textsOfOneStyleShareTheirAttributes() throws {
    let style = TextStyle(size: 17, weight: 600, color: "red")
    let views = try ["a", "b"].map {
      try #require(TextComponent($0, style: style, viewClass: "p").viewConfiguration)
    }
    #expect(views[0].isSame(as: views[1]))
    let heading = try #require(TextComponent("a", style: style, viewClass: "h2").viewConfiguration)
    #expect(!heading.isSame(as: views[0]))
    let foreign = TextComponent("a", style: style, language: "fr", viewClass: "p")
    #expect(foreign.viewConfiguration.map { $0.isSame(as: views[0]) } == false)
    #expect(foreign.language == "fr")
    #expect(foreign.style == style)
    #expect(foreign.text == "a")
  }

  @Test func customAttributesAreNotShared() {
    let first = mount(TextComponent("a", attributes: [.attribute("title", "x")]), width: 300)
    let second = mount(TextComponent("a"), width: 300)
    #expect(first.attribute("title") == "x")
    #expect(second.attribute("title") == nil)
    #expect(second.style("font-size") == first.style("font-size"))
    let spans = AttributedText([TextSpan("a"), TextSpan("b", style: SpanStyle(weight: 700))])
    let third = mount(TextComponent(spans, attributes: [.attribute("title", "y")]), width: 300)
    #expect(third.attribute("title") == "y")
    #expect(third.style("font-size") == first.style("font-size"))
  }

  @Test func featuresAndFamiliesArePaintedAsTheyAreMeasured() throws {
    var style = TextStyle(size: 16)
    style.features = [.tabularFigures]
    style.families = ["Noto Sans Thai", "No such family"]
    let text = mount(TextComponent("1111", style: style), width: 300)
    #expect(text.style("font-feature-settings") == "\"tnum\" 1")
    #expect(text.style("font-family")?.hasPrefix("\"Noto Sans Thai\",\"Inter\"") == true)
    var figures = SpanStyle(weight: 700)
    figures.features = []
    let spans = AttributedText([TextSpan("Sum "), TextSpan("1111", style: figures)])
    let mixed = mount(TextComponent(spans, style: style), width: 300)
    let span = try #require(mixed.children.last)
    #expect(span.style("font-feature-settings") == "normal")
    #expect(span.style("font-family") == nil)
  }

  @Test func severalLinesAreAsHighAsTheirNumber() {
    let element = mount(TextComponent(pangram), width: 120)
    let lines = element.children.filter { $0.attribute("class") == TextStyleSheet.lineBreakClass }
    #expect(element.frame?.height == Double(lines.count + 1) * 21)
    #expect(lines.count >= 2)
    #expect((element.frame?.width ?? 0) <= 120)
  }

  @Test func copiedTextIsTheSource() {
    let element = mount(TextComponent(pangram), width: 120)
    #expect(element.wholeText == pangram)
  }

  @Test func linesBeyondTheMaximumAreCutWithAnEllipsis() {
    let element = mount(
      TextComponent(pangram, style: TextStyle(maximumLines: 1)), width: 120)
    #expect(element.frame?.height == 21)
    #expect(element.wholeText.hasSuffix("…"))
  }

  @Test func linesThatDoNotFitTheHeightAreCut() {
    let element = mount(TextComponent(pangram), width: 120, height: 43)
    #expect(element.frame?.height == 42)
    #expect(element.wholeText.hasSuffix("…"))
  }

  @Test func aHeightOfZeroIsNoTrap() {
    let element = mount(TextComponent(pangram), width: 50, height: 0)
    #expect(element.frame?.height == 0)
  }

  @Test func spansBecomeElementsWithTheirStyle() throws {
    let text: AttributedText =
      "See " + AttributedText([TextSpan("libc6", style: SpanStyle(weight: 700), link: "/libc6")])
    let element = mount(TextComponent(text), width: 300)
    let link = try #require(element.children.last)
    #expect(link.tag == "a")
    #expect(link.attribute("href") == "/libc6")
    #expect(link.style("font-weight") == "700")
    #expect(link.text == "libc6")
    #expect(element.wholeText == "See libc6")
  }

  @Test func aSpanWithAnActionRunsIt() throws {
    var clicks = 0
    let span = TextSpan("more", action: Action { _ in clicks += 1 })
    let component = TextComponent(AttributedText([TextSpan("Read "), span]))
    let element = mount(component, width: 300)
    let listener = try #require(element.children.last?.listener("click"))
    listener.handler(UIEvent(type: "click", target: .none))
    #expect(clicks == 1)
    withExtendedLifetime(component) {}
  }

  /// CKTextComponentTests testSimpleShadowedString: the text and 4 px on every side, moved by 1.
  @Test func aShadowAddsSpace() {
    let plain = mount(TextComponent("Shadow"), width: 300)
    var style = TextStyle()
    style.shadow = TextShadow(
      offset: Size(width: 1, height: 1), radius: 4, color: "rgb(0 0 0 / 0.5)")
    let element = mount(TextComponent("Shadow", style: style), width: 300)
    #expect(element.frame?.width == (plain.frame?.width ?? 0) + 8)
    #expect(element.frame?.height == (plain.frame?.height ?? 0) + 8)
    #expect(element.style("padding") == "3px 5px 5px 3px")
  }
}

/// A text engine with the fonts of the page.
enum TextFixture {
  static let engine = TextEngine.shipped

  static var environment: HostEnvironment {
    var environment = HostEnvironment()
    environment.textEngine = engine
    return environment
  }
}

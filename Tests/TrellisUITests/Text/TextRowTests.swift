import Testing
import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisText
import TrellisUI

/// The behaviour of ComponentKit's text and label components, by row.
struct TextRowTests {
  private let pangram = "The quick brown fox jumps over the lazy dog"
  private let stage = TextStage()

  private func textLayout(_ component: TextComponent, width: Double) -> TextLayout? {
    stage.layout(component, width: width).extra as? TextLayout
  }

  // MARK: T1, the text component

  /// CKTextComponentTests testMultilineString: as wide as its widest line, as high as its lines.
  @Test func rowT1ATextIsAsLargeAsItsLines() throws {
    let layout = stage.layout(TextComponent(pangram), width: 120)
    let text = try #require(layout.extra as? TextLayout)
    #expect(layout.size == Size(width: text.width, height: text.height))
    #expect(text.lines.count > 1)
  }

  /// CKTextComponentTests testCenterAlignmentFlexibleBounds and …StrictBounds.
  @Test func rowT1ACentredTextShrinksToItsWidestLineUnlessItMayNot() throws {
    let component = TextComponent(pangram, style: TextStyle(alignment: .center))
    let flexible = stage.layout(component, width: 120)
    let text = try #require(flexible.extra as? TextLayout)
    #expect(flexible.size.width == text.lines.map(\.width).max())
    let exact = TextComponent(
      pangram, style: TextStyle(alignment: .center), size: ComponentSize(width: 120, height: 200))
    let element = stage.mount(exact, width: 320)
    #expect(element.frame?.width == 120)
    #expect(element.frame?.height == 200)
    #expect(element.style("text-align") == "center")
  }

  // MARK: Y10, text for assistive technology

  @Test func rowY10ACutTextIsReadOutWhole() {
    let element = stage.mount(TextComponent(pangram, style: TextStyle(maximumLines: 1)), width: 120)
    // A plain element may have a name only if it has a role, and a text is no group.
    #expect(element.attribute("aria-label") == nil && element.attribute("role") == nil)
    let parts = element.children
    #expect(parts.count == 2 && parts[0].text?.hasSuffix("…") == true)
    #expect(parts[0].attribute("aria-hidden") == "true")
    #expect(parts[1].text == pangram && parts[1].attribute("aria-hidden") == nil)
  }

  @Test func rowY10AWholeTextNeedsNoLabel() {
    let element = stage.mount(TextComponent(pangram), width: 120)
    #expect(element.attribute("aria-label") == nil)
    #expect(element.attribute("role") == nil)
  }

  @Test func rowY10ALabelOfTheApplicationWins() {
    let style = TextStyle(maximumLines: 1)
    let labelled = stage.mount(
      TextComponent(pangram, style: style, label: "A fox", viewClass: "h2"), width: 120)
    #expect(labelled.attribute("aria-label") == "A fox")
    #expect(labelled.attribute("role") == nil)
    let silent = stage.mount(
      TextComponent(pangram, style: style, attributes: [.aria("hidden", true)]), width: 120)
    #expect(silent.attribute("aria-label") == nil)
  }

  // MARK: T2, attributes

  /// CKTextComponentTests testMaximumNumberOfLines: without a truncation string lines are left out.
  @Test func rowT2WithoutATruncationLinesBeyondTheMaximumAreLeftOut() {
    var style = TextStyle(maximumLines: 2)
    style.truncation = nil
    let element = stage.mount(TextComponent(pangram, style: style), width: 120)
    #expect(element.frame?.height == 42)
    #expect(pangram.hasPrefix(element.wholeText))
  }

  @Test func rowT2CharacterWrappingBreaksInsideWords() throws {
    var style = TextStyle()
    let words = try #require(textLayout(TextComponent(pangram, style: style), width: 100))
    style.lineBreakMode = .character
    let characters = try #require(textLayout(TextComponent(pangram, style: style), width: 100))
    #expect(characters.lines[0].range.upperBound > words.lines[0].range.upperBound)
    #expect(characters.lines.allSatisfy { $0.width <= 100 })
  }

  /// CKTextKitTruncationTests testAvoidedCharTailWordBoundaryTruncation.
  @Test func rowT2CharactersBeforeTheTruncationAreAvoided() {
    var style = TextStyle(maximumLines: 1)
    style.truncation = TextTruncation(avoidedCharacters: TextTruncation.wordBoundaries)
    let element = stage.mount(TextComponent(pangram, style: style), width: 150)
    let kept = element.wholeText.dropLast()
    #expect(pangram.hasPrefix(kept + " "))
  }

  @Test(arguments: [
    (TextTruncation.Position.tail, "The", "…"), (.head, "…", "dog"), (.middle, "The", "dog"),
  ])
  func rowT2TheTextIsCutAtTheRequestedPosition(
    position: TextTruncation.Position, start: String, end: String
  ) {
    var style = TextStyle(maximumLines: 1)
    style.truncation = TextTruncation(position: position)
    let element = stage.mount(TextComponent(pangram, style: style), width: 150)
    #expect(element.wholeText.hasPrefix(start))
    #expect(element.wholeText.hasSuffix(end))
    #expect(element.wholeText.contains("…"))
    #expect((element.frame?.width ?? .infinity) <= 150)
  }

  @Test func rowT2ASpanHasALanguageOfItsOwn() {
    let text = AttributedText([TextSpan("a "), TextSpan("b", language: "ja")])
    let element = stage.mount(TextComponent(text, language: "zh"), width: 300)
    #expect(element.attribute("lang") == "zh")
    #expect(element.children.map { $0.attribute("lang") } == [nil, "ja"])
  }

  // MARK: T3, the label

  /// CKLabelComponentTests testFirstLineHeadIndent.
  @Test func rowT3FirstLinesAreIndented() throws {
    var style = TextStyle()
    style.spacing = ParagraphSpacing(firstLineIndent: 50)
    let component = TextComponent(pangram + "\n" + pangram, style: style)
    let text = try #require(textLayout(component, width: 200))
    for (index, line) in text.lines.enumerated() {
      let begins = index == 0 || text.lines[index - 1].endsWithLineFeed
      #expect(line.indent == (begins ? 50 : 0))
    }
    let element = stage.mount(component, width: 200)
    #expect(element.style("--i") == "50px")
    let ends = element.children.filter { $0.attribute("class") == TextStyleSheet.lineBreakClass }
    #expect(ends.map { $0.style("--i") }.allSatisfy { $0 == "0px" })
    let feed = element.children.first { $0.attribute("class") == TextStyleSheet.lineFeedClass }
    #expect(feed != nil && feed?.style("--i") == nil)
  }

  /// CKLabelComponentTests testHeadIndent, and a tail indent.
  @Test func rowT3OtherLinesAreIndentedAtBothSides() throws {
    var style = TextStyle()
    style.spacing = ParagraphSpacing(indent: 50, endIndent: 20)
    let component = TextComponent(pangram, style: style)
    let text = try #require(textLayout(component, width: 200))
    #expect(text.lines.map(\.indent) == [0] + Array(repeating: 50, count: text.lines.count - 1))
    #expect(text.lines.allSatisfy { $0.indent + $0.width <= 180 })
    #expect(stage.mount(component, width: 200).style("padding") == "0px 20px 0px 0px")
    var hebrew = style
    hebrew.direction = .rightToLeft
    #expect(
      stage.mount(TextComponent("שלום", style: hebrew), width: 200).style("padding")
        == "0px 0px 0px 20px")
  }

  @Test func rowT3ParagraphsAndLinesAreSpaced() throws {
    var style = TextStyle(size: 10, lineHeight: 14)
    style.spacing = ParagraphSpacing(betweenLines: 3, betweenParagraphs: 7)
    let element = stage.mount(TextComponent("one\ntwo", style: style), width: 200)
    #expect(element.frame?.height == 38)
    #expect(element.style("--l") == "14px")
    #expect(element.children[1].style("--l") == "24px")
  }

  @Test func rowT3LineHeightsHaveAMultipleAndBounds() {
    var style = TextStyle(size: 20)
    style.lineHeightMultiple = 2
    #expect(stage.layout(TextComponent("x", style: style), width: 99).size.height == 40)
    style.maximumLineHeight = 30
    #expect(stage.layout(TextComponent("x", style: style), width: 99).size.height == 30)
    style.minimumLineHeight = 50
    #expect(stage.layout(TextComponent("x", style: style), width: 99).size.height == 50)
  }

  @Test func rowT3JustifiedTextIsAlignedToTheStart() throws {
    let style = TextStyle(alignment: .justified)
    #expect(
      stage.mount(TextComponent(pangram, style: style), width: 120).style("text-align") == nil)
    let hebrew = stage.mount(TextComponent("שלום עולם", style: style), width: 300)
    #expect(hebrew.style("text-align") == "right")
  }

  /// CKLabelComponentTests testTruncationStringStyledSameAsString.
  @Test func rowT3ATruncationLooksLikeTheText() {
    var style = TextStyle(maximumLines: 1)
    style.truncation = TextTruncation(token: " truncated")
    let element = stage.mount(TextComponent(pangram, style: style), width: 180)
    let painted = element.children.first
    #expect(painted?.text?.hasSuffix(" truncated") == true)
    #expect(painted?.children.isEmpty == true)
  }

  // MARK: T5, sizes

  @Test func rowT5LinesOfUnequalHeightFillNoMoreThanTheirBox() throws {
    let text = AttributedText([
      TextSpan("small\n"), TextSpan("BIG\n", style: SpanStyle(size: 40)),
      TextSpan("more\nand more"),
    ])
    for height in [0.0, 20, 30, 45, 60, 70, 85, 1000] {
      let layout = stage.layout(TextComponent(text), width: 300, height: height)
      let lines = try #require(layout.extra as? TextLayout)
      #expect(lines.height <= height || lines.lines.count == 1)
    }
  }

  @Test func rowT5IntrinsicWidthsAreThoseOfTheWidestWordAndOfTheText() throws {
    let component = TextComponent(pangram)
    let (least, most) = RenderContext(environment: TextFixture.environment).run {
      (component.minContentWidth(), component.maxContentWidth())
    }
    let narrow = try #require(textLayout(component, width: least))
    #expect(narrow.lines.count > 5)
    #expect(narrow.lines.allSatisfy { !$0.isHyphenated && $0.width <= least })
    #expect(stage.layout(component, width: most).size.height == 21)
    #expect(stage.layout(component, width: most - 1).size.height > 21)
  }

  // MARK: T9, entities

  @Test func rowT9TheTruncationHasAnActionOfItsOwn() throws {
    var presses = 0
    let more = TextSpan("more", style: SpanStyle(weight: 700), action: Action { _ in presses += 1 })
    func text() -> TextComponent {
      TextComponent(
        pangram, style: TextStyle(maximumLines: 1),
        truncation: AttributedText([TextSpan("… "), more]))
    }
    let component = text()
    let element = stage.mount(component, width: 180)
    #expect(element.wholeText.hasSuffix("… more"))
    let token = try #require(element.descendants.first { $0.text == "more" })
    #expect(token.style("font-weight") == "700")
    token.click()
    #expect(presses == 1)
    // Nothing is truncated, so there is nothing to press.
    #expect(stage.mount(text(), width: 1000).wholeText == pangram)
    withExtendedLifetime(component) {}
  }

  @Test func rowT9AnEntityOnTwoLinesCanBePressedOnBoth() {
    var presses = 0
    let entity = TextSpan("quick brown fox jumps", action: Action { _ in presses += 1 })
    let component = TextComponent(
      AttributedText([TextSpan("The "), entity, TextSpan(" over")]))
    let element = stage.mount(component, width: 90)
    let parts = element.descendants.filter { $0.listener("click") != nil }
    #expect(parts.count > 1)
    for part in parts { part.click() }
    #expect(presses == parts.count)
    withExtendedLifetime(component) {}
  }

  // MARK: T10, control events

  @Test func rowT10APressBeginsAndEndsOrIsCancelled() throws {
    var told: [String] = []
    func entity() -> TextSpan {
      TextSpan(
        "entity", action: Action { _ in told.append("end") },
        beginAction: Action { _ in told.append("begin") },
        cancelAction: Action { _ in told.append("cancel") })
    }
    let component = TextComponent(AttributedText([TextSpan("An "), entity()]))
    let element = stage.mount(component, width: 300)
    let span = try #require(element.children.last)
    #expect(
      span.listenedEvents
        == ["click", "pointercancel", "pointerdown", "pointerleave", "pointerup"])
    func send(_ events: String...) -> [String] {
      told = []
      for event in events {
        span.listener(event)?.handler(UIEvent(type: event, target: .none))
      }
      return told
    }
    #expect(send("pointerdown", "pointerup", "click") == ["begin", "end"])
    // A finger leaves when it is lifted, a mouse whenever it passes over.
    #expect(send("pointerdown", "pointerup", "pointerleave", "click") == ["begin", "end"])
    #expect(send("pointerleave") == [])
    #expect(send("pointerdown", "pointerleave", "pointerup") == ["begin", "cancel"])
    #expect(send("pointerdown", "pointercancel", "pointerleave") == ["begin", "cancel"])
    withExtendedLifetime(component) {}
  }

  /// A change during a press must not end it: the element stays, with its present actions.
  @Test func rowT10APressOutlivesItsChanges() throws {
    var told: [String] = []
    func component(_ name: String) -> TextComponent {
      TextComponent(
        AttributedText([
          TextSpan("An "),
          TextSpan(
            "entity", beginAction: Action { _ in told.append("begin \(name)") },
            cancelAction: Action { _ in told.append("cancel \(name)") }),
        ]))
    }
    let document = Document()
    let mounter = Mounter(document: document)
    defer { mounter.mount(nil) }
    mounter.mount(stage.layout(component("old"), width: 300))
    let span = try #require(document.root.children[0].children.last)
    span.listener("pointerdown")?.handler(UIEvent(type: "pointerdown", target: .none))
    mounter.mount(stage.layout(component("new"), width: 300))
    #expect(document.root.children[0].children.last === span)
    span.listener("pointerleave")?.handler(UIEvent(type: "pointerleave", target: .none))
    #expect(told == ["begin old", "cancel new"])
  }

  @Test func rowT10OnlyRequestedListenersAreAdded() {
    let action = Action<UIEvent> { _ in }
    let component = TextComponent(
      AttributedText([
        TextSpan("a", action: action), TextSpan("b", beginAction: action), TextSpan("c"),
        TextSpan("d", link: "/d"),
      ]))
    let element = stage.mount(component, width: 300)
    #expect(element.children.map(\.listenedEvents) == [["click"], ["pointerdown"], [], []])
    withExtendedLifetime(component) {}
  }

  // MARK: T11, the highlight

  @Test func rowT11APressedSpanIsHighlightedWithoutMovingText() throws {
    let component = TextComponent(
      AttributedText([
        TextSpan("link", link: "/"), TextSpan(" "), TextSpan("entity", action: Action { _ in }),
      ]))
    let element = stage.mount(component, width: 300)
    #expect(element.attribute("class")?.split(separator: " ").contains("t") == true)
    #expect(element.children.first?.tag == "a")
    #expect(element.children.last?.attribute("role") == "link")
    let selector = ".t :is(a,[role=link]):active{"
    let rule = try #require(
      TextStyleSheet.rules.split(separator: "\n").first { $0.hasPrefix(selector) })
    #expect(rule.contains("background-color:#00000040;border-radius:2.5px"))
    // Properties that change the layout are not allowed.
    let properties = rule.dropFirst(selector.count).dropLast().split(separator: ";")
      .map { String($0.prefix { $0 != ":" }) }
    #expect(Set(properties) == ["background-color", "border-radius"])
    withExtendedLifetime(component) {}
  }
}

import Foundation
import Testing
import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisTesting
import TrellisUI

@testable import TrellisViews

struct TextTests {
  private func page(language: String = "en", _ text: @escaping () -> some View) -> TestPage {
    TestPage(
      environment: HostEnvironment(traits: Traits(language: language)),
      sizeRange: { _ in SizeRange(max: Size(width: 600, height: .infinity)) },
      provider: { HostingComponent(Group { text() }) })
  }

  /// The elements inside of the text, as the browser shows them.
  private func inline(_ text: @escaping () -> Text) -> [Element] {
    let page = page(text)
    return page.elements.filter { $0.tag == "span" || $0.tag == "a" }
  }

  // MARK: Literals

  @Test func aLiteralHasMarkdownsForms() throws {
    let parts = inline { Text("a **b** *c* `d` ~~e~~ [f](/g)") }
    func part(_ text: String) throws -> Element { try #require(parts.first { $0.text == text }) }
    #expect(try part("b").style("font-weight") == "700")
    #expect(try part("c").style("font-style") == "italic")
    #expect(try part("d").style("background")?.contains("currentColor") == true)
    #expect(try part("e").style("text-decoration") == "line-through")
    #expect(try part("f").attribute("href") == "/g")
    #expect(try part("f").style("text-decoration") == "underline")
  }

  @Test func otherStringsAreShownUnchanged() {
    let string = "a **b**"
    #expect(page { Text(string) }.texts == ["a **b**"])
    #expect(page { Text(verbatim: "a **b**") }.texts == ["a **b**"])
    #expect(page { Text(string.dropFirst(2)) }.texts == ["**b**"])
    #expect(page { Text(markdown: string) }.texts.contains("b"))
    #expect(page { Button(string) {} }.texts == ["a **b**"])
  }

  @Test func interpolatedValuesAreNotParsed() {
    let value = "*x* [y](/z)"
    #expect(page { Text("value \(value)") }.texts == ["value *x* [y](/z)"])
    let parts = inline { Text("**\(value)**!") }
    #expect(parts.contains { $0.text == value && $0.style("font-weight") == "700" })
  }

  @Test func addressesMayContainValues() {
    let id = 7
    let parts = inline { Text("[row \(id)](/rows/\(id)?a=b)") }
    #expect(parts.map { $0.attribute("href") } == ["/rows/7?a=b"])
    #expect(parts.map(\.text) == ["row 7"])
  }

  @Test func plainLiteralsAreOneText() {
    let count = 3
    #expect(page { Text("Clicked \(count) times \(true)") }.texts == ["Clicked 3 times true"])
    #expect(inline { Text("Clicked \(count) times") }.isEmpty)
  }

  @Test func textsMayContainTexts() {
    let parts = inline {
      Text("a \(Text("b").foregroundStyle(.danger)) **c \(Text("d").italic())**")
    }
    #expect(parts.contains { $0.text == "b" && $0.style("color") != nil })
    #expect(
      parts.contains {
        $0.text == "d" && $0.style("font-style") == "italic" && $0.style("font-weight") == "700"
      })
  }

  // MARK: Formats

  @Test(arguments: [("en", "1,234,567.5"), ("de", "1.234.567,5"), ("fr", "1 234 567,5")])
  func numbersAreWrittenInTheLanguageOfThePage(_ language: String, _ written: String) {
    let shown = page(language: language) { Text(1_234_567.5, format: .number) }.texts
    // French separates groups by a narrow space that does not break.
    #expect(shown.map { $0.replacingOccurrences(of: "\u{202F}", with: " ") } == [written])
  }

  @Test func aFormatWithItsOwnLocaleKeepsIt() {
    let german = IntegerFormatStyle<Int>.number.locale(Locale(identifier: "de"))
    #expect(page { Text(12_345, format: german) }.texts == ["12.345"])
  }

  @Test func literalsMayContainFormats() {
    let share = 0.25
    #expect(page { Text("Share: \(share, format: .percent)") }.texts == ["Share: 25%"])
    #expect(page { Text("\(1.0 / 3, specifier: "%.2f")") }.texts == ["0.33"])
  }

  @Test func formattedTextsAreEqualByValueAndFormat() {
    #expect(Text(1, format: .number) == Text(1, format: .number))
    #expect(Text(1, format: .number) != Text(2, format: .number))
    #expect(Text(0.5, format: .percent) != Text(0.5, format: .number))
    let (one, two) = (NumberFormatStyleConfiguration.Precision.fractionLength(1), 2)
    #expect(
      Text(0.5, format: .number.precision(one))
        != Text(0.5, format: .number.precision(.fractionLength(two))))
  }

  // MARK: Styles

  @Test func theInnerStyleStays() {
    let parts = inline { (Text("a").fontWeight(.light) + Text("b")).bold() }
    #expect(parts.map { $0.style("font-weight") } == ["300", "700"])
  }

  @Test func stylesOfTheViewsAround() {
    let page = page {
      VStack {
        Text("a")
        Text("b").font(.system(size: 20))
      }.italic().monospacedDigit().tracking(1).textCase(.uppercase)
    }
    #expect(page.texts == ["A", "B"])
    for text in page.elements.filter({ $0.text != nil }) {
      #expect(text.style("font-style") == "italic")
      #expect(text.style("letter-spacing") == "1px")
      #expect(text.style("font-feature-settings")?.contains("tnum") == true)
    }
  }

  @Test func monospacedTextsHaveCharactersOfOneWidth() throws {
    let page = page {
      VStack(alignment: .leading) {
        Text("iiii").monospaced()
        Text("WWWW").font(.body.monospaced())
        Text("llll").bold().monospaced()
        Text("iiii")
      }
    }
    let widths = page.elements.filter { $0.text?.count == 4 }.compactMap { $0.frame?.width }
    try #require(widths.count == 4)
    #expect(Set(widths.prefix(3)).count == 1 && widths[3] < widths[0], "\(widths)")
  }

  @Test(arguments: [
    (Text.TruncationMode.tail, "one"), (.head, "eight"), (.middle, "one"),
  ])
  func theTruncatedPartIsChosen(_ mode: Text.TruncationMode, _ kept: String) throws {
    let words = "one two three four five six seven eight"
    let page = page {
      Text(words).lineLimit(1).truncationMode(mode).frame(width: 120, alignment: .leading)
    }
    let shown = page.texts.joined()
    #expect(shown.contains("…") && shown.contains(kept))
    #expect(mode != .middle || shown.hasSuffix("ght"))
  }

  @Test func spaceBetweenLines() {
    func height(_ spacing: Double) -> Double {
      page {
        Text("a\nb\nc").lineSpacing(spacing).accessibilityHeading(.h1)
      }.elements.first { $0.tag == "h1" }?.frame?.height ?? 0
    }
    #expect(height(5) == height(0) + 10)
  }

  @Test func selectionIsTurnedOff() {
    let page = page { Text("a").textSelection(.disabled) }
    #expect(page.elements.contains { $0.style("user-select") == "none" && $0.text == "a" })
  }

  // MARK: Semantics

  @Test func headingsAndLandmarksAreElements() {
    let page = page {
      VStack {
        VStack { Text("x").accessibilityHeading(.h3) }.accessibilityLandmark(.navigation)
        Text("y").accessibilityLandmark(.main)
      }
    }
    #expect(page.elements.map(\.tag).filter { $0 != "div" } == ["nav", "h3", "main"])
  }

  @Test func listsAreLists() throws {
    let page = page {
      VStack(alignment: .leading) {
        UnorderedList {
          Text("a")
          HStack { Text("b") }
        }
        UnorderedList(marker: nil) { Text("c") }
        OrderedList(start: 9) {
          Text("d")
          Text("e")
        }
      }
    }
    let lists = page.elements.filter { $0.tag == "ul" || $0.tag == "ol" }
    #expect(lists.map { $0.children.map(\.tag) } == [["li", "li"], ["li"], ["li", "li"]])
    let markers = page.elements.filter { $0.attribute("aria-hidden") == "true" }.map(\.text)
    #expect(markers == ["•", "•", "9.", "10."])
    let item = try #require(page.elements.first { $0.tag == "li" })
    let texts = item.descendants.compactMap { $0.text == nil ? nil : $0.frame }
    #expect(texts.map(\.left) == [0, 20])
    #expect(texts[0].top == texts[1].top)
  }

  @Test func theInnerOfTwoStylesOfATextCounts() {
    let links = inline { Text("a").link(to: "/inner").link(to: "/outer") }
    #expect(links.map { $0.attribute("href") } == ["/inner"])
    let spaces = inline { (Text("a").tracking(1) + Text("b")).tracking(3) }
    #expect(spaces.map { $0.style("letter-spacing") } == ["1px", "3px"])
    let colors = inline { Text("[a](/b)").foregroundStyle(.danger) }
    #expect(colors.first?.style("color") == "var(--t-danger)")
    #expect(inline { Text("[a](/b)") }.first?.style("color") == "var(--t-accent)")
  }

  @Test func anUprightTextInEmphasisIsUpright() {
    let parts = inline { Text("*a \(Text("b").italic(false))*") }
    #expect(parts.first { $0.text == "b" }?.style("font-style") == "normal")
  }

  @Test func textsOfOtherCharactersDiffer() {
    #expect(Text(verbatim: "e\u{301}") != Text(verbatim: "é"))
    #expect(Text(verbatim: "é") == Text(verbatim: "é"))
  }

  @Test func codeIsApartFromTheTextBesideIt() {
    let parts = inline { Text("**a**`b`") }
    #expect(parts.map(\.text) == ["a", "b"])
    let plain = page { Text("a`b`") }
    #expect(plain.elements.contains { $0.text == "b" && $0.style("background") != nil })
    #expect(!plain.elements.contains { $0.text == "ab" })
  }

  @Test func aNegativeLimitOfLinesIsNone() {
    #expect(value(with: \.lineLimit, -1) { EnvironmentValues.current.textLook.lineLimit } == 0)
  }

  @Test func theTrailingAlignmentIsAtTheLeftOnPagesFromRightToLeft() {
    func alignment(of text: String, _ direction: WritingDirection) -> String? {
      let page = TestPage(
        environment: HostEnvironment(traits: Traits(writingDirection: direction)),
        provider: {
          HostingComponent(
            Trailing { Text(text).frame(width: 100) })
        })
      return page.elements.first { $0.text == text }?.style("text-align")
    }
    #expect(alignment(of: "a b", .leftToRight) == "right")
    #expect(alignment(of: "שלום", .rightToLeft) == "left")
  }

  /// A view whose body reads the trailing alignment.
  private struct Trailing<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { content().multilineTextAlignment(.trailing) }
  }

  @Test func aDateWithItsOwnTimeZoneKeepsIt() throws {
    var style = Date.FormatStyle(date: .omitted, time: .shortened)
    style.locale = Locale(identifier: "de")
    let shown = page { Text(Date(timeIntervalSince1970: 0), format: style) }
    style.timeZone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let ofTokyo = style
    #expect(page { Text(Date(timeIntervalSince1970: 0), format: ofTokyo) }.texts == ["9:00"])
    #expect(shown.texts == ["12:00 AM"] || shown.texts == ["0:00"] || shown.texts == ["00:00"])
  }

  @Test func manyMarkersHaveMoreRoom() throws {
    func left(_ start: Int) throws -> Double? {
      let page = page {
        OrderedList(start: start) { Text("x") }
      }
      return page.elements.first { $0.text == "x" }?.frame?.left
    }
    #expect(try left(9) == 20)
    #expect(try left(10) == 28)
  }

  @Test func anItemWithoutAMarkerKeepsTheElementOfItsContent() throws {
    let page = page {
      UnorderedList(marker: nil) { VStack { Text("x") }.element("article") }
    }
    let item = try #require(page.elements.first { $0.tag == "li" })
    #expect(item.children.first?.tag == "article")
  }
}

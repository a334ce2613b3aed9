import Testing
import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisUI

struct FieldComponentTests {
  private let stage = TextStage()
  private let style = TextStyle(size: 10, lineHeight: 16)
  private let padding = EdgeInsets(top: 3, left: 5, bottom: 7, right: 11)

  private func area(_ text: String, _ least: Int, _ most: Int) -> FieldComponent {
    FieldComponent(
      "textarea", text: text, lines: .init(least: least, most: most), padding: padding,
      style: style)
  }

  private func size(_ component: FieldComponent, width: Double = 1000) -> Size {
    stage.layout(component, width: width).size
  }

  @Test func linesHaveALeastAndAMostNumber() {
    #expect(FieldComponent.Lines(least: -2, most: -5) == .init(least: 1, most: 1))
    #expect(FieldComponent.Lines(least: 3, most: 2) == .init(least: 3, most: 3))
    let heights = ["", "a", "a\nb", "a\nb\n", "a\nb\nc\nd"].map { size(area($0, 2, 3)).height }
    #expect(heights == [42, 42, 42, 58, 58])
  }

  @Test func theTextOfAFieldHasTheRoomWithinItsPadding() {
    // 24 characters of 5.8 px are 139.2 px, of which the padding takes 16 px.
    let words = Array(repeating: "aaa", count: 9).joined(separator: " ")
    let text = TextComponent(words, style: style)
    let natural = stage.layout(text, width: .infinity).size.width
    let field = FieldComponent(
      "textarea", text: words, lines: .init(least: 1, most: 9), padding: padding, style: style,
      size: ComponentSize(width: .points(natural + 8)))
    #expect(size(field).height == 2 * 16 + 10)
    let wide = FieldComponent(
      "textarea", text: words, lines: .init(least: 1, most: 9), padding: padding, style: style,
      size: ComponentSize(width: .points(natural + 17)))
    #expect(size(wide).height == 16 + 10)
  }

  @Test func aFieldOfChoicesIsAsWideAsTheWidestOneWithItsPadding() {
    let widest = "the widest choice"
    let text = stage.layout(TextComponent(widest, style: style), width: .infinity).size.width
    let field = FieldComponent("select", widest: widest, padding: padding, style: style)
    #expect(size(field) == Size(width: (text + 16).rounded(.up), height: 16))
  }

  @Test func theBaselineOfLinesIsThatOfTheFirst() throws {
    let text = stage.layout(TextComponent("a", style: style), width: .infinity)
    let first = try #require(text.firstBaseline)
    #expect(stage.layout(area("a", 4, 4), width: 1000).firstBaseline == first + 3)
    let single = FieldComponent(
      "input", style: style, size: ComponentSize(height: 30))
    #expect(stage.layout(single, width: 1000).firstBaseline == first + 7)
  }

  /// The measured text is a child, so that its layouts are cached, and is not shown.
  @Test func theOptionsAndTheMeasuredTextAreChildren() throws {
    let options = [ViewComponent("option"), ViewComponent("option")]
    let field = FieldComponent("select", widest: "x", style: style, children: options)
    #expect(field.numberOfChildren == 3)
    #expect(field.child(at: 0) === options[0] && field.child(at: 1) === options[1])
    #expect(field.child(at: 2) is TextComponent)
    let document = Document()
    let mounter = Mounter(document: document)
    mounter.options.checksListedChildren = true
    mounter.mount(stage.layout(field, width: 100))
    #expect(document.root.children.first?.children.map(\.tag) == ["option", "option"])
    mounter.mount(nil)
  }
}

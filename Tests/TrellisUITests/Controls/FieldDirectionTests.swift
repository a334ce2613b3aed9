import Testing
import TrellisComponents
import TrellisText
import TrellisUI

/// The directions of fields and their placeholders, in pages of both directions.
struct FieldDirectionTests {
  private static let hebrew = "שלום."

  /// The values of `dir` and `placeholder`.
  private func attributes(
    placeholder: String = "", kind: TextFieldComponent.Kind = .text,
    direction: TextDirection = .natural, in page: WritingDirection
  ) -> [String?] {
    var environment = TextFixture.environment
    environment.traits.writingDirection = page
    var style = TextStyle()
    style.direction = direction
    let field = RenderContext(environment: environment).run {
      TextFieldComponent(
        text: "", label: "Name", placeholder: placeholder, kind: kind, style: style,
        onInput: { _ in })
    }
    return ["dir", "placeholder"].map { field.viewConfiguration?.attributes.attribute($0) }
  }

  @Test(arguments: [WritingDirection.leftToRight, .rightToLeft])
  func theBrowserDeterminesTheDirectionOfTypedText(page: WritingDirection) {
    for kind in [TextFieldComponent.Kind.text, .search, .email, .url] {
      #expect(attributes(kind: kind, in: page)[0] == "auto")
    }
    // Telephone numbers are read from left to right, and passwords are not read.
    for kind in [TextFieldComponent.Kind.tel, .password] {
      #expect(attributes(kind: kind, in: page)[0] == nil)
    }
    #expect(attributes(direction: .leftToRight, in: page)[0] == "ltr")
    #expect(attributes(direction: .rightToLeft, in: page)[0] == "rtl")
  }

  @Test(
    arguments: [
      ("Name.", WritingDirection.leftToRight, "Name."),
      ("Name.", .rightToLeft, "\u{2068}Name.\u{2069}"),
      (hebrew, .leftToRight, "\u{2068}\(hebrew)\u{2069}"), (hebrew, .rightToLeft, hebrew),
      ("12.", .leftToRight, "12."), ("12.", .rightToLeft, "12."),
      ("", .leftToRight, nil), ("", .rightToLeft, " "),
    ] as [(String, WritingDirection, String?)])
  func aPlaceholderIsReadInItsOwnDirection(
    placeholder: String, page: WritingDirection, expected: String?
  ) {
    #expect(attributes(placeholder: placeholder, in: page)[1] == expected)
  }

  @Test func aPlaceholderOfAFieldWithADirectionIsReadInItsOwn() {
    let mail = attributes(placeholder: "Mail.", direction: .leftToRight, in: .rightToLeft)
    #expect(mail == ["ltr", "Mail."])
    let name = attributes(placeholder: "Name.", direction: .rightToLeft, in: .leftToRight)
    #expect(name == ["rtl", "\u{2068}Name.\u{2069}"])
    let phone = attributes(placeholder: "+12.", kind: .tel, in: .rightToLeft)
    #expect(phone == [nil, "+12."])
    #expect(attributes(kind: .tel, in: .rightToLeft) == [nil, nil])
    #expect(attributes(direction: .leftToRight, in: .rightToLeft) == ["ltr", nil])
  }

  @Test func thePlaceholderOfAPasswordIsReadInThePagesDirection() {
    let latin = attributes(placeholder: "Password.", kind: .password, in: .rightToLeft)
    #expect(latin[1] == "\u{2068}Password.\u{2069}")
    #expect(
      attributes(placeholder: "Password.", kind: .password, in: .leftToRight)[1] == "Password.")
    #expect(
      attributes(placeholder: Self.hebrew, kind: .password, in: .rightToLeft)[1] == Self.hebrew)
  }
}

import Trellis

/// Texts, buttons and fields with both directions and with none.
final class DirectionsPage: CompositeComponent {
  private static let hebrew = "שלום לכל מי שקורא את המשפט הזה."
  private static let arabic = "يولد جميع الناس أحرارًا متساوين."
  private static let english = "A sentence ends with a full stop, on this side."

  /// The texts by name, with the changes of their styles.
  private static var texts: [(String, String, (inout TextStyle) -> Void)] {
    [
      ("latin", "End.", { _ in }), ("cyrillic", "Да.", { _ in }),
      ("lines", english, { _ in }),
      ("pretty", english, { $0.wrapping = .pretty }),
      ("justified", english, { $0.alignment = .justified }),
      ("centred", "End.", { $0.alignment = .center }),
      ("right", "End.", { $0.alignment = .right }), ("left", hebrew, { $0.alignment = .left }),
      ("indented", english, { $0.spacing = ParagraphSpacing(firstLineIndent: 24, endIndent: 16) }),
      ("cut", english, { $0.maximumLines = 1 }),
      ("hebrew", hebrew, { _ in }), ("arabic", arabic, { _ in }),
      ("hebrew justified", hebrew, { $0.alignment = .justified }),
      ("number", "12.", { _ in }), ("sum", "(1 + 2) = 3.", { _ in }),
      ("number first", "1) End.", { _ in }), ("mixed", "End \(hebrew)", { _ in }),
      ("forced left", "12.", { $0.direction = .leftToRight }),
      ("forced right", "End.", { $0.direction = .rightToLeft }),
    ]
  }

  init() {
    super.init(
      child: FlexboxComponent(.column, spacing: 8, padding: .all(12)) {
        for (name, text, change) in Self.texts { Self.text(name, text, change) }
        TextComponent(
          AttributedText([
            TextSpan("Read "), TextSpan("more", style: SpanStyle(weight: 700), link: "/fields"),
            TextSpan("."),
          ]), size: Self.size, attributes: Self.name("spans"))
        for (name, text) in [("end", "HHH."), ("hebrew", "הההה."), ("number", "111.")] {
          ButtonComponent(text, size: Self.size, attributes: Self.name("button " + name)) {}
          TextFieldComponent(
            text: text, label: name, size: Self.fieldSize, attributes: Self.name("field " + name),
            onInput: { _ in })
          TextFieldComponent(
            text: "", label: name, placeholder: text, size: Self.fieldSize,
            attributes: Self.name("placeholder " + name), onInput: { _ in })
        }
        TextFieldComponent(
          text: "", label: "empty", size: Self.fieldSize, attributes: Self.name("empty"),
          onInput: { _ in })
        TextFieldComponent(
          text: "", label: "telephone", placeholder: "+11.", kind: .tel, size: Self.fieldSize,
          attributes: Self.name("placeholder telephone"), onInput: { _ in })
      })
  }

  private static let size = ComponentSize(width: .points(200))
  private static let fieldSize = ComponentSize(width: .points(200), height: .points(36))

  private static func name(_ name: String) -> [ViewAttribute] { [.attribute("data-name", name)] }

  private static func text(
    _ name: String, _ text: String, _ change: (inout TextStyle) -> Void
  ) -> Component {
    var style = TextStyle(size: 16)
    change(&style)
    return TextComponent(text, style: style, size: size, attributes: Self.name(name))
  }
}

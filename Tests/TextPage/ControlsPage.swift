import Trellis

/// Controls of all kinds and a text, each with letters that reach below the baseline.
final class ControlsPage: CompositeComponent {
  static let text = "gjpqy"

  init() {
    let option = ViewComponent("option", attributes: [.text(Self.text)])
    super.init(
      child: FlexboxComponent(.column, spacing: 8, padding: .all(12)) {
        TextFieldComponent(
          text: Self.text, label: "Field", attributes: [.attribute("id", "field")],
          onInput: { _ in })
        TextFieldComponent(
          text: "", label: "Empty", placeholder: Self.text,
          attributes: [.attribute("id", "placeholder")], onInput: { _ in })
        Self.control("input", [.property("value", .string(Self.text))])
        Self.control("textarea", [.property("value", .string(Self.text))])
        Self.control("button", [.text(Self.text)])
        Self.control("select", child: option)
        TextComponent(
          Self.text, style: TextStyle(size: 16), attributes: [.attribute("id", "text")])
      })
  }

  private static func control(
    _ tag: ViewClass, _ attributes: [ViewAttribute] = [], child: Component? = nil
  ) -> Component {
    ViewComponent(
      tag, attributes: [.attribute("id", tag.tag)] + attributes,
      size: ComponentSize(width: .points(200), height: .points(40)), child: child)
  }
}

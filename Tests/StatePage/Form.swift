import Trellis

/// Fields without listeners, in a form with and without one.
final class Form {
  private var version = 0
  private var reported = "nothing"
  private let onChange: () -> Void

  init(onChange: @escaping () -> Void) { self.onChange = onChange }

  func component() -> Component {
    FlexboxComponent(.column, spacing: 8, padding: .all(16)) {
      ButtonComponent(
        "update", attributes: [.attribute("data-do", "update")],
        action: { [self] in
          version += 1
          onChange()
        })
      TextComponent("Version \(version)", attributes: [.attribute("data-version", "\(version)")])
      TextComponent("Reported \(reported)", attributes: [.attribute("data-reported", reported)])
      FlexboxComponent(.column, view: ViewConfiguration("form"), spacing: 4) {
        field("input", [.attribute("aria-label", "Plain")])
        field("textarea", [.attribute("aria-label", "Long")])
        for size in ["small", "medium", "large"] { choice("radio", size) }
        for topping in ["salt", "pepper"] { choice("checkbox", topping) }
        list
        field("input", [.attribute("type", "file"), .attribute("aria-label", "File")])
      }
    }
  }

  private func field(_ tag: String, _ attributes: [ViewAttribute]) -> Component {
    ViewComponent(
      ViewClass(tag), attributes: attributes, size: ComponentSize(width: 240, height: 28))
  }

  private func choice(_ type: String, _ value: String) -> Component {
    field(
      "input",
      [
        .attribute("type", type), .attribute("name", type), .attribute("value", value),
        .attribute("aria-label", value),
        .listener(
          "change", ListenerOptions(flags: .value),
          Action { [self] event in
            reported = "\(value) \(event.checked ?? false)"
            onChange()
          }),
      ])
  }

  private var list: Component {
    ViewComponent(
      ViewClass("select"),
      attributes: [.attribute("multiple", ""), .attribute("aria-label", "Colours")],
      size: ComponentSize(width: 240, height: 60),
      child: FlexboxComponent(.column) {
        for colour in ["red", "green", "blue"] {
          ViewComponent(
            ViewClass("option"), attributes: [.attribute("value", colour), .text(colour)],
            size: ComponentSize(width: 200, height: 18))
        }
      })
  }
}

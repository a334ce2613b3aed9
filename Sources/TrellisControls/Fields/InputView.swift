import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisUI
import TrellisViews

/// An `input` or a `textarea` for text.
struct InputView: PrimitiveView {
  /// The debounce time in milliseconds after which the text is sent.
  static let delay: UInt16 = 150

  var kind = "text"
  /// The program's text; read again after Enter, because the program may have refused or changed the user's text.
  let text: () -> String
  let context: FieldContext
  let metrics: ControlMetrics
  var placeholder = ""
  /// The minimum and maximum lines of a text area; `nil` for an input of one line.
  var lines: FieldComponent.Lines?
  var characters = 24.0
  /// The padding at the end of the field, below buttons over it, in CSS pixels.
  var endPadding = 10.0
  /// The padding at the start of the field, below an icon over it, in CSS pixels.
  var startPadding = 10.0
  var attributes: [ViewAttribute] = []
  var flexibility: Flexibility = .fillsWidth
  /// Whether the direction of the text follows its first letter; otherwise the text has the page's direction, as
  /// numbers do.
  var isProse = false
  /// Whether Enter runs the action of ``View/onSubmit(_:)``.
  var submits = true
  let onInput: (UIEvent) -> Void

  func _expand(into expansion: inout ViewExpansion) {
    FlexibleComponentView(flexibility) { makeComponent() }._expand(into: &expansion)
  }

  private func makeComponent() -> Component {
    let values = EnvironmentValues.current
    let text = text
    let onInput = onInput
    let shown = text()
    // Buttons over the field follow the page's direction, which may differ from the text's direction.
    let isMirrored = HostEnvironment.ofLayout.traits.writingDirection == .rightToLeft
    let (left, right) = isMirrored ? (endPadding, startPadding) : (startPadding, endPadding)
    var all: [ViewAttribute] = [
      .className("l-field"), .className("l-input"), .property("value", .string(shown)),
      .style(StyleProperty("padding-left"), "\(Int(left))px"),
      .style(StyleProperty("padding-right"), "\(Int(right))px"),
      .listener(
        "input", ListenerOptions(debounce: Self.delay, flags: .value), Action { onInput($0) }),
    ]
    if lines == nil { all.append(.attribute("type", kind)) }
    let style = values.fieldTextStyle
    if isProse {
      all += FieldDirection(style.direction, kind: .text).attributes(placeholder: placeholder)
    } else if !placeholder.isEmpty {
      all.append(.attribute("placeholder", placeholder))
    }
    if submits, lines == nil, let submit = values.fieldSubmitAction {
      all.append(
        .listener(
          "keydown", ListenerOptions(flags: .value, keys: ["Enter"]),
          Action(withSender: { sender, event in
            onInput(event)
            defer { sender.restoreProperty("value", .string(text())) }
            try submit()
          })))
    }
    all += context.attributes + attributes + values.controlAttributes
    let padding = ((metrics.height - (style.lineHeight ?? style.size * 1.4)) / 2).rounded(.down)
    if lines != nil {
      all.append(.style(StyleProperty("padding-block"), "\(Int(padding))px"))
    }
    return FieldComponent(
      lines == nil ? "input" : "textarea", text: shown, lines: lines, characters: characters,
      padding: EdgeInsets(
        top: padding, left: left, bottom: padding, right: right),
      style: style,
      size: lines == nil ? ComponentSize(height: .points(metrics.height)) : .auto,
      attributes: all)
  }
}

/// A small button over the end of a field.
struct FieldButton: View {
  let icon: Icon
  let label: String
  var attributes: [ViewAttribute] = []
  /// `nil` for a button that the client handles.
  var action: (() -> Void)?
  @Environment(\.theme) private var theme
  @Environment(\.controlSize) private var controlSize
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let side = theme.metrics(controlSize).height - 8
    let listeners = action.map { action in
      [ViewAttribute.listener("click", Action { _ in action() })]
    }
    ElementView(
      "button", style: .row().centered(),
      size: ComponentSize(width: .points(side), height: .points(side)),
      attributes: [
        .attribute("type", "button"), .className("l-borderless"), .aria("label", label),
      ] + attributes + (listeners ?? []) + (isEnabled ? [] : [.attribute("disabled", "")])
    ) {
      Image(icon: icon, size: 16)
    }
    .foregroundStyle(isEnabled ? .secondaryText : .disabledText)
    .padding(4)
  }
}

/// An icon over the start of a field; it does not receive presses.
struct FieldIcon: View {
  let icon: Icon
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    ElementView("span", attributes: [.style(.pointerEvents, "none"), .aria("hidden", true)]) {
      Image(icon: icon, size: 16).padding(.leading, 10)
        .foregroundStyle(isEnabled ? .secondaryText : .disabledText)
    }
  }
}

import TrellisComponents
import TrellisLayout
import TrellisUI

/// A field for one line of text.
public struct TextField: View {
  private let title: String
  @Binding private var text: String
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.theme) private var theme
  @Environment(\.textLook) private var look
  @Environment(\.controlSize) private var controlSize
  @Environment(\.isInvalid) private var isInvalid
  @Environment(\.submitAction) private var submit
  @Environment(\.focusTarget) private var focus

  /// - Parameters:
  ///   - title: the name of the field for assistive technology, shown while the field is empty.
  ///   - text: changes while the user types.
  public init(_ title: some StringProtocol, text: Binding<String>) {
    self.title = String(title)
    _text = text
  }

  /// The field.
  public var body: some View { TextFieldBox(make: makeComponent) }

  private func makeComponent() -> Component {
    let binding = $text
    let submit = submit
    let metrics = theme.metrics(controlSize)
    var look = look
    look.font = look.font ?? metrics.font
    var attributes: [ViewAttribute] = [.className("l-field")]
    if isInvalid { attributes.append(.aria("invalid", true)) }
    return TextFieldComponent(
      text: text, label: title, placeholder: title, style: look.textStyle(in: theme),
      isEnabled: isEnabled, size: ComponentSize(height: .points(metrics.height)),
      attributes: attributes + (focus?.attributes ?? []),
      onInput: { binding.wrappedValue = $0 },
      onSubmit: submit.map { action in
        {
          binding.wrappedValue = $0
          action()
        }
      })
  }
}

private struct TextFieldBox: PrimitiveView {
  let make: () -> Component

  func _expand(into expansion: inout ViewExpansion) {
    var box = Box(make())
    box.flexibility = [.growsWidth, .shrinksWidth]
    expansion.append(box)
  }
}

private enum SubmitKey: EnvironmentKey {
  static var defaultValue: (() -> Void)? { nil }
}

extension EnvironmentValues {
  var submitAction: (() -> Void)? {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }
}

extension View {
  /// Runs `action` when Enter is pressed in a text field of this view.
  public func onSubmit(_ action: @escaping () -> Void) -> EnvironmentView<Self, (() -> Void)?> {
    environment(\.submitAction, action)
  }
}

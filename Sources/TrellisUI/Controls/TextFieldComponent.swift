public import TrellisComponents
import TrellisDOM
public import TrellisLayout
import TrellisText

/// A field for one line of text.
///
/// The typed text belongs to the user: the browser's value wins over ``text`` while the field
/// is being edited.
public final class TextFieldComponent: Component {
  private let naturalWidth: Double

  /// The kind of text that is asked for; chooses the keyboard and the browser's help.
  public enum Kind: String, Sendable {
    case text, search, email, url, tel, password
  }

  /// - Parameters:
  ///   - text: the text as the application knows it.
  ///   - label: what the field is for, read by assistive technology.
  ///   - delay: milliseconds without a further key before `onInput` is sent.
  ///   - size: the height is that of a line with some room around it, unless said otherwise. A
  ///     width that nothing asks for is that of some two dozen characters.
  ///   - onInput: gets the whole text as it is edited.
  ///   - onSubmit: gets the whole text when Enter is pressed.
  public init(
    text: String, label: String, placeholder: String = "", kind: Kind = .text,
    style: TextStyle = TextStyle(), isEnabled: Bool = true, delay: UInt16 = 150,
    size: ComponentSize = ComponentSize(height: 36), attributes: [ViewAttribute] = [],
    onInput: @escaping (String) -> Void, onSubmit: ((String) -> Void)? = nil
  ) {
    var all: [ViewAttribute] = [
      .className(TextStyleSheet.fieldClass), .attribute("type", kind.rawValue),
      .attribute("aria-label", label),
      .attribute("autocomplete", "off"), .attribute("spellcheck", "false"),
      .property("value", .string(text)),
      .listener(
        "input", ListenerOptions(debounce: delay, flags: .value), Action { onInput($0.value ?? "") }
      ),
    ]
    if !placeholder.isEmpty { all.append(.attribute("placeholder", placeholder)) }
    if !isEnabled { all.append(.attribute("disabled", "")) }
    if let onSubmit {
      all.append(
        .listener(
          "keydown", ListenerOptions(flags: .value, keys: ["Enter"]),
          Action { onSubmit($0.value ?? "") }))
    }
    naturalWidth = style.size * 14
    super.init(
      view: ViewConfiguration("input", attributes: style.fieldAttributes + all + attributes),
      size: size)
  }

  public override func hasSameLayoutInputs(as previous: Component) -> Bool {
    guard let previous = previous as? TextFieldComponent else { return false }
    return previous.naturalWidth == naturalWidth
  }

  public override func computeLayout(thatFits range: SizeRange) -> Layout {
    Layout(of: self, size: range.clamp(Size(width: naturalWidth, height: 0)))
  }
}

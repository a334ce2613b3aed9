public import TrellisComponents
package import TrellisDOM
public import TrellisLayout
import TrellisText

/// A field for one line of text.
///
/// The typed text belongs to the user: the browser's value overrides `text` while the field is being
/// edited.
public final class TextFieldComponent: Component {
  private let naturalWidth: Double

  /// The kind of text; it determines the on-screen keyboard and autofill.
  public enum Kind: String, Sendable {
    case text, search, email, url, tel, password
  }

  /// - Parameters:
  ///   - text: the application's value of the text.
  ///   - label: the purpose of the field, for assistive technology.
  ///   - delay: milliseconds without a further key before `onInput` is sent.
  ///   - size: the default is the height of a line with some padding, and the width of some two dozen characters.
  ///   - onInput: receives the whole text while it is edited.
  ///   - onSubmit: receives the whole text when Enter is pressed.
  public convenience init(
    text: String, label: String, placeholder: String = "", kind: Kind = .text,
    style: TextStyle = TextStyle(), isEnabled: Bool = true, delay: UInt16 = 150,
    size: ComponentSize = ComponentSize(height: 36), attributes: [ViewAttribute] = [],
    onInput: @escaping (String) throws -> Void, onSubmit: ((String) throws -> Void)? = nil
  ) {
    self.init(
      text: text, label: label, placeholder: placeholder, kind: kind, style: style,
      isEnabled: isEnabled, delay: delay, size: size, attributes: attributes,
      onInput: Action { try onInput($0.value ?? "") },
      onSubmit: onSubmit.map { submit in Action { try submit($0.value ?? "") } })
  }

  package init(
    text: String, label: String, placeholder: String, kind: Kind, style: TextStyle,
    isEnabled: Bool, delay: UInt16, size: ComponentSize, attributes: [ViewAttribute],
    onInput: Action<UIEvent>, onSubmit: Action<UIEvent>?
  ) {
    var all: [ViewAttribute] = [
      .className(TextStyleSheet.fieldClass), .attribute("type", kind.rawValue),
      .attribute("aria-label", label),
      .attribute("autocomplete", "off"), .attribute("spellcheck", "false"),
      .property("value", .string(text)),
      .listener(
        "input", ListenerOptions(debounce: delay, flags: .value), onInput),
    ]
    all += FieldDirection(style.direction, kind: kind).attributes(placeholder: placeholder)
    if !isEnabled { all.append(.attribute("disabled", "")) }
    if let onSubmit {
      all.append(
        .listener("keydown", ListenerOptions(flags: .value, keys: ["Enter"]), onSubmit))
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

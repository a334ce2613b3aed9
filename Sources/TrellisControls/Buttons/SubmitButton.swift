import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisUI
public import TrellisViews

/// A button that submits the surrounding form. While the form's action runs it is busy and cannot be pressed; a
/// spinner over its title does not change its size.
public struct SubmitButton: View {
  @Title private var title: String
  private let isProminent: Bool
  @Environment(\.theme) private var theme
  @Environment(\.controlSize) private var controlSize
  @Environment(\.formState) private var form

  /// - Parameters:
  ///   - title: the text of the button.
  ///   - isProminent: whether the button has the accent color.
  public init(_ title: LocalizedStringKey, isProminent: Bool = true) {
    _title = Title(title)
    self.isProminent = isProminent
  }

  /// The same with a string that is not looked up.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, isProminent: Bool = true) {
    self.init(LocalizedStringKey(verbatim: title), isProminent: isProminent)
  }

  public var body: some View {
    let metrics = theme.metrics(controlSize)
    let isRunning = form?.isRunning == true
    ElementView(
      "button",
      style: .row(
        spacing: metrics.spacing,
        padding: .symmetric(horizontal: .points(metrics.padding), vertical: 2)
      ).centered(),
      size: ComponentSize(minHeight: .points(metrics.height)), flexibility: [], isControl: true,
      attributes: [
        .attribute("type", "submit"),
        .className(isProminent ? "l-button l-prominent" : "l-button"),
      ] + (isRunning ? [.aria("busy", true)] : []) + name
    ) {
      Text(title).fontWeight(.medium)
    }
    .environment(\.font, metrics.font)
    .fixedSize(vertical: false)
  }

  /// The name of the form, posted with the fields by browsers without scripts.
  private var name: [ViewAttribute] {
    guard let form else { return [] }
    return [.attribute("name", "trellis-form"), .attribute("value", form.id)]
  }
}

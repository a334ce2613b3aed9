import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisText
import TrellisUI
public import TrellisViews

/// A message over the whole width, with an icon by its meaning.
public struct Banner<Actions: View>: View {
  @Title private var title: String
  private let message: String?
  private let tone: Tone
  private let dismiss: (() throws -> Void)?
  private let actions: Actions
  @Environment(\.texts) private var texts
  @Environment(\.theme) private var theme

  /// - Parameters:
  ///   - title: the message.
  ///   - message: details below the title; `nil` for none.
  ///   - tone: the meaning; warnings and errors interrupt the speech of a screen reader.
  ///   - onDismiss: runs when the user closes the message; `nil` for one that cannot be closed.
  ///   - actions: buttons below the message.
  public init(
    _ title: LocalizedStringKey, message: String? = nil, tone: Tone = .info,
    onDismiss: (() throws -> Void)? = nil, @ViewBuilder actions: () -> Actions
  ) {
    _title = Title(title)
    self.message = message
    self.tone = tone
    dismiss = onDismiss
    self.actions = actions()
  }

  /// The same with a string that is not looked up.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, message: String? = nil, tone: Tone = .info,
    onDismiss: (() throws -> Void)? = nil, @ViewBuilder actions: () -> Actions
  ) {
    self.init(
      LocalizedStringKey(verbatim: title), message: message, tone: tone, onDismiss: onDismiss,
      actions: actions)
  }

  public var body: some View {
    // The icon, the title and the dismiss button have a common center line.
    let height = dismiss == nil ? 20 : max(20, theme.metrics(.small).height)
    let inset = (height - 20) / 2
    let isLine = message == nil && Actions.self == EmptyView.self
    ElementView(
      "div",
      style: .row(
        spacing: 10,
        padding: .symmetric(horizontal: 12, vertical: .points(max(0, 10 - inset))),
        alignment: .start),
      flexibility: [.growsWidth, .shrinksWidth],
      attributes: [.role(tone == .danger || tone == .warning ? "alert" : "status")]
    ) {
      Image(icon: tone.icon, size: 20).foregroundStyle(tone.color).frame(height: height)
      VStack(alignment: .leading, spacing: 4) {
        Text(title).fontWeight(.semibold).frame(minHeight: height)
        if let message { Text(message) }
        if Actions.self != EmptyView.self { HStack(spacing: 8) { actions }.padding(.top, 4) }
      }
      .padding(.bottom, isLine ? 0 : inset)
      .frame(maxWidth: .infinity, alignment: .leading)
      if let dismiss {
        IconButton(icon: .close, label: texts[.dismiss], action: dismiss)
          .buttonStyle(.borderless).controlSize(.small)
      }
    }
    .background(tone.ground).cornerRadius(.medium)
    .border(tone == .neutral ? .line : tone.color.opacity(0.25))
  }
}

extension Banner where Actions == EmptyView {
  /// A message without buttons.
  public init(
    _ title: LocalizedStringKey, message: String? = nil, tone: Tone = .info,
    onDismiss: (() throws -> Void)? = nil
  ) {
    self.init(title, message: message, tone: tone, onDismiss: onDismiss) { EmptyView() }
  }

  /// The same with a string that is not looked up.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, message: String? = nil, tone: Tone = .info,
    onDismiss: (() throws -> Void)? = nil
  ) {
    self.init(
      LocalizedStringKey(verbatim: title), message: message, tone: tone, onDismiss: onDismiss)
  }
}

import TrellisComponents
import TrellisDOM
import TrellisUI
public import TrellisViews

/// A field for a password, with a button that shows it.
///
/// Source: SwiftUI's `SecureField`.
public struct SecureField: View {
  @Title private var title: String
  private let text: Binding<String>
  private let isNew: Bool
  @State private var isRevealed = Transient(false)
  @Environment(\.theme) private var theme
  @Environment(\.controlSize) private var controlSize
  @Environment(\.texts) private var texts

  /// - Parameters:
  ///   - title: the label.
  ///   - text: the password; it changes while the user types.
  ///   - isNew: whether the user chooses a new password, so that password managers propose one.
  public init(_ title: LocalizedStringKey, text: Binding<String>, isNew: Bool = false) {
    _title = Title(title)
    self.text = text
    self.isNew = isNew
  }

  /// The same with a string that is not looked up.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, isNew: Bool = false) {
    self.init(LocalizedStringKey(verbatim: title), text: text, isNew: isNew)
  }

  public var body: some View {
    FieldFrame(title, showsTitle: false) { context in
      InputView(
        kind: isRevealed.value ? "text" : "password", text: { text.wrappedValue }, context: context,
        metrics: theme.metrics(controlSize), placeholder: context.showsLabel ? "" : title,
        endPadding: theme.metrics(controlSize).height,
        attributes: [
          .attribute("autocomplete", isNew ? "new-password" : "current-password"),
          .attribute("autocapitalize", "off"), .attribute("spellcheck", "false"),
        ]
      ) { text.wrappedValue = $0.value ?? "" }
      .overlay(alignment: .trailing) {
        FieldButton(
          icon: isRevealed.value ? .eyeOff : .eye,
          label: texts[isRevealed.value ? .hidePassword : .showPassword]
        ) { isRevealed = Transient(!isRevealed.value) }
      }
    }
  }
}

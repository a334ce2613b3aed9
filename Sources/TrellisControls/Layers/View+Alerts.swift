import TrellisComponents
import TrellisUI
public import TrellisViews

extension View {
  /// Shows a dialog with a title and buttons while `isPresented` is `true`. Pressing a button hides the dialog at once,
  /// sets the binding to `false`, and runs the button's action. Escape hides the dialog, too; a press outside does not.
  ///
  /// - Parameter actions: the buttons; if empty, a button that only hides the dialog.
  public func alert<Actions: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions) { EmptyView() }
  }

  /// The same with a string that is not looked up.
  @_disfavoredOverload
  public func alert<Actions: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    alert(LocalizedStringKey(verbatim: title), isPresented: isPresented, actions: actions)
  }

  /// Shows a dialog with a title, a message and buttons while `isPresented` is `true`.
  ///
  /// - Parameters:
  ///   - actions: the buttons; if empty, a button that only hides the dialog.
  ///   - message: the text below the title.
  public func alert<Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    AlertView(
      content: self, title: Title(title), isPresented: isPresented, kind: .alert,
      actions: actions, message: message)
  }

  /// The same with a string that is not looked up.
  @_disfavoredOverload
  public func alert<Actions: View, Message: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    alert(
      LocalizedStringKey(verbatim: title), isPresented: isPresented, actions: actions,
      message: message)
  }

  /// Shows a dialog with several actions and a cancel button while `isPresented` is `true`; at the bottom of a narrow
  /// window.
  ///
  /// - Parameter actions: the buttons above the cancel button.
  public func confirmationDialog<Actions: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    confirmationDialog(title, isPresented: isPresented, actions: actions) { EmptyView() }
  }

  /// The same with a string that is not looked up.
  @_disfavoredOverload
  public func confirmationDialog<Actions: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    confirmationDialog(
      LocalizedStringKey(verbatim: title), isPresented: isPresented, actions: actions)
  }

  /// Shows a dialog with several actions and a cancel button while `isPresented` is `true`; at the bottom of a narrow
  /// window.
  ///
  /// - Parameters:
  ///   - actions: the buttons above the cancel button.
  ///   - message: the text below the title.
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    AlertView(
      content: self, title: Title(title), isPresented: isPresented, kind: .confirmation,
      actions: actions, message: message)
  }

  /// The same with a string that is not looked up.
  @_disfavoredOverload
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    confirmationDialog(
      LocalizedStringKey(verbatim: title), isPresented: isPresented, actions: actions,
      message: message)
  }
}

enum AlertKind {
  case alert, confirmation
}

/// A view with an alert or a confirmation.
struct AlertView<Content: View, Actions: View, Message: View>: View {
  let content: Content
  @Title var title: String
  @Binding var isPresented: Bool
  let kind: AlertKind
  let actions: () -> Actions
  let message: () -> Message
  @ElementID private var description
  @Environment(\.texts) private var texts

  var body: some View {
    var options = LayerOptions()
    options.role = kind == .alert ? "alertdialog" : nil
    options.label = title
    // The described-by target exists only while the alert is shown.
    if isPresented, Message.self != EmptyView.self {
      options.more = [.attribute("aria-describedby", description)]
    }
    options.closesByPress = kind == .confirmation
    return PresentedLayer(
      kind == .alert ? .dialog : .sheet, isPresented: $isPresented, options: options,
      content: content
    ) {
      AlertContent(
        title: title, kind: kind, actions: actions(), message: message(), description: description,
        texts: texts)
    }
  }
}

/// The content of an alert or a confirmation.
private struct AlertContent<Actions: View, Message: View>: View {
  let title: String
  let kind: AlertKind
  let actions: Actions
  let message: Message
  let description: String
  let texts: Texts
  @Environment(\.dismiss) private var dismiss
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title).font(.title3).fontWeight(.semibold).accessibilityHeading(2)
      if Message.self != EmptyView.self {
        VStack(alignment: .leading, spacing: 8) { message }
          .foregroundStyle(.secondaryText)
          .attribute("id", description)
      }
      buttons.padding(.top, 16)
        .environment(\.pressDismissal, PressDismissal(isMenu: false, dismiss: dismiss))
    }
    .padding(24)
    .frame(minWidth: 240, idealWidth: 360, alignment: .leading)
  }

  private var buttons: some View {
    AlertButtons(
      cancel: kind == .confirmation ? texts[.cancel] : nil, isCompact: sizeClass == .compact
    ) {
      if kind == .alert, Actions.self == EmptyView.self {
        Button(texts[.ok]) {}
      } else {
        actions
      }
    }
  }
}

import TrellisComponents
import TrellisUI
public import TrellisViews

/// A button that is busy, and cannot be pressed again, while its asynchronous action runs.
///
/// ```swift
/// AsyncButton("Save") { await store.save(draft) }
/// ```
///
/// The action runs like the action of a `Button`, and is cancelled when the button is removed.
public struct AsyncButton<Label: View>: View {
  private let label: Label
  private let role: ButtonRole?
  private let action: AsyncHandler
  @State private var isRunning = Transient(false)

  /// - Parameters:
  ///   - role: the meaning of the action; `nil` for none.
  ///   - action: runs when the button is pressed.
  ///   - label: the content of the button; a spinner of the same size replaces it while the action runs.
  public init(
    role: ButtonRole? = nil, action: @escaping AsyncHandler, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.role = role
    self.action = action
  }

  public var body: some View {
    let run: AsyncHandler = {
      if isRunning.value { return }
      isRunning = Transient(true)
      defer { isRunning = Transient(false) }
      try await action()
    }
    Button(role: role, action: run) { label }.pending(isRunning.value)
  }
}

extension AsyncButton where Label == Text {
  /// A button with a text.
  ///
  /// - Parameters:
  ///   - title: the text.
  ///   - role: the meaning of the action; `nil` for none.
  ///   - action: runs when the button is pressed.
  public init(
    _ title: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping AsyncHandler
  ) {
    self.init(role: role, action: action) { Text(title: title) }
  }

  /// The same with a string that is not looked up.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, role: ButtonRole? = nil, action: @escaping AsyncHandler
  ) {
    self.init(LocalizedStringKey(verbatim: title), role: role, action: action)
  }
}

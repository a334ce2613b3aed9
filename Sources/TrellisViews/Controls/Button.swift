public import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisUI

/// A control that runs an action when it is pressed by pointer or keyboard.
///
/// The action may throw: the page then shows the failure notice, and goes on. It may be asynchronous:
/// `Button("Save") { try await store.save(draft) }`. It then runs in the isolation of the page, like a
/// ``View/task(_:)``, and is cancelled when the view whose body contains the button is removed. The button alone may be
/// removed earlier: an action may hide its button while it runs.
public struct Button<Label: View>: PrimitiveView {
  private let label: Label
  private let role: ButtonRole?
  private let action: ButtonAction

  /// - Parameters:
  ///   - role: the meaning of the action; `nil` for none.
  ///   - action: runs when the button is pressed.
  ///   - label: the content of the button.
  public init(
    role: ButtonRole? = nil, action: @escaping () throws -> Void, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.role = role
    self.action = .immediate(action)
  }

  /// - Parameters:
  ///   - role: the meaning of the action; `nil` for none.
  ///   - action: runs when the button is pressed, also while it still runs for an earlier press.
  ///   - label: the content of the button.
  public init(
    role: ButtonRole? = nil, action: @escaping AsyncHandler, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.role = role
    self.action = .task(action)
  }

  /// A button that sets `isPresented` to `true`. The sheet, alert, dialog or popover that the binding shows opens at
  /// the press, and its content follows with the server's response.
  ///
  /// ```swift
  /// Button("Delete…", presenting: $isConfirming)
  ///   .confirmationDialog("Delete the file?", isPresented: $isConfirming) { … }
  /// ```
  ///
  /// - Parameters:
  ///   - role: the meaning of the action; `nil` for none.
  ///   - isPresented: a whole `@State`; the layer of another binding opens with the response.
  ///   - label: the content of the button.
  public init(
    role: ButtonRole? = nil, presenting isPresented: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.role = role
    action = .presenting(isPresented.stateName) { isPresented.wrappedValue = true }
  }

  /// A link with the look of a button (``View/buttonStyle(_:)``). It is an element `a`, and is never disabled.
  ///
  /// - Parameters:
  ///   - destination: an address, such as `/packages/new`.
  ///   - action: runs at a press, and the page stays; without scripts, and in a new tab, the link leads to `destination`.
  ///     With `nil`, the link leads to `destination` always.
  ///   - label: the content of the button.
  public init(
    destination: String, action: (() throws -> Void)? = nil, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    role = nil
    self.action = .link(to: destination, action)
  }

  /// A button that opens the layer with the id `layer`, without a request to the server and without a script.
  package init(opening layer: String, @ViewBuilder label: () -> Label) {
    self.label = label()
    role = nil
    action = .opening(layer)
  }

  public func _expand(into expansion: inout ViewExpansion) {
    let values = EnvironmentValues.current
    let dismissal = values.pressDismissal
    let isInAlert = dismissal?.isMenu == false
    var look = dismissal?.isMenu == true ? ButtonStyle.plain : values.buttonStyle
    // The action that an alert asks about.
    if isInAlert, role == .destructive, look == .bordered { look = .borderedProminent }
    let metrics = values.theme.metrics(values.controlSize)
    var style = FlexboxStyle(direction: .row)
    style.alignItems = .center
    style.justifyContent = .center
    style.spacing = metrics.spacing
    if look != .plain {
      style.padding = .symmetric(horizontal: .points(metrics.padding), vertical: 2)
    }
    var boxes: [Box] = []
    withEnvironment(
      {
        $0.iconSize = metrics.iconSize
        guard look != .plain else { return }
        if $0.textLook.font == nil { $0.textLook.font = metrics.font }
        if $0.textLook.weight == nil { $0.textLook.weight = .medium }
      },
      { boxes = expansion.boxes(of: label, inRow: true) })
    let shortcut = values.keyboardShortcut
    if let shortcut, dismissal?.isMenu == true {
      boxes += expansion.boxes(
        of: Group {
          Spacer()
          ShortcutNotation(shortcut: shortcut)
        }, inRow: true)
    }
    // A button contains no blocks.
    for index in boxes.indices {
      if case .text(var text) = boxes[index].content, text.viewClass.tag == "div" {
        text.viewClass = "span"
        boxes[index].content = .text(text)
      }
    }
    // A button with only an icon is square.
    if boxes.count == 1, boxes[0].isIcon { style.padding = .symmetric(horizontal: 2, vertical: 2) }
    var box = Box(style, boxes)
    if boxes.count == 1 {
      var limits = boxes[0].limits
      limits.add(style.padding)
      box.size = limits
    }
    // A button does not become narrower than its label, unless the label fills the available space.
    box.flexibility = box.flexibility.growth
    box.inheritance = .growth
    box.viewClass = action.isLink ? "a" : "button"
    box.attributes =
      (action.isLink ? [] : [.attribute("type", "button")]) + [.className(look.className(role))]
    box.attributes += action.attributes(dismissal)
    if isInAlert, role == .cancel { box.attributes.append(.attribute("autofocus", "")) }
    box.attributes += values.focusAttributes
    if let shortcut { box.attributes += shortcut.attributes }
    if !values.isEnabled, !action.isLink { box.attributes.append(.attribute("disabled", "")) }
    if look != .plain {
      box.size.minWidth = box.size.minWidth.orMore(metrics.height)
      box.size.minHeight = box.size.minHeight.orMore(metrics.height)
      box.looks = .control
    }
    if dismissal?.isMenu == true { box.becomeMenuItem(metrics) }
    expansion.append(box)
  }
}

extension Button where Label == Text {
  /// A button with a text.
  ///
  /// - Parameter role: the meaning of the action; `nil` for none.
  public init(
    _ title: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping () throws -> Void
  ) {
    self.init(role: role, action: action) { Text(title: title) }
  }

  /// The same with a string that is not looked up.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, role: ButtonRole? = nil, action: @escaping () throws -> Void
  ) {
    self.init(LocalizedStringKey(verbatim: title), role: role, action: action)
  }

  /// A button with a text and an asynchronous action.
  ///
  /// - Parameter role: the meaning of the action; `nil` for none.
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

extension Button where Label == Text {
  /// A link with a text and the look of a button.
  public init(_ title: LocalizedStringKey, destination: String) {
    self.init(destination: destination) { Text(title: title) }
  }

  /// The same with a string that is not looked up.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, destination: String) {
    self.init(LocalizedStringKey(verbatim: title), destination: destination)
  }

  /// A button with a text that sets `isPresented` to `true`; the layer that the binding shows opens at the press.
  ///
  /// - Parameters:
  ///   - role: the meaning of the action; `nil` for none.
  ///   - isPresented: a whole `@State`; the layer of another binding opens with the response.
  public init(
    _ title: LocalizedStringKey, role: ButtonRole? = nil, presenting isPresented: Binding<Bool>
  ) {
    self.init(role: role, presenting: isPresented) { Text(title: title) }
  }

  /// The same with a string that is not looked up.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, role: ButtonRole? = nil, presenting isPresented: Binding<Bool>
  ) {
    self.init(LocalizedStringKey(verbatim: title), role: role, presenting: isPresented)
  }
}

/// The action of a control.
struct ButtonAction {
  private var immediate: () throws -> Void = {}
  private var task = OptionalTask.none
  /// The id of the layer that the control opens in the browser.
  private var layer: String?
  /// The name of the state whose layer the press shows.
  private var presented: String?
  /// The address to which the control leads, with an action only without scripts.
  private var destination: String?
  private var onlyLeads = false

  var isLink: Bool { destination != nil }

  static func immediate(_ action: @escaping () throws -> Void) -> ButtonAction {
    ButtonAction(immediate: action)
  }

  static func task(_ action: @escaping AsyncHandler) -> ButtonAction {
    ButtonAction(task: OptionalTask(action))
  }

  static func opening(_ layer: String) -> ButtonAction { ButtonAction(layer: layer) }

  static func presenting(_ state: String?, _ action: @escaping () throws -> Void) -> ButtonAction {
    ButtonAction(immediate: action, presented: state)
  }

  static func link(to destination: String, _ action: (() throws -> Void)?) -> ButtonAction {
    ButtonAction(
      immediate: action ?? {}, destination: destination, onlyLeads: action == nil)
  }

  /// The attributes by which a press runs the action; in a layer with `dismissal` the press hides the layer too.
  func attributes(_ dismissal: PressDismissal?) -> [ViewAttribute] {
    if let layer { return [.attribute("popovertarget", layer)] }
    let action = handler
    if let destination {
      if onlyLeads { return [.attribute("href", destination)] }
      return [
        .attribute("href", destination),
        .listener("click", ListenerOptions(flags: .preventDefault), Action { _ in try action() }),
      ]
    }
    let answer = presented.map { ViewAttribute.commands(on: "click", [.present($0)]) } ?? []
    guard let dismissal else { return [.listener("click", Action { _ in try action() })] + answer }
    let dismiss = dismissal.dismiss
    let press = Action<UIEvent> { _ in
      defer { dismiss?() }
      try action()
    }
    return [.listener("click", press)] + answer + ViewAttribute.commands(on: "click", [.close()])
  }

  /// The function to call at a press; made while the view around the control is evaluated.
  var handler: () throws -> Void { task.work.map { starting($0.run) } ?? immediate }
}

/// The meaning of a button's action.
public enum ButtonRole: Hashable, Sendable {
  /// The action deletes something, or cannot be undone.
  case destructive
  /// The action leaves a dialog without an effect.
  case cancel
}

/// The degree to which a button stands out from its surroundings.
public enum ButtonStyle: Hashable, Sendable, CaseIterable {
  /// An edge and a ground.
  case bordered
  /// The accent color, for the most important action of an area.
  case borderedProminent
  /// A ground while the pointer is over the button, for tool bars.
  case borderless
  /// The label alone.
  case plain

  fileprivate func className(_ role: ButtonRole?) -> String {
    let isDestructive = role == .destructive
    return switch self {
    case .bordered: isDestructive ? "l-button l-destructive" : "l-button"
    case .borderedProminent: isDestructive ? "l-button l-prominent-danger" : "l-button l-prominent"
    case .borderless: isDestructive ? "l-borderless l-destructive" : "l-borderless"
    case .plain: isDestructive ? "l-plain l-destructive" : "l-plain"
    }
  }
}

private enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: ButtonStyle { .bordered }
}

private enum IsEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// The look of the buttons inside a view; `bordered` by default.
  public var buttonStyle: ButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }

  /// Whether controls can be used.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}

extension View {
  /// The look of buttons in this view.
  public consuming func buttonStyle(_ style: ButtonStyle) -> EnvironmentView<Self, ButtonStyle> {
    environment(\.buttonStyle, style)
  }

  /// Whether the controls in this view cannot be used; the server refuses their events. A view in a disabled one
  /// stays disabled.
  public func disabled(_ isDisabled: Bool) -> DisabledView<Self> {
    DisabledView(content: self, isDisabled: isDisabled)
  }
}

/// A view whose controls may be disabled.
public struct DisabledView<Content: View>: PrimitiveView {
  fileprivate let content: Content
  fileprivate let isDisabled: Bool

  public func _expand(into expansion: inout ViewExpansion) {
    guard isDisabled else { return content._expand(into: &expansion) }
    withEnvironment(\.isEnabled, false) { content._expand(into: &expansion) }
  }

  public func _passTraits(into traits: inout ViewTraits) { content._passTraits(into: &traits) }
}

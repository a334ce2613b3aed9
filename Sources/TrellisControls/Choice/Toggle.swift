public import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisUI
public import TrellisViews

/// The look of a ``Toggle``.
public enum ToggleStyle: Hashable, Sendable, CaseIterable {
  /// A box with a check mark.
  case checkbox
  /// A thumb in a track, for a setting that takes effect at once.
  case `switch`
  /// A button that stays pressed.
  case button
}

/// A control that is on or off: a checkbox, a switch, or a button that stays pressed.
///
/// ```swift
/// Toggle("Send me news", isOn: $wantsNews)
/// Toggle("Dark page", isOn: $isDark).toggleStyle(.switch)
/// Toggle("All files", sources: $files, isOn: \.isChosen)
/// ```
///
/// The element is an `input` of the type `checkbox` in its `label`, so that the browser shows the change at once.
///
/// Source: SwiftUI's `Toggle`.
public struct Toggle<Label: View>: View {
  private let label: Label
  @Title private var name: String
  private let isMixed: Bool
  /// Compared by its source, so that an equal toggle is not evaluated again.
  private let isOn: Binding<Bool>
  @Environment(\.toggleStyle) private var style
  @Environment(\.theme) private var theme
  @Environment(\.controlSize) private var controlSize
  @Environment(\.labelsVisibility) private var visibility
  @Environment(\.isReadOnly) private var isReadOnly

  init(label: Label, name: LocalizedStringKey, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _name = Title(name)
    self.isOn = isOn
    self.isMixed = isMixed
  }

  /// A toggle with any label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(label: label(), name: "", isOn: isOn, isMixed: false)
  }

  public var body: some View {
    FieldFrame(name, showsTitle: false, isGroup: true) { context in
      switch style {
      case .checkbox, .switch: labelled(context)
      case .button:
        let shown = isOn.wrappedValue
        Button(action: { isOn.wrappedValue = !shown }) { label }.selected(shown)
      }
    }
    .labelsVisibility(visibility == .hidden ? .hidden : .automatic)
    .disabled(isReadOnly)
  }

  private func labelled(_ context: FieldContext) -> some View {
    let metrics = theme.metrics(controlSize)
    return ElementView(
      "label", style: .row(spacing: metrics.spacing + 2),
      size: ComponentSize(minHeight: .points(metrics.height)),
      attributes: [.className("l-choice")]
    ) {
      input(context, metrics)
      if visibility != .hidden { label.environment(\.font, metrics.font) }
    }
  }

  private func input(_ context: FieldContext, _ metrics: ControlMetrics) -> LeafView {
    let isSwitch = style == .switch
    let height = isSwitch ? metrics.mark + 2 : metrics.mark
    let (isOn, isMixed) = (isOn, isMixed)
    var attributes: [ViewAttribute] = [
      .attribute("type", "checkbox"), .className(isSwitch ? "l-switch" : "l-check"),
      .property("checked", .bool(isOn.wrappedValue)), .property("indeterminate", .bool(isMixed)),
      .listener(
        "change", ListenerOptions(flags: .value),
        Action(withSender: { sender, event in
          let wanted = event.checked ?? false
          isOn.wrappedValue = wanted
          let shown = isOn.wrappedValue
          sender.restoreProperty("checked", .bool(shown))
          if isMixed, shown != wanted {
            // The browser has ended the mixed state without an event.
            sender.mountedElement?.clientChanged(property: "indeterminate", value: .bool(false))
            sender.restoreProperty("indeterminate", .bool(true))
          }
        })),
    ]
    if isSwitch { attributes.append(.role("switch")) }
    attributes += context.groupAttributes.filter { !$0.isLabel || visibility == .hidden }
    attributes += context.leaveAttributes + .optional("name", context.name)
    return LeafView(
      "input",
      size: ComponentSize(
        width: .points(isSwitch ? (height * 16 / 9).rounded() : height), height: .points(height)),
      isControl: true, attributes: attributes)
  }
}

extension Toggle where Label == Text {
  /// A toggle with a text.
  public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(label: Text(title: title), name: title, isOn: isOn, isMixed: false)
  }

  /// The same with a string that is not looked up.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    self.init(LocalizedStringKey(verbatim: title), isOn: isOn)
  }

  /// A toggle for several values: it is mixed while they differ, and sets all of them.
  ///
  /// - Complexity: O(*n*) in the values.
  public init<Sources: RandomAccessCollection>(
    _ title: LocalizedStringKey, sources: Sources,
    isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    let count = bindings.count { $0.wrappedValue }
    let all = Binding(
      get: { !bindings.isEmpty && bindings.allSatisfy(\.wrappedValue) },
      set: { value in for binding in bindings { binding.wrappedValue = value } })
    self.init(
      label: Text(title: title), name: title, isOn: all,
      isMixed: count > 0 && count < bindings.count)
  }

  /// The same with a string that is not looked up.
  @_disfavoredOverload
  public init<Sources: RandomAccessCollection>(
    _ title: some StringProtocol, sources: Sources,
    isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(LocalizedStringKey(verbatim: title), sources: sources, isOn: isOn)
  }
}

private enum ToggleStyleKey: EnvironmentKey {
  static var defaultValue: ToggleStyle { .checkbox }
}

extension EnvironmentValues {
  /// The look of the toggles inside a view; `checkbox` by default.
  public var toggleStyle: ToggleStyle {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// The look of the toggles in this view.
  public func toggleStyle(_ style: ToggleStyle) -> EnvironmentView<Self, ToggleStyle> {
    environment(\.toggleStyle, style)
  }
}

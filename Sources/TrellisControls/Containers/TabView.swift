import TrellisBase
import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisUI
public import TrellisViews

/// Several panels, one shown at a time, chosen by a row of tabs.
///
/// ```swift
/// TabView(selection: $part) {
///   Tab("Details", value: Part.details) { Details() }
///   Tab("History", icon: .clock, value: Part.history) { History() }
/// }
/// ```
///
/// Arrow keys, Home and End go to other tabs. A panel that is not shown is not built; its states restart when it is
/// shown again.
///
/// In an exported file all panels are built, and the tabs are links to them; mails and printed documents show one panel
/// below the other.
///
/// Source: SwiftUI's `TabView`, and the pattern "Tabs" with automatic activation of the ARIA Authoring Practices.
public struct TabView<Selection: Hashable, Content: View>: View {
  @Title private var title: String
  private let selection: Binding<Selection>
  private let content: Content
  @FieldID private var id
  @FocusState private var focus: Selection?
  @Environment(\.theme) private var theme
  @Environment(\.controlSize) private var controlSize
  @Environment(\.writingDirection) private var direction
  @Environment(\.pageMedium) private var medium

  /// - Parameters:
  ///   - title: the name of the row of tabs for assistive technology.
  ///   - selection: the value of the tab whose panel is shown.
  ///   - content: views of the type ``Tab``.
  public init(
    _ title: LocalizedStringKey = "", selection: Binding<Selection>,
    @ViewBuilder content: () -> Content
  ) {
    _title = Title(title)
    self.selection = selection
    self.content = content()
  }

  /// The same with a string that is not looked up.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Selection>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(LocalizedStringKey(verbatim: title), selection: selection, content: content)
  }

  public var body: some View {
    switch medium {
    case .live: live
    case .file:
      FileTabView(id: id, title: title, selection: selection.wrappedValue, content: content)
    case .sheet: SheetTabView<Selection, Content>(content: content)
    }
  }

  private var live: some View {
    ElementView("div", style: .stretched, flexibility: [.growsWidth, .shrinksWidth]) {
      let metrics = theme.metrics(controlSize)
      TaggedContainer(content.environment(\.tabPart, .label), font: metrics.font) { views in
        let options = PickerOptions<Selection>(views)
        ElementView(
          "div", style: .row(spacing: 4), flexibility: [.growsWidth, .shrinksWidth],
          attributes: [
            .role("tablist"), .className("l-tabs"), .attribute("data-rove", "tabs"),
          ]
            + (title.isEmpty ? [] : [.aria("label", title)])
        ) {
          ForEach(options.all) { option in tab(option, of: options.all) }
        }
      }
      ElementView(
        "div", style: .column(spacing: 8, padding: FlexboxEdges(top: 16)),
        flexibility: [.growsWidth, .shrinksWidth],
        attributes: [
          .role("tabpanel"), .attribute("id", id + "p"),
          .aria("labelledby", id + "t"), .attribute("tabindex", "0"),
        ]
      ) {
        content.environment(\.tabPart, .panel(AnyHashable(selection.wrappedValue)))
      }
    }
  }

  private func tab(
    _ option: PickerOptions<Selection>.Option, of all: [PickerOptions<Selection>.Option]
  ) -> some View {
    let metrics = theme.metrics(controlSize)
    let isSelected = exactlyEqual(option.value, selection.wrappedValue)
    let selection = selection
    var attributes: [ViewAttribute] = [
      .attribute("type", "button"), .role("tab"), .className("l-tab"),
      .aria("selected", isSelected), .aria("controls", id + "p"),
      .attribute("tabindex", isSelected ? "0" : "-1"),
      .listener("click", Action { _ in selection.wrappedValue = option.value }),
    ]
    // The panel follows with the response.
    attributes += ViewAttribute.commands(
      on: "click", [.pick("aria-selected", "true", otherwise: "false")])
    attributes += [
      .listener(
        "keydown",
        ListenerOptions(
          flags: .preventDefault, keys: ["ArrowLeft", "ArrowRight", "Home", "End"]),
        Action { event in go(event.key ?? "", from: option, in: all) })
    ]
    if isSelected { attributes.append(.attribute("id", id + "t")) }
    return ElementView(
      "button",
      style: .row(
        spacing: metrics.spacing,
        padding: .symmetric(horizontal: .points(metrics.padding), vertical: 0)
      ).centered(),
      size: ComponentSize(height: .points(metrics.height + 4)), isControl: true,
      attributes: attributes
    ) { option.view }
    .focused($focus, equals: option.value)
  }

  private func go(
    _ key: String, from option: PickerOptions<Selection>.Option,
    in all: [PickerOptions<Selection>.Option]
  ) {
    guard let index = all.firstIndex(where: { $0.key.isExactly(option.key) }) else { return }
    let step = direction == .rightToLeft ? -1 : 1
    let next =
      switch key {
      case "ArrowLeft": (index - step + all.count) % all.count
      case "ArrowRight": (index + step + all.count) % all.count
      case "Home": 0
      default: all.count - 1
      }
    selection.wrappedValue = all[next].value
    focus = all[next].value
  }
}

/// A panel of a ``TabView``, with its tab.
public struct Tab<Selection: Hashable, Content: View>: PrimitiveView {
  @Title private var title: String
  private let icon: Icon?
  private let value: Selection
  private let content: Content

  /// - Parameters:
  ///   - title: the text of the tab.
  ///   - icon: before the text.
  ///   - value: the selection of the tab.
  ///   - content: the panel.
  public init(
    _ title: LocalizedStringKey, icon: Icon? = nil, value: Selection,
    @ViewBuilder content: () -> Content
  ) {
    _title = Title(title)
    self.icon = icon
    self.value = value
    self.content = content()
  }

  /// The same with a string that is not looked up.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, icon: Icon? = nil, value: Selection,
    @ViewBuilder content: () -> Content
  ) {
    self.init(LocalizedStringKey(verbatim: title), icon: icon, value: value, content: content)
  }

  public func _expand(into expansion: inout ViewExpansion) {
    switch EnvironmentValues.current.tabPart {
    case .label:
      if let icon {
        HStack(spacing: 6) {
          Image(icon: icon)
          Text(title).fontWeight(.medium)
        }
        .tag(value)._expand(into: &expansion)
      } else {
        Text(title).fontWeight(.medium).tag(value)._expand(into: &expansion)
      }
    case .panel(let selection):
      if exactlyEqual(selection, AnyHashable(value)) { content.id(value)._expand(into: &expansion) }
    }
  }
}

/// The part of a tab that is expanded.
enum TabPart: Hashable {
  case label
  case panel(AnyHashable)
}

private enum TabPartKey: EnvironmentKey {
  static var defaultValue: TabPart { .label }
}

extension EnvironmentValues {
  var tabPart: TabPart {
    get { self[TabPartKey.self] }
    set { self[TabPartKey.self] = newValue }
  }
}

import TrellisBase
public import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisUI
public import TrellisViews

/// The look of a ``Picker``.
public enum PickerStyle: Hashable, Sendable, CaseIterable {
  /// A list that opens: the element `select`.
  case menu
  /// Buttons side by side, for two to five short options.
  case segmented
  /// Radio buttons.
  case radioGroup
  /// Radio buttons in rows with lines between them, as wide as the available space.
  case inline
}

/// A choice of one of several values.
///
/// ```swift
/// Picker("Status", selection: $status) {
///   Text("Open").tag(Status.open)
///   ForEach(others) { Text($0.name).tag($0) }
/// }
/// .pickerStyle(.segmented)
/// ```
///
/// Each view of the content is an option; its value is its ``/TrellisViews/View/tag(_:)``. Views without a tag of the
/// selection's type are omitted. A menu shows only the characters of texts, the other styles show any view. The
/// browser shows the choice at once.
///
/// Source: SwiftUI's `Picker`.
public struct Picker<Selection: Hashable, Content: View>: View {
  @Title private var title: String
  private let selection: Binding<Selection>
  private let content: Content
  @Environment(\.pickerStyle) private var style
  @Environment(\.theme) private var theme
  @Environment(\.controlSize) private var controlSize
  @Environment(\.texts) private var texts

  /// - Parameters:
  ///   - title: the label.
  ///   - selection: the value of the chosen option.
  ///   - content: views with tags.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Selection>,
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
    FieldFrame(title, isGroup: style != .menu) { context in
      let metrics = theme.metrics(controlSize)
      TaggedContainer(content, font: metrics.font) { views in
        let options = PickerOptions<Selection>(views)
        switch style {
        case .menu:
          PickerMenu(
            selection: selection, options: options, context: context, metrics: metrics,
            placeholder: texts[.choose])
        case .segmented:
          PickerSegments(
            selection: selection, options: options, context: context, metrics: metrics)
        case .radioGroup, .inline:
          PickerRadios(
            selection: selection, options: options, context: context, metrics: metrics,
            isInline: style == .inline)
        }
      }
    }
  }
}

/// The options of a picker, with a text for each value.
struct PickerOptions<Selection: Hashable> {
  struct Option: Identifiable {
    let value: Selection
    /// The value of the element.
    let key: String
    let view: TaggedViews.Option
    var id: String { key }
  }

  let all: [Option]

  /// Keeps the first option of each value. The key of a value is its description, with a number if it is not unique.
  init(_ views: TaggedViews) {
    var keys = Set<Exact<String>>()
    var values = Set<Exact<Selection>>()
    all = views.options.compactMap { view in
      guard let value = view.tag?.base as? Selection, values.insert(Exact(value)).inserted else {
        return nil
      }
      let text = Self.text(of: value)
      var key = text
      var number = 2
      while !keys.insert(Exact(key)).inserted {
        key = "\(text)-\(number)"
        number += 1
      }
      return Option(value: value, key: key, view: view)
    }
  }

  func value(of key: String?) -> Selection? { all.first { key.isExactly($0.key) }?.value }

  func key(of value: Selection) -> String? { all.first { exactlyEqual($0.value, value) }?.key }

  private static func text(of value: Selection) -> String {
    if let value = value as? any RawRepresentable { return "\(value.rawValue)" }
    let text =
      Mirror(reflecting: value).displayStyle == .optional
      ? Mirror(reflecting: value).children.first.map { "\($0.value)" } ?? "" : "\(value)"
    return String(text.prefix(64))
  }
}

private enum PickerStyleKey: EnvironmentKey {
  static var defaultValue: PickerStyle { .menu }
}

extension EnvironmentValues {
  /// The look of the pickers inside a view; `menu` by default.
  public var pickerStyle: PickerStyle {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

extension View {
  /// The look of the pickers in this view.
  public func pickerStyle(_ style: PickerStyle) -> EnvironmentView<Self, PickerStyle> {
    environment(\.pickerStyle, style)
  }
}

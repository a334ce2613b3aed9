import TrellisBase
import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisUI
public import TrellisViews

/// A choice of one of many values: the user types a part of a value's text, and the server searches for it.
///
/// ```swift
/// ComboBox("Assignee", selection: $assignee, label: \.name) { text in await people.named(text) }
/// ```
///
/// Arrow keys go through the list, Enter chooses, Escape closes. When the user leaves the field, a text that equals the
/// text of a value, ignoring case, chooses the value; an emptied field chooses `nil`; any other text is discarded, or,
/// in a form posted without scripts, stays in the field and is refused.
public struct ComboBox<Value: Hashable>: View {
  @Title private var title: String
  private let selection: Binding<Value?>
  private let label: (Value) -> String
  private let suggestions: [Value]
  private let search: ComboSearch<Value>
  @State private var refused: String?
  @Environment(\.texts) private var texts

  /// - Parameters:
  ///   - title: the label.
  ///   - selection: the chosen value; `nil` for none.
  ///   - label: the text of a value.
  ///   - suggestions: the values that a browser offers in its own list without scripts; at most 100.
  ///   - search: finds the values for a text, the best first; eight are shown. Cancelled when the text changes.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Value?>, label: @escaping (Value) -> String,
    suggestions: [Value] = [], search: @escaping ComboSearch<Value>
  ) {
    _title = Title(title)
    self.selection = selection
    self.label = label
    self.suggestions = suggestions
    self.search = search
  }

  /// The same with a string that is not looked up.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Value?>, label: @escaping (Value) -> String,
    suggestions: [Value] = [], search: @escaping ComboSearch<Value>
  ) {
    self.init(
      LocalizedStringKey(verbatim: title), selection: selection, label: label,
      suggestions: suggestions, search: search)
  }

  public var body: some View {
    FieldFrame(title) { context in
      ComboField(
        title: title, context: context, text: selection.wrappedValue.map(label) ?? "",
        label: label, excluded: [], suggestions: suggestions, search: search,
        choose: { selection.wrappedValue = $0 }, refused: $refused)
    }
    .validation(refused.map { texts(.noMatch, $0) })
  }
}

/// A choice of several of many values: chips of the chosen values, followed by a field like a ``ComboBox``.
public struct MultiSelect<Value: Hashable>: View {
  @Title private var title: String
  private let selection: Binding<[Value]>
  private let label: (Value) -> String
  private let suggestions: [Value]
  private let search: ComboSearch<Value>
  @State private var refused: String?
  @Environment(\.texts) private var texts
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isReadOnly) private var isReadOnly
  @Environment(\.pageMedium) private var medium

  /// - Parameters:
  ///   - title: the label.
  ///   - selection: the chosen values, in the order in which they were chosen.
  ///   - label: the text of a value.
  ///   - suggestions: the values that a browser offers in its own list without scripts; at most 100.
  ///   - search: finds the values for a text, the best first.
  public init(
    _ title: LocalizedStringKey, selection: Binding<[Value]>,
    label: @escaping (Value) -> String, suggestions: [Value] = [],
    search: @escaping ComboSearch<Value>
  ) {
    _title = Title(title)
    self.selection = selection
    self.label = label
    self.suggestions = suggestions
    self.search = search
  }

  /// The same with a string that is not looked up.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<[Value]>,
    label: @escaping (Value) -> String, suggestions: [Value] = [],
    search: @escaping ComboSearch<Value>
  ) {
    self.init(
      LocalizedStringKey(verbatim: title), selection: selection, label: label,
      suggestions: suggestions, search: search)
  }

  public var body: some View {
    FieldFrame(title) { context in
      VStack(alignment: .leading, spacing: 6) {
        if !selection.wrappedValue.isEmpty { chips(context.name) }
        ComboField(
          title: title, context: context, text: "", label: label,
          excluded: Set(selection.wrappedValue), suggestions: suggestions, search: search,
          choose: { value in
            guard let value, !selection.wrappedValue.contains(value) else { return }
            selection.wrappedValue.append(value)
          }, refused: $refused)
      }
    }
    .validation(refused.map { texts(.noMatch, $0) })
  }

  private func chips(_ name: String?) -> some View {
    Flow(spacing: 4) {
      ForEach(selection.wrappedValue, id: \.self) { value in
        HStack(spacing: 2) {
          Text(label(value)).font(.subheadline)
            .foregroundStyle(isEnabled ? .text : .secondaryText)
          ElementView("span", attributes: [.className("l-chip-end")]) {
            IconButton(icon: .close, label: texts(.remove, label(value)), size: 14) {
              remove(value)
            }
            .buttonStyle(.borderless).controlSize(.small).disabled(isReadOnly)
          }
          .overlay {
            // An exported file has no server to post to.
            if let name, !isReadOnly, medium == .live {
              ChipCheckbox(name: name, value: label(value), label: label(value)) { remove(value) }
            }
          }
        }
        .padding(.leading, 8)
        .background(.surface).cornerRadius(.medium).border(.line)
      }
    }
  }

  private func remove(_ value: Value) {
    selection.wrappedValue.removeAll { exactlyEqual($0, value) }
  }
}

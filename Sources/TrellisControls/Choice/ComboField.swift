import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisUI
import TrellisViews

/// A function that finds the values for a text. It runs in the isolation of its page. If it throws, no value is found,
/// and the page shows the failure notice.
///
/// Pass a closure. The compiler of Swift 6.3 crashes where a static function is converted to this type.
public typealias ComboSearch<Value> = nonisolated(nonsending) (String) async throws -> [Value]

/// A text field with a list of matching values.
///
/// Source: the pattern "Combobox" with list autocomplete of the ARIA Authoring Practices.
struct ComboField<Value: Hashable>: View {
  let title: String
  let context: FieldContext
  /// The text of the field until the user types.
  let text: String
  let label: (Value) -> String
  let excluded: Set<Value>
  /// The values in the browser's own list, used without scripts.
  let suggestions: [Value]
  let search: ComboSearch<Value>
  /// Runs with the value that the user has chosen; with `nil` when the user has emptied the field.
  let choose: (Value?) -> Void
  /// A posted text without a matching value. It stays in the field until the user changes it.
  @Binding var refused: String?
  @State private var state = ComboState<Value>()
  @Environment(\.theme) private var theme
  @Environment(\.controlSize) private var controlSize
  @Environment(\.texts) private var texts
  @Environment(\.isReadOnly) private var isReadOnly
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.sleeper) private var sleeper

  /// The maximum number of values in the browser's own list.
  private static var suggestionLimit: Int { 100 }

  private var canChange: Bool { isEnabled && !isReadOnly }

  var body: some View {
    let query = state.query
    let metrics = theme.metrics(controlSize)
    Dropdown(isOpen: state.isOpen) {
      InputView(
        text: { state.typed ?? text }, context: context, metrics: metrics,
        placeholder: context.showsLabel ? "" : title, endPadding: metrics.height,
        attributes: attributes(metrics), isProse: true, submits: false
      ) { event in apply(state.write(event.value ?? "", opens: canChange)) }
      .overlay { if !suggestions.isEmpty { nativeList } }
      .overlay(alignment: .trailing) {
        if !(state.typed ?? text).isEmpty, canChange {
          FieldButton(icon: .close, label: texts[.clear]) { apply(state.clear()) }
        } else {
          ElementView("span", attributes: [.style(.pointerEvents, "none")]) {
            Image(icon: .chevronDown, size: 16).padding((metrics.height - 16) / 2)
              .foregroundStyle(canChange ? .secondaryText : .disabledText)
          }
        }
      }
    } list: {
      list(metrics)
    }
    .task(id: state.isOpen ? query : nil) {
      guard state.isOpen else { return }
      var values: [Value] = []
      defer {
        if !Task.isCancelled { apply(state.find(values, for: query, without: excluded)) }
      }
      values = try await search(query)
    }
  }

  /// The browser's own list. The client script detaches it from the field, so that it does not show beside the field's
  /// list.
  private var nativeList: some View {
    ElementView(
      "datalist", attributes: [.attribute("id", context.id + "d"), .attribute("hidden", "")]
    ) {
      ForEach(Array(suggestions.prefix(Self.suggestionLimit).enumerated()), id: \.offset) { item in
        if !excluded.contains(item.element) {
          LeafView(
            "option", size: .auto, attributes: [.attribute("value", label(item.element))])
        }
      }
    }
  }

  private func list(_ metrics: ControlMetrics) -> some View {
    let values = state.values(without: excluded)
    return ElementView(
      "div", style: .column(padding: .all(.points(4)), alignment: .stretch),
      flexibility: [.growsWidth],
      attributes: [
        .role("listbox"), .attribute("id", context.id + "o"), .aria("label", title),
        .className("l-list"),
      ]
    ) {
      ForEach(Array(values.enumerated()), id: \.element) { index, value in
        ElementView(
          "div",
          style: .row(padding: .symmetric(horizontal: 8, vertical: 4)),
          size: ComponentSize(minHeight: .points(metrics.height)),
          attributes: [
            .role("option"), .attribute("id", "\(context.id)o\(index)"),
            .aria("selected", index == state.active), .className("l-option"),
            .listener("click", Action { _ in apply(state.pick(value)) }),
          ]
        ) { Text(label(value)) }
        .environment(\.font, metrics.font)
      }
      if values.isEmpty {
        ElementView(
          "div", style: .row(spacing: 8, padding: .symmetric(horizontal: 8, vertical: 6)),
          attributes: [.role("option"), .aria("disabled", true)]
        ) {
          if state.found == nil { Spinner(size: 16) }
          Text(state.found == nil ? texts[.loading] : texts(.results, 0))
            .foregroundStyle(.secondaryText)
        }
      }
    }
  }

  private func attributes(_ metrics: ControlMetrics) -> [ViewAttribute] {
    let isOpen = state.isOpen
    var all: [ViewAttribute] = [
      .attribute("autocomplete", "off"), .attribute("spellcheck", "false"), .role("combobox"),
      .aria("autocomplete", "list"), .aria("expanded", isOpen), .aria("haspopup", "listbox"),
      .attribute("data-rove", "list"),
      .listener("click", Action { _ in if canChange { state.open() } }),
      .listener("focus", Action { _ in state.focus() }),
      .listener("blur", Action { _ in }),
      .listener(
        "keydown",
        ListenerOptions(
          flags: .preventDefault,
          // The list may be open on the server before it is open in the browser.
          keys: ["ArrowDown", "ArrowUp", "Enter"] + (isOpen ? ["Escape"] : [])),
        Action { event in
          apply(state.press(event.key ?? "", without: excluded, opens: canChange))
        }),
    ]
    if !suggestions.isEmpty { all.append(.attribute("list", context.id + "d")) }
    let close = startingTask {
      let visit = state.visits
      // Pressing an option takes the focus from the field before the click event.
      try? await sleeper.sleep(.milliseconds(250))
      if state.visits == visit { try await leave() }
    }
    let closeAtOnce = startingTask { try await leave() }
    all.append(
      .listener(
        "blur",
        Action { event in
          guard event.key == UIEvent.postedKey else { return close() }
          // The text is refused until its value is found, because the search may exceed its time. The field closes at
          // once, because no option can be pressed in a posted form.
          if let written = state.written { refused = written }
          closeAtOnce()
        }))
    if isOpen {
      all.append(.aria("controls", context.id + "o"))
      if !state.values(without: excluded).isEmpty {
        all.append(.aria("activedescendant", "\(context.id)o\(state.active)"))
      }
    }
    return all
  }

  /// Brings an effect of an event to the views around the field.
  private func apply(_ effect: ComboState<Value>.Effect) {
    if effect == .nothing { return }
    if refused != nil { refused = nil }
    if case .choice(let value) = effect { choose(value) }
  }

  /// Chooses the value whose text the user has typed completely; discards any other text, except a refused one.
  private nonisolated(nonsending) func leave() async throws {
    guard state.isOpen || state.typed != nil else { return }
    var value: Value?
    defer { apply(state.leave(choosing: value, isRefused: refused != nil)) }
    guard let text = state.written else { return }
    let all = if let known = state.valuesOfTypedText { known } else { try await search(text) }
    value = all.first { label($0).lowercased() == text.lowercased() }
  }
}

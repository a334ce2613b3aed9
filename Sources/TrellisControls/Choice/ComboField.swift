import Foundation
import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisUI
import TrellisViews

/// A function that finds the values for a text. It runs in the isolation of its page.
///
/// Pass a closure. The compiler of Swift 6.3 crashes where a static function is converted to this type.
public typealias ComboSearch<Value> = nonisolated(nonsending) (String) async -> [Value]

/// Keys that were pressed before the values for a text were found.
private struct EarlyKeys {
  /// The steps down the list.
  var steps = 0
  /// Whether Enter was pressed.
  var chooses = false
}

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
  /// The text typed by the user; `nil` while the field shows ``text``.
  @State private var typed: String?
  @State private var isOpen = Transient(false)
  @State private var active = Transient(0)
  @State private var found = Transient<(query: String, values: [Value])?>(nil)
  /// The keys that were pressed before the values for the text were found.
  @State private var early = Transient(EarlyKeys())
  /// The number of focuses and choices; a delayed close is dropped if it has changed.
  @State private var visits = Transient(0)
  @Environment(\.theme) private var theme
  @Environment(\.controlSize) private var controlSize
  @Environment(\.texts) private var texts
  @Environment(\.isReadOnly) private var isReadOnly
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.sleeper) private var sleeper

  /// The maximum number of values in the list.
  private static var limit: Int { 8 }
  /// The maximum number of values in the browser's own list.
  private static var suggestionLimit: Int { 100 }

  private var values: [Value] {
    Array((found.value?.values ?? []).filter { !excluded.contains($0) }.prefix(Self.limit))
  }

  var body: some View {
    let query = typed ?? ""
    let metrics = theme.metrics(controlSize)
    Dropdown(isOpen: isOpen.value) {
      InputView(
        text: { typed ?? text }, context: context, metrics: metrics,
        placeholder: context.showsLabel ? "" : title, endPadding: metrics.height,
        attributes: attributes(metrics), isProse: true, submits: false
      ) { event in write(event.value ?? "") }
      .overlay { if !suggestions.isEmpty { nativeList } }
      .overlay(alignment: .trailing) {
        if !(typed ?? text).isEmpty, !isReadOnly, isEnabled {
          FieldButton(icon: .close, label: texts[.clear]) { clear() }
        } else {
          ElementView("span", attributes: [.style(.pointerEvents, "none")]) {
            Image(icon: .chevronDown, size: 16).padding((metrics.height - 16) / 2)
              .foregroundStyle(isReadOnly || !isEnabled ? .disabledText : .secondaryText)
          }
        }
      }
    } list: {
      list(metrics)
    }
    .task(id: isOpen.value ? query : nil) {
      guard isOpen.value else { return }
      let values = await search(query)
      if Task.isCancelled { return }
      found = Transient((query, values))
      let (keys, shown) = (early.value, self.values)
      early = Transient(EarlyKeys())
      let count = max(shown.count, 1)
      active = Transient((keys.steps % count + count) % count)
      if keys.chooses, !shown.isEmpty { pick(shown[active.value]) }
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
    let values = values
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
            .aria("selected", index == active.value), .className("l-option"),
            .listener("click", Action { _ in pick(value) }),
          ]
        ) { Text(label(value)) }
        .environment(\.font, metrics.font)
      }
      if values.isEmpty {
        ElementView(
          "div", style: .row(spacing: 8, padding: .symmetric(horizontal: 8, vertical: 6)),
          attributes: [.role("option"), .aria("disabled", true)]
        ) {
          if found.value == nil { Spinner(size: 16) }
          Text(found.value == nil ? texts[.loading] : texts(.results, 0))
            .foregroundStyle(.secondaryText)
        }
      }
    }
  }

  private func attributes(_ metrics: ControlMetrics) -> [ViewAttribute] {
    let isOpen = isOpen.value
    var all: [ViewAttribute] = [
      .attribute("autocomplete", "off"), .attribute("spellcheck", "false"), .role("combobox"),
      .aria("autocomplete", "list"), .aria("expanded", isOpen), .aria("haspopup", "listbox"),
      .attribute("data-rove", "list"),
      .listener("click", Action { _ in open() }),
      .listener("focus", Action { _ in visits = Transient(visits.value + 1) }),
      .listener("blur", Action { _ in }),
      .listener(
        "keydown",
        ListenerOptions(
          flags: .preventDefault,
          // The list may be open on the server before it is open in the browser.
          keys: ["ArrowDown", "ArrowUp", "Enter"] + (isOpen ? ["Escape"] : [])),
        Action { event in press(event.key ?? "") }),
    ]
    if !suggestions.isEmpty { all.append(.attribute("list", context.id + "d")) }
    let close = startingTask {
      let visit = visits.value
      // Pressing an option takes the focus from the field before the click event.
      try? await sleeper.sleep(.milliseconds(250))
      if visits.value == visit { await leave() }
    }
    let closeAtOnce = startingTask { await leave() }
    all.append(
      .listener(
        "blur",
        Action { event in
          guard event.key == UIEvent.postedKey else { return close() }
          // The text is refused until its value is found, because the search may exceed its time. The field closes at
          // once, because no option can be pressed in a posted form.
          if let written { refused = written }
          closeAtOnce()
        }))
    if isOpen {
      all.append(.aria("controls", context.id + "o"))
      if !values.isEmpty { all.append(.aria("activedescendant", "\(context.id)o\(active.value)")) }
    }
    return all
  }

  /// The text typed by the user, without surrounding spaces; `nil` if it is empty.
  private var written: String? {
    let text = typed?.trimmingCharacters(in: .whitespaces) ?? ""  // people's text
    return text.isEmpty ? nil : text
  }

  private func open() {
    if isReadOnly || !isEnabled { return }
    if !isOpen.value { found = Transient(nil) }
    isOpen = Transient(true)
  }

  private func write(_ text: String) {
    typed = text
    accept()
    early = Transient(EarlyKeys())
    open()
    if text.isEmpty { choose(nil) }
  }

  private func accept() { if refused != nil { refused = nil } }

  private func clear() {
    typed = nil
    accept()
    isOpen = Transient(false)
    choose(nil)
  }

  private func pick(_ value: Value) {
    typed = nil
    accept()
    isOpen = Transient(false)
    visits = Transient(visits.value + 1)
    choose(value)
  }

  private func press(_ key: String) {
    let count = values.count
    let isFound = found.value?.query == typed ?? ""
    switch key {
    case "ArrowDown" where isOpen.value && !isFound: early.value.steps += 1
    case "ArrowUp" where isOpen.value && !isFound: early.value.steps -= 1
    case "ArrowDown" where isOpen.value:
      if count > 0 { active = Transient((active.value + 1) % count) }
    case "ArrowUp" where isOpen.value:
      if count > 0 { active = Transient((active.value + count - 1) % count) }
    case "ArrowDown", "ArrowUp": open()
    case "Enter" where !isOpen.value: break
    case "Enter" where !isFound: early.value.chooses = true
    case "Enter":
      if values.indices.contains(active.value) { pick(values[active.value]) }
    default:
      typed = nil
      accept()
      isOpen = Transient(false)
    }
  }

  /// Chooses the value whose text the user has typed completely; discards any other text, except a refused one.
  private nonisolated(nonsending) func leave() async {
    guard isOpen.value || typed != nil else { return }
    if let text = written {
      let all = found.value?.query == typed ? found.value?.values ?? [] : await search(text)
      if let value = all.first(where: { label($0).lowercased() == text.lowercased() }) {
        return pick(value)
      }
    }
    if refused == nil { typed = nil }
    isOpen = Transient(false)
  }
}

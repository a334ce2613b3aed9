import Foundation
import TrellisBase

/// The state of a ``ComboField``: the text of the user, and the list of values below the field.
///
/// Each event calls one method; `opens` is `false` in a field that cannot be changed, so that its list stays closed.
/// Only the text is stored with the states of a page.
struct ComboState<Value: Hashable>: Codable {
  /// The effect of an event on the views around the field.
  enum Effect: Equatable {
    case nothing
    /// The user has changed the text, so a refused text is no longer refused.
    case change
    /// The user has changed the text and chosen a value; `nil` for an emptied field.
    case choice(Value?)
  }

  /// Keys that were pressed before the values for a text were found.
  private struct EarlyKeys {
    /// The steps down the list.
    var steps = 0
    /// Whether Enter was pressed.
    var chooses = false
  }

  private enum List { case closed, searching, found }
  private enum CodingKeys: CodingKey { case typed }

  /// The text typed by the user; `nil` while the field shows the text of its value.
  private(set) var typed: String?
  private(set) var isOpen = false
  /// The index of the active value in the list.
  private(set) var active = 0
  /// The result of the last search; `nil` until the first search of the open list ends.
  private(set) var found: (query: String, values: [Value])?
  /// The number of focuses and choices; a delayed ``leave(choosing:isRefused:)`` is dropped if it has changed.
  private(set) var visits = 0
  private var early = EarlyKeys()

  /// The maximum number of values in the list.
  private static var limit: Int { 8 }

  /// The text to search for.
  var query: String { typed ?? "" }

  /// The typed text without surrounding spaces; `nil` if it is empty.
  var written: String? {
    let text = query.trimmingCharacters(in: .whitespaces)  // people's text
    return text.isEmpty ? nil : text
  }

  /// All values that were found for the typed text; `nil` if there was no search for it.
  var valuesOfTypedText: [Value]? { (found?.query).isExactly(typed) ? found?.values : nil }

  /// The values in the list.
  func values(without excluded: Set<Value>) -> [Value] {
    Array((found?.values ?? []).filter { !excluded.contains($0) }.prefix(Self.limit))
  }

  private var list: List {
    guard isOpen else { return .closed }
    return (found?.query).isExactly(query) ? .found : .searching
  }

  // MARK: Events

  mutating func focus() { visits += 1 }

  mutating func open() {
    if !isOpen { found = nil }
    isOpen = true
  }

  mutating func write(_ text: String, opens: Bool) -> Effect {
    typed = text
    early = EarlyKeys()
    if opens { open() }
    return text.isEmpty ? .choice(nil) : .change
  }

  mutating func clear() -> Effect {
    close()
    return .choice(nil)
  }

  mutating func pick(_ value: Value) -> Effect {
    close()
    visits += 1
    return .choice(value)
  }

  mutating func press(_ key: String, without excluded: Set<Value>, opens: Bool) -> Effect {
    let values = values(without: excluded)
    switch (key, list) {
    case ("ArrowDown", .closed), ("ArrowUp", .closed): if opens { open() }
    case ("ArrowDown", .searching): early.steps += 1
    case ("ArrowUp", .searching): early.steps -= 1
    case ("ArrowDown", .found): move(by: 1, among: values.count)
    case ("ArrowUp", .found): move(by: -1, among: values.count)
    case ("Enter", .closed): break
    case ("Enter", .searching): early.chooses = true
    case ("Enter", .found): if values.indices.contains(active) { return pick(values[active]) }
    default:
      close()
      return .change
    }
    return .nothing
  }

  /// The search for `query` has ended: the early keys take effect.
  mutating func find(_ all: [Value], for query: String, without excluded: Set<Value>) -> Effect {
    found = (query, all)
    let (keys, values) = (early, values(without: excluded))
    early = EarlyKeys()
    active = 0
    move(by: keys.steps, among: values.count)
    return keys.chooses && !values.isEmpty ? pick(values[active]) : .nothing
  }

  /// The user has left the field. If `value`, the value of the typed text, is `nil`, the text is discarded unless it is
  /// refused.
  mutating func leave(choosing value: Value?, isRefused: Bool) -> Effect {
    if let value { return pick(value) }
    if !isRefused { typed = nil }
    isOpen = false
    return .nothing
  }

  private mutating func close() {
    typed = nil
    isOpen = false
  }

  private mutating func move(by steps: Int, among count: Int) {
    guard count > 0 else { return }
    active = ((active + steps) % count + count) % count
  }
}

extension ComboState.Effect: Sendable where Value: Sendable {}

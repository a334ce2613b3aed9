extension Element {
  /// The attributes that show a state changed by a press; the first one that an element has counts.
  static let stateAttributes = [
    "data-shows", "aria-pressed", "aria-checked", "aria-expanded", "aria-selected",
  ]

  /// The state that the element shows, such as `true` for a pressed button: the value of `data-shows`, `aria-pressed`,
  /// `aria-checked`, `aria-expanded` or `aria-selected`. `nil` if it has none of these attributes.
  ///
  /// With a press, the client sends the state that its user saw, because the meaning of the press depends on it: a user
  /// who presses an unpressed button wants it pressed, even if another user has pressed it in the meantime.
  public var shownState: String? {
    for name in Self.stateAttributes {
      if let value = attribute(name) { return value }
    }
    return nil
  }

  /// Whether the state that the user saw differs from the current state. Never true for `aria-selected`: a second press
  /// does not unselect an element.
  func isStale(_ shown: String?) -> Bool {
    guard let shown else { return false }
    for name in Self.stateAttributes {
      guard let present = attribute(name) else { continue }
      return name != "aria-selected" && !present.utf8.elementsEqual(shown.utf8)
    }
    return false
  }
}

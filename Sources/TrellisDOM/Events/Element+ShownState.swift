extension Element {
  /// The attributes by which a control shows a state that a press changes; the first one of an element counts.
  static let stateAttributes = [
    "data-shows", "aria-pressed", "aria-checked", "aria-expanded", "aria-selected",
  ]

  /// The state that the element shows, such as `true` for a pressed button: the value of `data-shows`, `aria-pressed`,
  /// `aria-checked`, `aria-expanded` or `aria-selected`. `nil` for an element with none of them.
  ///
  /// The client sends the state that its user saw with a press. The meaning of a press depends on it: who presses a
  /// button that is not pressed wants it pressed, also if somebody else has pressed it meanwhile.
  public var shownState: String? {
    for name in Self.stateAttributes {
      if let value = attribute(name) { return value }
    }
    return nil
  }

  /// Whether `shown`, which the client saw, is another state than the present one. An element that is selected by a press
  /// (`aria-selected`) is not unselected by another one, so that its presses are not stale.
  func isStale(_ shown: String?) -> Bool {
    guard let shown else { return false }
    for name in Self.stateAttributes {
      guard let present = attribute(name) else { continue }
      return name != "aria-selected" && !present.utf8.elementsEqual(shown.utf8)
    }
    return false
  }
}

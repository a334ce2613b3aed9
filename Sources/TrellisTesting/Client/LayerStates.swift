import TrellisDOM

/// The layers of a tab and the `details` of its page, as far as only the browser knows their states.
struct LayerStates {
  /// The open layers, the last opened last.
  private(set) var open: [NodeID] = []
  /// The details that the user opened or closed.
  private var details: [NodeID: Bool] = [:]
  /// The elements that had the focus before dialogs and menus were opened.
  private var formerFocus: [NodeID: NodeID] = [:]
  /// The value of `data-shown` with which each layer was last shown.
  private var shownWith: [NodeID: String] = [:]

  /// Whether nothing was opened.
  var isEmpty: Bool { open.isEmpty && details.isEmpty && shownWith.isEmpty }

  func isOpen(_ layer: NodeID) -> Bool { open.contains(layer) }

  mutating func didOpen(_ layer: NodeID) { open.append(layer) }
  mutating func didClose(_ layer: NodeID) { open.removeAll { $0 == layer } }

  /// Forgets the layers that `exists` refuses.
  mutating func keep(where exists: (NodeID) -> Bool) { open.removeAll { !exists($0) } }

  /// Forgets all states but the elements that had the focus.
  mutating func reset() { (open, details, shownWith) = ([], [:], [:]) }

  /// Keeps the states of an element with its new number.
  mutating func renumber(_ id: NodeID, to number: NodeID) {
    open = open.map { $0 == id ? number : $0 }
    details[number] = details.removeValue(forKey: id)
    formerFocus[number] = formerFocus.removeValue(forKey: id)
    formerFocus = formerFocus.mapValues { $0 == id ? number : $0 }
    shownWith[number] = shownWith.removeValue(forKey: id)
  }

  // MARK: Details

  /// Whether the user opened or closed a `details`; `nil` if not.
  func choice(for element: NodeID) -> Bool? { details[element] }
  mutating func choose(_ isOpen: Bool, for element: NodeID) { details[element] = isOpen }

  // MARK: Focus

  mutating func recordFocus(_ element: NodeID?, before layer: NodeID) {
    formerFocus[layer] = element
  }

  /// Returns and forgets the element that had the focus before a layer was opened.
  mutating func takeFocus(before layer: NodeID) -> NodeID? {
    formerFocus.removeValue(forKey: layer)
  }

  // MARK: Layers that the program shows

  /// Records the value of `data-shown` of a layer.
  ///
  /// - Returns: whether it is another one.
  mutating func recordShown(_ layer: NodeID, with value: String) -> Bool {
    shownWith.updateValue(value, forKey: layer) != value
  }

  /// Records that a layer has no `data-shown`.
  ///
  /// - Returns: whether it had one.
  mutating func recordHidden(_ layer: NodeID) -> Bool {
    shownWith.removeValue(forKey: layer) != nil
  }
}

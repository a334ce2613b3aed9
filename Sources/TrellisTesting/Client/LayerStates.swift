import TrellisDOM

/// The states of layers and `details` that only the browser knows.
struct LayerStates {
  /// The open layers in the order of opening.
  private(set) var open: [NodeID] = []
  /// The details that the user opened or closed.
  private var details: [NodeID: Bool] = [:]
  /// The element that had the focus before each dialog or menu was opened.
  private var formerFocus: [NodeID: NodeID] = [:]
  /// The value of `data-shown` at the last showing of each layer.
  private var shownWith: [NodeID: String] = [:]

  /// Whether nothing was opened.
  var isEmpty: Bool { open.isEmpty && details.isEmpty && shownWith.isEmpty }

  func isOpen(_ layer: NodeID) -> Bool { open.contains(layer) }

  mutating func didOpen(_ layer: NodeID) { open.append(layer) }
  mutating func didClose(_ layer: NodeID) { open.removeAll { $0 == layer } }

  /// Removes the layers that `exists` does not accept.
  mutating func keep(where exists: (NodeID) -> Bool) { open.removeAll { !exists($0) } }

  /// Clears all states except ``formerFocus``.
  mutating func reset() { (open, details, shownWith) = ([], [:], [:]) }

  /// Moves the states of an element to its new number.
  mutating func renumber(_ id: NodeID, to number: NodeID) {
    open = open.map { $0 == id ? number : $0 }
    details[number] = details.removeValue(forKey: id)
    formerFocus[number] = formerFocus.removeValue(forKey: id)
    formerFocus = formerFocus.mapValues { $0 == id ? number : $0 }
    shownWith[number] = shownWith.removeValue(forKey: id)
  }

  // MARK: Details

  /// Whether the user opened or closed the `details`; `nil` if the user did neither.
  func choice(for element: NodeID) -> Bool? { details[element] }
  mutating func choose(_ isOpen: Bool, for element: NodeID) { details[element] = isOpen }

  // MARK: Focus

  mutating func recordFocus(_ element: NodeID?, before layer: NodeID) {
    formerFocus[layer] = element
  }

  /// Removes and returns the element that had the focus before a layer was opened.
  mutating func consumeFocus(before layer: NodeID) -> NodeID? {
    formerFocus.removeValue(forKey: layer)
  }

  // MARK: Layers that the program shows

  /// Records a layer's value of `data-shown`.
  ///
  /// - Returns: whether the value changed.
  mutating func recordShown(_ layer: NodeID, with value: String) -> Bool {
    shownWith.updateValue(value, forKey: layer) != value
  }

  /// Records that a layer has no `data-shown`.
  ///
  /// - Returns: whether it had one before.
  mutating func recordHidden(_ layer: NodeID) -> Bool {
    shownWith.removeValue(forKey: layer) != nil
  }
}

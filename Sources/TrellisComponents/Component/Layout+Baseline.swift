import TrellisLayout

extension Layout {
  /// The distance of the first baseline from the top, in CSS pixels: the component's own baseline, otherwise the first
  /// baseline in its children; `nil` without any.
  ///
  /// - Complexity: O(*n*) in the layouts up to the first one with a baseline.
  package var firstBaseline: Double? {
    if let own = component.firstBaseline(of: self) { return own }
    for child in children {
      if let inside = child.layout.firstBaseline { return inside + child.position.y }
    }
    return nil
  }
}

import TrellisBase

extension Document {
  /// Focuses `element` in the client, once, after the next patch, and scrolls as far as needed to show the
  /// element.
  ///
  /// - Parameter ifLost: focuses the element only if no other visible element has the focus, for example
  ///   because the patch removes the focused element.
  public func focus(_ element: Element, ifLost: Bool = false) {
    focus(.element(element), ifLost)
  }

  /// Focuses the first visible element whose attribute `id` is `id` when the next patch is made; does
  /// nothing if there is none.
  ///
  /// - Complexity: O(*n*) in the elements, when the patch is made.
  public func focus(id: String, ifLost: Bool = false) { focus(.id(id), ifLost) }

  /// Removes the focus from the focused element in the client, after the next patch, unless the patch focuses another
  /// element.
  public func releaseFocus() {
    if changeTracker.page.focus == nil { focus(.element(root), false) }
  }

  private func focus(_ target: PageProperties.Target, _ ifLost: Bool) {
    changeTracker.page.focus = target
    changeTracker.page.focusesIfLost = ifLost
  }

  /// Scrolls the ancestors of `element` in the client, once, as far as needed to show the element.
  public func scrollIntoView(_ element: Element) {
    changeTracker.page.scrollTarget = .element(element)
  }

  /// Scrolls to the first visible element whose attribute `id` is `id` when the next patch is made; does
  /// nothing if there is none.
  ///
  /// - Complexity: O(*n*) in the elements, when the patch is made.
  public func scrollIntoView(id: String) { changeTracker.page.scrollTarget = .id(id) }
}

extension Element {
  /// Focuses this element, as ``Document/focus(_:ifLost:)`` does.
  package func requestFocus() {
    changeTracker.page.focus = .element(self)
    changeTracker.page.focusesIfLost = false
  }

  /// Removes the focus from the focused element, as ``Document/releaseFocus()`` does.
  package func releaseFocus() {
    guard changeTracker.page.focus == nil else { return }
    changeTracker.page.focus = changeTracker.element(NodeID.root.rawValue).map { .element($0) }
    changeTracker.page.focusesIfLost = false
  }
}

extension PageProperties.Target {
  /// The target element in the tree below `root`, if the element is announced.
  func element(below root: Element?) -> Element? {
    switch self {
    case .element(let element): return element.number == 0 ? nil : element
    case .id(let id):
      var pending = [root].compactMap { $0 }
      while let element = pending.popLast() {
        guard element.number != 0, element.attribute("hidden") == nil else { continue }
        if element.attribute("id").isExactly(id) { return element }
        pending.append(contentsOf: element.children.reversed())
      }
      return nil
    }
  }
}

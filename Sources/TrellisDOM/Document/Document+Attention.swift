extension Document {
  /// Asks the client to focus `element`, once, after the next patch, and to scroll to it as far as it takes
  /// to have it in sight.
  ///
  /// - Parameter ifLost: asks for it only where nothing else that shows has the focus, as when the patch
  ///   removes the element with the focus.
  public func focus(_ element: Element, ifLost: Bool = false) {
    focus(.element(element), ifLost)
  }

  /// Asks the client to focus the first element that shows whose attribute `id` is `id` when the next
  /// patch is made; nothing happens if there is none.
  ///
  /// - Complexity: O(*n*) in the elements, when the patch is made.
  public func focus(id: String, ifLost: Bool = false) { focus(.id(id), ifLost) }

  private func focus(_ target: Page.Target, _ ifLost: Bool) {
    changeTracker.page.focus = target
    changeTracker.page.focusesIfLost = ifLost
  }

  /// Asks the client, once, to scroll the ancestors of `element` as far as needed to show it; not at all if
  /// it is visible.
  public func scrollIntoView(_ element: Element) {
    changeTracker.page.scrollTarget = .element(element)
  }

  /// Asks the client to scroll to the first element that shows whose attribute `id` is `id` when the next
  /// patch is made; nothing happens if there is none.
  ///
  /// - Complexity: O(*n*) in the elements, when the patch is made.
  public func scrollIntoView(id: String) { changeTracker.page.scrollTarget = .id(id) }
}

extension Page.Target {
  /// The element in the tree below `root`, if the client knows it.
  func element(below root: Element?) -> Element? {
    switch self {
    case .element(let element): return element.number == 0 ? nil : element
    case .id(let id):
      var pending = [root].compactMap { $0 }
      while let element = pending.popLast() {
        guard element.number != 0, element.attribute("hidden") == nil else { continue }
        if element.attribute("id") == id { return element }
        pending.append(contentsOf: element.children.reversed())
      }
      return nil
    }
  }
}

import TrellisDOM

/// Stores and restores scroll offsets and the places of lists, as `public/scrolling.js` does.
extension HeadlessClient {
  /// Stores the offsets of the page and the places of its lists for the current entry of the history, unless others are still
  /// being restored.
  func storeOffsets() {
    guard scrolling.isFollowing, scrolling.wanted == nil else { return }
    let lists = scrolling.lists.filter { $0.word != nil }
    let offsets = StoredOffsets(panes: readOffsets(), places: lists.compactMap(readPlace))
    // The page does not come to the places that it has itself.
    for list in lists { list.taken = offsets }
    history.offsets = offsets
  }

  /// Begins to show the offsets that are stored for the current entry of the history.
  ///
  /// - Parameter isShown: whether the client already shows the page of the entry.
  func wantOffsets(isShown: Bool) {
    scrolling.wanted = history.offsets.map { WantedOffsets(offsets: $0, isShown: isShown) }
  }

  /// Scrolls to the offsets that the page is to show; tried again after each response until they are reached, or until
  /// something else scrolls.
  func showOffsets() {
    guard var wanted = scrolling.wanted else { return }
    wanted.isShown = true
    let found = readOffsets()
    if (wanted.found ?? found) != found || scroll(to: wanted.offsets) {
      scrolling.wanted = nil
    } else {
      wanted.found = readOffsets()
      scrolling.wanted = wanted
    }
  }

  /// The offsets of the window and of all panes that are not at their start.
  private func readOffsets() -> [StoredOffsets.Pane] {
    let root = replica.root
    var offsets = [StoredOffsets.Pane(path: [], left: root.scrollLeft, top: root.scrollTop)]
    for pane in scrolled() {
      guard let path = path(of: pane) else { continue }
      offsets.append(StoredOffsets.Pane(path: path, left: pane.scrollLeft, top: pane.scrollTop))
    }
    return offsets
  }

  /// The panes that are not at their start, but the window, in document order.
  private func scrolled() -> [Node] {
    var result: [Node] = []
    var pending = Array(replica.root.children.reversed())
    while let node = pending.popLast() {
      if node.scrollLeft != 0 || node.scrollTop != 0 { result.append(node) }
      pending += node.children.reversed()
    }
    return result
  }

  /// - Returns: whether all offsets could be reached.
  private func scroll(to offsets: StoredOffsets) -> Bool {
    var isReached = true
    var targets: [ObjectIdentifier] = []
    for target in offsets.panes {
      guard let pane = element(at: target.path) else {
        isReached = false
        continue
      }
      targets.append(ObjectIdentifier(pane))
      setOffset(of: pane, left: target.left, top: target.top)
      let (x, y) = (pane.scrollLeft - target.left, pane.scrollTop - target.top)
      if (x * x + y * y).squareRoot() >= 2 { isReached = false }
    }
    for pane in scrolled() where !targets.contains(ObjectIdentifier(pane)) {
      setOffset(of: pane, left: 0, top: 0)
    }
    return isReached
  }

  // MARK: Paths

  private func shown(_ element: Node) -> [Node] {
    element.children.filter { $0.attributes["hidden"] == nil }
  }

  /// The path from the root to an element, as indexes among the elements that are not hidden; `nil` for a hidden element.
  func path(of element: Node) -> [Int]? {
    var path: [Int] = []
    for node in element.selfAndAncestors {
      guard let parent = node.parent else { break }
      guard let index = shown(parent).firstIndex(where: { $0 === node }) else { return nil }
      path.append(index)
    }
    return path.reversed()
  }

  /// The element at a path; `nil` if there is none.
  func element(at path: [Int]) -> Node? {
    var element: Node? = replica.root
    for index in path {
      let children = element.map(shown) ?? []
      element = children.indices.contains(index) ? children[index] : nil
    }
    return element
  }
}

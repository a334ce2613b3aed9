import TrellisBase

extension Element {
  /// Replaces the children by `newChildren`, in the given order; removes the element's text.
  ///
  /// Elements with another parent are removed from that parent. The change tracker finds the fewest creations, moves
  /// and removals when the patch is taken.
  ///
  /// - Precondition: the elements belong to this document and are distinct, and none is this element or one of its
  ///   ancestors.
  /// - Complexity: O(*n* + *m*) in the numbers of old and new children, and in the depth.
  public func setChildren(_ newChildren: [Element]) {
    guard require(newChildren.isEmpty || canHoldContent, "\(self) cannot hold children") else {
      return
    }
    let oldChildren = children
    if case .text = content {
    } else if oldChildren.count == newChildren.count
      && zip(oldChildren, newChildren).allSatisfy({ $0 === $1 })
    {
      return
    }
    if number != 0 { changeTracker.records.touch(self, .content) }
    for child in oldChildren { child.parent = nil }
    var formerParents: [Element] = []
    for child in newChildren {
      precondition(
        child.changeTracker === changeTracker, "\(child) belongs to another document than \(self)")
      precondition(child.id != .root, "The root of a document cannot be in \(self)")
      if let former = child.parent {
        precondition(former !== self, "\(child) is twice among the children of \(self)")
        if former.number != 0 { changeTracker.records.touch(former, .content) }
        if formerParents.last !== former { formerParents.append(former) }
      }
      child.parent = self
    }
    changeTracker.footprint.replace(content.text, with: nil)
    content = Content(newChildren)
    for former in Set(formerParents) { former.dropReparentedChildren() }
    checkNoCycle()
  }

  /// Creates an element of the same document without a parent, like ``Document/makeElement(_:)``.
  package func makeElement(_ tag: String) -> Element {
    Element(changeTracker: changeTracker, tagCode: changeTracker.names.code(of: tag))
  }

  /// Inserts `child` before `sibling`, or at the end.
  ///
  /// - Precondition: `sibling` is a child of this element.
  /// - Complexity: O(*n*) in the number of children; prefer ``setChildren(_:)`` for several.
  public func insert(_ child: Element, before sibling: Element? = nil) {
    var list = children.filter { $0 !== child }
    if let sibling {
      guard let index = list.firstIndex(where: { $0 === sibling }) else {
        preconditionFailure("\(sibling) is not a child of \(self)")
      }
      list.insert(child, at: index)
    } else {
      list.append(child)
    }
    setChildren(list)
  }

  /// Removes the element from its parent, if it has one.
  ///
  /// - Complexity: O(*n*) in the number of siblings.
  public func removeFromParent() {
    guard let parent else { return }
    parent.setChildren(parent.children.filter { $0 !== self })
  }

  /// Removes children that have another parent now; the change tracker has recorded them already.
  private func dropReparentedChildren() {
    content = Content(children.filter { $0.parent === self })
  }

  private func checkNoCycle() {
    var ancestor = parent
    while let current = ancestor {
      precondition(current !== self, "\(self) cannot hold its own ancestor")
      ancestor = current.parent
    }
  }
}

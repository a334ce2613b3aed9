extension FlexTree {
  /// Adds `child` as the last child of `parent`.
  ///
  /// - Precondition: `child` has no parent and is no ancestor of `parent`; `parent` is not a leaf.
  /// - Complexity: O(1), or O(*depth*) if the tree was computed.
  public func append(_ child: FlexNode, to parent: FlexNode) {
    insert(child, into: parent, before: nil)
  }

  /// Inserts `child` into `parent` before `sibling`, or as the last child if `sibling` is `nil`.
  ///
  /// - Precondition: the same as for ``append(_:to:)``; `sibling` is a child of `parent`.
  public func insert(_ child: FlexNode, into parent: FlexNode, before sibling: FlexNode?) {
    check(child)
    check(parent)
    let state = nodes + Int(child.index)
    precondition(state.pointee.parent < 0, "Flex node \(child.index) already has a parent")
    precondition(child != parent, "Flex node \(child.index) cannot be its own child")
    precondition(
      nodes[Int(parent.index)].measure < 0, "A leaf with a measure function has no children")
    let next = sibling?.index ?? -1
    if let sibling {
      check(sibling)
      precondition(
        nodes[Int(next)].parent == parent.index,
        "Flex node \(sibling.index) is not a child of \(parent.index)")
    }
    let previous = next >= 0 ? nodes[Int(next)].previous : nodes[Int(parent.index)].lastChild
    state.pointee.parent = parent.index
    state.pointee.next = next
    state.pointee.previous = previous
    if previous >= 0 {
      nodes[Int(previous)].next = child.index
    } else {
      nodes[Int(parent.index)].firstChild = child.index
    }
    if next >= 0 {
      nodes[Int(next)].previous = child.index
    } else {
      nodes[Int(parent.index)].lastChild = child.index
    }
    if directions.areNamed { directions.needPropagation = true }
    recordAbsolute(child.index)
    state.pointee.flags.insert(.isDirty)
    childrenDidChange(of: parent.index, child.index)
  }

  /// Removes `child` from its parent; the node and its descendants stay in the tree as a separate root.
  ///
  /// - Precondition: `child` has a parent.
  public func remove(_ child: FlexNode) {
    check(child)
    let state = nodes + Int(child.index)
    let parent = state.pointee.parent
    precondition(parent >= 0, "Flex node \(child.index) has no parent to be removed from")
    let (previous, next) = (state.pointee.previous, state.pointee.next)
    if previous >= 0 {
      nodes[Int(previous)].next = next
    } else {
      nodes[Int(parent)].firstChild = next
    }
    if next >= 0 {
      nodes[Int(next)].previous = previous
    } else {
      nodes[Int(parent)].lastChild = previous
    }
    state.pointee.parent = -1
    state.pointee.previous = -1
    state.pointee.next = -1
    childrenDidChange(of: parent, nil)
  }

  /// The children of `node`, in order.
  ///
  /// - Complexity: O(*n*) in their number.
  public func children(of node: FlexNode) -> [FlexNode] {
    check(node)
    var children: [FlexNode] = []
    var child = nodes[Int(node.index)].firstChild
    while child >= 0 {
      children.append(FlexNode(index: child))
      child = nodes[Int(child)].next
    }
    return children
  }

  /// The parent of `node`, or `nil` for a root.
  public func parent(of node: FlexNode) -> FlexNode? {
    check(node)
    let parent = nodes[Int(node.index)].parent
    return parent < 0 ? nil : FlexNode(index: parent)
  }

  /// The style that was set last; a copy, so that a change needs ``setStyle(_:of:)``.
  public func style(of node: FlexNode) -> FlexStyle {
    check(node)
    return styles.entries[Int(nodes[Int(node.index)].style)].style
  }

  /// Replaces the style of `node`.
  ///
  /// - Precondition: the style has no problem (``FlexStyle/findProblem()``).
  public func setStyle(_ style: FlexStyle, of node: FlexNode) {
    check(node)
    precondition(!isComputing, "A flex tree cannot be changed by a measure function")
    let state = nodes + Int(node.index)
    let old = state.pointee.style
    let oldStyle = styles.entries[Int(old)].style
    if oldStyle == style { return }
    state.pointee.style = withUnsafePointer(to: style) { styles.insert($0) }
    styles.release(old)
    if oldStyle.textDirection != style.textDirection { directions.needPropagation = true }
    applyStyle(to: node.index)
    recordAbsolute(node.index)
    styleDidChange(of: node.index, isNewDisplay: oldStyle.display != style.display)
  }

  /// Changes the style of `node`.
  ///
  /// - Precondition: the changed style has no problem.
  public func updateStyle(of node: FlexNode, _ change: (inout FlexStyle) -> Void) {
    var style = style(of: node)
    change(&style)
    setStyle(style, of: node)
  }

  /// Marks the content of a leaf as changed, so that it is measured again.
  public func setNeedsMeasure(_ leaf: FlexNode) {
    check(leaf)
    precondition(!isComputing, "A flex tree cannot be changed by a measure function")
    markChanged(leaf.index)
  }

  /// Flags the ancestors of a child that is absolute, or that is replaced by absolute children.
  private func recordAbsolute(_ child: Int32) {
    var child = child
    while true {
      let flags = nodes[Int(child)].flags
      let parent = nodes[Int(child)].parent
      let isOne =
        flags.contains(.isAbsolute)
        || (flags.contains(.isContents) && flags.contains(.hasAbsoluteChildren))
      guard parent >= 0, isOne else { return }
      nodes[Int(parent)].flags.insert(.hasAbsoluteChildren)
      child = parent
    }
  }
}

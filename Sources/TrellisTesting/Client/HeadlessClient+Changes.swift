import TrellisDOM

extension HeadlessClient {
  /// Records the elements that an applied operation has changed.
  func touch(_ operation: PatchOperation) {
    switch operation {
    case .create, .remove, .move, .clear, .renumber, .reset: touch()
    case .setAttribute(let id, _, _), .removeAttribute(let id, _), .setStyle(let id, _, _),
      .removeStyle(let id, _), .setText(let id, _), .setProperty(let id, _, _, _):
      touch(id, deep: false)
    case .setFrame(let id, _), .clearFrame(let id): touch(id, deep: true)
    case .shift(let first, let count, _, _), .stack(let first, let count, _, _):
      guard let siblings = replica.node(first)?.parent?.children,
        let start = siblings.firstIndex(where: { $0.id == first })
      else { return touch() }
      for node in siblings[start...].prefix(count) { touch(node, deep: true) }
    case .animate, .cancelAnimations, .transition, .scrollIntoView, .announce: break
    case .focus, .title, .url: touchPage()
    }
  }

  private func touch(_ id: NodeID, deep isDeep: Bool) {
    guard let node = replica.node(id) else { return touch() }
    touch(node, deep: isDeep)
  }

  /// Whether an element and all its ancestors are visible, as in ``PageElement/isVisible``.
  ///
  /// - Complexity: O(depth).
  func isShown(_ node: Node) -> Bool {
    var inside: Node?
    for element in node.selfAndAncestors {
      if element.attributes["hidden"] != nil || element.styles["display"] == "none"
        || element.styles["visibility"] == "hidden"
      {
        return false
      }
      if element.isClosable, !isOpen(element) {
        // Closed `details` show only their summary.
        if element.tag != "details" { return false }
        if let inside, inside.tag != "summary" { return false }
      }
      inside = element
    }
    return true
  }
}

extension PatchOperation {
  /// Whether the operation may create, show or hide a layer.
  var mayConcernLayers: Bool {
    switch self {
    case .create(_, _, _, let trees): trees.contains(where: \.hasLayer)
    case .setAttribute(_, let name, _), .removeAttribute(_, let name):
      name == "data-layer" || name == "data-shown"
    case .reset: true
    default: false
    }
  }
}

extension PatchTree {
  fileprivate var hasLayer: Bool {
    var pending = [self]
    while let tree = pending.popLast() {
      if tree.attributes.contains(where: { $0.name == "data-layer" }) { return true }
      pending += tree.children
    }
    return false
  }
}

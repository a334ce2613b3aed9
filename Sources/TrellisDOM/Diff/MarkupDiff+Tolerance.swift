import TrellisBase

extension MarkupDiff {
  /// The operations that turn `first` into `second` but for differences of numbers in attributes within a tolerance.
  ///
  /// Nodes are first compared with the numbers in groups, or rounded, and get the values of their partners that are within the
  /// tolerance. So many tolerated differences do not hide the others, or make nodes be replaced. The operations have the values
  /// of `second`.
  ///
  /// - Complexity: as ``operations(from:to:)``, up to five times.
  package static func operations(
    from first: MarkupTree, to second: MarkupTree, tolerating tolerance: ChangeTolerance
  ) -> [DOMOperation] {
    guard tolerance != .none, first.count > 0, second.count > 0 else {
      return operations(from: first, to: second)
    }
    // Each value is that of `second`, or one of `first` within the tolerance of it.
    var adjusted = second
    func adjust(to partners: [Int32]?) {
      adjusted = adjusted.replacingAttributes { node, attribute in
        let partner = partners.map { Int($0[node]) } ?? node
        guard partner >= 0, let value = first.attribute(attribute.name, of: partner),
          !value.isExactly(attribute.value), let own = second.attribute(attribute.name, of: node),
          tolerance.covers(value, own)
        else { return attribute.value }
        return value
      }
    }
    func compare(_ rounded: (MarkupTree.Attribute) -> String) {
      let trees = (
        first.replacingAttributes { rounded($1) }, adjusted.replacingAttributes { rounded($1) }
      )
      if trees.0 == trees.1 {
        adjust(to: nil)
      } else {
        adjust(to: MarkupDiff.compare(trees.0, trees.1).matching.toFirst)
      }
    }
    let groups = NumberGroups([first, second], tolerance)
    compare { groups.rounded($0) }
    if groups.hasWideGroups {
      for rounding in ChangeTolerance.Rounding.allCases where adjusted != first {
        compare { tolerance.rounded($0.value, rounding) }
      }
    }
    guard adjusted != first else { return [] }
    let found = MarkupDiff.compare(first, adjusted)
    return found.operations
      .map { restored($0, second, found.matching) }
      .filter { !$0.isWithin(tolerance) }
  }

  /// An operation with the values of attributes that the second page has.
  private static func restored(
    _ operation: DOMOperation, _ second: MarkupTree, _ matching: TreeMatching
  ) -> DOMOperation {
    var result = operation
    let root = operation.second
    guard root >= 0 else { return result }
    if operation.kind == .attribute, operation.new != nil, let name = operation.name {
      result.new = second.attribute(name, of: root)
    }
    guard let content = operation.content else { return result }
    // The content has the nodes of the subtree but for those that have partners, with all below them.
    var nodes = [root]
    var node = root + 1
    while operation.kind == .insert, node < root + Int(second.sizes[root]) {
      let isInserted = matching.toFirst[node] < 0
      if isInserted { nodes.append(node) }
      node += isInserted ? 1 : Int(second.sizes[node])
    }
    guard nodes.count == content.count else { return result }
    result.content = content.replacingAttributes { node, attribute in
      second.attribute(attribute.name, of: nodes[node]) ?? attribute.value
    }
    return result
  }
}

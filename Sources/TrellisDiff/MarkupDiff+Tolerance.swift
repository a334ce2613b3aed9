import TrellisBase
package import TrellisHTML

extension MarkupDiff {
  /// The operations from `first` to `second`, without changes of numbers in attributes within a tolerance.
  ///
  /// Nodes are first matched with their numbers grouped or rounded. A matched node then gets the attribute values of
  /// its partner that are within the tolerance, so that tolerated differences neither hide other changes nor cause
  /// replacements. The operations contain the values of `second`.
  ///
  /// - Complexity: as ``operations(from:to:)``, up to five times.
  package static func operations(
    from first: MarkupTree, to second: MarkupTree, tolerating tolerance: ChangeTolerance
  ) -> [DOMOperation] {
    guard tolerance != .none, first.count > 0, second.count > 0 else {
      return operations(from: first, to: second)
    }
    // `second`, with each value that is within the tolerance replaced by the value of the partner in `first`.
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

  /// `operation` with the attribute values of `second` instead of the adjusted ones.
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
    // The inserted content omits nodes that have partners, with their subtrees.
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

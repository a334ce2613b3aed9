extension MarkupDiff {
  /// The operations that turn `first` into `second` but for differences of numbers in attributes within a tolerance.
  ///
  /// Nodes are first compared with the numbers in groups, or rounded, and get the values of their partners that are within the
  /// tolerance. So many tolerated differences do not hide the others, or make nodes be replaced.
  ///
  /// - Complexity: as ``operations(from:to:)``, up to five times.
  package static func operations(
    from first: MarkupTree, to second: MarkupTree, tolerating tolerance: ChangeTolerance
  ) -> [DOMOperation] {
    guard tolerance != .none, first.count > 0, second.count > 0 else {
      return operations(from: first, to: second)
    }
    var adjusted = second
    func adjust(to partners: [Int32]?) {
      adjusted = adjusted.replacingAttributes { node, attribute in
        let partner = partners.map { Int($0[node]) } ?? node
        guard partner >= 0, let value = first.attribute(attribute.name, of: partner),
          value != attribute.value, tolerance.covers(value, attribute.value)
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
      } else if let partners = best(trees.0, trees.1)?.matching.toFirst {
        adjust(to: partners)
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
    return operations(from: first, to: adjusted).filter { !$0.isWithin(tolerance) }
  }
}

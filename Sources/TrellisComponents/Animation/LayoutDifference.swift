import TrellisBase

/// The components with an identity that are new, changed or removed between two layouts, in layout order.
///
/// Source: ComponentKit's tree difference (row N19, algorithm 2.18).
struct LayoutDifference {
  private(set) var appeared: [Component] = []
  /// Identities whose component was replaced.
  private(set) var updated: [(previous: Component, current: Component)] = []
  private(set) var disappeared: [Component] = []

  /// - Parameters:
  ///   - old: the mounted layout, or the last mounted one.
  ///   - mark: a number that no other comparison of the mounted layout used.
  /// - Complexity: O(differences); unchanged parts are not walked.
  init(from old: Layout?, to new: Layout?, mark: UInt32) {
    var fresh: [Component] = []
    if let new { Self.collectNew(new, insteadOf: old, mark, into: &fresh) }
    var former: [Component] = []
    if let old { Self.collectOld(old, replacedBy: new, mark, into: &former) }
    guard !former.isEmpty else {
      appeared = fresh
      return
    }
    // Components that changed without being added or removed keep their order.
    let ends = MatchingEnds(former.indices, fresh.indices) {
      if let node = former[$0].treeNode { node.id == fresh[$1].uniqueIdentifier } else { false }
    }
    compareEqual(former[..<ends.old.lowerBound], fresh[..<ends.new.lowerBound])
    if !ends.old.isEmpty || !ends.new.isEmpty { compareMiddle(former[ends.old], fresh[ends.new]) }
    compareEqual(former[ends.old.upperBound...], fresh[ends.new.upperBound...])
  }

  private mutating func compareEqual(
    _ former: ArraySlice<Component>, _ fresh: ArraySlice<Component>
  ) {
    for (previous, current) in zip(former, fresh) where previous !== current {
      updated.append((previous, current))
    }
  }

  private mutating func compareMiddle(
    _ former: ArraySlice<Component>, _ fresh: ArraySlice<Component>
  ) {
    var known: [TreeNode.ID: Component] = [:]
    for component in former {
      if let id = component.uniqueIdentifier { known[id] = component }
    }
    for component in fresh {
      guard let id = component.uniqueIdentifier, let previous = known.removeValue(forKey: id) else {
        appeared.append(component)
        continue
      }
      if previous !== component { updated.append((previous, component)) }
    }
    disappeared = former.filter { $0.uniqueIdentifier.flatMap { known[$0] } != nil }
  }

  /// Collects new components, and marks the unchanged ones.
  ///
  /// - Parameter old: the layout that was at this position, if it is easily found.
  private static func collectNew(
    _ layout: Layout, insteadOf old: Layout?, _ mark: UInt32, into list: inout [Component]
  ) {
    let component = layout.component
    if let info = component.mountInfo, info.content === layout.content {
      info.mark = mark
      return
    }
    if component.treeNode?.component === component { list.append(component) }
    layout.forEachChangedChild(from: old) { child, former in
      collectNew(child, insteadOf: former, mark, into: &list)
    }
  }

  /// Collects the unmarked components.
  ///
  /// - Parameter new: the new layout that ``collectNew(_:insteadOf:_:into:)`` compared with `layout`; `nil` for none.
  private static func collectOld(
    _ layout: Layout, replacedBy new: Layout?, _ mark: UInt32, into list: inout [Component]
  ) {
    let component = layout.component
    if let info = component.mountInfo, info.mark == mark, info.content === layout.content { return }
    if component.treeNode != nil { list.append(component) }
    // The new layout was not walked if it is mounted.
    let walked = new.flatMap { $0.component.mountInfo?.content === $0.content ? nil : $0 }
    layout.forEachChangedChild(from: walked) { child, successor in
      collectOld(child, replacedBy: successor, mark, into: &list)
    }
  }
}

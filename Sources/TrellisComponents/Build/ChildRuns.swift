import TrellisBase

/// A component with many children that compares them with the children of another component.
package protocol ChildrenComparing: Component {
  /// The number of children from `index` on that are the same components as the children of `old` from `oldIndex` on.
  ///
  /// - Complexity: O(*n*) in the result, a comparison of references for each.
  func countOfSameChildren(from index: Int, as old: Component, from oldIndex: Int) -> Int
}

/// Links the nodes of unchanged children in runs, without visiting each child: an unchanged row of a list costs a few
/// nanoseconds.
///
/// A run consists of neighbours that were also neighbours in the previous build.
struct ChildRuns {
  /// The minimum number of children; visiting fewer takes no longer.
  private static let leastCount = 16

  private let component: any ChildrenComparing
  private let old: Component
  private let countDifference: Int
  /// The index after the last run in the old component, and in the new one.
  private var next = 0
  private var index = 0
  /// The index after the last run among the entries of the previous node.
  private var nextEntry = 0
  /// The end of the last run of same children in the new component, and its old index minus its new index. A run may be
  /// linked in parts.
  private var sameEnd = 0
  private var sameShift = 0

  /// A run of children whose nodes are linked.
  struct Run {
    let count: Int
    /// Whether the children have new indexes.
    let isMoved: Bool
  }

  /// - Parameter old: the component at this position in the previous build; may be `component` itself.
  init?(of component: Component, after old: Component?, in build: BuildState) {
    guard let old, component.numberOfChildren >= Self.leastCount, build.mayLinkRuns,
      type(of: old) == type(of: component), let component = component as? any ChildrenComparing
    else { return nil }
    self.component = component
    self.old = old
    countDifference = old.numberOfChildren - component.numberOfChildren
  }

  /// Links the unchanged children from `index` on; `nil` if the child at `index` must be visited.
  mutating func linkRun(
    from index: Int, of parent: TreeNode, after previousParent: TreeNode?, in build: BuildState
  ) -> Run? {
    guard let previousParent, previousParent.identity === parent.identity else { return nil }
    // Candidate old indexes: the expected one, ±1, the same index, and the same distance from the end.
    let following = next + index - self.index
    var last = -1
    for oldIndex in [following, following + 1, following - 1, index, index + countDifference]
    where oldIndex != last && oldIndex >= 0 && oldIndex < old.numberOfChildren {
      last = oldIndex
      let same = countOfSameChildren(from: index, from: oldIndex)
      guard same > 1 else { continue }
      let count = link(same, from: index, of: parent, after: previousParent, in: build)
      guard count > 0 else { return nil }
      next = oldIndex + count
      self.index = index + count
      return Run(count: count, isMoved: oldIndex != index)
    }
    return nil
  }

  /// The number of same children from `index` on and, in the old component, from `oldIndex` on.
  ///
  /// A run is compared once, even if it is linked in parts.
  private mutating func countOfSameChildren(from index: Int, from oldIndex: Int) -> Int {
    if oldIndex - index == sameShift, index < sameEnd { return sameEnd - index }
    let count = component.countOfSameChildren(from: index, as: old, from: oldIndex)
    if count > 1 {
      sameEnd = index + count
      sameShift = oldIndex - index
    }
    return count
  }

  private mutating func link(
    _ count: Int, from index: Int, of parent: TreeNode, after previousParent: TreeNode,
    in build: BuildState
  ) -> Int {
    guard let first = component.child(at: index), let node = first.treeNode,
      let rendering = first.rendering, rendering.persistentTree == nil,
      // Expects one node for each child since the last run.
      let entry = parent.children.index(
        of: node, in: previousParent, near: nextEntry + index - self.index)
    else { return 0 }
    let isWhole = index == 0 && count == component.numberOfChildren
    if isWhole, component === old,
      let run = build.linkWhole(component, like: first, parent, entry, previousParent)
    {
      nextEntry = entry + run
      return run
    }
    let linked = build.link(
      count, of: component, from: index, like: first, isWhole: isWhole, parent, entry,
      previousParent)
    nextEntry = entry + linked
    return linked
  }
}

extension BuildState {
  /// Whether the nodes of unchanged components can be linked without a visit.
  var mayLinkRuns: Bool {
    !rebuildsEverything && !isRejoining && changedKeys.isEmpty && spans == nil && !hasFailed
  }

  /// Links the nodes of up to `count` children from `index` on, and from `entry` on in the previous node; stops at the
  /// first child that needs a visit.
  ///
  /// - Returns: the number of linked nodes.
  fileprivate func link(
    _ count: Int, of component: any ChildrenComparing, from index: Int, like first: Component,
    isWhole: Bool, _ parent: TreeNode, _ entry: Int, _ previousParent: TreeNode
  ) -> Int {
    let former = previousParent.children.entries
    let agrees = parent.children.agrees(at: entry)
    let hasChangedChildren = dirtyParents.contains(parent.id)
    let kind = ObjectIdentifier(type(of: first))
    var keys: EnvironmentKeySet = []
    var height: UInt16 = 0
    var linked = 0
    var hasNoCounters = true
    while linked < count, entry + linked < former.count {
      let node = former[entry + linked].node
      let counter = former[entry + linked].counter
      guard let child = component.child(at: index + linked), child.treeNode === node,
        child.usedInBuild != mark, ObjectIdentifier(type(of: child)) == kind,
        // A node with a later generation was acquired by another component of this build.
        node.identity.newest === node, agrees || counter == 0,
        !hasChangedChildren || !dirtyNodes.contains(node.id), child.layouts.id != 0
      else { break }
      child.usedInBuild = mark
      keys.formUnion(node.keysRead)
      height = max(height, node.height)
      if counter != 0 { hasNoCounters = false }
      linked += 1
    }
    guard linked > 0 else { return 0 }
    let start = parent.children.entries.count
    parent.children.append(contentsOf: previousParent.children, entry..<entry + linked)
    if isWhole, linked == count {
      parent.children.record(
        TreeNodeChildren.Run(
          component: ObjectIdentifier(component), indices: start..<start + linked,
          hasNoCounters: hasNoCounters, keysRead: keys, height: height))
    }
    counters.componentsReused += linked
    recordPath(to: keys)
    recordBottom(depth.level + 1 + Int(height), at: first)
    return linked
  }

  /// Links the nodes of all children of `component` at once, if it had the same position in the previous build and
  /// nothing below it was updated since the nodes were linked one by one.
  ///
  /// - Returns: the number of nodes; `nil` if each must be compared.
  /// - Complexity: O(1) if the parent has no other nodes.
  fileprivate func linkWhole(
    _ component: any ChildrenComparing, like first: Component, _ parent: TreeNode, _ entry: Int,
    _ previousParent: TreeNode
  ) -> Int? {
    guard let run = previousParent.children.run, run.component == ObjectIdentifier(component),
      run.indices.lowerBound == entry, run.indices.count == component.numberOfChildren,
      !dirtyParents.contains(parent.id),
      run.hasNoCounters || parent.children.agrees(at: entry)
    else { return nil }
    let start = parent.children.entries.count
    parent.children.append(contentsOf: previousParent.children, run.indices)
    parent.children.record(
      TreeNodeChildren.Run(
        component: run.component, indices: start..<start + run.indices.count,
        hasNoCounters: run.hasNoCounters, keysRead: run.keysRead, height: run.height))
    counters.componentsReused += run.indices.count
    recordPath(to: run.keysRead)
    recordBottom(depth.level + 1 + Int(run.height), at: first)
    return run.indices.count
  }
}

import TrellisLayout

extension Component {
  /// Inherits the cached layouts of `old`. The children of both components have the same layout ids.
  final func inheritLayouts(of old: Component) {
    layouts.id = old.layouts.id
    var contents: [LayoutResult] = []
    var candidate = old.layouts.newest
    while let content = candidate {
      contents.append(content)
      candidate = content.older
    }
    if contents.allSatisfy({ $0.children.isEmpty }) {
      layouts = old.layouts
      return
    }
    for content in contents.reversed() {
      if let key = content.key, let own = adopted(content) { layouts.store(own, key) }
    }
  }

  /// Replaces the components in the cached layouts by their successors.
  ///
  /// - Returns: Whether each child in them has a successor with the same layout id.
  final func refreshLayouts(in build: BuildNumber) -> Bool {
    var contents: [LayoutResult] = []
    var candidate = layouts.newest
    while let content = candidate {
      contents.append(content)
      candidate = content.older
    }
    layouts.empty(refreshedIn: build)
    for content in contents.reversed() {
      guard let key = content.key else { continue }
      guard let own = adopted(content) else { return false }
      layouts.store(own, key)
    }
    return true
  }

  /// A copy of `content` with this component's children instead of the former ones; `nil` if one is missing.
  private func adopted(_ content: LayoutResult) -> LayoutResult? {
    var children = content.children
    var next = 0
    for (index, part) in content.children.enumerated() {
      let old = part.layout.component
      guard let child = successor(of: old, from: &next) else { return nil }
      let isRefreshed = isRefreshed(child)
      if child === old, !isRefreshed { continue }
      guard let own = child.ownContent(of: part.layout, isRefreshed: isRefreshed) else {
        return nil
      }
      children[index] = Layout.Child(
        position: part.position, layout: Layout(component: child, content: own))
    }
    return LayoutResult(content, children: children)
  }

  /// Whether the layouts of `child` were refreshed in the build that made or visited this component.
  private func isRefreshed(_ child: Component) -> Bool {
    child.layouts.isRefreshed(in: usedInBuild)
  }

  /// This component's result for `former`, a layout of this component or of its predecessor.
  private func ownContent(of former: Layout, isRefreshed: Bool) -> LayoutResult? {
    if former.component !== self { return counterpart(of: former.content) }
    if !isRefreshed { return former.content }
    // With its mounted result, the mount would skip the component.
    return cachedCounterpart(of: former.content) ?? adopted(former.content)
  }

  /// The child with the layout id of `old`, searched from index `next` on.
  private func successor(of old: Component, from next: inout Int) -> Component? {
    let count = numberOfChildren
    for _ in 0..<count {
      if next >= count { next = 0 }
      defer { next += 1 }
      if let child = child(at: next), child.layouts.id == old.layouts.id { return child }
    }
    return nil
  }

  /// This component's result for the constraints of `content`, a layout of its predecessor.
  private func counterpart(of content: LayoutResult) -> LayoutResult? {
    if content.children.isEmpty || layouts.contains(content) { return content }
    return cachedCounterpart(of: content) ?? adopted(content)
  }

  /// The cached layout for the constraints of `content`.
  private func cachedCounterpart(of content: LayoutResult) -> LayoutResult? {
    guard let key = content.key else { return nil }
    return layouts.layout(
      thatFits: key.range(choosing: content.size), parentSize: ParentSize(key.parent))
  }
}

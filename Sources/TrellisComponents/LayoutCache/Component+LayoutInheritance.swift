import TrellisLayout

extension Component {
  /// Inherits the cached layouts of `old`, whose children have the same layout ids as this component's.
  final func inheritLayouts(of old: Component) {
    layouts.id = old.layouts.id
    var contents: [LayoutContent] = []
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

  /// `content` with the children of this component instead of those of the former one; `nil` if one is
  /// missing.
  private func adopted(_ content: LayoutContent) -> LayoutContent? {
    var children: [Layout.Child] = []
    children.reserveCapacity(content.children.count)
    var place = 0
    for part in content.children {
      let old = part.layout.component
      guard let child = successor(of: old, from: &place),
        let own = child === old ? part.layout.content : child.counterpart(of: part.layout.content)
      else { return nil }
      children.append(
        Layout.Child(position: part.position, layout: Layout(component: child, content: own)))
    }
    return LayoutContent(content, children: children)
  }

  /// The child with the layout id of `old`, searched from index `place` on.
  private func successor(of old: Component, from place: inout Int) -> Component? {
    let count = numberOfChildren
    for _ in 0..<count {
      if place >= count { place = 0 }
      defer { place += 1 }
      if let child = child(at: place), child.layouts.id == old.layouts.id { return child }
    }
    return nil
  }

  /// The layout of this component that corresponds to `content`, a layout of the replaced component.
  private func counterpart(of content: LayoutContent) -> LayoutContent? {
    if content.children.isEmpty || layouts.contains(content) { return content }
    if let key = content.key,
      let known = layouts.layout(
        thatFits: key.range(choosing: content.size), parentSize: ParentSize(key.parent))
    {
      return known
    }
    return adopted(content)
  }
}

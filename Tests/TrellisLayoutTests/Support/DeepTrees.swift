import TrellisLayout

extension RandomStyles {
  /// A chain of `depth` visible boxes, with up to two siblings beside each.
  mutating func deepTree(_ depth: Int) -> ModelNode {
    let root = node(isRoot: true)
    var parent = root
    for _ in 0..<depth {
      var child = node(isRoot: true)
      if chance(0.5) { child = ModelNode(style: relativeStyle()) }
      if chance(0.05) { child.style.position = .absolute }
      if chance(0.04) { child.style.display = .contents }
      let siblings = number(0...2)
      let place = number(0...siblings)
      for index in 0...siblings { parent.children.append(index == place ? child : node()) }
      parent = child
    }
    return root
  }

  /// A chain of `depth` boxes whose styles and siblings repeat after one to four levels.
  mutating func repeatingTree(_ depth: Int) -> ModelNode {
    let levels = (0..<number(1...4)).map { _ in
      let style = chance(0.6) ? relativeStyle() : contentSizedStyle()
      let siblings = (0..<number(0...2)).map { _ in
        chance(0.5) ? ModelNode(style: FlexStyle(), text: number(0...30)) : node()
      }
      return (style: style, siblings: siblings, isLast: chance(0.5))
    }
    let root = node(isRoot: true)
    var parent = root
    for index in 0..<depth {
      let level = levels[index % levels.count]
      let child = ModelNode(style: level.style)
      let siblings = level.siblings.map { ModelNode(style: $0.style, text: $0.text) }
      parent.children = level.isLast ? siblings + [child] : [child] + siblings
      parent = child
    }
    parent.children = [ModelNode(style: FlexStyle(), text: 20)]
    return root
  }

  /// A style with which the size of a box depends on the sizes around and inside it.
  private mutating func relativeStyle() -> FlexStyle {
    var style = FlexStyle()
    style.direction = pick([.row, .column])
    style.wrap = pick([.noWrap, .wrap])
    if chance(0.5) { style.maxHeight = .percent(0.9) }
    if chance(0.2) { style.maxWidth = .percent(0.9) }
    if chance(0.2) { style.aspectRatio = 1.5 }
    if chance(0.3) { style.padding = FlexEdges(all: .percent(0.02)) }
    if chance(0.3) { style.alignItems = pick([.baseline, .center, .flexStart]) }
    if chance(0.2) { style.flexGrow = 1 }
    if chance(0.2) { style.height = .percent(0.95) }
    if chance(0.1) { style.minHeight = .minContent }
    return style
  }

  private mutating func contentSizedStyle() -> FlexStyle {
    var style = node(isRoot: true).style
    if chance(0.7) { style.width = .auto }
    if chance(0.7) { style.height = .auto }
    style.flexBasis = .auto
    return style
  }
}

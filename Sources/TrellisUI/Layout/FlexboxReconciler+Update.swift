import TrellisBase
import TrellisComponents
import TrellisLayout

extension FlexboxReconciler {
  /// Assigns the boxes of `group`, below `node`, to the children of `flexbox`.
  ///
  /// - Complexity: O(*n*) in the children, with little work for children with unchanged layouts.
  func update(
    _ group: inout FlexboxGroup, to flexbox: FlexboxComponent, in parent: ParentSize,
    isOnBaseline: Bool = false, below node: FlexNode
  ) {
    level += 1
    defer { level -= 1 }
    if level > RenderLimits.depth { return RenderContext.reportDepth(at: flexbox) }
    let isSameGroup =
      group.parent == parent && group.style == flexbox.style && group.isOnBaseline == isOnBaseline
    group.parent = parent
    group.isOnBaseline = isOnBaseline
    group.style = flexbox.style
    group.boxes.reserveCapacity(flexbox.children.count)
    let isNew = group.boxes.isEmpty
    if let differing = fewDifferences(of: flexbox, from: group) {
      replace(differing, in: &group, with: flexbox, isSameGroup: isSameGroup, below: node)
      return
    }
    if !isNew, flexbox.children.allSatisfy({ $0.component != nil }) {
      updateBetweenEqualEnds(
        &group, to: flexbox, isSameGroup: isSameGroup, below: node)
      return
    }
    var spacing = FlexboxSpacing(flexbox.style, flexbox.children)
    var others: [FlexboxItem] = []
    var boxIndex = 0
    for (index, child) in flexbox.children.enumerated() {
      let margins = spacing.margins(of: child, at: index)
      guard let component = child.component else { continue }
      let item = FlexboxItem(
        flexbox: flexbox, index: index, component: component, margins: margins)
      if isNew {
        let box = makeBox(
          for: item, in: group, from: nil, isSameGroup: true, sibling: group.boxes.last)
        tree.append(box.node, to: node)
        group.boxes.append(box)
      } else if others.isEmpty, boxIndex < group.boxes.count,
        group.boxes[boxIndex].hasLayouts(of: item)
      {
        keepBox(at: boxIndex, for: item, in: &group, isSameGroup: isSameGroup, below: node)
        boxIndex += 1
      } else {
        others.append(item)
      }
    }
    if isNew { return }
    let ends = MatchingEnds(boxIndex..<group.boxes.count, others.indices) {
      group.boxes[$0].hasLayouts(of: others[$1])
    }
    let rest = others.count - ends.new.upperBound
    rearrange(
      ends.old, for: others[ends.new], in: &group, isSameGroup: isSameGroup, below: node)
    for (offset, item) in others.suffix(rest).enumerated() {
      keepBox(
        at: group.boxes.count - rest + offset, for: item, in: &group, isSameGroup: isSameGroup,
        below: node)
    }
  }

  /// Assigns the boxes to children that all have a component.
  private func updateBetweenEqualEnds(
    _ group: inout FlexboxGroup, to flexbox: FlexboxComponent, isSameGroup: Bool,
    below node: FlexNode
  ) {
    let children = flexbox.children
    let ends = MatchingEnds(group.boxes.indices, children.indices) {
      let id = group.boxes[$0].layoutID
      return id != 0 && id == children[$1].component?.layouts.id
    }
    let shift = group.boxes.count - children.count
    var spacing = FlexboxSpacing(flexbox.style, children)
    var others: [FlexboxItem] = []
    others.reserveCapacity(ends.new.count)
    for index in children.indices {
      let margins = spacing.margins(of: children, at: index)
      if ends.new.contains(index) {
        guard let component = children[index].component else { continue }
        others.append(
          FlexboxItem(flexbox: flexbox, index: index, component: component, margins: margins))
      } else {
        keepBox(
          at: index < ends.new.lowerBound ? index : index + shift, forChildAt: index, margins,
          of: flexbox, in: &group, isSameGroup: isSameGroup, below: node)
      }
    }
    rearrange(ends.old, for: others[...], in: &group, isSameGroup: isSameGroup, below: node)
  }

  /// The indexes of the boxes that need another child, if the number of children is the same and most of the children
  /// have unchanged layouts; otherwise `nil`.
  private func fewDifferences(
    of flexbox: FlexboxComponent, from group: FlexboxGroup
  ) -> [Int]? {
    let children = flexbox.children
    let boxes = group.boxes
    guard children.count == boxes.count, boxes.count >= 16 else { return nil }
    var differing: [Int] = []
    for index in boxes.indices {
      guard let component = children[index].component else { return nil }
      let id = boxes[index].layoutID
      if id == 0 || id != component.layouts.id {
        if differing.count * 8 > boxes.count { return nil }
        differing.append(index)
      }
    }
    return differing
  }

  /// Assigns each box to the child at its index, and the boxes at `differing` indexes to any of the children at these
  /// indexes.
  private func replace(
    _ differing: [Int], in group: inout FlexboxGroup, with flexbox: FlexboxComponent,
    isSameGroup: Bool, below node: FlexNode
  ) {
    var spacing = FlexboxSpacing(flexbox.style, flexbox.children)
    var others: [FlexboxItem] = []
    var next = 0
    for index in flexbox.children.indices {
      let margins = spacing.margins(of: flexbox.children, at: index)
      if next < differing.count, differing[next] == index {
        next += 1
        guard let component = flexbox.children[index].component else { continue }
        others.append(
          FlexboxItem(flexbox: flexbox, index: index, component: component, margins: margins))
      } else {
        keepBox(
          at: index, forChildAt: index, margins, of: flexbox, in: &group,
          isSameGroup: isSameGroup, below: node)
      }
    }
    if differing.isEmpty { return }
    let old = differing.map { group.boxes[$0] }
    let sources = sources(of: others[...], among: old)
    var isReused = [Bool](repeating: false, count: old.count)
    for (index, source) in sources.enumerated() {
      guard let source else { continue }
      isReused[source] = true
      if source != index { tree.remove(old[source].node) }
    }
    for (index, box) in old.enumerated() where !isReused[index] { remove(box) }
    // From the end, so that the following node of each box is known.
    for index in differing.indices.reversed() {
      let boxIndex = differing[index]
      let box = makeBox(
        for: others[index], in: group, from: sources[index].map { old[$0] },
        isSameGroup: isSameGroup, sibling: nil)
      group.boxes[boxIndex] = box
      insert(box, at: boxIndex, in: group, below: node)
    }
  }

  /// Assigns the box at `boxIndex` to the child at `index`, if its component has the same layouts as the former
  /// component.
  @inline(__always)
  private func keepBox(
    at boxIndex: Int, forChildAt index: Int, _ margins: FlexboxMargins?,
    of flexbox: FlexboxComponent, in group: inout FlexboxGroup, isSameGroup: Bool,
    below node: FlexNode
  ) {
    guard let component = flexbox.children[index].component else { return }
    if isSameGroup, case .leaf(let number) = group.boxes[boxIndex].content,
      group.boxes[boxIndex].sharesStyle(of: flexbox.children, at: index, margins)
    {
      leaves[number].replaceComponent(with: component)
      group.boxes[boxIndex].move(to: index)
      return
    }
    keepBox(
      at: boxIndex,
      for: FlexboxItem(flexbox: flexbox, index: index, component: component, margins: margins),
      in: &group, isSameGroup: isSameGroup, below: node)
  }

  /// Assigns the box at `boxIndex` to `item`, if its component has the same layouts as the former component.
  private func keepBox(
    at boxIndex: Int, for item: FlexboxItem, in group: inout FlexboxGroup, isSameGroup: Bool,
    below node: FlexNode
  ) {
    if isSameGroup, case .leaf(let number) = group.boxes[boxIndex].content,
      group.boxes[boxIndex].hasStyle(of: item)
    {
      // Equal layouts and options in the same flexbox make an equal leaf.
      leaves[number].replaceComponent(with: item.component)
      group.boxes[boxIndex].move(to: item.index)
    } else {
      let box = makeBox(
        for: item, in: group, from: group.boxes[boxIndex], isSameGroup: isSameGroup, sibling: nil)
      group.boxes[boxIndex] = box
      insert(box, at: boxIndex, in: group, below: node)
    }
  }

  /// Inserts the node of `box` below `node` if it is new. A changed option may require another node: if it turns a
  /// flexbox into a leaf, or gives a leaf a baseline.
  private func insert(
    _ box: FlexboxBox, at boxIndex: Int, in group: FlexboxGroup, below node: FlexNode
  ) {
    guard tree.parent(of: box.node) == nil else { return }
    let next = boxIndex + 1 < group.boxes.count ? group.boxes[boxIndex + 1].node : nil
    tree.insert(box.node, into: node, before: next)
  }

  /// Replaces the boxes in `range` by boxes for `items`, and reuses as many as possible.
  private func rearrange(
    _ range: Range<Int>, for items: ArraySlice<FlexboxItem>, in group: inout FlexboxGroup,
    isSameGroup: Bool, below node: FlexNode
  ) {
    guard !range.isEmpty || !items.isEmpty else { return }
    let old = Array(group.boxes[range])
    let sources = sources(of: items, among: old)
    var isReused = [Bool](repeating: false, count: old.count)
    var isOrdered = true
    var last = -1
    for case let source? in sources {
      isReused[source] = true
      isOrdered = isOrdered && source > last
      last = source
    }
    for (index, box) in old.enumerated() {
      if !isReused[index] { remove(box) } else if !isOrdered { tree.remove(box.node) }
    }
    // From the end, so that the following node of each box is known.
    var boxes: [FlexboxBox] = []
    boxes.reserveCapacity(items.count)
    var next = range.upperBound < group.boxes.count ? group.boxes[range.upperBound].node : nil
    for (item, source) in zip(items, sources).reversed() {
      let box = makeBox(
        for: item, in: group, from: source.map { old[$0] }, isSameGroup: isSameGroup, sibling: nil)
      if tree.parent(of: box.node) == nil { tree.insert(box.node, into: node, before: next) }
      next = box.node
      boxes.append(box)
    }
    group.boxes.replaceSubrange(range, with: boxes.reversed())
  }

  /// The index in `old` of the box for each item; `nil` for a new item.
  private func sources(of items: ArraySlice<FlexboxItem>, among old: [FlexboxBox]) -> [Int?] {
    var indices: [UInt32: Int] = [:]
    for index in old.indices where old[index].layoutID != 0 {
      indices[old[index].layoutID] = index
    }
    var sources = items.map { indices.removeValue(forKey: $0.component.layouts.id) }
    if items.count == old.count {
      // A child that changed at the same index keeps its node.
      let free = Set(indices.values)
      for index in sources.indices where sources[index] == nil && free.contains(index) {
        sources[index] = index
      }
    }
    return sources
  }
}

import TrellisComponents
import TrellisLayout

/// The flex tree of a flexbox.
///
/// Children that are flexboxes become part of the same tree (row C10), so that nested ones are measured
/// once, and percentages and stretching apply across them as in a browser.
///
/// A tree can be used for successive layouts of one flexbox and of its successors: unchanged parts are
/// neither measured nor laid out again.
///
/// Source: ComponentKit's algorithm 2.5.1, with CSS's flexible box algorithm instead of Yoga.
final class FlexboxReconciler {
  let tree: FlexTree
  private var writingDirection: WritingDirection
  private(set) var root: FlexNode
  private(set) var group: FlexboxGroup
  /// The leaves of ``tree``, by the number of their measure function. Unchecked, because the measurement of a leaf lays
  /// out the child of the leaf, and a layout never reaches the tree of a flexbox around it.
  @exclusivity(unchecked)
  var leaves: [FlexboxLeaf] = []
  private(set) var vacantLeaves: [Int] = []
  /// The depth of the flexbox being updated.
  @exclusivity(unchecked)
  var level = 0
  /// Whether ``rebind(to:)`` has already bound the boxes for the next layout.
  private var isRebound = false
  /// The axes of the parent's size that the leaves have read.
  private let readings = ParentSizeReadings()

  /// Measures a leaf. It is called only during a layout, and the caller of the layout keeps this object alive.
  private lazy var measure = FlexTree.NumberedMeasure { [unowned(unsafe) self] in
    leaves[$0].measure($1)
  }

  init(of flexbox: FlexboxComponent, in parent: ParentSize, _ writingDirection: WritingDirection) {
    self.writingDirection = writingDirection
    tree = FlexTree(minimumCapacity: flexbox.children.count + 1)
    leaves.reserveCapacity(flexbox.children.count)
    root = tree.makeNode()
    group = FlexboxGroup(style: flexbox.style, parent: parent)
  }

  /// Removes all boxes, and keeps the memory of the tree for another flexbox. The next layout sets the rest of the
  /// group.
  func restart(_ writingDirection: WritingDirection) {
    group.boxes.removeAll(keepingCapacity: true)
    leaves.removeAll(keepingCapacity: true)
    vacantLeaves.removeAll(keepingCapacity: true)
    tree.removeAll()
    readings.reset()
    self.writingDirection = writingDirection
    root = tree.makeNode()
  }

  /// Whether the tree has the same boxes that `flexbox` would get.
  func isReusable(
    for flexbox: FlexboxComponent, in parent: ParentSize, _ writingDirection: WritingDirection
  ) -> Bool {
    isValid(in: parent, writingDirection) && group.isReusable(for: flexbox)
  }

  /// Binds the boxes to `flexbox`, and drops the results of earlier layouts.
  ///
  /// - Precondition: ``isReusable(for:in:_:)`` is true.
  func rebind(to flexbox: FlexboxComponent) {
    rebind(group, to: flexbox)
    tree.invalidateResults()
    readings.reset()
    isRebound = true
  }

  private func rebind(_ group: FlexboxGroup, to flexbox: FlexboxComponent) {
    for index in group.boxes.indices {
      guard let component = flexbox.children[index].component else { continue }
      switch group.boxes[index].content {
      case .leaf(let number):
        leaves[number].replaceComponent(with: component)
        leaves[number].invalidate()
      case .flexbox(let inner):
        if let flexbox = component as? FlexboxComponent { rebind(inner, to: flexbox) }
      case .wrapper: break
      }
    }
  }

  /// Whether the cached results are valid for layouts in `parent`.
  func isValid(in parent: ParentSize, _ writingDirection: WritingDirection) -> Bool {
    group.parent == parent && self.writingDirection == writingDirection
  }

  /// The parent's size for the children of a flexbox in `range`.
  static func parentSize(in range: SizeRange) -> ParentSize {
    ParentSize(
      width: range.min.width == range.max.width ? range.max.width : nil,
      height: range.min.height == range.max.height ? range.max.height : nil)
  }

  func layout(of flexbox: FlexboxComponent, in range: SizeRange) -> Layout {
    if !isRebound { update(&group, to: flexbox, in: Self.parentSize(in: range), below: root) }
    isRebound = false
    tree.setStyle(
      flexbox.style.flexStyle(in: range, writingDirection: writingDirection), of: root)
    tree.workLimit = RenderContext.remainingSteps
    tree.compute(root, numbered: measure)
    RenderContext.recordSteps(tree.workCount, of: flexbox, areTooMany: tree.exceededWorkLimit)
    let size = tree.frame(of: root).size
    let layout = Layout(
      of: flexbox, size: range.clamp(size),
      children: layouts(of: group, flexbox, in: ParentSize(size)))
    layout.content.alsoFitsExactSize = alsoFitsExactSize(layout, of: flexbox, in: range)
    return layout
  }

  /// Whether `layout` is also the layout in exactly its size: if `range`, which includes the flexbox's own size, allows
  /// only one size, or if the height follows the content and nothing depends on whether the height is definite.
  private func alsoFitsExactSize(
    _ layout: Layout, of flexbox: FlexboxComponent, in range: SizeRange
  ) -> Bool {
    if range.isWidthTight, range.isHeightTight { return layout.size == range.max }
    return flexbox.size == .auto && range.isWidthTight && range.min.height == 0
      && range.max.height == .infinity && layout.size == tree.frame(of: root).size
      && !tree.usesHeight(of: root) && !readings.axes.contains(.height)
      && (flexbox.style.isRow || !flexbox.children.contains(where: \.hasRelativeBasis))
  }

  // MARK: Boxes

  /// A new box for `item`, or `old` assigned to it.
  ///
  /// - Parameters:
  ///   - old: the box of the same item, or of a similar one at the same index.
  ///   - sibling: the previous box; the new box shares its style if the styles are equal.
  func makeBox(
    for item: FlexboxItem, in group: FlexboxGroup, from old: FlexboxBox?, isSameGroup: Bool,
    sibling: FlexboxBox?
  ) -> FlexboxBox {
    let component = item.component
    // A padding set by the parent would replace the flexbox's own.
    if !item.child.hasPadding {
      if let flexbox = component as? FlexboxComponent {
        return makeFlexbox(flexbox, item, in: group, from: old)
      }
      if let composite = component as? CompositeComponent, composite.child.isFlexbox {
        return makeWrapper(composite, item, in: group, from: old)
      }
    }
    return makeLeaf(
      item, in: group, from: old, isSameGroup: isSameGroup, sibling: sibling)
  }

  private func makeFlexbox(
    _ flexbox: FlexboxComponent, _ item: FlexboxItem, in group: FlexboxGroup,
    from old: FlexboxBox?
  ) -> FlexboxBox {
    let style = item.style(in: group)
    let own = flexbox.style.flexStyle(asItem: style, writingDirection: writingDirection)
    let isOnBaseline = group.placesOnBaseline(item.child)
    if var box = old, case .flexbox(var inner) = box.content {
      tree.setStyle(own, of: box.node)
      update(
        &inner, to: flexbox, in: style.definiteSize, isOnBaseline: isOnBaseline, below: box.node)
      box.rebind(to: item, .flexbox(inner))
      return box
    }
    old.map(remove)
    let node = tree.makeNode(own)
    var inner = FlexboxGroup(style: flexbox.style, parent: style.definiteSize)
    update(&inner, to: flexbox, in: style.definiteSize, isOnBaseline: isOnBaseline, below: node)
    return FlexboxBox(item, node, .flexbox(inner))
  }

  private func makeWrapper(
    _ composite: CompositeComponent, _ item: FlexboxItem, in group: FlexboxGroup,
    from old: FlexboxBox?
  ) -> FlexboxBox {
    var inside = item
    inside.component = composite.child
    if let box = old, case .wrapper(let inner) = box.content {
      let inner = makeBox(for: inside, in: group, from: inner, isSameGroup: false, sibling: nil)
      return FlexboxBox(item, inner.node, .wrapper(inner))
    }
    old.map(remove)
    let inner = makeBox(for: inside, in: group, from: nil, isSameGroup: false, sibling: nil)
    return FlexboxBox(item, inner.node, .wrapper(inner))
  }

  private func makeLeaf(
    _ item: FlexboxItem, in group: FlexboxGroup, from old: FlexboxBox?, isSameGroup: Bool,
    sibling: FlexboxBox?
  ) -> FlexboxBox {
    let leaf = FlexboxLeaf(item, in: group, notedIn: readings)
    if var box = old, case .leaf(let number) = box.content,
      leaves[number].isOnBaseline == leaf.isOnBaseline
    {
      if !box.hasStyle(of: item) || !isSameGroup || !box.hasLayouts(of: item) {
        tree.setStyle(item.style(in: group), of: box.node)
      }
      if leaves[number].hasInputs(of: leaf), box.hasLayouts(of: item) {
        leaves[number].replaceComponent(with: item.component)
      } else {
        leaves[number] = leaf
        tree.setNeedsMeasure(box.node)
      }
      box.rebind(to: item, .leaf(number))
      return box
    }
    old.map(remove)
    let number = vacantLeaves.popLast() ?? leaves.count
    if number == leaves.count { leaves.append(leaf) } else { leaves[number] = leaf }
    if let sibling, case .leaf = sibling.content, sibling.hasStyle(of: item),
      !sibling.requestsSize, !sibling.inheritsFlexibility, item.component.flexSize == .auto
    {
      return FlexboxBox(
        item,
        tree.makeLeaf(
          styledAs: sibling.node, reportsBaseline: leaf.isOnBaseline, number: number),
        .leaf(number))
    }
    let node = tree.makeLeaf(
      item.style(in: group), reportsBaseline: leaf.isOnBaseline, number: number)
    return FlexboxBox(item, node, .leaf(number))
  }

  /// Removes a box and its content from the tree.
  func remove(_ box: FlexboxBox) {
    if tree.parent(of: box.node) != nil { tree.remove(box.node) }
    invalidateLeaves(in: box)
    tree.free(box.node)
  }

  private func invalidateLeaves(in box: FlexboxBox) {
    switch box.content {
    case .leaf(let number):
      leaves[number].invalidate()
      vacantLeaves.append(number)
    case .flexbox(let group): for box in group.boxes { invalidateLeaves(in: box) }
    case .wrapper(let inner): invalidateLeaves(in: inner)
    }
  }

  // MARK: Layouts

  /// The layouts of the boxes in `group`, ordered by `zIndex`.
  private func layouts(
    of group: FlexboxGroup, _ flexbox: FlexboxComponent, in parent: ParentSize
  ) -> [Layout.Child] {
    var children: [Layout.Child] = []
    children.reserveCapacity(group.boxes.count)
    var hasLevels = false
    for boxIndex in group.boxes.indices {
      guard let component = flexbox.children[group.boxes[boxIndex].index].component else {
        continue
      }
      let frame = tree.frame(of: group.boxes[boxIndex].node)
      let layout =
        if case .leaf(let number) = group.boxes[boxIndex].content {
          leaves[number].layout(exactly: frame.size, in: parent)
        } else {
          layout(of: group.boxes[boxIndex], component, frame.size, in: parent)
        }
      children.append(Layout.Child(position: frame.origin, layout: layout))
      if group.boxes[boxIndex].zIndex != 0 { hasLevels = true }
    }
    guard hasLevels else { return children }
    return zip(group.boxes, children).enumerated().sorted {
      ($0.element.0.zIndex, $0.offset) < ($1.element.0.zIndex, $1.offset)
    }.map(\.element.1)
  }

  private func layout(
    of box: FlexboxBox, _ component: Component, _ size: Size, in parent: ParentSize
  ) -> Layout {
    switch box.content {
    case .leaf(let number):
      return leaves[number].layout(exactly: size, in: parent)
    case .flexbox(let group):
      guard let flexbox = component as? FlexboxComponent else { break }
      return Layout(
        of: component, size: size, children: layouts(of: group, flexbox, in: ParentSize(size)))
    case .wrapper(let inner):
      guard let child = (component as? CompositeComponent)?.child else { break }
      return Layout(
        of: component, size: size,
        children: [.init(position: .zero, layout: layout(of: inner, child, size, in: parent))])
    }
    preconditionFailure("A box of a flexbox is assigned to a component with different layouts")
  }
}

extension FlexStyle {
  /// The size of the box, if the style alone determines it.
  fileprivate var definiteSize: ParentSize {
    func points(_ length: FlexLength) -> Double? {
      if case .points(let points) = length { points } else { nil }
    }
    return ParentSize(width: points(width), height: points(height))
  }
}

import TrellisComponents
import TrellisLayout

/// One layout of a flexbox: a flex tree made of its children, computed, and turned into layouts.
///
/// Children that are flexboxes themselves become part of the same tree (row C10), so that nested
/// ones are measured once, and percentages and stretching reach through them as in a browser.
///
/// Source: ComponentKit's algorithm 2.5.1, with CSS's flexible box algorithm in Yoga's place.
struct FlexboxLayout {
  private let component: FlexboxComponent
  private let range: SizeRange
  private let writingDirection: WritingDirection
  private let tree: FlexTree

  init(of component: FlexboxComponent, in range: SizeRange) {
    self.component = component
    self.range = range
    writingDirection = Environment.current.traits.writingDirection
    tree = FlexTree(minimumCapacity: component.children.count + 1)
  }

  /// A node of the tree and the component it stands for.
  private struct Box {
    let child: FlexboxChild
    let component: Component
    let node: FlexNode
    let content: Content
  }

  private enum Content {
    /// Measured by its own layout.
    case leaf(LeafMeasurement)
    /// A flexbox in the same tree.
    case flexbox([Box])
    /// A composite around one of the two.
    indirect case wrapper(Box)
  }

  func compute() -> Layout {
    let parent = ParentSize(
      width: range.min.width == range.max.width ? range.max.width : nil,
      height: range.min.height == range.max.height ? range.max.height : nil)
    let boxes = makeBoxes(of: component, in: parent)
    let root = tree.makeNode(
      component.style.flexStyle(in: range, writingDirection: writingDirection),
      children: boxes.map(\.node))
    tree.compute(root)
    let size = tree.frame(of: root).size
    return Layout(
      of: component, size: range.clamp(size), children: layouts(of: boxes, in: ParentSize(size)))
  }

  // MARK: Boxes

  private func makeBoxes(of flexbox: FlexboxComponent, in parent: ParentSize) -> [Box] {
    var spacing = FlexboxSpacing(flexbox.style, flexbox.children)
    var boxes: [Box] = []
    boxes.reserveCapacity(flexbox.children.count)
    for (index, child) in flexbox.children.enumerated() {
      let margins = spacing.margins(of: child, at: index)
      guard let component = child.component else { continue }
      let style = child.flexStyle(
        own: component.flexSize, in: parent, isRow: flexbox.style.isRow, spacing: margins)
      boxes.append(
        makeBox(
          child, component, style, in: parent,
          isOnBaseline: flexbox.style.alignItems == .baseline || child.alignSelf == .baseline))
    }
    return boxes
  }

  private func makeBox(
    _ child: FlexboxChild, _ component: Component, _ style: FlexStyle, in parent: ParentSize,
    isOnBaseline: Bool
  ) -> Box {
    // The padding that a child is given by its parent would take the place of its own.
    if child.padding == .none {
      if let flexbox = component as? FlexboxComponent {
        let boxes = makeBoxes(of: flexbox, in: style.definiteSize)
        let node = tree.makeNode(
          flexbox.style.flexStyle(asItem: style, writingDirection: writingDirection),
          children: boxes.map(\.node))
        return Box(child: child, component: component, node: node, content: .flexbox(boxes))
      }
      if let composite = component as? CompositeComponent, composite.child.isFlexbox {
        let inner = makeBox(
          child, composite.child, style, in: parent, isOnBaseline: isOnBaseline)
        return Box(child: child, component: component, node: inner.node, content: .wrapper(inner))
      }
    }
    let measurement = LeafMeasurement(
      component, parentSize: parent, isOnBaseline: isOnBaseline,
      usesHeightAsBaseline: child.usesHeightAsBaseline)
    let node = tree.makeLeaf(style, reportsBaseline: isOnBaseline) { measurement.measure($0) }
    return Box(child: child, component: component, node: node, content: .leaf(measurement))
  }

  // MARK: Layouts

  /// The layouts of `boxes`, ordered by their place on the axis that points at the reader.
  private func layouts(of boxes: [Box], in parent: ParentSize) -> [Layout.Child] {
    let isFlat = boxes.allSatisfy { $0.child.zIndex == 0 }
    let ordered =
      isFlat
      ? boxes
      : boxes.enumerated().sorted {
        ($0.element.child.zIndex, $0.offset) < ($1.element.child.zIndex, $1.offset)
      }.map(\.element)
    return ordered.map { box in
      let frame = tree.frame(of: box.node)
      return Layout.Child(
        position: frame.origin, layout: layout(of: box, size: frame.size, in: parent))
    }
  }

  private func layout(of box: Box, size: Size, in parent: ParentSize) -> Layout {
    switch box.content {
    case .leaf(let measurement):
      measurement.layout(exactly: size, in: parent)
    case .flexbox(let boxes):
      Layout(
        of: box.component, size: size, children: layouts(of: boxes, in: ParentSize(size)))
    case .wrapper(let inner):
      Layout(
        of: box.component, size: size,
        children: [.init(position: .zero, layout: layout(of: inner, size: size, in: parent))])
    }
  }
}

extension Component {
  /// The size that counts for the item this component becomes (row C26).
  fileprivate var flexSize: ComponentSize {
    (self as? CompositeComponent)?.child.flexSize ?? size
  }

  fileprivate var isFlexbox: Bool {
    self is FlexboxComponent || (self as? CompositeComponent)?.child.isFlexbox ?? false
  }
}

extension FlexStyle {
  /// The size of the box where the style alone decides it.
  fileprivate var definiteSize: ParentSize {
    func points(_ length: FlexLength) -> Double? {
      if case .points(let points) = length { points } else { nil }
    }
    return ParentSize(width: points(width), height: points(height))
  }
}

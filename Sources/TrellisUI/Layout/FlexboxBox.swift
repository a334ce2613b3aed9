package import TrellisComponents
package import TrellisLayout

/// The boxes of one flexbox in a flex tree.
struct FlexboxGroup {
  var style: FlexboxStyle
  /// The size of the flexbox, if it is definite.
  var parent: ParentSize
  /// Whether a flexbox around the group is aligned to the baseline of its line, so that the baselines of the boxes are
  /// needed.
  var isOnBaseline = false
  var boxes: [FlexboxBox] = []

  /// Whether the baseline of `child` is needed.
  func placesOnBaseline(_ child: FlexboxChild) -> Bool {
    isOnBaseline || style.alignItems == .baseline || child.alignSelf == .baseline
  }
}

/// A child of a flexbox and the margins that implement its spacing.
struct FlexboxItem {
  /// The flexbox; the layout pass keeps it alive.
  unowned(unsafe) let flexbox: FlexboxComponent
  /// The index of the child in the flexbox.
  let index: Int
  var component: Component
  let margins: FlexboxMargins?

  var child: FlexboxChild { flexbox.children[index] }

  func style(in group: FlexboxGroup) -> FlexStyle {
    let own = component.flexSize
    return child.withFlexibility(of: component, requesting: own, in: group.style).flexStyle(
      own: own, in: group.parent, isRow: group.style.isRow,
      spacing: margins?.edges(along: group.style.direction) ?? .none)
  }
}

/// A node of a flex tree, and the child for which it was made.
struct FlexboxBox {
  let node: FlexNode
  /// The index of its child in the flexbox.
  private(set) var index: Int
  private(set) var content: FlexboxContent
  /// The layout id of the child's component (``LayoutCache/id``).
  private(set) var layoutID: UInt32
  /// The size that the child's component requests; `nil` if it requests none, as most do.
  private let ownSize: OwnSize?
  /// The flexibility of the component, if the style depends on it.
  private let flexibility: Flexibility
  private var options: FlexboxChild
  private var margins: FlexboxMargins?

  init(_ item: FlexboxItem, _ node: FlexNode, _ content: FlexboxContent) {
    self.node = node
    self.content = content
    index = item.index
    layoutID = item.component.layouts.id
    let size = item.component.flexSize
    ownSize = size == .auto ? nil : OwnSize(size)
    options = item.child.withoutComponent
    margins = item.margins
    flexibility = item.child.inheritsFlexibility ? item.component.itemFlexibility : []
  }

  /// Allocated separately, so that a box is small.
  private final class OwnSize {
    let size: ComponentSize
    init(_ size: ComponentSize) { self.size = size }
  }

  /// Whether the child's component requests a size.
  var requestsSize: Bool { ownSize != nil }

  var zIndex: Int { options.zIndex }

  /// Whether the component of `item` has the same layouts as the component of the box.
  func hasLayouts(of item: FlexboxItem) -> Bool {
    layoutID != 0 && layoutID == item.component.layouts.id
  }

  /// Binds the box to `item`.
  mutating func rebind(to item: FlexboxItem, _ content: FlexboxContent) {
    self = FlexboxBox(item, node, content)
  }

  /// Notes that the box's child is at another index of the flexbox.
  mutating func move(to index: Int) { self.index = index }

  /// Whether `item` has the same style as the item of the box, ignoring the components' own sizes.
  func hasStyle(of item: FlexboxItem) -> Bool {
    margins == item.margins && options.hasOptions(of: item.child)
  }

  /// Whether the child at `index` shares the options object of the box's child and has the same margins. Then it has
  /// the same style, ignoring the components' own sizes.
  @inline(__always)
  func sharesStyle(
    of children: [FlexboxChild], at index: Int, _ margins: FlexboxMargins?
  ) -> Bool {
    self.margins == margins && options.sharesOptions(with: children, at: index)
  }

  /// Whether the style depends on the component.
  var inheritsFlexibility: Bool { options.inheritsFlexibility }

  /// Whether `child` would get an equal box at the same index of an equal group.
  func isReusable(for child: FlexboxChild, depth: Int) -> Bool {
    guard let component = child.component, options.hasOptions(of: child),
      !inheritsFlexibility || flexibility == component.itemFlexibility
    else { return false }
    switch content {
    case .leaf:
      return (ownSize?.size ?? .auto) == component.flexSize
        && (child.hasPadding || !component.isFlexbox)
    case .flexbox(let group):
      guard let flexbox = component as? FlexboxComponent,
        (ownSize?.size ?? .auto) == flexbox.flexSize
      else { return false }
      return group.isReusable(for: flexbox, depth: depth + 1)
    case .wrapper: return false
    }
  }
}

extension FlexboxGroup {
  /// The maximum number of nested flexboxes that a comparison enters, so that it takes little stack.
  private static let comparedDepth = 8

  /// Whether `flexbox` would get an equal group of boxes at the same index.
  ///
  /// - Complexity: O(*n*) in the boxes.
  func isReusable(for flexbox: FlexboxComponent, depth: Int = 0) -> Bool {
    let children = flexbox.children
    guard depth < Self.comparedDepth, boxes.count == children.count, style == flexbox.style
    else { return false }
    for index in children.indices {
      // The boxes of a flexbox with children without components have other indices.
      guard boxes[index].index == index, boxes[index].isReusable(for: children[index], depth: depth)
      else { return false }
    }
    return true
  }
}

/// The content of a box.
enum FlexboxContent {
  /// The index of a leaf; the child's own layout measures it.
  case leaf(Int)
  /// A flexbox in the same tree.
  indirect case flexbox(FlexboxGroup)
  /// A composite component around a leaf or a flexbox.
  indirect case wrapper(FlexboxBox)
}

extension Component {
  /// The requested size of the flex item that this component becomes (row C26). A component that only adds to its first
  /// child (``storedFlexibility``) has the limits of the child too.
  ///
  /// - Complexity: O(*n*) in the nested components that only add to their child. In a layout, the sizes below some
  ///   levels are cached.
  package final var flexSize: ComponentSize { flexSize(atDepth: 0) }

  /// - Parameter depth: the number of components around this one whose size depends on it.
  private func flexSize(atDepth depth: Int) -> ComponentSize {
    let component = innermost
    if component.flexibilityByte == 0 { return component.size }
    guard depth >= Self.depthOfKnownSizes, let memory = FlexTreePool.current else {
      return component.inheritedSize(atDepth: depth)
    }
    return memory.size(of: component) { component.inheritedSize(atDepth: 0) }
  }

  /// Sizes are cached from this depth on; otherwise each of many nested components would search all components inside
  /// it.
  private static var depthOfKnownSizes: Int { 16 }

  private func inheritedSize(atDepth depth: Int) -> ComponentSize {
    guard let child = child(at: 0) else { return size }
    let flexbox = self as? FlexboxComponent
    if let flexbox, flexbox.children.count > 1 { return size }
    var inner = child.flexSize(atDepth: depth + 1)
    if inner == .auto { return size }
    let inheritance = storedFlexibility?.inheritance
    if inheritance == .height { (inner.minWidth, inner.maxWidth) = (.auto, .auto) }
    if inheritance == .width { (inner.minHeight, inner.maxHeight) = (.auto, .auto) }
    return size.limited(as: inner, inside: flexbox?.style.padding ?? .none)
  }

  /// `size`, but in the axes in which the component grows, the length of `space` up to the component's limits.
  package final func size(_ size: Size, growing flexibility: Flexibility, in space: Size) -> Size {
    if flexibility.growth.isEmpty { return size }
    let own = flexSize
    let most = own == .auto ? space : own.resolve(in: ParentSize(space)).max
    return Size(
      width: flexibility.contains(.growsWidth) ? min(space.width, most.width) : size.width,
      height: flexibility.contains(.growsHeight) ? min(space.height, most.height) : size.height)
  }

  var isFlexbox: Bool { innermost is FlexboxComponent }

  /// The innermost child of nested composites.
  private var innermost: Component {
    var component = self
    while let composite = component as? CompositeComponent { component = composite.child }
    return component
  }
}

extension ComponentSize {
  /// This size, with limits of `inner` plus `padding` in place of the limits that it does not set; an axis with a
  /// length keeps its limits. Percentages are left out, because they refer to the size of another parent.
  fileprivate func limited(as inner: ComponentSize, inside padding: FlexboxEdges) -> ComponentSize {
    var size = self
    if size.width == .auto {
      let (start, end) = (padding.start, padding.end)
      if size.minWidth == .auto { size.minWidth = inner.minWidth.adding(start, end) }
      if size.maxWidth == .auto { size.maxWidth = inner.maxWidth.adding(start, end) }
    }
    if size.height == .auto {
      let (top, bottom) = (padding.top, padding.bottom)
      if size.minHeight == .auto { size.minHeight = inner.minHeight.adding(top, bottom) }
      if size.maxHeight == .auto { size.maxHeight = inner.maxHeight.adding(top, bottom) }
    }
    return size
  }
}

extension Dimension {
  /// The sum of this length and two others, where `nil` counts as 0; `auto` unless all are points.
  fileprivate func adding(_ first: Dimension?, _ second: Dimension?) -> Dimension {
    guard case .points(var sum) = self else { return .auto }
    for case let more? in [first, second] {
      guard case .points(let points) = more else { return .auto }
      sum += points
    }
    return .points(max(0, sum))
  }
}

extension FlexboxChild {
  var hasPadding: Bool { padding != .none }

  /// The options without the component.
  package var withoutComponent: FlexboxChild {
    var options = self
    options.component = nil
    return options
  }
}

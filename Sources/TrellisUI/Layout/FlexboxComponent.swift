public import TrellisComponents
public import TrellisLayout

/// A component that lays out its children in a row or a column, like CSS Flexible Box Layout.
///
/// The defaults are ComponentKit's: a column whose children are stretched across and do not shrink.
///
/// - Invariant: each access of a property with `@exclusivity(unchecked)` reads or replaces it, so that no access of it
///   begins during another.
///
/// Source: ComponentKit's flexbox component (rows C1–C26, algorithm 2.5.1).
public final class FlexboxComponent: LayoutComponent, ChildrenComparing {
  /// The properties of the flex container, such as its direction, alignments, spacing and padding.
  public let style: FlexboxStyle
  /// The flex items in reading order, children without a component included.
  public let children: [FlexboxChild]
  /// The trees of the last layouts, kept if similar layouts are expected: for a flexbox that replaced
  /// another one in the last build.
  @exclusivity(unchecked)
  private(set) var trees: [FlexboxReconciler] = []
  @exclusivity(unchecked)
  private var cachesTrees = false
  /// The cached flexibility of the children that pass it on, valid for the layouts with the id
  /// ``layoutOfKnownFlexibility``. Both are stored after ``cachesTrees``, where they take no additional memory.
  @exclusivity(unchecked)
  var knownFlexibility = Flexibility()
  @exclusivity(unchecked)
  var layoutOfKnownFlexibility: UInt32 = 0

  /// - Parameter children: in reading order; a child without a component is skipped.
  public init(
    view: ViewConfiguration? = nil, size: ComponentSize = .auto, style: FlexboxStyle,
    children: [FlexboxChild]
  ) {
    self.style = style
    self.children = children
    super.init(view: view, size: size)
  }

  /// Makes a flexbox with the most frequently used properties, and its children in a builder. For the other
  /// properties, use a ``FlexboxStyle``.
  ///
  /// - Parameters:
  ///   - direction: the direction of the main axis.
  ///   - view: the element of the flexbox; `nil` adds none.
  ///   - spacing: the space between two children, in CSS pixels; may be negative.
  ///   - justifyContent: the distribution of free space along the main axis.
  ///   - alignItems: the alignment of the children on the cross axis.
  ///   - wrap: whether the children may take more than one line.
  ///   - padding: the space between the edges of the flexbox and its children.
  ///   - children: called once, before the initialiser returns.
  public convenience init(
    _ direction: FlexboxStyle.Direction = .column, view: ViewConfiguration? = nil,
    size: ComponentSize = .auto, spacing: Double = 0,
    justifyContent: FlexboxStyle.JustifyContent = .start,
    alignItems: FlexboxStyle.AlignItems = .stretch,
    wrap: FlexboxStyle.Wrap = .noWrap, padding: FlexboxEdges = .none,
    @FlexboxBuilder children: () -> [FlexboxChild]
  ) {
    var style = FlexboxStyle(direction: direction)
    style.spacing = spacing
    style.justifyContent = justifyContent
    style.alignItems = alignItems
    style.wrap = wrap
    style.padding = padding
    self.init(view: view, size: size, style: style, children: children())
  }

  package func countOfSameChildren(from index: Int, as old: Component, from oldIndex: Int) -> Int {
    guard let old = old as? FlexboxComponent else { return 0 }
    let count = min(children.count - index, old.children.count - oldIndex)
    if old === self { return index == oldIndex ? count : 0 }
    return children.withUnsafeBufferPointer { mine in
      old.children.withUnsafeBufferPointer { theirs in
        for offset in 0..<max(0, count)
        where mine[index + offset].component !== theirs[oldIndex + offset].component
          || mine[index + offset].component == nil
        { return offset }
        return max(0, count)
      }
    }
  }

  /// Whether this flexbox can replace a new one with these properties: the properties are equal, and both share one
  /// array of children.
  package func isEqual(
    to view: ViewConfiguration?, _ size: ComponentSize, _ style: FlexboxStyle,
    _ children: [FlexboxChild]
  ) -> Bool {
    guard self.children.count == children.count, self.style == style, self.size == size,
      treeNode == nil
    else { return false }
    let isSameList = self.children.withUnsafeBufferPointer { mine in
      children.withUnsafeBufferPointer { mine.baseAddress == $0.baseAddress }
    }
    guard isSameList else { return false }
    guard let view, let own = viewConfiguration else {
      return view == nil && viewConfiguration == nil
    }
    return own.isEqualData(to: view)
  }

  public override var numberOfChildren: Int { children.count }
  public override func child(at index: Int) -> Component? { children[index].component }

  /// The children in the order of their ``FlexboxChild/accessibilitySortPriority``; `nil` if no child sets a priority
  /// or a z-index.
  ///
  /// Source: ComponentKit's order of accessibility children (rows C24, Y6). Neither the z-index nor a reversed
  /// direction changes it, as in CSS.
  public override var accessibilityChildren: [Component]? {
    guard FlexboxChild.haveOrder(children) else { return nil }
    return children.enumerated().sorted {
      ($1.element.accessibilitySortPriority, $0.offset)
        < ($0.element.accessibilitySortPriority, $1.offset)
    }.compactMap(\.element.component)
  }

  public override func hasSameLayoutInputs(as previous: Component) -> Bool {
    guard let previous = previous as? FlexboxComponent else { return false }
    // No inputs, but results: trees, cachesTrees, knownFlexibility, layoutOfKnownFlexibility.
    return previous.style == style && previous.flexibilityByte == flexibilityByte
      && FlexboxChild.haveSameOptions(previous.children, children)
  }

  public override func computeLayout(thatFits range: SizeRange) -> Layout {
    let parent = FlexboxReconciler.parentSize(in: range)
    let writingDirection = HostEnvironment.ofLayout.traits.writingDirection
    if let tree = trees.first(where: { $0.isValid(in: parent, writingDirection) }) {
      return layout(by: tree, in: range)
    }
    if !cachesTrees, let memory = FlexTreePool.current {
      let tree = memory.acquireTree(for: self, in: parent, writingDirection)
      defer { memory.put(tree) }
      return layout(by: tree, in: range)
    }
    let tree = FlexboxReconciler(of: self, in: parent, writingDirection)
    if cachesTrees { trees = [tree] + trees.prefix(Self.treeLimit - 1) }
    return layout(by: tree, in: range)
  }

  private func layout(by tree: FlexboxReconciler, in range: SizeRange) -> Layout {
    let layout = tree.layout(of: self, in: range)
    // Sizes measured in a failed render must not be used later.
    if RenderContext.currentHasFailed { trees = [] }
    return layout
  }

  /// A parent first requests a size, and then the layout in exactly that size.
  private static let treeLimit = 2

  /// With fewer children, making a tree is as fast as updating one.
  private static let leastChildrenOfCachedTree = 16

  public override func willLayOutAgain() {
    if children.count >= Self.leastChildrenOfCachedTree { cachesTrees = true }
  }

  public override func didReplace(_ previous: Component) {
    guard let previous = previous as? FlexboxComponent,
      children.count >= Self.leastChildrenOfCachedTree
    else { return }
    cachesTrees = true
    trees = previous.trees
    previous.trees = []
  }
}

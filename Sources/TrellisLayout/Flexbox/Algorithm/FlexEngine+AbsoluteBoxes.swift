// CSS Flexbox Level 1, §4.1: absolutely positioned children; CSS Positioned Layout Level 3, §4.

extension FlexEngine {
  /// Queues a container whose absolute children are not placed yet.
  func queueAbsoluteChildren(of node: Int32) {
    if nodes[Int(node)].flags.contains(.isQueued) { return }
    nodes[Int(node)].flags.insert(.isQueued)
    queue.append(node)
  }

  /// Lays out and places the absolute boxes of all queued containers, including containers queued meanwhile.
  func placeAbsoluteBoxes() {
    emptyQueue()
    // The containing blocks of these boxes may have changed although the parents did not.
    let count = far.count
    for index in 0..<count where nodes[Int(far[index])].flags.contains(.isFar) {
      // Removed, and added again if the flag still applies, so that `far` has no duplicates.
      nodes[Int(far[index])].flags.remove(.isFar)
      queueAbsoluteChildren(of: far[index])
      emptyQueue()
    }
    far.removeFirst(count)
  }

  private func emptyQueue() {
    while queue.count > 0 {
      let parent = queue[queue.count - 1]
      queue.removeLast(1)
      nodes[Int(parent)].flags.remove(.isQueued)
      // Hidden after it was queued.
      if nodes[Int(parent)].flags.contains(.isCleared) { continue }
      var child = firstItem(of: parent)
      while child >= 0 {
        if nodes[Int(child)].flags.contains(.isAbsolute) { placeAbsolute(child, in: parent) }
        child = nextItem(after: child, in: parent)
      }
    }
  }

  private func placeAbsolute(_ child: Int32, in parent: Int32) {
    let block = ContainingBlock(of: child, in: parent, engine: self)
    nodes[Int(child)].flags.remove(.isDirty)
    if block.isFar, !nodes[Int(parent)].flags.contains(.isFar) {
      nodes[Int(parent)].flags.insert(.isFar)
      far.append(parent)
    }
    var box = AbsoluteBox(child, in: block, parent: parent, engine: self)
    box.findWidth(in: self)
    box.layOut(in: self)
    let state = nodes + Int(child)
    let position = box.position(in: self)
    state.pointee.x = position.x - block.parentOrigin.x
    state.pointee.y = position.y - block.parentOrigin.y
  }

  /// The nearest ancestor of `node` that has a box, or -1.
  func parentBox(of node: Int32) -> Int32 {
    var parent = nodes[Int(node)].parent
    while parent >= 0, nodes[Int(parent)].flags.contains(.isContents) {
      parent = nodes[Int(parent)].parent
    }
    return parent
  }
}

/// The padding box of the containing block of an absolute box.
struct ContainingBlock {
  var width: Double
  var height: Double
  var isRightToLeft: Bool
  /// The top left corner of the parent's border box.
  var parentOrigin: Point
  /// Whether the containing block is an ancestor of the parent.
  var isFar: Bool

  init(of child: Int32, in parent: Int32, engine: FlexEngine) {
    var block = parent
    var origin = Point.zero
    while engine.style(of: block).pointee.position == .static {
      let around = engine.parentBox(of: block)
      if around < 0 { break }
      origin = origin + Point(x: engine.nodes[Int(block)].x, y: engine.nodes[Int(block)].y)
      block = around
    }
    isFar = block != parent
    let state = engine.nodes + Int(block)
    let border = engine.style(of: block).pointee.border
    isRightToLeft = engine.isRightToLeft(block)
    let scrollbars = engine.edges(of: block, percentBase: 0).narrowed(to: state.pointee.width)
    let left = border.left(isRightToLeft: isRightToLeft) + scrollbars.scrollbarLeft
    let right = border.right(isRightToLeft: isRightToLeft) + scrollbars.scrollbarRight
    width = (state.pointee.width - left - right).floored
    height =
      (state.pointee.height - border.top - border.bottom - scrollbars.scrollbarBottom).floored
    parentOrigin = origin - Point(x: left, y: border.top)
  }
}

/// The direction in which a box extends from its anchor point.
enum Bias {
  case start
  case center
  case end

  var reversed: Bias {
    switch self {
    case .start: .end
    case .center: .center
    case .end: .start
    }
  }
}

/// An absolute box during sizing and placement. Its horizontal axis follows the box's text direction.
struct AbsoluteBox {
  private let node: Int32
  private let block: ContainingBlock
  private let isRightToLeft: Bool
  private let alignment: FlexItemAlignment
  private let edges: BoxEdges
  private var horizontal: InsetAxis
  private var vertical: InsetAxis
  private var width = indefinite
  private var height = indefinite

  init(_ node: Int32, in block: ContainingBlock, parent: Int32, engine: FlexEngine) {
    self.node = node
    self.block = block
    isRightToLeft = engine.isRightToLeft(node)
    edges = engine.edges(of: node, percentBase: block.width)
    let style = engine.style(of: node)
    var alignment = style.pointee.alignSelf
    if alignment.position == .auto { alignment = .normal }
    self.alignment = alignment
    let inset = style.pointee.inset
    let start = inset.left(isRightToLeft: isRightToLeft).margin(of: block.width)
    let end = inset.right(isRightToLeft: isRightToLeft).margin(of: block.width)
    let position = StaticPosition(of: node, in: parent, engine: engine)
    let x = position.x + block.parentOrigin.x
    let containerStart: Bias = isRightToLeft == block.isRightToLeft ? .start : .end
    horizontal = InsetAxis(
      available: block.width, start: isRightToLeft ? end : start, end: isRightToLeft ? start : end,
      staticOffset: isRightToLeft ? block.width - x : x,
      staticBias: isRightToLeft ? position.horizontal.reversed : position.horizontal,
      alignment: containerStart, dominant: containerStart)
    horizontal.isSafe = horizontal.isStatic && position.isSafeHorizontally
    vertical = InsetAxis(
      available: block.height, start: inset.top.margin(of: block.height),
      end: inset.bottom.margin(of: block.height),
      staticOffset: position.y + block.parentOrigin.y, staticBias: position.vertical,
      alignment: Self.bias(of: alignment.position), dominant: .start)
    vertical.isSafe =
      vertical.isStatic
      ? position.isSafeVertically : !vertical.hasAuto && alignment.overflow == .safe
    vertical.keepsInside =
      !vertical.hasAuto && alignment.overflow == .default && alignment.position != .normal
  }

  private static func bias(of alignment: FlexItemAlignment.Position) -> Bias {
    switch alignment {
    case .center: .center
    case .end, .flexEnd, .selfEnd: .end
    default: .start
    }
  }

  /// Percentages refer to the containing block; the available size is the containing block without the
  /// insets.
  private var space: LayoutSpace {
    LayoutSpace(
      width: block.width, height: block.height, percentWidth: block.width,
      percentHeight: block.height)
  }

  mutating func findWidth(in engine: FlexEngine) {
    let style = engine.style(of: node)
    let isStretched = !horizontal.hasAuto
    let isHeightSet =
      !style.pointee.height.isAuto || (!vertical.hasAuto && alignment.position == .stretch)
    let isHeightFree = findsHeightWithoutLayout(in: engine)
    var length = style.pointee.width
    var automaticMinimum = FlexEngine.AutomaticMinimum.none
    if length.isAuto {
      length = isStretched ? .stretch : .fitContent
    }
    if engine.traits(of: node).contains(.hasAspectRatio), isHeightFree,
      !isStretched || isHeightSet
    {
      if style.pointee.overflowX == .visible { automaticMinimum = .minIntrinsic }
      if style.pointee.width.isAuto { length = .fitContent }
    }
    var contentSpace = space
    if isHeightFree {
      contentSpace.availableHeight = heightWithoutLayout(in: engine)
      contentSpace.options = .fixedHeight
    }
    let main = engine.resolveWidth(
      length, role: .main, of: node, in: space, contentSpace: contentSpace, edges: edges,
      availableWidth: horizontal.size)
    width =
      engine.widthBounds(
        of: node, in: space, contentSpace: contentSpace, edges: edges,
        automaticMinimum: automaticMinimum, availableWidth: horizontal.size
      ).clamp(main)
  }

  mutating func layOut(in engine: FlexEngine) {
    var space = space
    space.availableWidth = width
    space.options = .fixedWidth
    if findsHeightWithoutLayout(in: engine) {
      height = heightWithoutLayout(in: engine)
      space.availableHeight = height
      space.options.insert(.fixedHeight)
    } else {
      space.availableHeight = vertical.size
      if !vertical.hasAuto, alignment.position == .stretch {
        space.options.insert(.stretchHeight)
      }
    }
    height = engine.layout(node, in: space, for: .frames).height
  }

  /// The top left corner, relative to the containing block.
  func position(in engine: FlexEngine) -> Point {
    let margin = engine.style(of: node).pointee.margin
    let left = margin.left(isRightToLeft: isRightToLeft)
    let right = margin.right(isRightToLeft: isRightToLeft)
    let start = horizontal.offset(
      size: width, marginStart: isRightToLeft ? right : left,
      marginEnd: isRightToLeft ? left : right, percentBase: block.width, centersOverflow: false,
      startsAtContainer: isRightToLeft == block.isRightToLeft)
    let top = vertical.offset(
      size: height, marginStart: margin.top, marginEnd: margin.bottom, percentBase: block.width,
      centersOverflow: true, startsAtContainer: true)
    return Point(x: isRightToLeft ? block.width - start - width : start, y: top)
  }

  /// Whether the height depends only on the style and the containing block.
  private func findsHeightWithoutLayout(in engine: FlexEngine) -> Bool {
    let style = engine.style(of: node)
    if style.pointee.height.isIntrinsic || style.pointee.minHeight.isIntrinsic
      || style.pointee.maxHeight.isIntrinsic
    {
      return false
    }
    guard style.pointee.height.isAuto else { return true }
    if vertical.hasAuto { return false }
    if alignment.position == .stretch { return true }
    if alignment.position != .normal { return false }
    return !(engine.traits(of: node).contains(.hasAspectRatio) && width.isDefinite)
  }

  private func heightWithoutLayout(in engine: FlexEngine) -> Double {
    var length = engine.style(of: node).pointee.height
    if length.isAuto { length = .stretch }
    var available = space
    available.availableHeight = vertical.size
    let main = engine.resolveHeight(length, role: .main, of: node, in: available, edges: edges) {
      _ in
      indefinite
    }
    return engine.definiteHeightBounds(of: node, in: space, edges: edges).clamp(main)
  }
}

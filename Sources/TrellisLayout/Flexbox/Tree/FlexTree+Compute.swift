import TrellisBase

extension FlexTree {
  /// Lays out `root` and its descendants.
  ///
  /// - Parameters:
  ///   - range: the range of the root's size. A tight range determines the size alone; otherwise the size
  ///     that follows from the root's style and content is clamped to the range.
  ///   - available: the size around the root: percentages refer to it, and an automatic width is at most this width,
  ///     unless the content needs more. In an axis where it is not known, an automatic size is the content's size.
  ///   - measure: measures the numbered leaves, as a ``FlexMeasure`` measures one leaf. If it is `nil`,
  ///     these leaves are empty.
  /// - Precondition: `root` has no parent.
  public func compute(
    _ root: FlexNode, in range: SizeRange = SizeRange(), available: ParentSize = .undefined,
    measure: ((Int, FlexMeasureRequest) -> FlexMeasurement)? = nil
  ) {
    compute(
      root, in: range, available: available, numbered: measure.map { NumberedMeasure(call: $0) })
  }

  /// Lays out `root` with a measure function that is stored between layouts, so that no closure is allocated for each.
  package func compute(
    _ root: FlexNode, in range: SizeRange = SizeRange(), available: ParentSize = .undefined,
    numbered: NumberedMeasure?
  ) {
    check(root)
    precondition(nodes[Int(root.index)].parent < 0, "A flex node with a parent is not a root")
    precondition(!isComputing, "A flex tree cannot be computed by a measure function")
    if directions.needPropagation { handDownDirections(from: root.index) }
    let isKnown =
      last.had(root: root.index, range: range, available: available)
      && nodes[Int(root.index)].flags.contains(.isPlaced)
    if isKnown, pending.isEmpty {
      work.startWithoutWork()
      return
    }
    isComputing = true
    defer { isComputing = false }
    work.start(limit: workLimit, nodes: countsWorkOfNodes ? count : 0)
    last.begin(root: root.index, range: range, available: available)
    let changes = consumeChanges(below: root.index)
    if isKnown, changes.isEmpty { return }
    let isNew = ignoresCache || !wasComputed
    wasComputed = true
    last.countLayout()
    withEngine(root: root.index, range: range, numbered) { engine in
      if isNew {
        if ignoresCache { invalidateAll(below: root.index) }
        engine.layOutRoot(root.index, available: available)
      } else if isKnown {
        engine.layOutAgain(
          changes, root: root.index, available: available, limit: Self.propagationWork * count)
      } else {
        engine.invalidate(changes, root: root.index)
        engine.layOutRoot(root.index, available: available)
      }
      engine.placeAbsoluteBoxes()
      if cache.isFull, !isNew {
        // The entries of a full cache depend on the order of the layouts; see `ComputationCache`.
        invalidateAll(below: root.index)
        cache.empty(nodes)
        engine.layOutRoot(root.index, available: available)
        engine.placeAbsoluteBoxes()
      }
      ignoresCache = cache.isFull || work.isExceeded
      cache.empty(nodes)
    }
    if work.isExceeded { last.invalidate() }
  }

  /// The units of work per node of the tree after which changes are laid out from the root instead of being propagated
  /// upwards.
  private static let propagationWork = 4

  private func withEngine(
    root: Int32, range: SizeRange, _ numbered: NumberedMeasure?, _ body: (FlexEngine) -> Void
  ) {
    // The engine needs an address even if there are no functions.
    if measures.isEmpty { measures.append(nil) }
    withUnsafePointer(to: numbered) { numbered in
      measures.withUnsafeBufferPointer { measures in
        guard let first = measures.baseAddress else { return }
        let engine = FlexEngine(
          nodes: nodes, styles: styles.entries, measures: first, numbered: numbered,
          items: items, lines: lines, queue: queue, far: far, work: work,
          cache: cache, pass: last.number,
          rangedRoot: range == SizeRange() ? -1 : root, rootRange: range)
        CallStack.forTree { body(engine) }
      }
    }
  }

  /// The measure function of the numbered leaves. In a structure, because an optional function would be allocated again for
  /// each call.
  package struct NumberedMeasure {
    let call: (Int, FlexMeasureRequest) -> FlexMeasurement

    package init(call: @escaping (Int, FlexMeasureRequest) -> FlexMeasurement) {
      self.call = call
    }
  }

  /// The border box of `node` from the last computation, relative to the top left corner of the border box of its
  /// parent, or of the nearest ancestor that has a box. Nodes without a box have a frame of zeros.
  public func frame(of node: FlexNode) -> Rect {
    check(node)
    let state = nodes + Int(node.index)
    return Rect(
      x: state.pointee.x, y: state.pointee.y, width: state.pointee.width,
      height: state.pointee.height)
  }

  /// Whether the frames below `node` may change if its height becomes definite without changing its value.
  package func usesHeight(of node: FlexNode) -> Bool {
    let flags = nodes[Int(node.index)].flags
    return !flags.contains(.isPlaced) || flags.contains(.insideUsesHeight)
  }

  /// Propagates the text direction to every node.
  private func handDownDirections(from root: Int32) {
    directions.needPropagation = false
    var node = root
    while true {
      let state = nodes + Int(node)
      let parent = state.pointee.parent
      let isRightToLeft: Bool
      switch styles.entries[Int(state.pointee.style)].style.textDirection {
      case .leftToRight: isRightToLeft = false
      case .rightToLeft: isRightToLeft = true
      case .inherit:
        isRightToLeft = parent >= 0 && nodes[Int(parent)].flags.contains(.isRightToLeft)
      }
      if isRightToLeft != state.pointee.flags.contains(.isRightToLeft) {
        state.pointee.flags.formSymmetricDifference(.isRightToLeft)
        directionDidChange(of: node)
      }
      if state.pointee.firstChild >= 0 {
        node = state.pointee.firstChild
        continue
      }
      while node != root, nodes[Int(node)].next < 0 { node = nodes[Int(node)].parent }
      if node == root { return }
      node = nodes[Int(node)].next
    }
  }
}

extension FlexEngine {
  /// Lays out the root box in the space `available`.
  func layOutRoot(_ root: Int32, available: ParentSize) {
    if style(of: root).pointee.display == .none {
      clearFrames(from: root)
      return
    }
    var space = LayoutSpace(
      width: available.width ?? indefinite, height: available.height ?? indefinite,
      percentWidth: available.width ?? indefinite, percentHeight: available.height ?? indefinite)
    let edges = edges(of: root, percentBase: space.percentWidth)
    if rangedRoot == root, rootRange.isHeightTight {
      space.availableHeight = rootRange.min.height
      space.options.insert(.fixedHeight)
    }
    space.availableWidth = rootWidth(of: root, in: space, edges: edges)
    space.options.insert(.fixedWidth)
    _ = layout(root, in: space, for: .frames)
    nodes[Int(root)].flags.remove(.isDirty)
    nodes[Int(root)].x = 0
    nodes[Int(root)].y = 0
  }

  private func rootWidth(of root: Int32, in space: LayoutSpace, edges: BoxEdges) -> Double {
    if rangedRoot == root, rootRange.isWidthTight { return rootRange.min.width }
    let style = style(of: root)
    var length = style.pointee.width
    if length.isAuto { length = .fitContent }
    let usesRatio =
      traits(of: root).contains(.hasAspectRatio)
      && height(of: root, in: space, edges: edges, content: indefinite, width: indefinite)
        .isDefinite
    var width = resolveWidth(
      length, role: .main, of: root, in: space, contentSpace: space, edges: edges)
    if !width.isDefinite { width = maxContentWidth(of: root, in: space, edges: edges, .content) }
    let bounds = widthBounds(
      of: root, in: space, contentSpace: space, edges: edges,
      automaticMinimum: usesRatio && style.pointee.overflowX == .visible ? .minIntrinsic : .none)
    return bounds.clamp(width)
  }
}

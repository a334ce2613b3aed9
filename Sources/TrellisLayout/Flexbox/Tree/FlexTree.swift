/// A tree of boxes laid out by CSS's flexible box algorithm.
///
/// Make nodes with a style each, connect them, compute, and read frames:
///
///     let tree = FlexTree()
///     let label = tree.makeLeaf(FlexStyle { $0.flexGrow = 1 }) { request in
///       FlexMeasurement(size: size(of: text, width: request.knownWidth ?? …))
///     }
///     let icon = tree.makeNode(FlexStyle { $0.width = 24; $0.height = 24 })
///     let row = tree.makeNode(FlexStyle { $0.columnGap = 8 }, children: [icon, label])
///     tree.compute(row, in: SizeRange(min: .zero, max: Size(width: 320, height: .infinity)))
///     tree.frame(of: label)  // in CSS pixels, from the row's top left corner
///
/// The tree caches its results. After a change (a style, a child, a leaf's content) the next computation does only the
/// work that the change requires, and its result equals the result in a new tree. Equal styles share their storage, so
/// a node takes some 250 bytes.
///
/// A tree is used by one task at a time.
///
/// - Invariant: each access of a property with `@exclusivity(unchecked)` reads it, replaces it, or calls a method of
///   `Array`. Measure functions are called between two accesses, and cannot change the tree. So no access of such a
///   property begins during another.
public final class FlexTree {
  @exclusivity(unchecked)
  var nodes: UnsafeMutablePointer<NodeState>
  /// The number of nodes, free ones included.
  @exclusivity(unchecked)
  var count = 0
  @exclusivity(unchecked)
  private var capacity: Int
  @exclusivity(unchecked)
  private(set) var free: [Int32] = []
  @exclusivity(unchecked)
  var styles = StylePool()
  @exclusivity(unchecked)
  var measures: [FlexMeasure?] = []
  @exclusivity(unchecked)
  private var freeMeasures: [Int32] = []
  let items = Stack<FlexItem>()
  let lines = Stack<FlexLine>()
  let queue = Stack<Int32>()
  let far = Stack<Int32>()
  let work = WorkMeter()
  let cache = ComputationCache()
  @exclusivity(unchecked)
  var directions = DirectionState()
  @exclusivity(unchecked)
  var isComputing = false
  /// The nodes whose own layout is invalid.
  @exclusivity(unchecked)
  var pending: [Int32] = []
  /// Whether the next computation must ignore all cached results.
  @exclusivity(unchecked)
  var ignoresCache = false
  @exclusivity(unchecked)
  var wasComputed = false
  @exclusivity(unchecked)
  var last = LastComputation()

  /// The text directions that styles set.
  struct DirectionState {
    /// Whether the style of a node sets a direction.
    var areNamed = false
    /// Whether the directions must be propagated again.
    var needPropagation = false
  }

  /// The maximum units of work of one ``compute(_:in:available:measure:)``. A unit is one layout of one
  /// node, or one search for one of its content-based widths; cached layouts and widths are not counted.
  ///
  /// Beyond the limit every box that is not laid out yet is treated as empty, so that the computation ends soon. All
  /// frames are finite then, but they are wrong: frames inside such boxes are from an earlier computation, or zero.
  /// ``exceededWorkLimit`` is true then. No result of the computation is cached, and the next one starts from scratch.
  ///
  /// - Precondition: not negative.
  @exclusivity(unchecked)
  public var workLimit = Int.max {
    willSet { precondition(newValue >= 0, "A work limit cannot be negative: \(newValue)") }
  }

  /// The maximum depth of nested boxes: browsers nest at most 512 elements. Deeper boxes are treated as boxes beyond
  /// ``workLimit``.
  public static let depthLimit = 512

  /// The units of work of the last computation; see ``workLimit``.
  public var workCount: Int { work.count }

  /// Whether the last computation reached ``workLimit`` or ``depthLimit``.
  public var exceededWorkLimit: Bool { work.isExceeded }

  /// Whether computations count the work of each node, for tests.
  package var countsWorkOfNodes = false

  /// Whether the last computation used the nearest cached layout instead of the exact one for some node.
  package var isLimited: Bool { ignoresCache && !work.isExceeded }

  /// The units of work of the last computation for `node`.
  package func workCount(of node: FlexNode) -> Int { work.count(of: node.index) }

  /// An empty tree with capacity for `minimumCapacity` nodes before it reallocates.
  public init(minimumCapacity: Int = 16) {
    capacity = max(16, minimumCapacity)
    nodes = .allocate(capacity: capacity)
  }

  deinit {
    nodes.deallocate()
    styles.deallocate()
    items.deallocate()
    lines.deallocate()
    queue.deallocate()
    far.deallocate()
    work.deallocate()
    cache.deallocate()
  }

  /// Removes all nodes and keeps the allocated memory. ``FlexNode`` values from before the call become invalid.
  ///
  /// - Complexity: O(*n*) in the nodes.
  package func removeAll() {
    precondition(!isComputing, "A flex tree cannot be changed by a measure function")
    for index in 0..<count where nodes[index].flags.contains(.isAlive) {
      styles.releaseKeeping(nodes[index].style)
    }
    styles.trim()
    count = 0
    free.removeAll(keepingCapacity: true)
    measures.removeAll(keepingCapacity: true)
    freeMeasures.removeAll(keepingCapacity: true)
    directions = DirectionState()
    pending.removeAll(keepingCapacity: true)
    ignoresCache = false
    wasComputed = false
    last = LastComputation()
    workLimit = .max
  }

  /// Makes the next computation ignore all results of earlier ones, and measure all leaves.
  package func invalidateResults() {
    ignoresCache = true
    last.invalidate()
  }

  /// The bytes allocated for nodes, styles and temporary values.
  public var byteCount: Int {
    capacity * MemoryLayout<NodeState>.stride + styles.byteCount + items.byteCount
      + lines.byteCount + queue.byteCount + cache.byteCount
      + measures.capacity * MemoryLayout<FlexMeasure?>.stride
  }

  /// Makes a container with `children` in order.
  ///
  /// - Precondition: the style has no problem (``FlexStyle/findProblem()``), and the children have
  ///   no parent.
  public func makeNode(_ style: FlexStyle = FlexStyle(), children: [FlexNode] = []) -> FlexNode {
    let node = insert(style)
    for child in children { append(child, to: node) }
    return node
  }

  /// Makes a node whose content is measured by a function.
  ///
  /// - Parameter reportsBaseline: whether the measurements have baselines. If so, the function is also
  ///   called when both lengths of the content are known.
  /// - Precondition: the style has no problem.
  public func makeLeaf(
    _ style: FlexStyle = FlexStyle(), reportsBaseline: Bool = false,
    measure: @escaping FlexMeasure
  ) -> FlexNode {
    let node = insert(style)
    let state = nodes + Int(node.index)
    if let vacant = freeMeasures.popLast() {
      measures[Int(vacant)] = measure
      state.pointee.measure = vacant
    } else {
      state.pointee.measure = Int32(measures.count)
      measures.append(measure)
    }
    if reportsBaseline { state.pointee.flags.insert(.reportsBaseline) }
    return node
  }

  /// Makes a node whose content is measured by the function given to ``compute(_:in:available:measure:)``, called with
  /// `number`.
  ///
  /// - Precondition: the style has no problem; `number` is not negative.
  public func makeLeaf(
    _ style: FlexStyle = FlexStyle(), reportsBaseline: Bool = false, number: Int
  ) -> FlexNode {
    let node = insert(style)
    setNumber(number, of: node, reportsBaseline: reportsBaseline)
    return node
  }

  /// Makes a node like ``makeLeaf(_:reportsBaseline:number:)``, with the style of `other`.
  public func makeLeaf(
    styledAs other: FlexNode, reportsBaseline: Bool = false, number: Int
  ) -> FlexNode {
    check(other)
    let entry = nodes[Int(other.index)].style
    styles.retain(entry)
    let node = insert(entry)
    setNumber(number, of: node, reportsBaseline: reportsBaseline)
    return node
  }

  private func setNumber(_ number: Int, of node: FlexNode, reportsBaseline: Bool) {
    let state = nodes + Int(node.index)
    state.pointee.measure = Int32(number)
    state.pointee.flags.insert(reportsBaseline ? [.isNumbered, .reportsBaseline] : .isNumbered)
  }

  private func insert(_ style: FlexStyle) -> FlexNode {
    insert(withUnsafePointer(to: style) { styles.insert($0) })
  }

  private func insert(_ entry: Int32) -> FlexNode {
    precondition(!isComputing, "A flex tree cannot be changed by a measure function")
    let index: Int32
    if let vacant = free.popLast() {
      index = vacant
    } else {
      if count == capacity { grow() }
      index = Int32(count)
      count += 1
    }
    (nodes + Int(index)).initialize(to: NodeState(style: entry))
    applyStyle(to: index)
    return FlexNode(index: index)
  }

  private func grow() {
    let larger = UnsafeMutablePointer<NodeState>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: nodes, count: count)
    nodes.deallocate()
    nodes = larger
    capacity *= 2
  }

  /// Sets the flags of a node that depend on its style.
  func applyStyle(to index: Int32) {
    let state = nodes + Int(index)
    let traits = styles.entries[Int(state.pointee.style)].traits
    var flags = state.pointee.flags
    flags.subtract([.isBox, .isContents, .isAbsolute])
    if traits.contains(.isBox) { flags.insert(.isBox) }
    if traits.contains(.isContents) { flags.insert(.isContents) }
    if traits.contains(.isAbsolute) { flags.insert(.isAbsolute) }
    flags.formUnion([.isAlive, .isDirty])
    state.pointee.flags = flags
    if traits.contains(.namesDirection) {
      directions = DirectionState(areNamed: true, needPropagation: true)
    }
  }

  /// Frees `node` and its descendants.
  ///
  /// - Precondition: `node` has no parent.
  /// - Complexity: O(*n*) in the number of freed nodes.
  public func free(_ node: FlexNode) {
    check(node)
    precondition(nodes[Int(node.index)].parent < 0, "A flex node with a parent cannot be freed")
    precondition(!isComputing, "A flex tree cannot be changed by a measure function")
    var pending = [node.index]
    while let index = pending.popLast() {
      let state = nodes + Int(index)
      var child = state.pointee.firstChild
      while child >= 0 {
        pending.append(child)
        child = nodes[Int(child)].next
      }
      styles.release(state.pointee.style)
      if state.pointee.measure >= 0, !state.pointee.flags.contains(.isNumbered) {
        measures[Int(state.pointee.measure)] = nil
        freeMeasures.append(state.pointee.measure)
      }
      state.pointee.flags = []
      last.invalidate(index)
      free.append(index)
    }
  }

  /// Traps if `node` is not a node of this tree.
  func check(_ node: FlexNode) {
    precondition(
      node.index >= 0 && Int(node.index) < count
        && nodes[Int(node.index)].flags.contains(.isAlive),
      "Flex node \(node.index) is not in this tree, or was freed")
  }
}

/// A box of a ``FlexTree``: an index that is valid only in that tree.
public struct FlexNode: Hashable, Sendable {
  let index: Int32
}

/// Counts the work of one computation, and enforces the limits of work and of depth.
///
/// A unit of work is one layout of one node, or one search for a content-based width of one node. Cached
/// layouts and widths are not counted.
struct WorkMeter {
  private struct State {
    var count = 0
    var limit = Int.max
    /// The number of containers around the current node that are being laid out or searched for a width.
    var depth = 0
    var isExceeded = false
    /// The units of each node, if a test requests them.
    var counts: UnsafeMutableBufferPointer<Int32>?
  }

  private let state: UnsafeMutablePointer<State>

  init() {
    state = .allocate(capacity: 1)
    state.initialize(to: State())
  }

  func deallocate() {
    state.pointee.counts?.deallocate()
    state.deallocate()
  }

  /// Starts a computation with a work count of 0.
  @inline(__always)
  func startWithoutWork() {
    state.pointee.count = 0
    state.pointee.isExceeded = false
    if state.pointee.counts != nil { countNodes(0) }
  }

  /// - Parameter nodes: the number of nodes whose work is counted separately; 0 for none.
  @inline(__always)
  func start(limit: Int, nodes: Int) {
    state.pointee.count = 0
    state.pointee.limit = limit
    state.pointee.isExceeded = false
    if nodes > 0 || state.pointee.counts != nil { countNodes(nodes) }
  }

  @inline(never)
  private func countNodes(_ nodes: Int) {
    state.pointee.counts?.deallocate()
    state.pointee.counts = nil
    guard nodes > 0 else { return }
    let counts = UnsafeMutableBufferPointer<Int32>.allocate(capacity: nodes)
    counts.initialize(repeating: 0)
    state.pointee.counts = counts
  }

  /// Counts one unit of work. Returns `false` beyond the limits: the caller must skip the work.
  @inline(__always)
  func begin(_ node: Int32) -> Bool {
    guard state.pointee.count < state.pointee.limit, state.pointee.depth < FlexTree.depthLimit
    else {
      state.pointee.isExceeded = true
      return false
    }
    state.pointee.count += 1
    if let counts = state.pointee.counts { counts[Int(node)] += 1 }
    return true
  }

  /// Begins the work for the items of a container.
  @inline(__always)
  func enterContainer() { state.pointee.depth += 1 }

  /// Ends what ``enterContainer()`` began.
  @inline(__always)
  func leaveContainer() { state.pointee.depth -= 1 }

  /// The number of units done.
  var count: Int { state.pointee.count }

  /// The number of units done for a node; 0 if units are not counted by node.
  func count(of node: Int32) -> Int { Int(state.pointee.counts?[Int(node)] ?? 0) }

  /// Whether work was skipped.
  var isExceeded: Bool { state.pointee.isExceeded }
}

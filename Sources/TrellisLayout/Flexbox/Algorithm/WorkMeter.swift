/// Counts the work of one computation and says when its limit is used up.
///
/// A unit of work is one layout of one node, or one search for a content-based width of one node.
/// An answer that is found in the cache costs nothing.
struct WorkMeter {
  private struct State {
    var count = 0
    var limit = Int.max
    /// The units for each node, where a test asks for them.
    var counts: [Int32]?
  }

  private let state: UnsafeMutablePointer<State>

  init() {
    state = .allocate(capacity: 1)
    state.initialize(to: State())
  }

  func deallocate() {
    state.deinitialize(count: 1)
    state.deallocate()
  }

  /// - Parameter nodes: the number of nodes whose work is counted one by one; 0 for none.
  func start(limit: Int, nodes: Int) {
    state.pointee = State(
      limit: limit, counts: nodes > 0 ? Array(repeating: 0, count: nodes) : nil)
  }

  /// Counts one unit of work. Returns `false` where the limit is used up: the work must be skipped.
  @inline(__always)
  func begin(_ node: Int32) -> Bool {
    guard state.pointee.count < state.pointee.limit else { return skip() }
    state.pointee.count += 1
    if state.pointee.counts != nil { state.pointee.counts?[Int(node)] += 1 }
    return true
  }

  /// One more than the limit stands for work that was skipped.
  @inline(never)
  private func skip() -> Bool {
    state.pointee.count = state.pointee.limit + 1
    return false
  }

  /// The number of units done.
  var count: Int { min(state.pointee.count, state.pointee.limit) }

  /// The number of units done for a node, where they are counted.
  func count(of node: Int32) -> Int { Int(state.pointee.counts?[Int(node)] ?? 0) }

  /// Whether work was skipped.
  var isExceeded: Bool { state.pointee.limit != .max && state.pointee.count > state.pointee.limit }
}

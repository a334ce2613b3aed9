/// Counts the layouts of one computation and says when their limit is used up.
///
/// A unit of work is one layout of one node, or one search for a content-based width of one node.
/// An answer that is found in the cache costs nothing.
struct WorkMeter {
  private struct State {
    var count = 0
    var limit = Int.max
  }

  private let state: UnsafeMutablePointer<State>

  init() {
    state = .allocate(capacity: 1)
    state.initialize(to: State())
  }

  func deallocate() { state.deallocate() }

  func start(limit: Int) { state.pointee = State(limit: limit) }

  /// Counts one unit of work. Returns `false` where the limit is used up: the work must be skipped.
  @inline(__always)
  func begin() -> Bool {
    guard state.pointee.count < state.pointee.limit else { return skip() }
    state.pointee.count += 1
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

  /// Whether work was skipped.
  var isExceeded: Bool { state.pointee.limit != .max && state.pointee.count > state.pointee.limit }
}

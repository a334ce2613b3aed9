import TrellisBase

/// Access to a larger call stack: the algorithm recurses for each level of the tree, and continues on
/// another stack if a tree is too deep for the current one.
struct StackRoom {
  init() {}

  func deallocate() {}

  func start() {}

  /// Whether the current call stack is nearly used up.
  var isShort: Bool {
    @inline(__always)
    get { CallStack.isShort }
  }

  /// Calls `body` on another stack of this thread and returns its result.
  @inline(never)
  func runOnLargerStack<Result>(_ body: () -> Result) -> Result { CallStack.runOnLargerStack(body) }
}

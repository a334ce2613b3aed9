import TrellisBase

/// Room on the call stack: the algorithm calls itself for each level of the tree, and goes on on a further
/// stack where a tree is deeper than the thread it was started on can take.
struct StackRoom {
  init() {}

  func deallocate() {}

  func start() {}

  /// Whether it is time to go on elsewhere.
  var isShort: Bool {
    @inline(__always)
    get { CallStack.isShort }
  }

  /// Calls `body` on a further stack of this thread and waits for its end.
  @inline(never)
  func runOnLargerStack<Result>(_ body: () -> Result) -> Result { CallStack.runOnLargerStack(body) }
}

import CTrellisThread

/// The call stack of the current thread, for functions that recurse for each level of a tree.
///
/// A tree has at most 512 levels, so it needs a stack of known size. Each function that applications call on any
/// thread, and that works on a whole tree, does so in ``forTree(_:)``; the functions inside do not check the stack.
package enum CallStack {
  /// The size of the stacks of threads for sessions, and of further stacks; only used pages take memory.
  package static let bytes = trellis_stack_bytes

  /// The bytes for a tree of 512 levels in a debug build, with a wide margin: a level of a layout takes up to some
  /// 20 KiB.
  private static let treeBytes = 32 << 20

  /// Calls `body` with enough stack for a tree: on the current stack, or on a further one of the same thread.
  ///
  /// Because the thread is the same, so are task-local values, the current render, locks and executors.
  package static func forTree<Result>(_ body: () -> Result) -> Result {
    trellis_stack_room() >= treeBytes ? body() : onFurtherStack(body)
  }

  @inline(never)
  private static func onFurtherStack<Result>(_ body: () -> Result) -> Result {
    var result: Result?
    let isCalled = withoutActuallyEscaping(
      { result = body() },
      do: { call in
        withUnsafePointer(to: call as () -> Void) { pointer in
          trellis_call_on_stack(
            { $0?.assumingMemoryBound(to: (() -> Void).self).pointee() },
            UnsafeMutableRawPointer(mutating: pointer))
        }
      })
    guard isCalled, let result else { fatalError("There is no memory for a further call stack") }
    return result
  }
}

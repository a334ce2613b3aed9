public import CTrellisThread

/// The call stack of the current thread, for functions that recurse for each level of a tree.
///
/// Such a function checks ``isShort`` at each level and, if it is `true`, continues in
/// ``runOnLargerStack(_:)``. The new stack belongs to the same thread: task-local values, the current pass,
/// locks and executors are unchanged.
@usableFromInline
package enum CallStack {
  /// Whether the free stack is smaller than the reserve for functions that do not check.
  ///
  /// - Complexity: O(1), a comparison; the first check of a thread determines the end of its stack.
  @inlinable
  package static var isShort: Bool {
    @inline(__always) get { trellis_stack_is_short() }
  }

  /// The number of bytes that can be used before the stack is short.
  package static var room: Int { trellis_stack_room() }

  /// The size of a further stack in bytes; only used pages take memory.
  package static let furtherBytes = 256 << 20

  /// Calls `body` on a further stack of this thread.
  ///
  /// A further stack is a mapping of 256 MiB, or less if the address space is limited; a few are cached for later
  /// calls.
  @inline(never)
  package static func runOnLargerStack<Result>(_ body: () -> Result) -> Result {
    var result: Result?
    let isCalled = withoutActuallyEscaping(
      { result = body() },
      do: { call in
        withUnsafePointer(to: call as () -> Void) { pointer in
          trellis_call_on_stack(
            furtherBytes, { $0?.assumingMemoryBound(to: (() -> Void).self).pointee() },
            UnsafeMutableRawPointer(mutating: pointer))
        }
      })
    guard isCalled, let result else { fatalError("There is no memory for a further call stack") }
    return result
  }

  /// The bytes of stack for a tree of 512 levels in a debug build: a level of a layout takes up to some 20 KiB.
  private static let treeBytes = 32 << 20

  /// Calls `body` with enough stack for a tree: on the current stack, or on a further one.
  package static func withRoom<Result>(_ body: () -> Result) -> Result {
    withRoom(treeBytes, body)
  }

  /// Calls `body` with at least `bytes` of free stack: on the current stack, or on a further one.
  package static func withRoom<Result>(_ bytes: Int, _ body: () -> Result) -> Result {
    room >= bytes ? body() : runOnLargerStack(body)
  }
}

public import CTrellisThread

/// The call stack of the thread at work, for functions that call themselves for each level of a tree.
///
/// Such a function asks ``isShort`` at each level and, if it is, goes on by ``runOnLargerStack(_:)``. The new stack
/// belongs to the same thread: task-local values, the pass under way, locks and executors stay as they are.
@usableFromInline
package enum CallStack {
  /// Whether less is left of the stack than is kept in reserve for functions that do not ask.
  ///
  /// - Complexity: O(1), a comparison; a thread that asks for the first time finds out where its stack ends.
  @inlinable
  package static var isShort: Bool {
    @inline(__always) get { trellis_stack_is_short() }
  }

  /// The number of bytes that can be used before the stack is short.
  package static var room: Int { trellis_stack_room() }

  /// The size of a further stack, of which only what is used takes memory.
  package static let furtherBytes = 256 << 20

  /// Calls `body` on a further stack of this thread.
  ///
  /// A further stack is a mapping of 256 MiB, or of less where the address space is limited; few of them are
  /// kept for the next call.
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

  /// Calls `body` where at least `bytes` of stack are free: here, or on a further stack.
  package static func withRoom<Result>(_ bytes: Int, _ body: () -> Result) -> Result {
    room >= bytes ? body() : runOnLargerStack(body)
  }
}

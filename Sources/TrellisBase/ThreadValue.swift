public import CTrellisThread

/// A thread-local value for the duration of a synchronous call.
///
/// Unlike a task-local value, it is not inherited by tasks that are started during the call: these could use it on
/// another thread or after the call.
@usableFromInline
package struct ThreadValue<Value: AnyObject>: Sendable {
  @usableFromInline
  let index: Int32

  /// - Parameter index: the slot of the value, unique for each value, from 0 to 4.
  @inlinable
  package init(index: Int32) { self.index = index }

  /// The value of the innermost active ``with(_:_:)`` on this thread.
  @inlinable
  package var current: Value? {
    guard let pointer = trellis_thread_value(index) else { return nil }
    return Unmanaged<Value>.fromOpaque(pointer).takeUnretainedValue()
  }

  /// Calls `body` with `value` as the current value, and restores the previous one afterwards.
  @inlinable
  package func with<Result>(_ value: Value, _ body: () throws -> Result) rethrows -> Result {
    let outer = trellis_thread_value(index)
    trellis_set_thread_value(index, Unmanaged.passUnretained(value).toOpaque())
    defer {
      trellis_set_thread_value(index, outer)
      withExtendedLifetime(value) {}
    }
    return try body()
  }
}

/// The number of the current thread: from 1 on, in the order in which threads called this function first.
package func currentThreadNumber() -> Int { Int(trellis_thread_number()) }

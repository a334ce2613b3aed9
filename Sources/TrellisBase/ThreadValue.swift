public import CTrellisThread

/// A value that the calls of one thread share for the time of a synchronous call.
///
/// Unlike a task-local value it is not handed on to tasks that are started meanwhile, which would use it on
/// another thread, or after its end.
@usableFromInline
package struct ThreadValue<Value: AnyObject>: Sendable {
  @usableFromInline
  let index: Int32

  /// - Parameter index: the number of the value: each has one of its own, 0 to 3.
  @inlinable
  package init(index: Int32) { self.index = index }

  /// The value of the innermost ``with(_:_:)`` under way on this thread.
  @inlinable
  package var current: Value? {
    guard let pointer = trellis_thread_value(index) else { return nil }
    return Unmanaged<Value>.fromOpaque(pointer).takeUnretainedValue()
  }

  /// Calls `body` with `value` as the current one; the one before is current again afterwards.
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

/// The events that a descriptor is watched for.
struct Interest: OptionSet, Sendable {
  let rawValue: UInt8
  static let read = Interest(rawValue: 1)
  static let write = Interest(rawValue: 2)
  /// The peer shutting its sending side, while its bytes are not wanted.
  static let hangUp = Interest(rawValue: 4)
}

/// The events of a watched descriptor.
struct Readiness {
  /// The number the descriptor was added with.
  let key: UInt64
  var isReadable: Bool
  var isWritable: Bool
  /// The peer has shut its sending side.
  var hasHungUp: Bool
  /// The connection is gone in both directions.
  var hasFailed: Bool
}

/// The system's way to wait for many descriptors at once, behind three functions and a wait.
///
/// Readiness is level-triggered: what is not dealt with is reported again. All but `wake()` is for
/// one thread.
protocol Poller: AnyObject {
  /// Watches `descriptor`; `false` where the system has no room for another.
  func add(_ descriptor: Int32, key: UInt64, _ interest: Interest) -> Bool
  func modify(_ descriptor: Int32, key: UInt64, _ interest: Interest)
  func remove(_ descriptor: Int32)

  /// Waits until something is ready or `wake()` was called, at most `milliseconds` (-1: for ever),
  /// and appends what is ready to `events`.
  func wait(milliseconds: Int32, _ events: inout [Readiness])

  /// Ends a wait. May be called from any thread.
  func wake()
}

/// The watched events of a descriptor.
struct Interest: OptionSet, Sendable {
  let rawValue: UInt8
  static let read = Interest(rawValue: 1)
  static let write = Interest(rawValue: 2)
  /// The peer's shutdown of its sending side, while no input is read.
  static let peerClose = Interest(rawValue: 4)
}

/// The pending events of a watched descriptor.
struct Readiness {
  /// The key passed to ``Poller/add(_:key:_:)``.
  let key: UInt64
  var isReadable: Bool
  var isWritable: Bool
  /// The peer has shut down its sending side.
  var isPeerClosed: Bool
  /// The connection is closed in both directions.
  var hasFailed: Bool
}

/// Waits for events of many descriptors, by a mechanism of the system.
///
/// Readiness is level-triggered: an unhandled event is reported again. All functions except `wake()` must
/// be called on one thread.
protocol Poller: AnyObject {
  /// Watches `descriptor`; `false` if the system cannot watch more.
  func add(_ descriptor: Int32, key: UInt64, _ interest: Interest) -> Bool
  func modify(_ descriptor: Int32, key: UInt64, _ interest: Interest)
  func remove(_ descriptor: Int32)

  /// Waits until a descriptor is ready or `wake()` is called, at most `milliseconds` (-1: without limit), and appends
  /// the ready descriptors to `events`.
  func wait(milliseconds: Int32, _ events: inout [Readiness])

  /// Ends a wait. Can be called from any thread.
  func wake()
}

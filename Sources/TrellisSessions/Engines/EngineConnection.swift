/// A connection to an engine that several servers share.
///
/// All calls are on the thread of an ``SharedSessionStore``. Each may throw any error, after which the connection is closed and made again.
package protocol EngineConnection: AnyObject {
  typealias Instant = ContinuousClock.Instant
  /// Waits until a descriptor is ready for `poll(2)`, or throws ``EngineLost`` at the deadline.
  typealias Wait = (_ descriptor: Int32, _ events: Int32, _ deadline: Instant) throws -> Void

  /// The descriptor that becomes readable when a notice arrives or the connection ends.
  var descriptor: Int32 { get }

  /// Does the operations.
  ///
  /// - Returns: the result of each.
  /// - Throws: if it is not known which operations have had their effects. They are repeated, so the second time they
  ///   must have no other effect.
  func run(
    _ group: [EngineOperation], until deadline: Instant
  ) throws -> [Result<EngineAnswer, any Error>]

  /// The notices that have arrived.
  ///
  /// - Parameter isReadable: whether the descriptor is readable.
  func notices(reading isReadable: Bool) throws -> [EngineNotice]
}

/// What a connection receives without a request.
package enum EngineNotice: Sendable {
  /// The name of a session that another server has taken over, a space, and its version.
  case takeover(String)
  case message([UInt8], to: String)
}

/// The connection cannot be used any more.
package struct EngineLost: Error {
  /// Contains no password.
  package let reason: String

  package init(reason: String) { self.reason = reason }
}

/// The parameters of a store that its connections need.
package struct EngineContext: Sendable {
  /// The name of this store, another one in each process: 32 hexadecimal digits.
  package let owner: String
  package let limits: SessionStoreLimits
  /// The time after which an operation without an answer fails.
  package let timeLimit: Duration
}

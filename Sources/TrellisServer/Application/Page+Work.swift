extension Page {
  /// Calls `body` with each message of `topic` until the page ends. Does nothing if it has ended.
  ///
  /// A page for which more than 10,000 messages, timer calls and updates wait ends; its tab opens it again.
  public func subscribe<Message: Sendable>(
    _ topic: Topic<Message>, _ body: @escaping (Message) throws -> Void
  ) {
    work.subscribe(topic, body)
  }

  /// Calls `body` every `interval` until the page ends. Does nothing if it has ended.
  ///
  /// A call that is due while the previous one waits or runs is skipped.
  ///
  /// - Parameter interval: at least 10 ms; a shorter interval is a programmer error, and `body` is never called.
  public func every(_ interval: Duration, _ body: @escaping () throws -> Void) {
    work.every(interval, body)
  }

  /// Calls `body` once, `delay` from now, unless the page ends before. Does nothing if it has ended.
  public func after(_ delay: Duration, _ body: @escaping () throws -> Void) {
    work.after(delay, body)
  }

  /// Runs `work` outside the session, then `body` with its result in a turn of the session. The work is
  /// cancelled when the page ends, and does not begin if it has ended.
  public func perform<Value: Sendable>(
    _ work: @escaping @Sendable () async throws -> Value,
    then body: @escaping (Result<Value, any Error>) throws -> Void
  ) {
    self.work.perform(work, then: body)
  }
}

/// The shutdown of a server: it accepts no connections and waits for the responses to current requests.
struct Drain {
  /// The time at which the wait ends; `nil` if the server is not shutting down.
  private(set) var deadline: SteadyTime?
  private var actions: [@Sendable () -> Void] = []

  /// Begins the shutdown, or moves its deadline to an earlier time.
  ///
  /// - Parameter whenDone: called at the end.
  mutating func begin(until deadline: SteadyTime, _ whenDone: @escaping @Sendable () -> Void) {
    actions.append(whenDone)
    self.deadline = min(self.deadline ?? .never, deadline)
  }

  /// Whether the server is shutting down, and no connection is left or the deadline has passed.
  ///
  /// - Parameter count: the number of connections.
  func isOver(with count: Int, at now: SteadyTime) -> Bool {
    guard let deadline else { return false }
    return count == 0 || now >= deadline
  }

  /// Calls the `whenDone` actions of all calls of ``begin(until:_:)``.
  mutating func finish() {
    defer { actions = [] }
    for action in actions { action() }
  }
}

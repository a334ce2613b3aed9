/// The times of a loop: read once in each round, so that all work of a round has the same time.
struct LoopTime {
  private(set) var now = SteadyClock.now()
  /// The time of the system's clock in whole seconds since 1970, which may jump.
  private(set) var secondsSince1970 = SteadyClock.secondsSince1970()
  private var nextTick = SteadyTime.never

  /// Reads the clocks.
  mutating func update() {
    now = SteadyClock.now()
    secondsSince1970 = SteadyClock.secondsSince1970()
  }

  /// Whether the next check of deadlines is due. If it is, the one after it follows after `interval` milliseconds.
  mutating func consumeTick(every interval: Int32) -> Bool {
    guard now >= nextTick || nextTick == .never else { return false }
    nextTick = now.advanced(by: Int64(interval))
    return true
  }
}

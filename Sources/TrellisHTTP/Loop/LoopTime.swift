/// The time of a loop, read once in each round, so that all work of a round sees the same time.
struct LoopTime {
  private(set) var now = SteadyClock.now()
  /// The wall clock in whole seconds since 1970; it may jump.
  private(set) var secondsSince1970 = SteadyClock.secondsSince1970()
  private var nextTick = SteadyTime.never

  /// Reads the clocks.
  mutating func update() {
    now = SteadyClock.now()
    secondsSince1970 = SteadyClock.secondsSince1970()
  }

  /// Whether a check of deadlines is due; schedules the next one in `interval` milliseconds if it is.
  mutating func consumeTick(every interval: Int32) -> Bool {
    guard now >= nextTick || nextTick == .never else { return false }
    nextTick = now.advanced(by: Int64(interval))
    return true
  }
}

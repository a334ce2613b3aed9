/// Decides when memory of ended sessions is given back to the system, which the allocator does by itself only for the last
/// part of its memory.
struct TrimSchedule {
  /// The approximate memory of the sessions that have ended since the last trim.
  private var bytes = 0
  private var last: Moment?
  /// Whether the last call of ``take(at:)`` has found enough memory, whose sessions have ended by the next call.
  private var isDue = false

  /// The memory that makes a trim worth its time.
  static let leastBytes = 32 << 20
  /// The shortest time between two trims.
  static let interval = Duration.seconds(10)

  /// Records that a session with `bytes` bytes ends.
  mutating func record(_ bytes: Int) { self.bytes += bytes }

  /// Whether to trim now; to be called about every second.
  mutating func take(at now: Moment) -> Bool {
    guard bytes >= Self.leastBytes else { return false }
    if let last, now < last.advanced(by: Self.interval) { return false }
    guard isDue else {
      isDue = true
      return false
    }
    (bytes, last, isDue) = (0, now, false)
    return true
  }
}

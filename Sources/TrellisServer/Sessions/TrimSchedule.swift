/// Decides when the memory of ended sessions is returned to the system. The allocator by itself returns only the end of
/// its heap.
struct TrimSchedule {
  /// The approximate memory of the sessions that have ended since the last trim.
  private var bytes = 0
  private var last: Moment?
  /// Whether the previous ``consumeTrim(at:)`` found enough memory. The trim follows at the next call, when the
  /// sessions have ended.
  private var isDue = false

  /// The minimum memory for which a trim is worth its time.
  static let leastBytes = 32 << 20
  /// The minimum time between two trims.
  static let interval = Duration.seconds(10)

  /// Records that a session with `bytes` bytes ends.
  mutating func record(_ bytes: Int) { self.bytes += bytes }

  /// Whether to trim now; to be called about every second.
  mutating func consumeTrim(at now: Moment) -> Bool {
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

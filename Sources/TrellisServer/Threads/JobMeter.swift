/// Measures the processor time of the consecutive jobs of one thread.
///
/// Reading the clock of a thread takes a system call, a hundredth of the time of a short job. A job that took at most
/// ``short`` by the wall clock is charged its wall time instead, an error of at most ``short``. The thread's clock is
/// read for longer jobs, and after ``wallClockLimit`` short jobs.
///
/// All times are nanoseconds.
///
/// - Complexity: O(1) for each job.
struct JobMeter {
  /// The maximum wall time of a job that is charged without reading the thread's clock.
  static let short = 200_000
  /// The maximum number of consecutive jobs that are charged by the wall clock.
  static let wallClockLimit = 32

  private var start: Int
  /// The processor time of the thread at the last reading.
  private var seen: Int
  /// The time and the number of the jobs charged since the last reading.
  private var charged = (time: 0, jobs: 0)

  init(wall: Int, processor: Int) {
    start = wall
    seen = processor
  }

  /// The next job begins at `wall`, after an idle time.
  mutating func wait(until wall: Int) { start = wall }

  /// The charge of the ended job; the next job begins at `wall`.
  mutating func end(wall: Int, processor: () -> Int) -> Int {
    let time = max(0, wall - start)
    start = wall
    guard time > Self.short || charged.jobs == Self.wallClockLimit else {
      charged.time += time
      charged.jobs += 1
      return time
    }
    let now = processor()
    let used = min(time, max(0, now - seen - charged.time))
    seen = now
    charged = (0, 0)
    return used
  }
}

/// Measures the processor time of the jobs that one thread runs, one after the other.
///
/// The clock of a thread is read by a system call, which takes a hundredth of the time of a short job. A job that
/// took no longer than ``short`` by the wall clock is charged that time instead, at most ``short`` too much. The
/// thread's clock is read for longer jobs, and after ``patience`` short ones.
///
/// All times are nanoseconds.
///
/// - Complexity: O(1) for each job.
struct JobMeter {
  /// The longest time of a job that is charged without a look at the thread's clock.
  static let short = 200_000
  /// Successive jobs that are charged by the wall clock.
  static let patience = 32

  private var start: Int
  /// The processor time of the thread at the last look.
  private var seen: Int
  /// Charges since the last look, and for how many jobs.
  private var charged = (time: 0, jobs: 0)

  init(wall: Int, processor: Int) {
    start = wall
    seen = processor
  }

  /// The next job begins at `wall`, later than the end of the last one.
  mutating func wait(until wall: Int) { start = wall }

  /// The time to charge for the job that has ended; the next one begins now.
  mutating func end(wall: Int, processor: () -> Int) -> Int {
    let time = max(0, wall - start)
    start = wall
    guard time > Self.short || charged.jobs == Self.patience else {
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

/// A first-in, first-out queue of jobs.
///
/// - Complexity: O(1) for each job, on average.
struct JobQueue<Job> {
  private var jobs: [Job] = []
  /// The index of the oldest job.
  private var first = 0

  var isEmpty: Bool { first == jobs.count }
  var count: Int { jobs.count - first }

  mutating func append(_ job: Job) { jobs.append(job) }

  mutating func popFirst() -> Job? {
    guard first < jobs.count else { return nil }
    defer {
      first += 1
      if first == jobs.count {
        jobs.removeAll(keepingCapacity: jobs.count <= 1_024)
        first = 0
      } else if first >= 1_024, first * 2 > jobs.count {
        jobs.removeFirst(first)
        first = 0
      }
    }
    return jobs[first]
  }
}

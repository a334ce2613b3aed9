import TrellisHTTP

extension ThreadPool {
  /// Where the tasks of one client wait for a thread of a pool.
  final class Account: TaskExecutor {
    let pool: ThreadPool
    let number: Int
    private let client: AddressGroup?

    init(pool: ThreadPool, number: Int, client: AddressGroup?) {
      self.pool = pool
      self.number = number
      self.client = client
    }

    deinit { pool.close(number, of: client) }

    /// Runs `operation` on the pool, as soon as it is the account's turn.
    func run(_ operation: sending @escaping @isolated(any) () async -> Void) {
      Task(executorPreference: self, operation: operation)
    }

    func enqueue(_ job: consuming ExecutorJob) {
      pool.enqueue(UnownedJob(job), of: self)
    }

    /// How long a task that comes now would wait, about.
    var expectedWait: Duration { pool.expectedWait(of: number) }
  }
}

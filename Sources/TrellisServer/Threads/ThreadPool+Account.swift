import TrellisHTTP

extension ThreadPool {
  /// The queue of one client's tasks in a pool.
  package final class Account: TaskExecutor {
    let pool: ThreadPool
    let number: Int
    private let client: AddressGroup?

    init(pool: ThreadPool, number: Int, client: AddressGroup?) {
      self.pool = pool
      self.number = number
      self.client = client
    }

    deinit { pool.close(number, of: client) }

    /// Runs `operation` on the pool when it is the account's turn.
    func run(_ operation: sending @escaping @isolated(any) () async -> Void) {
      Task(executorPreference: self, operation: operation)
    }

    package func enqueue(_ job: consuming ExecutorJob) {
      pool.enqueue(UnownedJob(job), of: self)
    }

    /// The estimated wait of a task that arrives now.
    var expectedWait: Duration { pool.expectedWait(of: number) }
  }
}

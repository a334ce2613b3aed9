import Synchronization

/// The approximate memory of a session in bytes, updated by its turns and read by any thread.
struct SessionMemory: ~Copyable, Sendable {
  private let page = Atomic<Int>(0)
  private let connection = Atomic<Int>(0)
  private let mailbox: Mailbox

  init(mailbox: Mailbox) { self.mailbox = mailbox }

  /// Records the memory of the page.
  func record(_ estimate: MemoryEstimate) { page.store(estimate.bytes, ordering: .relaxed) }

  /// Records the memory of the connection: batches, stale element numbers and the spliced value.
  func record(_ connection: ClientConnection) {
    self.connection.store(connection.byteCount, ordering: .relaxed)
  }

  /// The sum, including the work in the mailbox, counted from its arrival even while the session is in a turn.
  var bytes: Int {
    page.load(ordering: .relaxed) + connection.load(ordering: .relaxed)
      + mailbox.count * MemoryEstimate.bytesPerMail
  }
}

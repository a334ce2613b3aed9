import Synchronization

/// The approximate memory of a session in bytes, which its turns update and any thread reads.
struct SessionMemory: ~Copyable, Sendable {
  private let page = Atomic<Int>(0)
  private let connection = Atomic<Int>(0)
  private let mailbox: Mailbox

  init(mailbox: Mailbox) { self.mailbox = mailbox }

  /// Records the memory of the page.
  func record(_ weight: SessionWeight) { page.store(weight.bytes, ordering: .relaxed) }

  /// Records the memory of the batches for the tab, and of the stale numbers.
  func record(_ connection: ClientConnection) {
    self.connection.store(connection.byteCount, ordering: .relaxed)
  }

  /// The sum, with the work that waits in the mailbox: that is counted when it arrives, also while the session is in a turn.
  var bytes: Int {
    page.load(ordering: .relaxed) + connection.load(ordering: .relaxed)
      + mailbox.count * SessionWeight.bytesPerMail
  }
}

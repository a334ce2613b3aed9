import Synchronization

/// The approximate memory of a session in bytes, which its turns update and any thread reads.
struct SessionMemory: ~Copyable, Sendable {
  private let page = Atomic<Int>(0)
  private let link = Atomic<Int>(0)
  private let mailbox: Mailbox

  init(mailbox: Mailbox) { self.mailbox = mailbox }

  /// Records the memory of the page.
  func note(_ weight: SessionWeight) { page.store(weight.bytes, ordering: .relaxed) }

  /// Records the memory of the batches for the tab, and of the stale numbers.
  func note(_ link: ClientLink) { self.link.store(link.byteCount, ordering: .relaxed) }

  /// The sum, with the work that waits in the mailbox: that is counted when it arrives, also while the session is in a turn.
  var bytes: Int {
    page.load(ordering: .relaxed) + link.load(ordering: .relaxed)
      + mailbox.count * SessionWeight.bytesPerMail
  }
}

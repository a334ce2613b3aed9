import Testing

@testable import TrellisComponents
@testable import TrellisServer

struct MailboxTests {
  @Test func jobsBetweenTwoTurnsWakeTheSessionOnce() {
    let mailbox = Mailbox()
    let wakes = CallCounter()
    mailbox.connect { wakes.add() }
    #expect(wakes.count == 0)
    mailbox.post { _ in }
    mailbox.wake()
    mailbox.post { _ in }
    #expect(wakes.count == 1)
    #expect(mailbox.consumeJobs()?.count == 2)
    #expect(mailbox.consumeJobs()?.isEmpty == true)
    mailbox.wake()
    #expect(wakes.count == 2)
    mailbox.post { _ in }
    #expect(wakes.count == 2)
    #expect(mailbox.consumeJobs()?.count == 1)
  }

  @Test func jobsBeforeTheConnectionWakeTheSessionOnConnect() {
    let mailbox = Mailbox()
    let wakes = CallCounter()
    mailbox.post { _ in }
    mailbox.connect { wakes.add() }
    #expect(wakes.count == 1)
    #expect(mailbox.consumeJobs()?.count == 1)
  }

  @Test func aClosedMailboxAcceptsNoJobsAndWakesNoSession() {
    let mailbox = Mailbox()
    let wakes = CallCounter()
    mailbox.connect { wakes.add() }
    mailbox.post { _ in }
    mailbox.close()
    mailbox.post { _ in }
    mailbox.wake()
    #expect(wakes.count == 1)
    #expect(mailbox.consumeJobs()?.isEmpty == true)
  }

  @Test func aMailboxDropsAllJobsBeyondItsLimit() {
    let mailbox = Mailbox()
    let wakes = CallCounter()
    mailbox.connect { wakes.add() }
    for _ in 0..<Mailbox.limit { mailbox.post { _ in } }
    #expect(mailbox.count == Mailbox.limit)
    mailbox.post { _ in }
    #expect(mailbox.count == 0 && mailbox.consumeJobs() == nil)
    mailbox.post { _ in }
    #expect(mailbox.count == 0 && mailbox.consumeJobs() == nil)
    #expect(wakes.count == 1)
  }

  /// State updates from other tasks are taken apart from the closures, by the next build.
  @Test func updatesWakeTheSessionAndStayInOrder() {
    let mailbox = Mailbox()
    let wakes = CallCounter()
    mailbox.connect { wakes.add() }
    let ids = (1...3).map { TreeNode.ID(value: $0) }
    for id in ids { mailbox.post(RemoteUpdate(id: id) { _ in }) }
    mailbox.post { _ in }
    #expect(wakes.count == 1)
    #expect(mailbox.count == 4 && mailbox.hasUpdates)
    #expect(mailbox.consumeJobs()?.count == 1)
    #expect(mailbox.hasUpdates, "the next build takes them")
    #expect(mailbox.consumeUpdates().map(\.id) == ids)
    #expect(!mailbox.hasUpdates && mailbox.consumeUpdates().isEmpty && mailbox.count == 0)
    mailbox.post(RemoteUpdate(id: ids[0]) { _ in })
    #expect(wakes.count == 2)
    mailbox.close()
    mailbox.post(RemoteUpdate(id: ids[1]) { _ in })
    #expect(!mailbox.hasUpdates && wakes.count == 2)
  }

  @Test func anOverfullMailboxHasNoUpdates() {
    let mailbox = Mailbox()
    mailbox.post(RemoteUpdate(id: TreeNode.ID(value: 1)) { _ in })
    for _ in 0...Mailbox.limit { mailbox.post { _ in } }
    #expect(mailbox.count == 0 && !mailbox.hasUpdates && mailbox.consumeJobs() == nil)
    mailbox.post(RemoteUpdate(id: TreeNode.ID(value: 1)) { _ in })
    #expect(!mailbox.hasUpdates)
  }

  @Test func aJobThatIsDroppedMayPostAnother() {
    final class Poster: Sendable {
      let mailbox: Mailbox
      init(_ mailbox: Mailbox) { self.mailbox = mailbox }
      deinit { mailbox.post { _ in } }
    }
    for isClosed in [true, false] {
      let mailbox = Mailbox()
      var poster: Poster? = Poster(mailbox)
      mailbox.post { [poster] _ in _ = poster }
      poster = nil
      if isClosed { mailbox.close() } else { for _ in 0...Mailbox.limit { mailbox.post { _ in } } }
      #expect(mailbox.count == 0)
    }
  }
}

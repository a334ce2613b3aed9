import Synchronization
import Testing

@testable import TrellisServer

struct MailboxTests {
  private final class Counter: Sendable {
    private let number = Atomic(0)
    var count: Int { number.load(ordering: .relaxed) }
    func add() { number.add(1, ordering: .relaxed) }
  }

  @Test func whateverArrivesBetweenTwoTurnsWakesTheSessionOnce() {
    let mailbox = Mailbox()
    let wakes = Counter()
    mailbox.connect { wakes.add() }
    #expect(wakes.count == 0)
    mailbox.post { _ in }
    mailbox.wake()
    mailbox.post { _ in }
    #expect(wakes.count == 1)
    #expect(mailbox.take().count == 2)
    #expect(mailbox.take().isEmpty)
    mailbox.wake()
    #expect(wakes.count == 2)
    mailbox.post { _ in }
    #expect(wakes.count == 2)
    #expect(mailbox.take().count == 1)
  }

  @Test func whatArrivesBeforeTheSessionIsThereWakesItWhenItIs() {
    let mailbox = Mailbox()
    let wakes = Counter()
    mailbox.post { _ in }
    mailbox.connect { wakes.add() }
    #expect(wakes.count == 1)
    #expect(mailbox.take().count == 1)
  }

  @Test func aClosedMailboxTakesNothingAndWakesNobody() {
    let mailbox = Mailbox()
    let wakes = Counter()
    mailbox.connect { wakes.add() }
    mailbox.post { _ in }
    mailbox.close()
    mailbox.post { _ in }
    mailbox.wake()
    #expect(wakes.count == 1)
    #expect(mailbox.take().isEmpty)
  }
}

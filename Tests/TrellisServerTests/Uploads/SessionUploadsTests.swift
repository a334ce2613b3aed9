import Foundation
import Logging
import Synchronization
import Testing
import TrellisHTTP
import TrellisUI

@testable import TrellisServer

/// The uploads of a page, without requests.
struct SessionUploadsTests {
  private let store = NamedFileStore()
  private let clock = TestClock()
  private let registry: UploadRegistry
  private let page: SessionUploads
  private let file: UploadDescription

  init() throws {
    registry = UploadRegistry(
      store: store, logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() },
      clock: { [clock] in clock.now })
    page = SessionUploads(registry, client: .loopback, mailbox: Mailbox())
    file = try #require(UploadDescription(name: "a.txt", type: "text/plain", size: 4))
  }

  @Test func anEndedPageAdmitsNoFile() throws {
    _ = try page.admit(file)
    page.end()
    #expect(throws: UploadRefusal.sessionIsFull) { try page.admit(file) }
    #expect(registry.chargedBytes == 0 && page.count == 0)
  }

  @Test func theLast200ClosedUploadsAreKnown() throws {
    var numbers: [UInt64] = []
    for _ in 0..<201 {
      let upload = try page.admit(file)
      page.cancel(upload.number)
      numbers.append(upload.number)
    }
    #expect(page.store([], for: numbers[0], at: 0) == nil)
    #expect(page.store([], for: numbers[1], at: 0) == .ended)
    #expect(page.store([], for: numbers[200], at: 0) == .ended)
  }

  @Test func aFailedWriteReleasesItsBytes() throws {
    let upload = try page.admit(file)
    #expect(page.store([1, 2], for: upload.number, at: 0) == .stored(2))
    store.isFull.withLock { $0 = true }
    #expect(page.store([3, 4], for: upload.number, at: 2) == .ended)
    #expect(registry.chargedBytes == 0)
    #expect(store.names.withLock { $0 }.isEmpty)
  }

  /// To wait for the disk costs more than to store a file, and most files are not kept.
  @Test func onlyKeptFilesMustSurviveACrash() throws {
    let numbers = try (0..<3).map { _ in try page.admit(file).number }
    for number in numbers {
      #expect(page.store([1, 2, 3, 4], for: number, at: 0) == .stored(4))
    }
    #expect(store.kept.withLock { $0 }.isEmpty)
    for _ in 0..<2 { page.keep(numbers[1]) }
    page.cancel(numbers[0])
    #expect(store.kept.withLock { $0 } == ["n2"])
    store.isFull.withLock { $0 = true }
    page.keep(numbers[2])
    page.end()
    #expect(store.names.withLock { $0 } == ["n2", "n3"], "the application has both records")
  }

  @Test func aQuestionForThePositionIsAUse() throws {
    let upload = try page.admit(file)
    clock.advance(.seconds(599))
    #expect(page.store([], for: upload.number, at: nil) == .stored(0))
    clock.advance(.seconds(2))
    registry.advance(to: clock.now)
    #expect(page.store([], for: upload.number, at: nil) == .stored(0))
    clock.advance(.seconds(601))
    registry.advance(to: clock.now)
    #expect(page.store([], for: upload.number, at: nil) == .ended)
    #expect(registry.chargedBytes == 0)
  }

  @Test func aFileOfAnotherSizeIsNotAdopted() throws {
    let larger = try #require(UploadDescription(name: "b.txt", type: "text/plain", size: 5))
    let (old, new) = (try page.admit(file), try page.admit(larger))
    #expect(page.store([1, 2, 3, 4], for: old.number, at: 0) == .stored(4))
    #expect(!page.adopt(old, for: new.number))
    #expect(new.finishedName == nil && old.finishedName == "n1")
  }

  @Test func anAdoptedFileHasOneOwner() throws {
    let (old, new) = (try page.admit(file), try page.admit(file))
    #expect(page.store([1, 2, 3, 4], for: old.number, at: 0) == .stored(4))
    #expect(page.adopt(old, for: new.number))
    #expect(old.position(now: clock.now) == .ended)
    #expect(new.position(now: clock.now) == .stored(4))
    old.end()
    #expect(store.names.withLock { $0 } == ["n1"])
    new.end()
    #expect(store.names.withLock { $0 }.isEmpty)
  }

  // MARK: The desk of the components

  private func work() -> PageWork {
    PageWork(
      account: ThreadPool.sessions.makeAccount(), client: .loopback,
      startTimer: Session.startTimer)
  }

  @Test func aCancelledUploadReleasesItsReport() throws {
    final class Witness {}
    let desk = PageUploads(registry, work())
    weak var witness: Witness?
    let number: UInt64
    do {
      let kept = Witness()
      witness = kept
      number = try desk.admit(file) { _ in _ = kept }
    }
    #expect(witness != nil)
    desk.cancel(number)
    #expect(witness == nil)
    desk.end()
  }

  @Test func noUploadBeginsAfterTheEndOfAPage() {
    let work = work()
    let desk = PageUploads(registry, work)
    work.end()
    #expect(throws: UploadRefusal.sessionIsFull) { try desk.admit(file) { _ in } }
    #expect(registry.chargedBytes == 0)
  }

  // MARK: Responses

  @Test func aBusyUploadIsToBeRepeated() {
    let response = UploadResponse.upload(.busy).response
    #expect(response.status == .serviceUnavailable)
    #expect(response.headers["Retry-After"] == "1")
    #expect(response.headers["Trellis-Live"] == "1")
  }
}

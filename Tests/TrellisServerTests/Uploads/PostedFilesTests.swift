import Foundation
import Logging
import Synchronization
import Testing
import TrellisComponents
import TrellisHTTP
import TrellisHosting
import TrellisUI

@testable import TrellisServer

/// Files that wait for the next post of their form.
struct PostedFilesTests {
  private let store = NamedFileStore()
  private let clock = TestClock()

  private func registry() -> UploadRegistry {
    UploadRegistry(store: store, clock: { [clock] in clock.now })
  }

  private func page(of registry: UploadRegistry) -> SessionUploads {
    SessionUploads(registry, client: .loopback, mailbox: Mailbox())
  }

  /// A complete file of 10 bytes on a page that has ended, which waits for the next post of `identity`.
  private func held(_ registry: UploadRegistry, for identity: UserIdentity?) throws {
    let page = page(of: registry)
    let file = try #require(UploadDescription(name: "a.txt", type: "text/plain", size: 10))
    let upload = try page.admit(file)
    #expect(page.store(Array(repeating: 1, count: 10), for: upload.number, at: 0) == .stored(10))
    page.hold([upload.number], for: identity)
    page.end()
  }

  @Test func aHeldFileOutlivesItsPageAndCounts() throws {
    let registry = registry()
    try held(registry, for: "ada")
    #expect(store.names.withLock { $0 } == ["n1"])
    #expect(registry.chargedBytes == 10 + UploadLimits.bytesPerFile)
  }

  @Test func aHeldFileEndsAfterItsTime() throws {
    let registry = registry()
    try held(registry, for: "ada")
    clock.advance(registry.limits.untilNextPost - .seconds(1))
    registry.advance(to: clock.now)
    #expect(store.names.withLock { $0 } == ["n1"])
    clock.advance(.seconds(1))
    registry.advance(to: clock.now)
    #expect(store.names.withLock { $0 }.isEmpty && registry.chargedBytes == 0)
    #expect(registry.consumePosted("n1", of: "ada") == nil)
  }

  @Test func onlyItsUserTakesAHeldFileOnce() throws {
    let registry = registry()
    try held(registry, for: "ada")
    #expect(registry.consumePosted("n1", of: "bob") == nil)
    #expect(registry.consumePosted("n1", of: nil) == nil)
    guard case .file(let upload) = registry.consumePosted("n1", of: "ada") else {
      return #expect(Bool(false), "the file is there")
    }
    #expect(registry.chargedBytes == 0 && registry.consumePosted("n1", of: "ada") == nil)
    let page = page(of: registry)
    let next = try page.admit(upload.file)
    #expect(page.adopt(upload, for: next.number) && !page.adopt(upload, for: next.number))
    upload.end()
    #expect(store.names.withLock { $0 } == ["n1"], "the content belongs to the next upload")
    page.end()
    #expect(store.names.withLock { $0 }.isEmpty && registry.chargedBytes == 0)
  }

  @Test func theEndOfTheServerRemovesHeldFiles() throws {
    let registry = registry()
    try held(registry, for: nil)
    registry.endPosted()
    #expect(store.names.withLock { $0 }.isEmpty && registry.chargedBytes == 0)
  }

  @Test func anUnfinishedFileIsNotHeld() throws {
    let registry = registry()
    let page = page(of: registry)
    let file = try #require(UploadDescription(name: "a.txt", type: "text/plain", size: 10))
    let upload = try page.admit(file)
    #expect(page.store([1], for: upload.number, at: 0) == .stored(1))
    page.hold([upload.number], for: nil)
    page.end()
    #expect(store.names.withLock { $0 }.isEmpty && registry.chargedBytes == 0)
  }

  @Test func aPostedValueNamesAFile() throws {
    let file = try #require(PostedFile("file:abc/x y.txt"))
    #expect(file.id == "abc" && file.name == "x y.txt" && file.value == "file:abc/x y.txt")
    for text in ["", "file:", "file:/a", "abc/x", "file:abc"] { #expect(PostedFile(text) == nil) }
  }

  @Test func theNotesOfKeptFilesAreLimited() {
    let files = PostedFiles()
    let end = clock.now.advanced(by: .seconds(1))
    for number in 0..<10_000 {
      _ = files.keep("n\(number)", of: "ada", client: .loopback, until: end)
    }
    _ = files.keep("another", of: "ada", client: .loopback, until: end)
    #expect(files.consume("another", of: "ada") == nil)
    guard case .kept? = files.consume("n9999", of: "ada")?.0 else {
      return #expect(Bool(false), "the note is there")
    }
  }

  @Test func theEndOfAServiceRemovesHeldFiles() async throws {
    let registry = registry()
    try held(registry, for: nil)
    let service = SessionManager(
      router: Router(routes: []), version: "v1", environment: HostEnvironment(),
      metrics: Metrics(), logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() },
      uploads: registry)
    await service.stop()
    #expect(store.names.withLock { $0 }.isEmpty && registry.chargedBytes == 0)
  }
}

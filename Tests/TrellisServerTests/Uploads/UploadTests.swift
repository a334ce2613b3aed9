import ComponentSupport
import Foundation
import ServerSupport
import TestSupport
import Testing
import TrellisComponents
import TrellisHTTP
import TrellisUI

@testable import TrellisServer

struct UploadTests {
  private let folder = UploadFolder()

  @Test func partsBecomeAFile() async throws {
    let pages = UploadPages(sizes: [10])
    let tab = try await UploadingTab(UploadingTab.site(pages, folder))
    let number = pages.numbers[0][0]
    #expect(folder.names.isEmpty, "a file is made for its first part")
    #expect(try await tab.send(number, at: nil).text == #"{"offset":0}"#)
    #expect(try await tab.send(number, at: 0, Array("Hello".utf8)).text == #"{"offset":5}"#)
    let last = try await tab.send(number, at: 5, Array("World".utf8))
    #expect(last.status == .ok && last.text == #"{"offset":10}"#)
    #expect(last.headers["Cache-Control"] == "no-store")
    #expect(last.headers["X-Content-Type-Options"] == "nosniff")
    await tab.waitForReport("finished 10", pages)
    let url = try #require(pages.files.first?.url)
    #expect(try String(contentsOf: url, encoding: .utf8) == "HelloWorld")
    #expect(url.lastPathComponent.count == 32, "the name of the client is no name of a file")
  }

  /// The components of a page find its uploads in their environment.
  @Test func componentsFindTheUploadsOfTheirPage() async throws {
    let found = Recorder()
    let route = Route("/") { page in
      let uploads = page.uploads
      return {
        found.add(environment(\.uploadService) === uploads ? "its own" : "none")
        return Box("p", [.text("page")])
      }
    }
    let site = try Site(
      routes: [route], application: UploadApplication(), folders: .repository, origins: [],
      loadShedding: .endless)
    #expect(try await TestTransport(site).send(.get, "/").status == .ok)
    #expect(found.entries.first == "its own")
  }

  @Test func aFileWithoutContentIsCompleteAtOnce() async throws {
    let pages = UploadPages(sizes: [0])
    let tab = try await UploadingTab(UploadingTab.site(pages, folder))
    await tab.waitForReport("finished 0", pages)
    #expect(folder.names.count == 1)
  }

  @Test func aRepeatedPartIsNotStoredTwice() async throws {
    let pages = UploadPages(sizes: [10])
    let tab = try await UploadingTab(UploadingTab.site(pages, folder))
    let number = pages.numbers[0][0]
    for _ in 0..<2 { _ = try await tab.send(number, at: 0, Array("Hello".utf8)) }
    let repeated = try await tab.send(number, at: 0, Array("Hello".utf8))
    #expect(repeated.status == .conflict && repeated.text == #"{"offset":5}"#)
    _ = try await tab.send(number, at: 5, Array("World".utf8))
    await tab.waitForReport("finished 10", pages)
    // The response to the last part may be lost, too.
    #expect(try await tab.send(number, at: 5, Array("World".utf8)).text == #"{"offset":10}"#)
    #expect(try await tab.send(number, at: nil).text == #"{"offset":10}"#)
  }

  @Test func unkeptFilesEndWithThePage() async throws {
    let pages = UploadPages(sizes: [4, 4, 4])
    let site = try UploadingTab.site(pages, folder)
    let tab = try await UploadingTab(site)
    let uploads = site.endpoints.live.configuration.uploads
    #expect(uploads.chargedBytes == 3 * (4 + UploadLimits.bytesPerFile))
    for number in pages.numbers[0].prefix(2) {
      _ = try await tab.send(number, at: 0, Array("done".utf8))
    }
    _ = try await tab.send(pages.numbers[0][2], at: 0, Array("ha".utf8))
    await waitUntil { pages.files.count >= 2 }
    try #require(pages.files.count == 2)
    pages.files[0].keep()
    #expect(folder.names.count == 3)
    _ = try await tab.transport.post(
      "leave", Array(#"{"session":"\#(tab.session)","tab":"tab"}"#.utf8))
    #expect(folder.names == [pages.files[0].id])
    #expect(uploads.chargedBytes == 0)
    #expect(try await tab.send(pages.numbers[0][2], at: 2, Array("lf".utf8)).status == .notFound)
    pages.files[0].keep()
    #expect(uploads.chargedBytes == 0)
  }

  @Test func anUploadWithoutPartsEnds() async throws {
    let clock = TestClock()
    let pages = UploadPages(sizes: [4, 4])
    let site = try UploadingTab.site(pages, folder, clock: clock)
    let tab = try await UploadingTab(site)
    let numbers = pages.numbers[0]
    _ = try await tab.send(numbers[0], at: 0, Array("ha".utf8))
    _ = try await tab.send(numbers[1], at: 0, Array("done".utf8))
    await tab.waitForReport("finished 4", pages)
    clock.advance(.seconds(599))
    let uploads = site.endpoints.live.configuration.uploads
    uploads.advance(to: clock.now)
    #expect(folder.names.count == 2)
    clock.advance(.seconds(2))
    uploads.advance(to: clock.now)
    #expect(folder.names.count == 1, "the finished file stays")
    await tab.waitForReport("failed", pages)
    #expect(try await tab.send(numbers[0], at: 2, Array("lf".utf8)).status == .noContent)
    #expect(uploads.chargedBytes == 4 + UploadLimits.bytesPerFile)
  }

  @Test func aPartOfACancelledUploadHasNoEffect() async throws {
    let pages = UploadPages(sizes: [4])
    let site = try UploadingTab.site(pages, folder)
    let tab = try await UploadingTab(site)
    let number = pages.numbers[0][0]
    _ = try await tab.send(number, at: 0, Array("ha".utf8))
    let session = try #require(SessionToken(tab.session).flatMap(site.endpoints.live.session))
    let uploads = try #require(await session.uploads(of: "tab"))
    uploads.cancel(number)
    #expect(try await tab.send(number, at: 2, Array("lf".utf8)).status == .noContent)
    #expect(folder.names.isEmpty)
    #expect(site.endpoints.live.configuration.uploads.chargedBytes == 0)
  }

  @Test func aStoreThatFailsEndsTheUpload() async throws {
    struct FullStore: UploadStore {
      struct Full: Error {}
      let folder: FolderUploadStore
      func begin(_ file: UploadDescription) throws -> String { try folder.begin(file) }
      func append(_ bytes: [UInt8], to file: String, at offset: Int) throws {
        if offset > 0 { throw Full() }
        try folder.append(bytes, to: file, at: offset)
      }
      func finish(_ file: String) throws -> URL? { try folder.finish(file) }
      func remove(_ file: String) { folder.remove(file) }
    }
    let pages = UploadPages(sizes: [4])
    let store = FullStore(folder: FolderUploadStore(path: folder.path))
    let tab = try await UploadingTab(UploadingTab.site(pages, folder, store: store))
    let number = pages.numbers[0][0]
    _ = try await tab.send(number, at: 0, Array("ha".utf8))
    #expect(folder.names.count == 1)
    #expect(try await tab.send(number, at: 2, Array("lf".utf8)).status == .noContent)
    #expect(folder.names.isEmpty)
    await tab.waitForReport("failed", pages)
  }
}

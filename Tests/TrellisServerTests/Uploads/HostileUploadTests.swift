import Foundation
import Testing
import TrellisHTTP
import TrellisUI

@testable import TrellisServer

struct HostileUploadTests {
  private let folder = UploadFolder()
  private let pages = UploadPages(sizes: [10])

  @Test(arguments: [
    "-1", "+1", " 1", "1 ", "01", "1.0", "1e3", "0x1", "", "a", "٣", "9007199254740993",
    "18446744073709551616", "99999999999999999999999999",
  ])
  func invalidNumbersAreRefused(text: String) async throws {
    let tab = try await UploadingTab(UploadingTab.site(pages, folder))
    let number = pages.numbers[0][0]
    // White space around a value is no part of it.
    let status: [Response.Status] =
      text.trimmingCharacters(in: .whitespaces) == "1"
      ? [.badRequest, .conflict, .notFound, .ok]
      : [.badRequest]
    #expect(status.contains(try await tab.send(number, at: text, [1]).status), "offset \(text)")
    #expect(status.contains(try await tab.send(text, at: 0, [1]).status), "number \(text)")
  }

  @Test func aWrongOffsetStoresNothing() async throws {
    let tab = try await UploadingTab(UploadingTab.site(pages, folder))
    let number = pages.numbers[0][0]
    for offset in [1, 10, 11, 1 << 40, 1 << 53] {
      let response = try await tab.send(number, at: offset, [1, 2, 3])
      #expect(response.status == .conflict && response.text == #"{"offset":0}"#)
    }
    #expect(folder.names.isEmpty)
  }

  @Test func aPartBeyondTheFileStoresNothing() async throws {
    let tab = try await UploadingTab(UploadingTab.site(pages, folder))
    let number = pages.numbers[0][0]
    let long = Array(repeating: UInt8(1), count: 11)
    #expect(try await tab.send(number, at: 0, long).status.code == 413)
    _ = try await tab.send(number, at: 0, Array(long.prefix(8)))
    #expect(try await tab.send(number, at: 8, Array(long.prefix(3))).status.code == 413)
    #expect(try await tab.send(number, at: nil).text == #"{"offset":8}"#)
  }

  @Test func aLargeBodyIsRefusedBeforeItIsRead() {
    #expect(Endpoints.bodyLimit(for: "/_trellis/upload") == 524_288)
    #expect(Endpoints.bodyLimit(for: "/_trellis/event") == 131_072)
  }

  @Test func numbersOfOtherSessionsAreUnknown() async throws {
    let site = try UploadingTab.site(pages, folder)
    let first = try await UploadingTab(site, tab: "a")
    let second = try await UploadingTab(site, tab: "b")
    let (mine, other) = (pages.numbers[0][0], pages.numbers[1][0])
    #expect(mine != other)
    #expect(try await first.send(other, at: 0, [1]).status == .notFound)
    #expect(try await second.send(mine, at: 0, [1]).status == .notFound)
    #expect(
      try await first.send(mine, at: 0, [1], headers: ["Trellis-Tab": "b"]).status == .notFound)
    #expect(
      try await first.send(mine, at: 0, [1], headers: ["Trellis-Session": second.session]).status
        == .notFound)
    for number in [0, other + 1, 1 << 53] {
      #expect(try await first.send(number, at: 0, [1]).status == .notFound)
    }
    #expect(folder.names.isEmpty)
    #expect(try await first.send(mine, at: 0, [1]).status == .ok)
  }

  @Test func uploadsAreOfTheUserOfThePage() async throws {
    let tab = try await UploadingTab(UploadingTab.site(pages, folder), user: "ada")
    let number = pages.numbers[0][0]
    #expect(try await tab.send(number, at: 0, [1]).status == .unauthorized)
    #expect(
      try await tab.send(number, at: 0, [1], headers: ["X-User": "eve"]).status == .unauthorized)
    #expect(try await tab.send(number, at: 0, [1], headers: ["X-User": "ada"]).status == .ok)
  }

  @Test func requestsOfOtherSitesAreRefused() async throws {
    let tab = try await UploadingTab(UploadingTab.site(pages, folder))
    let number = pages.numbers[0][0]
    for fields: Headers in [
      ["Origin": "https://evil.example"], ["Sec-Fetch-Site": "cross-site"],
      ["Sec-Fetch-Site": "same-site"],
    ] {
      #expect(try await tab.send(number, at: 0, [1], headers: fields).status == .forbidden)
    }
    for type in [
      "multipart/form-data; boundary=x", "application/x-www-form-urlencoded", "text/plain",
      "application/json", "",
    ] {
      let response = try await tab.send(number, at: 0, [1], headers: ["Content-Type": type])
      #expect(response.status.code == 415, "\(type)")
    }
    let get = try await tab.transport.send(.get, "/_trellis/upload")
    #expect(get.status == .methodNotAllowed)
    #expect(folder.names.isEmpty)
  }

  @Test func fieldsOfTheHeadAreNeededOnce() async throws {
    let tab = try await UploadingTab(UploadingTab.site(pages, folder))
    let number = pages.numbers[0][0]
    for (name, value) in [
      ("Trellis-Session", "x"), ("Trellis-Session", ""), ("Trellis-Tab", ""),
      ("Trellis-Tab", String(repeating: "x", count: 65)),
    ] {
      let response = try await tab.send(number, at: 0, [1], headers: [name: value])
      #expect(response.status == .badRequest, "\(name) \(value)")
    }
    let twice = try await tab.send(number, at: 0, [1], headers: ["Trellis-Offset": "0"])
    #expect(twice.status == .badRequest)
    #expect(try await tab.send(number, at: nil, [1]).status == .badRequest, "a part has an offset")
  }

  @Test func aPageHasALimitedNumberOfFiles() async throws {
    var limits = UploadLimits()
    limits.filesPerPage = 3
    limits.bytesPerPage = 1_000_000
    let many = UploadPages(sizes: [600_000, 400_000, 10, 10, 10, 10, 10])
    _ = try await UploadingTab(UploadingTab.site(many, folder, limits: limits))
    // Each file counts 64 KiB more; the second one is too large, and three is the limit.
    #expect(many.numbers[0].count == 3 && many.refusals == 4)
  }

  /// Kept and failed files do not count, however many a page has sent.
  @Test func aPageMaySendAnyNumberOfFilesThatAreKeptOrFail() throws {
    let clock = TestClock()
    var limits = UploadLimits()
    limits.filesPerPage = 2
    let service = UploadRegistry(
      store: FolderUploadStore(path: folder.path), limits: limits, clock: { clock.now })
    let work = PageWork(
      account: ThreadPool.sessions.account(of: .loopback), client: .loopback,
      startTimer: Session.startTimer)
    let desk = PageUploads(service, work)
    let uploads = desk.files
    let file = try #require(UploadDescription(name: "a.txt", type: "text/plain", size: 2))
    var numbers: [UInt64] = []
    for turn in 0..<100 {
      let kept = try desk.admit(file) { if case .finished(let file) = $0 { file.keep() } }
      let failed = try desk.admit(file) { _ in }
      #expect(throws: UploadRefusal.sessionIsFull) { try desk.admit(file) { _ in } }
      #expect(uploads.store([1, 2], for: kept, at: 0) == .stored(2))
      desk.report(kept)
      // A response that was lost.
      #expect(uploads.store([1, 2], for: kept, at: 0) == .offsetMismatch(2))
      #expect(uploads.store([], for: kept, at: nil) == .stored(2))
      if turn % 2 == 0 {
        desk.cancel(failed)
      } else {
        clock.advance(.seconds(700))
        service.advance(to: clock.now)
        desk.report(failed)
      }
      #expect(uploads.store([1], for: failed, at: 0) == .ended)
      numbers += [kept, failed]
    }
    #expect(uploads.count == 0 && service.chargedBytes == 0)
    #expect(folder.names.count == 100)
    let remembered = numbers.count { uploads.store([], for: $0, at: nil) != nil }
    #expect(remembered == 200)
    uploads.end()
  }

  @Test func anAddressLeavesSpaceForOthers() async throws {
    var limits = UploadLimits()
    limits.bytes = 4_000_000
    let large = UploadPages(sizes: [1_500_000, 1_500_000])
    let site = try UploadingTab.site(large, folder, limits: limits)
    _ = try await UploadingTab(site, tab: "a")
    #expect(large.refusals == 1, "half of the room is the share of one address")
    _ = try await UploadingTab(site, tab: "b", from: "192.0.2.7")
    #expect(large.refusals == 3, "and a third for the second one")
    #expect(site.endpoints.live.configuration.uploads.chargedBytes <= 4_000_000)
  }
}

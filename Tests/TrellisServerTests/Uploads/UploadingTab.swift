import ArgumentParser
import ComponentSupport
import Foundation
import ServerSupport
import Synchronization
import TestSupport
import Testing
import TrellisComponents
import TrellisHTTP
import TrellisUI

@testable import TrellisServer

/// A folder for uploads that is removed after the test.
final class UploadFolder: Sendable {
  let path = NSTemporaryDirectory() + "/trellis-test-\(UInt64.random(in: 0 ... .max))"
  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The names of all files, finished or not.
  var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] }
}

struct UploadApplication: Application {
  static let commandName = "uploads"
  func routes() -> [Route] { [] }
  func identity(of request: Request) -> String? { request.headers["X-User"] }
}

/// The pages of a test: each admits files when a message names them, and records their reports.
final class UploadPages: Sendable {
  let reports = Recorder()
  /// The sizes of files that the next page admits when it is opened.
  let sizes: [Int]
  private let state = Mutex((numbers: [[UInt64]](), files: [UploadedFile](), refusals: 0))

  init(sizes: [Int]) { self.sizes = sizes }

  /// The numbers that each page has issued, the oldest page first.
  var numbers: [[UInt64]] { state.withLock { $0.numbers } }
  var files: [UploadedFile] { state.withLock { $0.files } }
  var refusals: Int { state.withLock { $0.refusals } }

  var routes: [Route] {
    [
      Route("/") { [self] page in
        var numbers: [UInt64] = []
        for size in sizes {
          let file = try #require(
            UploadDescription(name: "a.txt", type: "text/plain", size: size))
          do throws(UploadRefusal) {
            numbers.append(try page.uploads.admit(file) { self.record($0) })
          } catch {
            state.withLock { $0.refusals += 1 }
          }
        }
        state.withLock { $0.numbers.append(numbers) }
        return { Box("p", [.text("page")]) }
      }
    ]
  }

  private func record(_ report: UploadReport) {
    switch report {
    case .received(let count): reports.add("received \(count)")
    case .failed: reports.add("failed")
    case .finished(let file):
      reports.add("finished \(file.size)")
      state.withLock { $0.files.append(file) }
    }
  }
}

/// A tab that sends parts of files.
final class UploadingTab {
  let site: Site
  let transport: TestTransport
  let session: String
  let tab: String

  static func site(
    _ pages: UploadPages, _ folder: UploadFolder, limits: UploadLimits = UploadLimits(),
    store: (any UploadStore)? = nil, clock: TestClock = TestClock()
  ) throws -> Site {
    try Site(
      routes: pages.routes, application: UploadApplication(), folders: .repository, origins: [],
      loadShedding: .endless,
      uploads: UploadRegistry(
        store: store ?? FolderUploadStore(path: folder.path), limits: limits,
        clock: { clock.now }),
      clock: { clock.now })
  }

  init(_ site: Site, tab: String = "tab", user: String? = nil, from address: String = "127.0.0.1")
    async throws
  {
    self.site = site
    self.tab = tab
    transport = TestTransport(site)
    let fields: Headers = user.map { ["X-User": $0] } ?? [:]
    let page = try await transport.send(.get, "/", headers: fields, from: address)
    session = try #require(page.meta("trellis-session"))
    let client = SimulatedClient(session: session, tab: tab)
    var live: Headers = ["Origin": "http://localhost"]
    if let user { live.append("X-User", user) }
    let version = try #require(page.meta("trellis-version"))
    let response = try await transport.post(
      "attach", client.attach(version: version), headers: live, from: address)
    #expect(response.status == .ok)
  }

  /// Sends a part; `offset` is any text, and `nil` requests the number of stored bytes.
  func send(
    _ number: some CustomStringConvertible, at offset: (any CustomStringConvertible)?,
    _ bytes: [UInt8] = [], headers: Headers = [:]
  ) async throws -> Response {
    var all = headers
    for (name, value) in [
      ("Origin", "http://localhost"), ("Content-Type", "application/octet-stream"),
      ("Trellis-Session", session), ("Trellis-Tab", tab), ("Trellis-Upload", "\(number)"),
    ] where !all.contains(name) { all.append(name, value) }
    if let offset { all.append("Trellis-Offset", "\(offset)") }
    return try await transport.send(.post, "/_trellis/upload", headers: all, body: bytes)
  }

  /// Waits until the page has the report.
  func waitForReport(_ report: String, _ pages: UploadPages) async {
    await waitUntil { pages.reports.entries.contains(report) }
    #expect(pages.reports.entries.contains(report), "\(pages.reports.entries)")
  }
}

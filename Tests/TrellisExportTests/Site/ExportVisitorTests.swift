import ArgumentParser
import ComponentSupport
import Foundation
import ServerSupport
import Testing
import TrellisComponents

@testable import TrellisExport
@testable import TrellisServer

/// Exports, snapshots and inspections of an application with users.
struct ExportVisitorTests: FolderSuite {
  private struct Office: Application {
    struct Employee: User {
      let id: String
      let name: String
      let roles: [String]
    }

    func user(id: String) -> (any User)? {
      [
        "1": Employee(id: "1", name: "Ada", roles: ["manager"]),
        "2": Employee(id: "2", name: "Bob", roles: []),
      ][id]
    }

    func routes() -> [Route] {
      [
        Route("/") { page in { Box("p", [.text("Hello \(page.user?.name ?? "guest")")]) } },
        Route("/sign-in") { _ in { Box("p", [.text("Sign in")]) } },
        // A page that finds out by itself that nobody is signed in.
        Route("/own") { page in
          guard page.user != nil else { throw Redirect(to: "/sign-in?to=/own") }
          return { Box("p", [.text("Own")]) }
        },
      ]
        + Route.group(requires: .signedIn) {
          Route("/shifts") { page in { Box("p", [.text("Shifts of \(page.user?.name ?? "")")]) } }
          Route.group(requires: .role("manager")) {
            Route("/staff") { _ in { Box("p", [.text("Staff")]) } }
          }
        }
    }
  }

  let folder = NSTemporaryDirectory() + "trellis-export-\(UUID().uuidString)"

  private func export(
    _ identity: String? = nil, _ routes: [String]? = nil
  ) async throws -> ExportReport {
    let application = Office()
    let site = try Site(
      routes: application.routes(), application: application, folders: .repository, origins: [])
    var options = ExportOptions()
    options.identity = identity
    options.routes = routes
    return try await SiteExporter(identifying: options, on: site).write(to: folder)
  }

  private func exists(_ file: String) -> Bool {
    FileManager.default.fileExists(atPath: folder + "/" + file)
  }

  @Test func closedPagesAreReportedAndNotWritten() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let report = try await export()
    #expect(report.closed == ["/shifts", "/staff", "/own"])
    #expect(report.pages == 2)
    #expect(try text("index.html").contains("Hello guest"))
    for page in ["shifts", "staff", "own"] { #expect(!exists("\(page)/index.html"), "\(page)") }
    // Also if the address is given.
    let given = try await export(nil, ["/staff", "/"])
    #expect(given.closed == ["/staff"])
    #expect(given.pages == 1)
    #expect(!exists("staff/index.html"))
  }

  @Test func aUserGetsThePagesThatAreOpenToHer() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let ada = try await export("1")
    #expect(ada.closed == [])
    #expect(try text("index.html").contains("Hello Ada"))
    #expect(try text("shifts/index.html").contains("Shifts of Ada"))
    #expect(try text("staff/index.html").contains("Staff"))
    #expect(try text("own/index.html").contains("Own"))
    let bob = try await export("2")
    #expect(bob.closed == ["/staff"])
    #expect(try text("shifts/index.html").contains("Shifts of Bob"))
    #expect(!exists("staff/index.html"))
  }

  @Test func anUnknownUserIsNamed() async throws {
    let error = await #expect(throws: UnknownUser.self) { try await export("nobody") }
    #expect(error?.description.contains("nobody") == true)
    #expect(!exists("index.html"))
    await #expect(throws: UnknownUser.self) { try await export("") }
  }

  @Test func anExportOfAClosedAddressEndsWithStatus1() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let folders = ResourceFolders.repository
    func run(_ arguments: [String]) async throws {
      try await ExportCommand<Office>.parse(
        [
          "--out", folder, "--public", folders.assets, "--templates", folders.templates,
          "--fonts", "none", "--font-cache", "",
        ] + arguments
      ).run()
    }
    try await run([])
    await #expect(throws: ExitCode(1)) { try await run(["--route", "/staff"]) }
    try await run(["--route", "/staff", "--identity", "1"])
    #expect(exists("staff/index.html"))
  }

  @Test func snapshotsAreMadeForAUser() async throws {
    let application = Office()
    let clock = StillClock()
    let site = LocalSite(
      try Site(
        routes: application.routes(), application: application, folders: .repository, origins: [],
        clock: { clock.moment }))
    var maker = SnapshotMaker(site: site, options: SnapshotOptions())
    #expect(!maker.addresses.selected.contains("/shifts"))
    maker.visitor = try await site.site.visitor("2")
    #expect(maker.addresses.selected.contains("/shifts"))
    #expect(!maker.addresses.selected.contains("/staff"))
    let inspector = PageInspector(site: site, visitor: maker.visitor)
    let parts = try await inspector.describe(
      "/shifts", width: 800, languages: [], changes: [], parts: [.styles])
    #expect(parts.first?.text.contains("Shifts of Bob") == true)
    await #expect(throws: SnapshotError.self) {
      try await PageInspector(site: site).describe(
        "/shifts", width: 800, languages: [], changes: [], parts: [.styles])
    }
    await site.stop()
  }
}

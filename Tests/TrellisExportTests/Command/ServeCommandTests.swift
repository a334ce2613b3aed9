import ArgumentParser
import Foundation
import ServerSupport
import ServiceLifecycle
import Testing

@testable import TrellisExport
@testable import TrellisServer

struct ServeCommandTests {
  /// An application with a feed, whose process ends when it is about to serve.
  private struct News: Application {
    var services: [any Service] { [End()] }

    func routes() -> [Route] { [.feed(Feed("/news.xml", title: "News") { [] })] }
  }

  private struct End: Service {
    func run() async throws { exit(0) }
  }

  private static func serve(_ arguments: String...) async throws {
    let folders = ResourceFolders.repository
    try await ServeCommand<News>.parse(
      [
        "--port", "0", "--public", folders.assets, "--templates", folders.templates,
        "--fonts", "none", "--font-cache", "",
      ] + arguments
    ).run()
  }

  /// Each process has one log, and so the commands run in processes of their own.
  @Test func aServerWithFeedsWarnsIfItDoesNotKnowItsAddress() async throws {
    let unnamed = try await #require(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      try await ServeCommandTests.serve()
    }
    let warning = String(decoding: unnamed.standardErrorContent, as: UTF8.self)
    #expect(warning.contains("/news.xml") && warning.contains("--origin"))
    let named = try await #require(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      try await ServeCommandTests.serve("--origin", "https://a.example")
    }
    #expect(!String(decoding: named.standardErrorContent, as: UTF8.self).contains("/news.xml"))
  }
}

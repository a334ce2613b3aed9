import ArgumentParser
import Foundation
import Testing
import TrellisHTTP

@testable import TrellisCLI

/// `trellis check` of addresses; the golden text `check.txt` has its other outputs.
struct CheckCommandTests {
  /// The port of a server that runs for a test.
  private func withServer(_ body: (Int) async throws -> Void) async throws {
    let server = HTTPServer(.init(.tcp(host: "127.0.0.1", port: 0))) { request, reply in
      switch request.path {
      case "/page": reply.send(.html("<!doctype html><title>a</title>\n<a href=#b>1</a>"))
      case "/feed": reply.send(.bytes(Array("<feed>".utf8), contentType: "application/atom+xml"))
      case "/moved": reply.send(.redirect(to: "/page"))
      default: reply.send(.failure(.notFound))
      }
    }
    guard case .tcp(_, let port) = try server.start() else { return }
    do {
      try await body(port)
    } catch {
      await server.shutdown(grace: .zero)
      throw error
    }
    await server.shutdown(grace: .zero)
  }

  private func output(_ arguments: String...) async throws -> String {
    try await CheckCommand.parse(arguments).result().text
  }

  @Test func responsesAreCheckedByTheirMediaTypes() async throws {
    try await withServer { port in
      let site = "http://127.0.0.1:\(port)"
      let both = try await output("\(site)/page", "\(site)/feed")
      #expect(
        both == """
          \(site)/page:2: href="#b" names no element of the page
          \(site)/feed:1: Premature end of data in tag feed line 1
          2 files checked, 2 problems

          """)
      let moved = try await output("\(site)/moved", "--assert", "//h1")
      #expect(
        moved == """
          \(site)/moved:2: href="#b" names no element of the page
          \(site)/moved: the assertion //h1 does not hold
          1 file checked, 2 problems

          """)
    }
  }

  @Test func anAddressWithoutAnAnswerCannotBeRead() async throws {
    try await withServer { port in
      let error = await #expect(throws: DiffCommand.UnreadablePage.self) {
        try await output("http://127.0.0.1:\(port)/none")
      }
      #expect(error?.reason == "The server answered with the status 404")
      let long = await #expect(throws: DiffCommand.UnreadablePage.self) {
        try await Download.response(at: "http://127.0.0.1:\(port)/page", limit: 10)
      }
      #expect(long?.reason == "The response has more than 10 bytes")
    }
    await #expect(throws: ExitCode(2)) {
      try await CheckCommand.parse(["http://127.0.0.1:1/"]).run()
    }
  }

  @Test func aHugeFileIsNotRead() async throws {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data().write(to: URL(filePath: path))
    let handle = try #require(FileHandle(forWritingAtPath: path))
    try handle.truncate(atOffset: UInt64(PageReading.byteLimit) + 1)
    try handle.close()
    await #expect(throws: ExitCode(2)) { try await CheckCommand.parse([path]).run() }
  }
}

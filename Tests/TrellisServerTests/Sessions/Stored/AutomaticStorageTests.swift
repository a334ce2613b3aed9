import ArgumentParser
import Foundation
import Logging
import Testing
import TrellisHTTP

@testable import TrellisServer

/// The store of an application that names none.
struct AutomaticStorageTests {
  private struct Shop: Application {
    func routes() -> [Route] { [] }
  }

  private struct Blog: Application {
    static var commandName: String { "../blog" }
    func routes() -> [Route] { [] }
  }

  private func place(
    _ application: any Application.Type = Shop.self, _ address: HTTPServer.Configuration.Address
  ) -> String? {
    guard
      case .automatic(let file) = SessionStorage.automatic.served(application, at: address).place
    else { return "another store" }
    return file
  }

  @Test func eachApplicationAndPortHasItsFile() throws {
    let file = try #require(place(Shop.self, .tcp(host: "::", port: 8080)))
    #expect(file == "sessions-TrellisServerTests-shop-8080.sqlite")
    #expect(place(Shop.self, .tcp(host: "localhost", port: 8080)) == file)
    let others = [
      place(Shop.self, .tcp(host: "::", port: 8081)),
      place(Blog.self, .tcp(host: "::", port: 8080)),
      place(Shop.self, .unix(path: "/run/a")), place(Shop.self, .unix(path: "/run/b")),
    ].compactMap(\.self)
    #expect(Set(others + [file]).count == 5)
    #expect(place(Shop.self, .unix(path: "/run/a")) == others[2])
    // The name of a command does not lead out of the folder.
    #expect((others + [file]).allSatisfy { !$0.utf8.contains(UInt8(ascii: "/")) })
  }

  @Test func aPortThatTheSystemChoosesHasNone() {
    #expect(place(Shop.self, .tcp(host: "::", port: 0)) == nil)
  }

  @Test func aChosenStoreStays() throws {
    let settings = try ServerOptions.parse([]).settings(environment: [:])
    func chosen(_ arguments: [String], _ environment: [String: String] = [:]) throws -> String {
      let options = try ServerOptions.parse(arguments)
      return "\(try options.sessionStorage(of: Shop(), settings, environment: environment).place)"
    }
    #expect(try chosen([]).contains("sessions-TrellisServerTests-shop-8080.sqlite"))
    #expect(try chosen(["--sessions", "none"]) == "none")
    #expect(try chosen([], ["TRELLIS_SESSIONS": "none"]) == "none")
    #expect(try chosen(["--sessions", "sqlite"]) == "sqlite(path: nil)")
  }

  // MARK: Opening

  private func open(
    _ storage: SessionStorage, in folder: String?, _ lines: Recorder = Recorder()
  ) throws -> DurableSessions? {
    let logger = Logger(label: "test") { _ in LineHandler(lines: lines) }
    return try DurableSessions(storage, secret: nil, folder: folder, logger: logger)
  }

  private var served: SessionStorage {
    SessionStorage.automatic.served(Shop.self, at: .tcp(host: "::", port: 8080))
  }

  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder =
      FileManager.default.temporaryDirectory.path
      + "/trellis-automatic-\(UInt64.random(in: 0...UInt64.max))"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    try body(folder)
  }

  @Test func aServerHasAFile() throws {
    try withFolder { folder in
      let lines = Recorder()
      #expect(try open(served, in: folder, lines) != nil)
      let files = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(files.contains("sessions-TrellisServerTests-shop-8080.sqlite"))
      #expect(lines.entries.isEmpty)
    }
  }

  /// As in tests, exports, and servers that a program starts itself.
  @Test func withoutTheCommandThereIsNoFile() throws {
    try withFolder { (folder: String) throws in
      #expect(try open(.automatic, in: folder) == nil)
      #expect(try open(Shop().sessionStore, in: folder) == nil)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
    }
  }

  /// A file in place of the folder, since root may write to all folders.
  @Test func aFolderThatCannotBeWrittenHasANotice() throws {
    try withFolder { folder in
      let broken = folder + "/file"
      try Data("x".utf8).write(to: URL(fileURLWithPath: broken))
      let lines = Recorder()
      #expect(try open(served, in: broken, lines) == nil)
      #expect(lines.entries.count == 1 && lines.entries.allSatisfy { $0.contains(broken) })
      #expect(try open(served, in: nil, lines) == nil)
      #expect(lines.entries.count == 2)
      #expect(throws: (any Error).self) { try open(.sqlite(), in: broken) }
      #expect(throws: (any Error).self) { try open(.sqlite(), in: nil) }
      var strict = served
      strict.failure = .refuse
      #expect(throws: (any Error).self) { try open(strict, in: broken) }
    }
  }

  @Test func aFileOfAnotherKindHasANotice() throws {
    try withFolder { folder in
      let path = folder + "/sessions-TrellisServerTests-shop-8080.sqlite"
      let text = Data(String(repeating: "no database ", count: 400).utf8)
      try text.write(to: URL(fileURLWithPath: path))
      let lines = Recorder()
      #expect(try open(served, in: folder, lines) == nil)
      #expect(lines.entries.count == 1)
      #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == text)
    }
  }
}

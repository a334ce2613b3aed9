import Foundation
import Logging
import Synchronization
import Testing
import TrellisDOM
import TrellisSessions

@testable import TrellisServer

/// Two servers after each other with one file of SQLite.
struct SQLiteSessionTests {
  private let folder =
    FileManager.default.temporaryDirectory.path
    + "/trellis-state-\(UInt64.random(in: 0...UInt64.max))"
  private let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }

  private func remove() { try? FileManager.default.removeItem(atPath: folder) }

  @Test func aTabContinuesAfterARestart() async throws {
    defer { remove() }
    let tests = StoredSessionTests()
    let path = folder + "/pages.sqlite"
    var server = tests.pages.server(try SQLiteSessionStore(path: path))
    let client = try await tests.attached(to: server)
    for count in 1...5 {
      client.click(.button)
      client.type("word \(count)")
      try await tests.sync(client, server)
      server = tests.pages.server(try SQLiteSessionStore(path: path))
    }
    client.click(.button)
    try await tests.sync(client, server)
    try await tests.expectInStep(client, server)
    #expect(client.mirror.root.description.contains("6 of news"))
    #expect(tests.pages.recorder.entries.count == 11)
    #expect(server.metrics.resets.value == 0)
  }

  /// Without a secret, the key is a file beside the sessions; another key finds nothing.
  @Test func theKeyIsAFile() throws {
    defer { remove() }
    func open(_ secret: String?) throws -> DurableSessions? {
      try DurableSessions(.sqlite(), secret: secret, folder: folder, logger: logger)
    }
    let token = SessionToken.random()
    let name = try open(nil)?.seal.name(of: token)
    #expect(try open(nil)?.seal.name(of: token) == name)
    let key = folder + "/sessions.sqlite.key"
    let attributes = try FileManager.default.attributesOfItem(atPath: key)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
    #expect(try open("sixteen bytes or more")?.seal.name(of: token) != name)
    try Data([1, 2, 3]).write(to: URL(fileURLWithPath: key))
    #expect(throws: SessionSeal.BrokenKey.self) { try open(nil) }
    #expect(throws: DurableSessions.NoStateFolder.self) {
      try DurableSessions(.sqlite(), secret: nil, folder: nil, logger: logger)
    }
  }

  /// Processes that start at the same time make the file of the key at the same time.
  @Test func allThatMakeTheKeyHaveTheSameKey() throws {
    defer { remove() }
    for round in 0..<20 {
      let path = "\(folder)/\(round)/key"
      let names = Mutex<[String]>([])
      DispatchQueue.concurrentPerform(iterations: 16) { _ in
        guard let seal = try? SessionSeal(keyFile: path) else { return }
        names.withLock { $0.append(seal.serversName) }
      }
      let found = names.withLock { $0 }
      #expect(found.count == 16 && Set(found).count == 1)
      #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(round)") == ["key"])
    }
  }

  @Test func aPartIsValidInItsPlaceOnly() {
    let seal = SessionSeal(key: Array(repeating: 7, count: 32))
    let bytes = Array("states".utf8)
    let sealed = seal.sealed(bytes, .change(previous: []), of: "a")
    #expect(seal.opened(sealed, .change(previous: []), of: "a") == bytes)
    #expect(seal.opened(sealed, .change(previous: [1]), of: "a") == nil)
    #expect(seal.opened(sealed, .header, of: "a") == nil)
    #expect(seal.opened(sealed, .change(previous: []), of: "b") == nil)
    #expect(seal.opened(Array(sealed.dropLast()), .change(previous: []), of: "a") == nil)
    #expect(seal.opened([], .header, of: "a") == nil)
  }
}

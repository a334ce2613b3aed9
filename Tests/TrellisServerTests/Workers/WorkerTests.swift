import ArgumentParser
import Foundation
import Logging
import ServerSupport
import Testing
import TrellisSessions

@testable import TrellisHTTP
@testable import TrellisServer

struct WorkerTests {
  private func worker(_ text: String) -> Worker? {
    Worker(environment: [Worker.variable: text])
  }

  @Test func aWorkerReadsItsPart() throws {
    let text = Worker.part(1, of: 3, channel: 5, groups: [[6, 7], [8, 9], [10, 11]])
    let worker = try #require(self.worker(text))
    #expect(worker.index == 1 && worker.count == 3)
    #expect(worker.sockets.groups == [[6, 7], [8, 9], [10, 11]] && worker.sockets.own == 1)
    // All workers share a Unix socket.
    let other = try #require(self.worker(Worker.part(2, of: 3, channel: 5, groups: [[6]])))
    #expect(other.index == 2 && other.sockets.own == 0)
  }

  @Test(arguments: [
    "", "0", "0 2 5", "2 2 5 6 7", "-1 2 5 6 7", "0 2 x 6 7", "0 3 5 6 7", "0 2 5 , 7",
    "0 65 5 6", "0 -1 5 6", "0 0 5 6",
  ])
  func anotherTextIsNoPart(_ text: String) { #expect(worker(text) == nil) }

  @Test func aProcessWithoutTheVariableIsNoWorker() { #expect(Worker(environment: [:]) == nil) }

  @Test func theNumberOfWorkersIsChecked() throws {
    func count(_ arguments: [String], _ environment: [String: String] = [:]) throws -> Int {
      try ServerOptions.parse(arguments).workerCount(environment: environment)
    }
    #expect(try count([]) == 1)
    #expect(try count(["--workers", "4"], ["TRELLIS_WORKERS": "2"]) == 4)
    #expect(try count([], ["TRELLIS_WORKERS": "2"]) == 2)
    #expect(try count([], ["TRELLIS_WORKERS": ""]) == 1)
    for text in ["0", "-1", "65", "many"] {
      #expect(throws: (any Error).self) { try count(["--workers", text]) }
      #expect(throws: (any Error).self) { try count([], ["TRELLIS_WORKERS": text]) }
    }
  }

  @Test func theNameOfAServerIsChecked() throws {
    func name(_ arguments: [String], _ environment: [String: String] = [:]) throws -> String? {
      try ServerOptions.parse(arguments).settings(environment: environment).configuration.nodeName
    }
    #expect(try name([]) == nil)
    #expect(try name(["--node", "a.b-C_1"]) == "a.b-C_1")
    #expect(try name([], ["TRELLIS_NODE": "b"]) == "b")
    #expect(
      try name(
        ["--node", "a"], [Worker.variable: Worker.part(1, of: 2, channel: 5, groups: [[6]])])
        == "a-2")
    for text in ["a b", "a\r\nSet-Cookie: b", "ä", String(repeating: "a", count: 65)] {
      #expect(throws: (any Error).self) { try name(["--node", text]) }
      #expect(throws: (any Error).self) { try name([], ["TRELLIS_NODE": text]) }
    }
  }

  @Test func workersNeedAStoreThatTheyShare() async throws {
    let settings = try ServerOptions.parse(["--port", "0"]).settings(environment: [:])
    for storage in [SessionStorage.none, .memory, .store(MemorySessionStore())] {
      await #expect(throws: (any Error).self) {
        _ = try await RecordedApplication().serve(
          workers: 2, settings, storage: storage, stateFolder: nil
        ) { _ in }
      }
    }
  }

  @Test func workersShareTheFileOfSQLite() throws {
    let folder = NSTemporaryDirectory() + "/trellis-workers-\(UInt64.random(in: 0...UInt64.max))"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func durable(_ isShared: Bool) throws -> DurableSessions? {
      try DurableSessions(
        .sqlite(), secret: nil, folder: folder, isShared: isShared, logger: Logger(label: "test"))
    }
    let (parent, worker) = (try durable(true), try durable(true))
    #expect(worker?.isShared == true && worker?.sharedName != nil)
    // Without TRELLIS_SECRET the workers get a secret that the next start makes again.
    #expect(parent?.seal.workersSecret == worker?.seal.workersSecret)
    #expect(parent?.seal.workersSecret != parent?.seal.serversName)
    #expect(try durable(false)?.isShared == false)
  }

  @Test func theLimitsOfMemoryAreDivided() {
    var limits = SessionLimits()
    limits.divide(by: 4)
    #expect(limits.bytes == 512 << 20 && limits.bytesPerAddress == 256 << 20)
    limits.divide(by: .max)
    #expect(limits.bytes == 1)
  }

  /// The next poll of the tab is then on the connection of the event that has moved the session.
  @Test func onlyAPollThatEndsByATakeOverEndsItsConnection() {
    let response = LiveResponse.elsewhere.http
    #expect(response.endsConnection && response.status == .noContent)
    #expect(!LiveResponse.nothing.http.endsConnection)
  }

  @Test func theEndOfAProcessIsNamed() {
    #expect(WorkerProcess.text(of: 3 << 8) == "status 3")
    #expect(WorkerProcess.text(of: SIGILL).hasPrefix("signal 4: "))
    #expect(WorkerProcess.text(of: SIGSEGV | 0x80).hasPrefix("signal 11: "))
  }
}

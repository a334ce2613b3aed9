import Foundation
import Logging
import Synchronization
import TestSupport
import Testing
import TrellisHTTP

@testable import TrellisServer

/// Programs of the shell stand for servers: each says that it listens, and ends when it gets SIGTERM or when its parent ends.
@Suite(.timeLimit(.minutes(20)))
struct WorkerSupervisorTests {
  private let log =
    NSTemporaryDirectory() + "/trellis-supervisor-\(UInt64.random(in: 0...UInt64.max))"

  /// The numbers of the processes that have said so, in the order of their starts.
  private var started: [pid_t] {
    let text = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { pid_t($0) }
  }

  private func supervisor(
    _ script: String, _ address: HTTPServer.Configuration.Address = .tcp(host: "127.0.0.1", port: 0)
  ) throws -> WorkerSupervisor {
    var logger = Logger(label: "test")
    logger.logLevel = .critical
    var supervisor = try WorkerSupervisor(
      .init(address), count: 2, environment: ["LOG": log], logger: logger)
    supervisor.command = ["/bin/bash", "-c", script]
    return supervisor
  }

  private static let server = """
    trap 'exit 0' TERM; set -- $TRELLIS_WORKER; echo $$ >>"$LOG"; printf '\\001' >&$3; read -r _ <&$3; exit 1
    """

  @Test func aWorkerThatEndsIsStartedAgain() async throws {
    defer { try? FileManager.default.removeItem(atPath: log) }
    let supervisor = try supervisor(Self.server)
    let (events, source) = AsyncStream.makeStream(of: WorkerPlan.Event.self)
    let addresses = Addresses()
    async let isSuccess = supervisor.run(events, source) { addresses.add($0) }
    await waitUntil { addresses.count > 0 }
    #expect(started.count == 2)
    kill(try #require(started.first), SIGKILL)
    await waitUntil { started.count == 3 }
    source.yield(.renew)
    await waitUntil { started.count == 5 }
    #expect(Set(started).count == 5)
    source.yield(.stop)
    #expect(await isSuccess)
    #expect(started.allSatisfy { kill($0, 0) != 0 })
    #expect(addresses.count == 1)
  }

  /// It neither listens nor ends, as when it waits for a lock. SIGTERM has no effect on it.
  @Test func aWorkerThatNeverListensEndsTheStart() async throws {
    defer { try? FileManager.default.removeItem(atPath: log) }
    var supervisor = try supervisor(
      "trap '' TERM; set -- $TRELLIS_WORKER; echo $$ >>\"$LOG\"; test $1 = 1 || printf '\\001' >&$3; "
        + "while read -r _ <&$3; do :; done; test $1 = 0 || sleep 1000")
    supervisor.startLimit = .milliseconds(500)
    let (events, source) = AsyncStream.makeStream(of: WorkerPlan.Event.self)
    let addresses = Addresses()
    let run = Task { [supervisor] in
      await supervisor.run(events, source) { addresses.add($0) }
    }
    await waitUntil { started.count == 2 }
    // The other one, which listens, ends at a second signal only.
    let stop = Task {
      await waitUntil { started.count { kill($0, 0) == 0 } == 1 }
      source.yield(.stop)
    }
    #expect(await !run.value)
    await stop.value
    #expect(addresses.count == 0)
    #expect(started.allSatisfy { kill($0, 0) != 0 })
  }

  /// Workers may accept connections for a time after SIGTERM (`--drain`), so clients must find their socket.
  @Test func theFileOfASocketIsRemovedAfterTheWorkersHaveEnded() async throws {
    let socket = log + ".socket"
    defer {
      for path in [log, log + ".found"] { try? FileManager.default.removeItem(atPath: path) }
    }
    let script =
      "trap 'test -S \"$LOG.socket\" && echo found >>\"$LOG.found\"; exit 0' TERM; "
      + Self.server.replacingOccurrences(of: "trap 'exit 0' TERM; ", with: "")
    let supervisor = try supervisor(script, .unix(path: socket))
    let (events, source) = AsyncStream.makeStream(of: WorkerPlan.Event.self)
    let addresses = Addresses()
    async let isSuccess = supervisor.run(events, source) { addresses.add($0) }
    await waitUntil { addresses.count > 0 }
    source.yield(.stop)
    #expect(await isSuccess)
    #expect(try String(contentsOfFile: log + ".found", encoding: .utf8) == "found\nfound\n")
    #expect(!FileManager.default.fileExists(atPath: socket))
  }

  private final class Addresses: Sendable {
    private let all = Mutex<[BoundAddress]>([])
    var count: Int { all.withLock { $0.count } }
    func add(_ address: BoundAddress) { all.withLock { $0.append(address) } }
  }

  @Test func workersThatDoNotStartEndTheRun() async throws {
    let supervisor = try supervisor("exit 3")
    let (events, source) = AsyncStream.makeStream(of: WorkerPlan.Event.self)
    let isSuccess = await supervisor.run(events, source) { _ in Issue.record("nobody listens") }
    #expect(!isSuccess)
  }

  @Test func aProgramThatIsMissingEndsTheRun() async throws {
    var supervisor = try supervisor("")
    supervisor.command = ["/nowhere/program"]
    let (events, source) = AsyncStream.makeStream(of: WorkerPlan.Event.self)
    let isSuccess = await supervisor.run(events, source) { _ in Issue.record("nobody listens") }
    #expect(!isSuccess)
  }
}

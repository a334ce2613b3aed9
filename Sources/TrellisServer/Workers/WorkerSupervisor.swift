import Foundation
package import Logging
package import TrellisHTTP
import UnixSignals

/// Starts the workers of `--workers`, starts one again that ends, and ends all of them.
///
/// The parent serves no requests: it opens the sockets, and keeps them open. A worker is the same program with the same arguments
/// (``Worker``). SIGTERM and SIGINT end all workers gracefully, a second one ends them at once. SIGHUP gives each worker
/// a new process, one after the other. If the parent ends in another way, its workers end gracefully.
package struct WorkerSupervisor {
  private let sockets: SharedSockets
  private let count: Int
  private let environment: [String: String]
  private let logger: Logger
  /// The time limit of a worker's start.
  var startLimit = WorkerPlan.startLimit
  /// The words of the command of a worker: the program and its arguments.
  var command =
    [Bundle.main.executablePath ?? CommandLine.arguments[0]] + CommandLine.arguments.dropFirst()

  /// - Parameters:
  ///   - count: at least 2, at most ``Worker/most``.
  ///   - environment: the one of the workers.
  /// - Throws: ``HTTPServerError`` if the address cannot be listened on.
  package init(
    _ configuration: HTTPServer.Configuration, count: Int, environment: [String: String],
    logger: Logger
  ) throws {
    sockets = try SharedSockets.open(configuration, count: count)
    self.count = count
    self.environment = environment
    self.logger = logger
  }

  /// Runs until all workers have ended.
  ///
  /// - Parameter onListening: called once, when all workers listen.
  /// - Returns: whether all have ended with status 0.
  package func run(onListening: (BoundAddress) -> Void) async -> Bool {
    let (events, source) = AsyncStream.makeStream(of: WorkerPlan.Event.self)
    let signals = Task { await Self.watchSignals(source) }
    defer { signals.cancel() }
    return await run(events, source, onListening: onListening)
  }

  /// - Parameters:
  ///   - events: gets the events of the processes and the events that `source` is given, such as signals.
  func run(
    _ events: AsyncStream<WorkerPlan.Event>,
    _ source: AsyncStream<WorkerPlan.Event>.Continuation,
    onListening: (BoundAddress) -> Void
  ) async -> Bool {
    var processes: [WorkerProcess?] = []
    var isOpen = true
    func close() {
      if isOpen { sockets.close() }
      isOpen = false
    }
    defer {
      close()
      sockets.removeFile()
      for process in processes { process?.end(isForced: true) }
    }
    var plan = WorkerPlan(
      count: count, hasGroups: sockets.groups.count > 1, startLimit: startLimit, now: .now)
    for index in 0..<count { processes.append(start(index, source)) }
    for await event in events {
      // Once the workers have closed the sockets, too, connections are refused in place of waiting for nobody.
      if event == .stop { close() }
      for action in plan.handle(event, now: .now) {
        switch action {
        case .start(let index): processes[index] = start(index, source)
        case .end(let index, let isForced): processes[index]?.end(isForced: isForced)
        case .accept(let index, let group, let accepts):
          processes[index]?.send(UInt8(group) | (accepts ? 0 : Worker.releases))
        case .pause(let index, let pause):
          yield(.due(index), after: pause, source)
        case .report(let text): logger.error("\(text)")
        case .announce: onListening(sockets.address)
        case .finish(let isSuccess): return isSuccess
        }
      }
    }
    return false
  }

  private func yield(
    _ event: WorkerPlan.Event, after time: Duration,
    _ events: AsyncStream<WorkerPlan.Event>.Continuation
  ) {
    Task {
      try? await Task.sleep(for: time)
      events.yield(event)
    }
  }

  /// - Returns: `nil` if the process cannot be started, which counts as its end.
  private func start(
    _ index: Int, _ events: AsyncStream<WorkerPlan.Event>.Continuation
  ) -> WorkerProcess? {
    yield(.late(index), after: startLimit, events)
    do {
      return try WorkerProcess(
        command, index, of: count, sockets: sockets, environment: environment,
        onEvent: { events.yield($0) })
    } catch {
      events.yield(.ended(index, "it cannot be started: \(error)", isSuccess: false))
      return nil
    }
  }

  private static func watchSignals(
    _ events: AsyncStream<WorkerPlan.Event>.Continuation
  ) async {
    for await signal in await UnixSignalsSequence(trapping: .sigterm, .sigint, .sighup) {
      // A terminal that closes sends SIGHUP, too.
      let renews = signal == .sighup && isatty(STDIN_FILENO) == 0
      events.yield(renews ? .renew : .stop)
    }
  }
}

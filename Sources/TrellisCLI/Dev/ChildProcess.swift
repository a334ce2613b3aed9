import Foundation
import Synchronization

/// A program that runs beside this one, with its output.
final class ChildProcess: Sendable {
  /// How a program ended.
  enum Ending: Equatable, CustomStringConvertible {
    case status(Int32)
    case signal(Int32)

    var description: String {
      switch self {
      case .status(let status): "status \(status)"
      case .signal(let signal): "signal \(signal)"
      }
    }
  }

  private struct State {
    var ending: Ending?
    var openPipes = 0
    var isComplete = false
    var tail: [UInt8] = []
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  /// The maximum bytes of the output that are kept: the last ones.
  private static let kept = 1 << 20
  /// The time for which the output is read after the end of the program. A program that it started may hold the output
  /// open for longer.
  private static let draining = DispatchTimeInterval.milliseconds(500)

  private let pid: Int32
  private let state = Mutex(State())
  private let write: @Sendable (Data) -> Void

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - words: the program, found in `PATH` unless it has a slash, and its arguments.
  ///   - keepsErrorsOnly: whether only the standard error is kept; the program then writes to the standard output of this process.
  ///   - write: gets the parts of the output, on any thread.
  /// - Throws: the error of the system, such as that there is no such program.
  init(
    _ words: [String], in folder: String, environment: [String: String],
    keepsErrorsOnly: Bool = false, write: @escaping @Sendable (Data) -> Void
  ) throws {
    self.write = write
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.environment = environment
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    if !keepsErrorsOnly { process.standardOutput = output }
    process.standardError = output
    let ended = Mutex<(@Sendable (Ending) -> Void)?>(nil)
    let early = Mutex<Ending?>(nil)
    process.terminationHandler = { process in
      let status = process.terminationStatus
      let ending: Ending =
        process.terminationReason == .uncaughtSignal ? .signal(status) : .status(status)
      early.withLock { $0 = ending }
      ended.withLock { $0 }?(ending)
    }
    try Self.withoutBlockedSignals { try process.run() }
    pid = process.processIdentifier
    state.withLock { $0.openPipes = 1 }
    output.fileHandleForReading.readabilityHandler = { [weak self] handle in
      let data = handle.availableData
      if data.isEmpty { handle.readabilityHandler = nil }
      self?.didRead(data)
    }
    ended.withLock { $0 = { [weak self] in self?.didEnd($0) } }
    // The program may have ended before the function was set.
    if let ending = early.withLock({ $0 }) { didEnd(ending) }
  }

  /// Runs `body` on a thread that blocks no signals. The threads of Dispatch block them, and a program inherits that: it
  /// would not get SIGTERM.
  private static func withoutBlockedSignals(_ body: () throws -> Void) rethrows {
    var none = sigset_t()
    var former = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &former)
    defer { pthread_sigmask(SIG_SETMASK, &former, nil) }
    try body()
  }

  /// How the program ended; `nil` while it runs.
  var ending: Ending? { state.withLock { $0.ending } }

  /// The last bytes of the output, as text.
  var output: String { state.withLock { String(decoding: $0.tail, as: UTF8.self) } }

  /// Waits for the end of the program and of its output. If the task is cancelled, the program gets SIGINT.
  func wait() async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isComplete = state.withLock { state in
          if !state.isComplete { state.waiting.append(continuation) }
          return state.isComplete
        }
        if isComplete { continuation.resume() }
      }
    } onCancel: {
      send(SIGINT)
    }
  }

  /// Ends the program by SIGTERM, and by SIGKILL if it still runs after `bound`. Returns when it has ended.
  func stop(within bound: Duration) async {
    send(SIGTERM)
    DispatchQueue.global().asyncAfter(deadline: .now() + bound / .seconds(1)) { [weak self] in
      self?.send(SIGKILL)
    }
    // Cancelling the caller does not cancel this wait: the next program needs the port.
    await Task { await wait() }.value
  }

  private func send(_ signal: Int32) {
    // With the lock: after the end of the program another process may have its number.
    state.withLock { if $0.ending == nil { _ = kill(pid, signal) } }
  }

  private func didRead(_ data: Data) {
    if !data.isEmpty { write(data) }
    finish { state in
      if data.isEmpty { state.openPipes = 0 }
      state.tail += data
      if state.tail.count > 2 * Self.kept { state.tail.removeFirst(state.tail.count - Self.kept) }
    }
  }

  private func didEnd(_ ending: Ending) {
    finish { if $0.ending == nil { $0.ending = ending } }
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.draining) { [weak self] in
      self?.finish { $0.openPipes = 0 }
    }
  }

  /// Applies a change, and resumes those who wait if the program and its output have ended.
  private func finish(_ change: (inout State) -> Void) {
    let waiting = state.withLock { state in
      change(&state)
      guard state.ending != nil, state.openPipes == 0 else {
        return [CheckedContinuation<Void, Never>]()
      }
      state.isComplete = true
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }
}

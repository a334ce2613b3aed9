import Foundation
import Synchronization
import TrellisHTTP

/// The process of a worker, as its parent sees it.
final class WorkerProcess: Sendable {
  private let pid: Int32
  private let channel: ProcessChannel
  private let isEnded = Mutex(false)

  /// Starts the worker `index`.
  ///
  /// - Parameters:
  ///   - command: the file of the program, and its arguments.
  ///   - onEvent: gets `listens` and, last, `ended`, on any thread.
  /// - Throws: the error of the system.
  init(
    _ command: [String], _ index: Int, of count: Int, sockets: SharedSockets,
    environment: [String: String],
    onEvent: @escaping @Sendable (WorkerPlan.Event) -> Void
  ) throws {
    let (channel, theirs) = try ProcessChannel.pair()
    self.channel = channel
    defer { theirs.close() }
    var environment = environment
    environment[Worker.variable] = Worker.part(
      index, of: count, channel: theirs.descriptor, groups: sockets.groups)
    do {
      pid = try startProcess(
        command[0], Array(command.dropFirst()), environment: environment,
        inheriting: sockets.groups.joined() + [theirs.descriptor])
    } catch {
      channel.close()
      throw error
    }
    let thread = Thread { [self] in
      while channel.receive() == Worker.listens { onEvent(.listens(index)) }
      let status = wait()
      onEvent(.ended(index, Self.text(of: status), isSuccess: status == 0))
    }
    thread.name = "trellis-worker-\(index)"
    thread.start()
  }

  /// Sends SIGTERM or SIGKILL, unless the process has ended.
  func end(isForced: Bool) {
    isEnded.withLock { if !$0 { _ = kill(pid, isForced ? SIGKILL : SIGTERM) } }
  }

  func send(_ byte: UInt8) { isEnded.withLock { if !$0 { channel.send(byte) } } }

  /// Waits for the end of the process, and returns its status as `waitpid` does.
  private func wait() -> Int32 {
    var status: Int32 = 0
    // The lock is taken after the end, and before another process can get the number.
    var information = siginfo_t()
    while waitid(P_PID, id_t(pid), &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
    isEnded.withLock { isEnded in
      while waitpid(pid, &status, 0) < 0, errno == EINTR {}
      isEnded = true
      channel.close()
    }
    return status
  }

  /// Such as `signal 4: Illegal instruction`, or `status 1`.
  static func text(of status: Int32) -> String {
    let signal = status & 0x7F
    guard signal != 0 else { return "status \(status >> 8 & 0xFF)" }
    return "signal \(signal): \(String(cString: strsignal(signal)))"
  }
}

import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A pipe that wakes the thread of an engine from `poll(2)`.
final class EngineSignal: Sendable {
  private let reader: Int32
  private let writer: Int32
  private let isSent = Mutex(false)

  init() throws {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EMFILE) }
    for end in ends {
      _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    (reader, writer) = (ends[0], ends[1])
  }

  deinit {
    close(reader)
    close(writer)
  }

  /// Wakes the thread, once until it waits again.
  func send() {
    isSent.withLock { isSent in
      guard !isSent else { return }
      isSent = true
      _ = write(writer, [1], 1)
    }
  }

  /// Waits for the signal or for `descriptor`, at most for `milliseconds`; -1 is without a limit.
  ///
  /// - Parameter consumes: whether the signal ends the wait.
  /// - Returns: whether `descriptor` is ready.
  func wait(for descriptor: Int32, _ events: Int32, milliseconds: Int32, consuming: Bool) -> Bool {
    var descriptors = [
      pollfd(fd: descriptor, events: Int16(events), revents: 0),
      pollfd(fd: consuming ? reader : -1, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&descriptors, 2, milliseconds) > 0 else { return false }
    if descriptors[1].revents != 0 {
      isSent.withLock { isSent in
        var byte: UInt8 = 0
        _ = read(reader, &byte, 1)
        isSent = false
      }
    }
    return descriptors[0].revents != 0
  }

  /// Blocks the signal of a broken pipe in the calling thread, for libraries that write to a socket without a flag against it.
  static func ignoreBrokenPipes() {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }
}

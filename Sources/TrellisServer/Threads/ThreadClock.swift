import Foundation

/// The processor time of one thread, and whether the thread is blocked.
struct ThreadClock: Sendable {
  #if os(Linux)
    private let clock: clockid_t
    private let path: String

    /// The clock of the calling thread.
    init() {
      var clock = CLOCK_THREAD_CPUTIME_ID
      if pthread_getcpuclockid(pthread_self(), &clock) != 0 { clock = CLOCK_THREAD_CPUTIME_ID }
      self.clock = clock
      // A symbolic link such as "1234/task/5678".
      var link = [UInt8](repeating: 0, count: 64)
      let count = link.withUnsafeMutableBytes {
        readlink("/proc/thread-self", $0.baseAddress!, $0.count)
      }
      path = "/proc/" + String(decoding: link.prefix(max(0, count)), as: UTF8.self) + "/stat"
    }

    /// The processor time of the thread in nanoseconds.
    var used: Int { Self.time(of: clock) }

    /// Whether the thread waits for input, a lock or a time, rather than for a processor.
    var isWaiting: Bool {
      let file = open(path, O_RDONLY | O_CLOEXEC)
      guard file >= 0 else { return false }
      defer { close(file) }
      var text = [UInt8](repeating: 0, count: 128)
      let count = Foundation.read(file, &text, text.count)
      // "1234 (name) S …": the name may contain brackets.
      guard let end = text.prefix(max(0, count)).lastIndex(of: UInt8(ascii: ")")),
        end + 2 < count
      else { return false }
      return text[end + 2] != UInt8(ascii: "R")
    }
  #else
    private let thread: mach_port_t

    /// The clock of the calling thread.
    init() { thread = pthread_mach_thread_np(pthread_self()) }

    /// The processor time of the thread in nanoseconds.
    var used: Int {
      let (user, system) = (info.user_time, info.system_time)
      return Int(user.seconds + system.seconds) * 1_000_000_000
        + Int(user.microseconds + system.microseconds) * 1_000
    }

    /// Whether the thread waits for input, a lock or a time, rather than for a processor.
    var isWaiting: Bool { info.run_state != TH_STATE_RUNNING }

    private var info: thread_basic_info {
      var info = thread_basic_info()
      var count = mach_msg_type_number_t(
        MemoryLayout<thread_basic_info>.size / MemoryLayout<integer_t>.size)
      _ = withUnsafeMutablePointer(to: &info) {
        $0.withMemoryRebound(to: integer_t.self, capacity: Int(count)) {
          thread_info(thread, thread_flavor_t(THREAD_BASIC_INFO), $0, &count)
        }
      }
      return info
    }
  #endif

  /// The processor time of the calling thread in nanoseconds.
  static var used: Int { time(of: CLOCK_THREAD_CPUTIME_ID) }

  /// The monotonic time in nanoseconds, without a system call. It advances while threads wait.
  static var wall: Int { time(of: CLOCK_MONOTONIC) }

  private static func time(of clock: clockid_t) -> Int {
    var time = timespec()
    guard clock_gettime(clock, &time) == 0 else { return 0 }
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }
}

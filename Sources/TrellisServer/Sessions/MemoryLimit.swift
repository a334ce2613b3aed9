import CTrellisMemory
import Foundation
import TrellisBase

/// The memory that the process may use, in bytes.
struct MemoryLimit: Equatable, Sendable {
  /// The limit of the process's control group, such as the limit of a container, or `nil`.
  var group: UInt64?
  /// The unused part of the process's address space limit (`ulimit -v`), without the stacks of the threads that a
  /// server always has, or `nil`.
  var addresses: UInt64?

  /// The limits at the time of the call; reads some files of `/proc` and `/sys`.
  static var ofThisProcess: MemoryLimit {
    MemoryLimit(
      group: group(at: "/"),
      addresses: addresses(
        limit: trellis_address_space_limit(), statistics: text(of: "/proc/self/statm"),
        stacks: ThreadPool.leastStackBytes))
  }

  /// The smaller limit; `nil` for none.
  var bytes: UInt64? { [group, addresses].compactMap(\.self).min() }

  /// The smallest limit of the process's group and its parent groups.
  ///
  /// Source: Linux, "Control Group v2", `memory.max`; "Memory Resource Controller" of version 1,
  /// `memory.limit_in_bytes`, close to 2⁶³ for no limit.
  ///
  /// - Parameter root: the folder that contains `proc` and `sys`, with a slash at its end; not `/` in tests.
  static func group(at root: String) -> UInt64? {
    var limits: [UInt64] = []
    for line in text(of: root + "proc/self/cgroup").parts(between: "\n") {
      let parts = line.parts(between: ":", atMost: 2, keepsEmpty: true)
      guard parts.count == 3 else { continue }
      let isSecond = parts[0] == "0" && parts[1].isEmpty
      let controllers = parts[1].parts(between: ",").map(String.init)
      guard isSecond || controllers.contains(where: { $0.isExactly("memory") }) else { continue }
      let mount = root + (isSecond ? "sys/fs/cgroup" : "sys/fs/cgroup/memory")
      let file = isSecond ? "memory.max" : "memory.limit_in_bytes"
      // In a container, the path may be the group's path on the host. It is not mounted; the container's root is its
      // group.
      var names = parts[2].parts(between: "/")
      while true {
        let path = ([mount] + names.map(String.init) + [file]).joined(separator: "/")
        let limit = String(
          decoding: text(of: path).utf8.prefix { (0x30...0x39).contains($0) }, as: UTF8.self)
        if let bytes = UInt64(limit), bytes < 1 << 62 { limits.append(bytes) }
        guard !names.isEmpty else { break }
        names.removeLast()
      }
    }
    return limits.min()
  }

  /// The unused part of an address space in bytes.
  ///
  /// - Parameters:
  ///   - limit: `RLIMIT_AS`; 0 for none.
  ///   - statistics: the content of `/proc/self/statm`; its first number is the used size in pages.
  ///   - stacks: the bytes of the stacks of threads that start later.
  static func addresses(limit: UInt64, statistics: String, stacks: UInt64) -> UInt64? {
    guard limit > 0 else { return nil }
    let pages = statistics.parts(between: " ").first.flatMap { UInt64($0) } ?? 0
    let (used, isTooLarge) = pages.multipliedReportingOverflow(by: UInt64(NSPageSize()))
    return isTooLarge || used > limit || stacks > limit - used ? 0 : limit - used - stacks
  }

  private static func text(of path: String) -> String {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}

extension SessionLimits {
  /// The default limits, lowered for a process that may use `memory`: at most half of it for all sessions, and a
  /// quarter for the sessions of one address.
  init(in memory: MemoryLimit) {
    self.init()
    guard let available = memory.bytes else { return }
    limit(bytes: max(Int(clamping: available / 2), Self.leastBytes))
  }

  /// The least memory for sessions in bytes, so that some pages can be open in any process.
  private static let leastBytes = 16 << 20

  /// Lowers the memory limits, so that all sessions together take at most `most` bytes.
  private mutating func limit(bytes most: Int) {
    bytes = min(bytes, most)
    bytesPerAddress = min(bytesPerAddress, most / 2)
    provisionalBytes = min(provisionalBytes, most / 4)
    provisionalBytesPerAddress = min(provisionalBytesPerAddress, most / 8)
  }

  /// Lowers the limits of memory to the part of one of `count` processes.
  package mutating func divide(by count: Int) {
    bytesPerAddress = max(1, bytesPerAddress / count)
    set(bytes: max(1, bytes / count))
  }

  /// Sets the memory limit of all sessions together, and lowers greater limits of parts of them.
  mutating func set(bytes most: Int) {
    bytes = most
    limit(bytes: most)
  }
}

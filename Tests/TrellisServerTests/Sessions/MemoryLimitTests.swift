import Foundation
import TestSupport
import Testing
import TrellisBase

@testable import TrellisServer

struct MemoryLimitTests {
  /// A folder with `files`, whose path ends with a slash.
  private func root(_ files: [String: String]) throws -> String {
    let folder = FileManager.default.temporaryDirectory.path + "/\(UUID().uuidString)/"
    for (path, text) in files {
      let file = URL(fileURLWithPath: folder + path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return folder
  }

  @Test func theSmallestLimitOfTheGroupsAroundIsRead() throws {
    let root = try root([
      "proc/self/cgroup": "0::/system.slice/site.service\n",
      "sys/fs/cgroup/system.slice/site.service/memory.max": "max\n",
      "sys/fs/cgroup/system.slice/memory.max": "536870912\n",
      "sys/fs/cgroup/memory.max": "1073741824\n",
    ])
    defer { try? FileManager.default.removeItem(atPath: root) }
    #expect(MemoryLimit.group(at: root) == 512 << 20)
  }

  @Test func theRootIsReadInAContainerWithThePathOfItsHost() throws {
    let root = try root([
      "proc/self/cgroup": "0::/docker/abc\n", "sys/fs/cgroup/memory.max": "268435456\n",
    ])
    defer { try? FileManager.default.removeItem(atPath: root) }
    #expect(MemoryLimit.group(at: root) == 256 << 20)
  }

  @Test func theFirstVersionOfControlGroupsIsRead() throws {
    let root = try root([
      "proc/self/cgroup": "5:cpu,cpuacct:/a\n4:memory:/a\n",
      "sys/fs/cgroup/memory/a/memory.limit_in_bytes": "400000000\n",
      "sys/fs/cgroup/memory/memory.limit_in_bytes": "9223372036854771712\n",
    ])
    defer { try? FileManager.default.removeItem(atPath: root) }
    #expect(MemoryLimit.group(at: root) == 400_000_000)
  }

  @Test func noGroupHasNoLimit() throws {
    for files in [
      [:], ["proc/self/cgroup": "0::/\n", "sys/fs/cgroup/memory.max": "max\n"],
      ["proc/self/cgroup": "x\n0::/", "sys/fs/cgroup/memory.max": "99999999999999999999"],
    ] {
      let root = try root(files)
      defer { try? FileManager.default.removeItem(atPath: root) }
      #expect(MemoryLimit.group(at: root) == nil)
    }
  }

  @Test func theRestOfTheAddressSpaceCounts() {
    let page = UInt64(NSPageSize())
    func rest(_ limit: UInt64, _ statistics: String, stacks: UInt64 = 0) -> UInt64? {
      MemoryLimit.addresses(limit: limit, statistics: statistics, stacks: stacks)
    }
    #expect(rest(0, "10 2") == nil)
    #expect(rest(100 * page, "10 2 1") == 90 * page)
    #expect(rest(100 * page, "10 2 1", stacks: 30 * page) == 60 * page)
    #expect(rest(100 * page, "10 2 1", stacks: 91 * page) == 0)
    #expect(rest(5 * page, "10 2 1") == 0)
    #expect(rest(5, "\(UInt64.max) 2", stacks: .max) == 0)
    #expect(rest(5, "") == 5)
  }

  /// The stacks are address space that sessions cannot have.
  @Test func theThreadsOfAServerHaveRoomInItsAddressSpace() {
    let limits = ThreadPool.Limits()
    #expect(ThreadPool.leastStackBytes == UInt64(2 * (limits.base + 1) * CallStack.bytes))
    #expect(ThreadPool.Limits.maximum(addressSpace: 0) == 64)
    #expect(ThreadPool.Limits.maximum(addressSpace: .max) == 64)
    let threads = limits.base + 5
    let space = UInt64(8 * threads * CallStack.bytes)
    #expect(ThreadPool.Limits.maximum(addressSpace: space) == threads)
    #expect(ThreadPool.Limits.maximum(addressSpace: 1) == limits.base)
  }

  @Test func sessionsTakeHalfOfTheMemory() {
    let standard = SessionLimits()
    let same = [MemoryLimit(), MemoryLimit(group: 64 << 30), MemoryLimit(group: .max)]
    for memory in same {
      let limits = SessionLimits(in: memory)
      #expect(limits.bytes == standard.bytes && limits.bytesPerAddress == standard.bytesPerAddress)
    }
    let small = SessionLimits(in: MemoryLimit(group: 512 << 20, addresses: 1 << 40))
    #expect(small.bytes == 256 << 20 && small.bytesPerAddress == 128 << 20)
    #expect(small.provisionalBytes == 64 << 20 && small.provisionalBytesPerAddress == 16 << 20)
    let least = SessionLimits(in: MemoryLimit(group: 512 << 20, addresses: 0))
    #expect(least.bytes == 16 << 20 && least.provisionalBytesPerAddress == 2 << 20)
  }
}

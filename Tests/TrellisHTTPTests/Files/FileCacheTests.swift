import Testing

@testable import TrellisHTTP

struct FileCacheTests {
  private let now = SteadyTime(milliseconds: 0)

  private func file(_ folder: TemporaryFolder, _ name: String) throws -> StaticFile {
    try folder.write(String(repeating: "x", count: 3000), to: name)
    var options = StaticFiles.Options()
    options.compresses = false
    let opened = try #require(FileRoot(folder.path)?.file(at: [name]))
    return StaticFile(opened, name: name, gzipSibling: nil, options: options, path: name)
  }

  @Test func dropsTheLeastRecentlyUsed() throws {
    let folder = try TemporaryFolder()
    let one = try file(folder, "1")
    let cache = FileCache(capacity: one.cost * 2)
    cache.keep(one, at: "1", now: now)
    cache.keep(try file(folder, "2"), at: "2", now: now)
    #expect(cache.file(at: "1", now: now) != nil)
    cache.keep(try file(folder, "3"), at: "3", now: now)
    #expect(cache.file(at: "2", now: now) == nil)
    #expect(cache.file(at: "1", now: now) != nil)
    #expect(cache.cost == one.cost * 2)
    cache.remove("1")
    cache.keep(try file(folder, "3"), at: "3", now: now)
    #expect(cache.cost == one.cost)
  }

  @Test func keepsNothingLargerThanItself() throws {
    let folder = try TemporaryFolder()
    let cache = FileCache(capacity: 100)
    cache.keep(try file(folder, "1"), at: "1", now: now)
    #expect(cache.cost == 0)
  }

  @Test func isFreshForASecond() throws {
    let folder = try TemporaryFolder()
    let cache = FileCache(capacity: 1 << 20)
    cache.keep(try file(folder, "1"), at: "1", now: now)
    #expect(cache.file(at: "1", now: now.advanced(by: 999))?.isFresh == true)
    #expect(cache.file(at: "1", now: now.advanced(by: 1000))?.isFresh == false)
  }
}

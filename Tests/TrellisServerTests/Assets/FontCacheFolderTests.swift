import Foundation
import Testing

@testable import TrellisServer

struct FontCacheFolderTests {
  private let path = NSTemporaryDirectory() + "trellis-fonts-\(UUID().uuidString)/inner"

  private func removeFolder() {
    try? FileManager.default.removeItem(atPath: (path as NSString).deletingLastPathComponent)
  }

  private func onlyFile() throws -> String {
    let names = try FileManager.default.contentsOfDirectory(atPath: path)
    #expect(names.count == 1)
    return path + "/" + (try #require(names.first))
  }

  @Test func aStoredFileIsFoundUnderItsName() throws {
    defer { removeFolder() }
    let folder = try FontCacheFolder(path: path)
    #expect(folder.content(of: "a.woff2") == nil)
    folder.keep([1, 2, 3], as: "a.woff2")
    #expect(folder.content(of: "a.woff2") == [1, 2, 3])
    #expect(try FontCacheFolder(path: path).content(of: "a.woff2") == [1, 2, 3])
    #expect(folder.content(of: "b.woff2") == nil)
  }

  @Test(arguments: [0, 1, 20, 31, 32, 33, 40])
  func aTruncatedFileCountsAsMissing(length: Int) throws {
    defer { removeFolder() }
    let folder = try FontCacheFolder(path: path)
    folder.keep(Array(repeating: 7, count: 100), as: "a")
    let file = try onlyFile()
    let bytes = try Data(contentsOf: URL(fileURLWithPath: file))
    try bytes.prefix(length).write(to: URL(fileURLWithPath: file))
    #expect(folder.content(of: "a") == nil)
    #expect(!FileManager.default.fileExists(atPath: file))
  }

  @Test(arguments: [0, 16, 32, 60])
  func aFileWithAnotherByteCountsAsMissing(index: Int) throws {
    defer { removeFolder() }
    let folder = try FontCacheFolder(path: path)
    folder.keep(Array(repeating: 7, count: 100), as: "a")
    let url = URL(fileURLWithPath: try onlyFile())
    var bytes = try Data(contentsOf: url)
    bytes[index] ^= 0x10
    try bytes.write(to: url)
    #expect(folder.content(of: "a") == nil)
  }

  @Test func aFileUnderTheNameOfAnotherCountsAsMissing() throws {
    defer { removeFolder() }
    let folder = try FontCacheFolder(path: path)
    folder.keep([1, 2, 3], as: "a")
    let file = try onlyFile()
    try FileManager.default.moveItem(
      atPath: file, toPath: file.replacingOccurrences(of: "/a.", with: "/b."))
    #expect(folder.content(of: "b") == nil)
  }

  @Test func theOldestFilesGoBeyondTheLimit() throws {
    defer { removeFolder() }
    let folder = try FontCacheFolder(path: path, byteLimit: 1000)
    for index in 0..<10 {
      folder.keep(Array(repeating: 7, count: 300), as: "\(index)")
      let names = try FileManager.default.contentsOfDirectory(atPath: path)
      for name in names {
        // Files with the same time have no order.
        let number = try #require(Int(name.prefix { $0.isNumber }))
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSince1970: Double(number))],
          ofItemAtPath: path + "/" + name)
      }
    }
    #expect((0..<10).map { folder.content(of: "\($0)") != nil } == (0..<10).map { $0 > 6 })
  }

  /// A file has a header of 32 bytes.
  @Test(arguments: [(200, 2), (199, 1)])
  func filesOfExactlyTheLimitStay(limit: Int, count: Int) throws {
    defer { removeFolder() }
    let folder = try FontCacheFolder(path: path, byteLimit: limit)
    for name in ["a", "b"] {
      folder.keep(Array(repeating: 7, count: 68), as: name)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: path).count == count)
  }

  @Test(arguments: [(100, true), (99, false)])
  func aFileLargerThanTheLimitIsNotStored(limit: Int, isStored: Bool) throws {
    defer { removeFolder() }
    let folder = try FontCacheFolder(path: path, byteLimit: limit)
    folder.keep(Array(repeating: 7, count: 68), as: "a")
    #expect((folder.content(of: "a") != nil) == isStored)
  }

  @Test func otherUsersMayNotWriteToTheFolder() throws {
    defer { removeFolder() }
    _ = try FontCacheFolder(path: path)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o700)
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: path)
    #expect(throws: FontCacheFolder.Refusal.belongsToOthers(path)) {
      try FontCacheFolder(path: path)
    }
  }

  /// The superuser owns the folder of the root; where a test runs as that user, it gives a folder away.
  @Test func theFolderMustBelongToTheUser() throws {
    defer { removeFolder() }
    _ = try FontCacheFolder(path: path)
    let isSuperuser = geteuid() == 0
    if isSuperuser { #expect(chown(path, 12_345, .max) == 0) }
    let foreign = isSuperuser ? path : "/"
    #expect(throws: FontCacheFolder.Refusal.belongsToOthers(foreign)) {
      try FontCacheFolder(path: foreign)
    }
  }

  @Test func aFolderThatCannotBeMadeIsReported() {
    #expect(throws: FontCacheFolder.Refusal.cannotMake("/dev/null/fonts")) {
      try FontCacheFolder(path: "/dev/null/fonts")
    }
  }
}

import Foundation
import Testing
import TrellisHTTP
import TrellisUI

@testable import TrellisServer

struct FolderUploadStoreTests {
  @Test func aFileIsNoFolderForUploads() throws {
    let path = NSTemporaryDirectory() + "/trellis-no-folder-\(UUID().uuidString)"
    try Data("notes".utf8).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    let file = try #require(UploadDescription(name: "a", type: "text/plain", size: 1))
    #expect(throws: FolderUploadStore.Failure.belongsToOthers(path)) {
      try FolderUploadStore(path: path).begin(file)
    }
    #expect(FileManager.default.contents(atPath: path) == Data("notes".utf8))
  }

  private func permissions(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test func aFileIsWrittenInPartsAndThenRenamed() throws {
    let folder = UploadFolder()
    let store = FolderUploadStore(path: folder.path)
    let file = try #require(UploadDescription(name: "a", type: "text/plain", size: 5))
    let name = try store.begin(file)
    #expect(try permissions(folder.path) == 0o700)
    #expect(try permissions(folder.path + "/\(name).part") == 0o600)
    #expect(folder.names == [name + ".part"])
    try store.append([3, 4, 5], to: name, at: 2)
    try store.append([1, 2], to: name, at: 0)
    let url = try #require(try store.finish(name))
    #expect(url.path == folder.path + "/" + name && folder.names == [name])
    #expect(try Data(contentsOf: url) == Data([1, 2, 3, 4, 5]))
    #expect(throws: FolderUploadStore.Failure.self) { try store.append([1], to: name, at: 0) }
    #expect(throws: FolderUploadStore.Failure.self) { try store.finish(name) }
    try store.keep(name)
    #expect(try Data(contentsOf: url) == Data([1, 2, 3, 4, 5]))
    store.remove(name)
    #expect(throws: FolderUploadStore.Failure.self) { try store.keep(name) }
    #expect(folder.names.isEmpty)
    let other = try store.begin(file)
    #expect(other != name)
    store.remove(other)
    #expect(folder.names.isEmpty)
  }

  @Test func aFinishedFileIsReadInParts() throws {
    let folder = UploadFolder()
    let store = FolderUploadStore(path: folder.path)
    let file = try #require(UploadDescription(name: "a", type: "text/plain", size: 5))
    let name = try store.begin(file)
    try store.append([1, 2, 3, 4, 5], to: name, at: 0)
    #expect(store.content(of: name)?.count == nil, "unfinished")
    _ = try store.finish(name)
    // A store after a restart.
    let content = try #require(FolderUploadStore(path: folder.path).content(of: name))
    #expect(content.count == 5 && content.bytes(in: 1..<3) == [2, 3])
    #expect(content.bytes(in: -2..<9) == [1, 2, 3, 4, 5] && content.bytes(in: 5..<9).isEmpty)
    store.remove(name)
    #expect(store.content(of: name) == nil)
    #expect(content.bytes(in: 0..<5) == [1, 2, 3, 4, 5], "an open file stays readable")
  }

  @Test func onlyNamesOfTheStoreLeadToFiles() throws {
    let folder = UploadFolder()
    let store = FolderUploadStore(path: folder.path + "/inner")
    let file = try #require(UploadDescription(name: "a", type: "text/plain", size: 1))
    let name = try store.begin(file)
    try store.append([1], to: name, at: 0)
    _ = try store.finish(name)
    let other = folder.path + "/" + String(repeating: "a", count: 29)
    try Data([1]).write(to: URL(fileURLWithPath: other))
    for text in [
      "", ".", "..", "../" + String(repeating: "a", count: 29), name.uppercased() + " ", name + "/",
      "./" + name, "/etc/passwd", name + "\0", name + "\u{301}",
      String(repeating: "g", count: 32),
    ] {
      #expect(store.content(of: text) == nil)
      store.remove(text)
    }
    #expect(FileManager.default.fileExists(atPath: other))
    #expect(store.content(of: name) != nil)
  }

  @Test func unfinishedFilesOfADayAreRemovedOnce() throws {
    let folder = UploadFolder()
    let file = try #require(UploadDescription(name: "a", type: "text/plain", size: 5))
    let first = FolderUploadStore(path: folder.path)
    _ = try first.begin(file)
    func add(_ name: String, age: TimeInterval) throws {
      let path = folder.path + "/" + name
      try Data().write(to: URL(fileURLWithPath: path))
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: path)
    }
    try add("old.part", age: 90_000)
    try add("old", age: 90_000)
    try add("new.part", age: 80_000)
    _ = try first.begin(file)
    #expect(folder.names.count == 5, "a store looks once")
    _ = try FolderUploadStore(path: folder.path).begin(file)
    #expect(
      Set(folder.names).intersection(["old.part", "old", "new.part"]) == ["old", "new.part"])
  }

  @Test func aFolderThatOthersMayWriteToIsRefused() throws {
    let folder = UploadFolder()
    let file = try #require(UploadDescription(name: "a", type: "text/plain", size: 5))
    _ = try FolderUploadStore(path: folder.path).begin(file)
    _ = try FolderUploadStore(path: folder.path + "/a/b").begin(file)
    #expect(try permissions(folder.path + "/a/b") == 0o700)
    for (mode, isTaken) in [(0o720, false), (0o702, false), (0o755, true)] {
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: folder.path)
      let name = try? FolderUploadStore(path: folder.path).begin(file)
      #expect((name != nil) == isTaken)
    }
    #expect(throws: FolderUploadStore.Failure.cannotMake("/dev/null/uploads")) {
      try FolderUploadStore(path: "/dev/null/uploads").begin(file)
    }
  }
}

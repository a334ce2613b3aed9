import Foundation
import Testing
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
}

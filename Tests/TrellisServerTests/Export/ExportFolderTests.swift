import Foundation
import Testing

@testable import TrellisServer

struct ExportFolderTests {
  private let path = NSTemporaryDirectory() + "trellis-export-\(UUID().uuidString)"

  @Test func aFailedWriteLeavesNoFile() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    // A file cannot replace a folder with content.
    try FileManager.default.createDirectory(
      atPath: path + "/a.txt/inner", withIntermediateDirectories: true)
    let folder = ExportFolder(path: path)
    #expect(throws: ExportError.self) { try folder.write([1, 2], to: "a.txt") }
    #expect(try FileManager.default.contentsOfDirectory(atPath: path) == ["a.txt"])
    #expect(folder.written.isEmpty)
    try folder.write([1, 2], to: "b.txt")
    #expect(folder.written == ["b.txt"])
  }

  private func page(_ path: String, fonts: String) -> String {
    #"{"characters":"","files":[],"fonts":"\#(fonts)","hasFields":false,"icons":"","inert":"","#
      + #""isListed":true,"path":"\#(path)","revision":"1","unexported":""}"#
  }

  @Test func aPageWithANumberBeyondTheTextsIsMadeAgain() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let head = #"{"files":["a"],"key":"k","sheet":"s","texts":["x","y"]}"#
    let lines = [head, page("/a", fonts: "0-1"), page("/b", fonts: "1-2"), page("/c", fonts: "")]
    try Data(lines.joined(separator: "\n").utf8)
      .write(to: URL(fileURLWithPath: path + "/" + ExportManifest.name))
    let manifest = ExportManifest.read(in: path)
    #expect(manifest.texts == ["x", "y"])
    #expect(manifest.pages.keys.sorted() == ["/a", "/c"])
  }
}

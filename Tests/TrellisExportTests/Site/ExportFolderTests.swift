import Foundation
import Testing
import TrellisBase

@testable import TrellisExport
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

  /// The bytes of files are compared in blocks of 64 KB.
  @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 200_000])
  func onlyFilesWithOtherBytesAreWritten(size: Int) throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    var bytes = (0..<size).map { UInt8($0 % 251) }
    func written() throws -> Set<String> {
      let folder = ExportFolder(path: path)
      try folder.write(bytes, to: "a/b.txt")
      #expect(FileManager.default.contents(atPath: path + "/a/b.txt") == Data(bytes))
      #expect(folder.files == ["a/b.txt"])
      return folder.written
    }
    #expect(try written() == ["a/b.txt"])
    #expect(try written() == [])
    for offset in Set([0, size / 2, size - 1]) where bytes.indices.contains(offset) {
      bytes[offset] ^= 1
      #expect(try written() == ["a/b.txt"], "byte \(offset)")
    }
    bytes.append(7)
    #expect(try written() == ["a/b.txt"])
    #expect(try FileManager.default.subpathsOfDirectory(atPath: path).sorted() == ["a", "a/b.txt"])
  }

  @Test func aTextInAFileIsReplacedByOneOfItsLength() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    let folder = ExportFolder(path: path)
    let head = String(repeating: "x", count: 16_380)
    try folder.write(Array("\(head)old old".utf8), to: "a")
    func text() -> String {
      String(decoding: FileManager.default.contents(atPath: path + "/a") ?? Data(), as: UTF8.self)
    }
    let again = ExportFolder(path: path)
    try again.replace("old", by: "new", in: "a", at: 16_380)
    #expect(text() == head + "new old" && again.written == ["a"])
    try again.replace("old", by: "now", in: "a", at: 16_384)
    #expect(text() == head + "new now")
    let unchanged = ExportFolder(path: path)
    try unchanged.replace("new", by: "longer", in: "a", at: 16_380)
    try unchanged.replace("new", by: "new", in: "none", at: 0)
    // The file has other bytes there, or ends before.
    try unchanged.replace("now", by: "old", in: "a", at: 16_383)
    try unchanged.replace("now", by: "old", in: "a", at: 16_386)
    #expect(text() == head + "new now" && unchanged.written == [])
    #expect(throws: ExportError.self) {
      try unchanged.replace("new", by: "old", in: "none", at: 0)
    }
  }

  @Test func emptyFoldersOfRemovedFilesAreRemoved() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    let old = ExportFolder(path: path)
    for file in ["a/b/c", "a/b/d", "a/e/f/g", "h"] { try old.write([1], to: file) }
    let new = ExportFolder(path: path)
    new.keep("a/b/d")
    #expect(new.remove(old.files) == ["a/b/c", "a/e/f/g", "h"])
    let left = try FileManager.default.subpathsOfDirectory(atPath: path).sorted()
    #expect(left == ["a", "a/b", "a/b/d"])
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
    #expect(manifest.pages.keys.map(\.wrappedValue).sorted() == ["/a", "/c"])
  }

  @Test func aLinkedFolderIsReplacedAndNotFollowed() throws {
    let other = path + "-other"
    defer { for folder in [path, other] { try? FileManager.default.removeItem(atPath: folder) } }
    let manager = FileManager.default
    for folder in [path, other] {
      try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    try Data("kept".utf8).write(to: URL(filePath: other + "/old"))
    for name in ["assets", "gone"] {
      try manager.createSymbolicLink(atPath: path + "/" + name, withDestinationPath: other)
    }
    let folder = ExportFolder(path: path)
    try folder.write([1], to: "assets/deep/a")
    _ = folder.remove(["gone/old"])
    #expect(try manager.contentsOfDirectory(atPath: other) == ["old"])
    #expect(manager.contents(atPath: path + "/assets/deep/a") == Data([1]))
  }

  @Test func aFileIsWrittenByOnePart() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    let export = ExportFolder(path: path)
    try export.write([1], to: "sitemap.xml")
    try export.write([1], to: "sitemap.xml")
    #expect(throws: ExportError.self) { try export.write([2], to: "sitemap.xml") }
    #expect(throws: ExportError.self) { try export.write([1], to: "Sitemap.xml") }
    try export.write([1], to: "caf\u{E9}.html")
    #expect(throws: ExportError.self) { try export.write([1], to: "cafe\u{301}.html") }
    #expect(export.files == ["sitemap.xml", "caf\u{E9}.html"])
  }

  @Test func linksInAFolderAreNotFollowed() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    let manager = FileManager.default
    try manager.createDirectory(atPath: path + "/site", withIntermediateDirectories: true)
    let target = path + "/secret"
    try Data([1, 2]).write(to: URL(filePath: target))
    try manager.createSymbolicLink(atPath: path + "/site/a", withDestinationPath: target)
    try manager.createSymbolicLink(
      atPath: path + "/site/a.trellis-new", withDestinationPath: target)
    let export = ExportFolder(path: path + "/site")
    #expect(throws: ExportError.self) { try export.replace("\u{1}", by: "\u{3}", in: "a", at: 0) }
    try export.write([1, 2], to: "a")
    #expect(manager.contents(atPath: target) == Data([1, 2]))
    #expect(export.written == ["a"], "the link is replaced by a file")
    try export.write([5], to: "b")
    #expect(
      try manager.attributesOfItem(atPath: path + "/site/a")[.type] as? FileAttributeType
        == .typeRegular)
  }

  @Test(arguments: [
    "/etc/x", "../x", "a/../x", "..\u{2F}\u{301}x", "a/../\u{301}x", "", "a//b", "./a",
  ])
  func aManifestNamesFilesInItsFolderOnly(file: String) throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    func read(_ files: [String], pageFiles: [String]) throws -> ExportManifest {
      var manifest = ExportManifest()
      manifest.key = "k"
      manifest.files = files
      let export = ExportFolder(path: path)
      try export.write([1], to: "x")
      manifest.pages["/p"] = try JSONDecoder().decode(
        ExportManifest.Page.self,
        from: Data(
          """
          {"path":"/p","revision":"1","files":[],"fonts":"","characters":"","hasFields":false,\
          "icons":"","isListed":true,"inert":"","unexported":""}
          """.utf8))
      manifest.pages["/p"]?.files = pageFiles
      try manifest.write(in: export)
      return ExportManifest.read(in: path)
    }
    #expect(try read(["x"], pageFiles: ["x"]).pages.count == 1)
    #expect(try read([file], pageFiles: ["x"]).key == "")
    #expect(try read(["x"], pageFiles: ["x", file]).pages.isEmpty)
  }
}

import ArgumentParser
import Foundation
import TestSupport
import Testing
import TrellisDOM
import TrellisHTML

@testable import TrellisCLI

/// Pages made to exhaust a reader, or to make it read other files.
struct HostilePagesTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// The exit status of comparing a small page with a page of these bytes.
  private func status(_ bytes: [UInt8]) throws -> Int32 {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (small, hostile) = (folder.appending(path: "a.html"), folder.appending(path: "b.html"))
    try Data("<!doctype html><title>a</title><p>hello</p>".utf8).write(to: small)
    try Data(bytes).write(to: hostile)
    do {
      try DiffCommand.parse([small.path, hostile.path]).run()
    } catch let code as ExitCode {
      return code.rawValue
    }
    return 0
  }

  @Test(arguments: [
    String(repeating: "<div><p><b><i>", count: 1_000) + "<table><tr><td>",
    "<p a=\"\0b\">\0x</p><script>\0</script><!--\0-->",
    "<meta charset=utf-16><p>h\u{E9}</p>",
    "<!DOCTYPE a [<!ENTITY a \"aa\"><!ENTITY b \"&a;&a;\">]><p>&b;</p>",
    String(repeating: "<a>", count: 5_000) + String(repeating: "<p>", count: 10),
    String(repeating: "<div>", count: 50_000),
  ])
  func aPageIsReadAsBrowsersRead(_ text: String) throws {
    #expect(try status(Array(text.utf8)) == 1)
  }

  /// The long form takes a million levels, which need half a minute in a debug build.
  @Test func manyLevelsAreReadInLinearTime() throws {
    let page = String(repeating: "<div>", count: Rounds.areLong ? 1_000_000 : 20_000)
    #expect(try status(Array(page.utf8)) == 1)
  }

  private static let inOtherEncodings: [[UInt8]] = [
    Array("<p>h\u{E9}".utf8.dropLast()), Array("<p>".utf8) + [0xE9],
    [0xFF, 0xFE, 0x3C, 0x00, 0x70, 0x00, 0x3E, 0x00], [],
  ]

  @Test(arguments: inOtherEncodings)
  func aPageThatIsNotUTF8IsRefused(_ bytes: [UInt8]) throws {
    #expect(try status(bytes) == 2)
  }

  @Test func aPageBeyondTheLimitIsRefusedBeforeItIsRead() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "big.html")
    try Data("<p a=\"".utf8).write(to: file)
    let handle = try FileHandle(forWritingTo: file)
    // A sparse file: the bytes between are zero, and take no space on the disk.
    try handle.truncate(atOffset: 1 << 30)
    try handle.close()
    #expect(throws: ExitCode(2)) { try DiffCommand.parse([file.path, file.path]).run() }
  }

  @Test(arguments: [(10_000, Int32(1)), (10_001, 2), (300_000, 2)])
  func theAttributesOfAnElementAreLimited(count: Int, expected: Int32) throws {
    let attributes = (0..<count).map { " a\($0)=1" }.joined()
    #expect(try status(Array("<p\(attributes)>".utf8)) == expected)
  }

  @Test func anExternalEntityIsNotLoaded() throws {
    let secret = folder.appending(path: "secret.txt")
    try Data("secret".utf8).write(to: secret)
    let text = "<!DOCTYPE a [<!ENTITY x SYSTEM \"\(secret.absoluteString)\">]><p>&x;</p>"
    let page = folder.appending(path: "page.html")
    try Data(text.utf8).write(to: page)
    let tree = try readPage(page.path)
    #expect(!tree.contains("secret"))
    try? FileManager.default.removeItem(at: folder)
  }

  private func readPage(_ path: String) throws -> String {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    return try ParsedDocument(html: text).root.text
  }
}

import ArgumentParser
import Foundation
import Testing

@testable import TrellisCLI

/// Files that a command cannot use.
struct InputFileTests {
  private let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path

  private func reason(_ path: String, limit: Int = 8) -> String? {
    do { _ = try InputFile.bytes(of: path, limit: limit) } catch { return error.reason }
    return nil
  }

  @Test func aFileUpToTheLimitIsRead() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data("12345678".utf8).write(to: URL(filePath: path))
    #expect(try InputFile.bytes(of: path, limit: 8) == Array("12345678".utf8))
    #expect(reason(path, limit: 7) == "The file has more than 7 bytes")
  }

  @Test func devicesAndFoldersAreRefused() {
    let refusal = "Cannot read the file: it is neither a file nor a pipe"
    for path in ["/dev/zero", "/dev/null", "/"] { #expect(reason(path) == refusal) }
    #expect(reason("/nowhere/a") == "Cannot read the file: missing or not readable")
  }

  /// A pipe has no size before it is read.
  @Test func aPipeIsReadUpToTheLimit() throws {
    for (text, isRead) in [("12345678", true), (String(repeating: "1", count: 100), false)] {
      let pipe = Pipe()
      try pipe.fileHandleForWriting.write(contentsOf: Data(text.utf8))
      try pipe.fileHandleForWriting.close()
      let path = "/proc/self/fd/\(pipe.fileHandleForReading.fileDescriptor)"
      #expect((reason(path) == nil) == isRead)
    }
  }

  @Test func theOperationsOfApplyAreBounded() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data("<p>x".utf8).write(to: URL(filePath: path))
    #expect(throws: ExitCode(2)) { try ApplyCommand.parse([path, "/dev/zero"]).run() }
    let large = path + ".json"
    defer { try? FileManager.default.removeItem(atPath: large) }
    try Data().write(to: URL(filePath: large))
    let handle = try #require(FileHandle(forWritingAtPath: large))
    try handle.truncate(atOffset: UInt64(PageReading.byteLimit) + 1)
    try handle.close()
    #expect(throws: ExitCode(2)) { try ApplyCommand.parse([path, large]).run() }
  }
}

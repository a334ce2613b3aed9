import Foundation
import Testing

/// States that one process stores and another restores.
struct TwoProcessTests {
  private func run(_ arguments: [String]) throws -> [String] {
    let process = Process()
    process.executableURL = Bundle.main.bundleURL.appending(path: "StoredCounter")
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private func clicks(_ numbers: [Int]) -> [String] {
    numbers.flatMap { ["--click", "\($0)"] }
  }

  /// One process gets six clicks; another stores its states after four clicks, and a third one restores
  /// them and gets two clicks: the patches of the last two clicks and the pages are equal, including
  /// element numbers.
  @Test func aSecondProcessContinuesFromTheStoredState() throws {
    let first = [2, 2, 2, 5]
    let last = [8, 2]
    let file = FileManager.default.temporaryDirectory
      .appending(path: "stored-\(UInt64.random(in: 0 ... .max)).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let whole = try run(clicks(first + last))
    let stored = try run(["--store", file.path()] + clicks(first))
    let restored = try run(["--restore", file.path()])
    #expect(Array(stored.dropFirst(first.count)) == restored, "the same page, the same numbers")
    let rest = try run(["--restore", file.path()] + clicks(last))
    #expect(rest == Array(whole.dropFirst(first.count)))
    #expect(whole.count > 20)
  }
}

#if os(Linux)
  import CTrellisMemory
  import Foundation
  import Testing

  /// The release of the pages of code that only the start of a process used.
  @Suite struct CodePagesTests {
    /// The kilobytes of pages of files in the memory of this process.
    private func residentFileKilobytes() throws -> Int {
      let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
      let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("RssFile:") })
      return try #require(
        line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) })
    }

    @Test func releasedPagesAreMappedAgainWithTheirContent() throws {
      let digest = { (0..<1000).map { String($0, radix: 7) }.joined(separator: "é").hashValue }
      let expected = digest()
      let before = try residentFileKilobytes()
      trellis_release_code_pages()
      let after = try residentFileKilobytes()
      #expect(after < before)
      #expect(digest() == expected)
    }
  }
#endif

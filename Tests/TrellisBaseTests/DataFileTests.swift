import Foundation
import Testing
import TrellisBase

/// The tables in `public/data`.
struct DataFileTests {
  /// Calls `body` with a copy of all tables, which is deleted afterwards.
  private func withCopy(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("trellis-data-\(UUID().uuidString)").path
    try FileManager.default.copyItem(atPath: DataFile.folder, toPath: folder)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  /// The fonts and tables are those of which the results of the tests were recorded.
  @Test(arguments: ["fonts", "data"])
  func theFilesHaveTheirDigests(folder: String) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.currentDirectoryURL = URL(filePath: ResourceFolder.publicPath + "/" + folder)
    #if os(Linux)
      process.arguments = ["sha256sum", "--check", "--strict", "--quiet", "SHA256SUMS"]
    #else
      process.arguments = ["shasum", "-a", "256", "--check", "--strict", "--quiet", "SHA256SUMS"]
    #endif
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test func theFolderContainsTheTablesAndTheirDigestsOnly() throws {
    let names = DataFile.allCases.map { $0.rawValue + ".txt" }
    let files = try FileManager.default.contentsOfDirectory(atPath: DataFile.folder)
    #expect(files.sorted() == (names + ["README.md", "SHA256SUMS"]).sorted())
    let sums = try String(contentsOfFile: DataFile.folder + "/SHA256SUMS", encoding: .utf8)
    #expect(sums.lines.filter { !$0.isEmpty }.map { String($0.dropping(66)) } == names.sorted())
  }

  @Test func aTableBeginsAfterItsNotice() throws {
    try withCopy { folder in
      for (content, text) in [
        ("# a\n#b\nc\n# d\n", "c\n# d\n"), ("c", "c"), ("# a", ""), ("# a\n", ""), ("", ""),
      ] {
        try content.write(
          toFile: DataFile.danish.path(in: folder), atomically: true, encoding: .utf8)
        #expect(DataFile.danish.text(in: folder) == text)
      }
    }
    for table in DataFile.allCases {
      let text = table.text()
      #expect(!text.isEmpty && !text.utf8.contains(UInt8(ascii: "#")), "\(table)")
    }
  }

  @Test func aMissingOrEmptyTableIsFoundAndCountsAsEmpty() throws {
    #expect(DataFile.missing() == nil)
    try withCopy { folder in
      #expect(DataFile.missing(in: folder) == nil)
      let path = DataFile.khmerWords.path(in: folder)
      try Data().write(to: URL(filePath: path))
      #expect(DataFile.missing(in: folder) == path)
      try FileManager.default.removeItem(atPath: path)
      #expect(DataFile.missing(in: folder) == path)
      #expect(DataFile.khmerWords.text(in: folder).isEmpty)
    }
    #expect(
      DataFile.failure("/a/data/words-lao.txt") == """
        Cannot read the table /a/data/words-lao.txt: it is missing, empty or not readable; set TRELLIS_PUBLIC to the \
        folder `public` of Trellis
        """)
  }
}

import Foundation
import Testing

@testable import Packages

struct StatusFileTests {
  @Test func readsTheSample() throws {
    let packages = try StatusSource.sample().file.packages()
    #expect(packages.count == 40)
    #expect(packages.contains { $0.id == "libfern6:i386" })
    #expect(!packages.contains { $0.name == "old-oak" })
    let database = PackageDatabase(packages)
    let fern = try #require(database["libfern6:amd64"])
    #expect(database.dependents(of: fern).count > 15)
  }

  @Test func namesAMissingFile() {
    let path = "/nowhere/at/all"
    let reason = StatusError.Reason.unreadable("No such file or directory")
    #expect(throws: StatusError(file: path, line: nil, reason: reason)) {
      try StatusFile(path: path).packages()
    }
  }

  @Test func reportsThatAFolderIsNoFile() {
    let path = FileManager.default.temporaryDirectory.path
    let reason = StatusError.Reason.unreadable("Is a directory")
    #expect(throws: StatusError(file: path, line: nil, reason: reason)) {
      try StatusFile(path: path).packages()
    }
  }

  @Test func readsFilesLargerThanItsBuffer() throws {
    let records = (1...3000).map {
      "Package: p\($0)\nStatus: install ok installed\nVersion: \($0)\nArchitecture: all\n"
    }
    try withFile(records.joined(separator: "\n")) { file in
      let packages = try file.packages()
      #expect(packages.map(\.name) == (1...3000).map { "p\($0)" })
    }
  }

  @Test func refusesASecondRecordOfAPackage() throws {
    let record = "Package: p\nStatus: install ok installed\nVersion: 1\nArchitecture: all\n\n"
    try withFile(record + record) { file in
      let reason = StatusError.Reason.duplicatePackage("p:all", firstLine: 1)
      #expect(throws: StatusError(file: file.path, line: 6, reason: reason)) {
        try file.packages()
      }
    }
  }

  @Test func anEmptyFileHasNoPackages() throws {
    try withFile("") { file in
      let packages = try file.packages()
      #expect(packages.isEmpty)
    }
  }

  private func withFile(_ text: String, _ body: (StatusFile) throws -> Void) throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "status-\(UUID())")
    try Data(text.utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    try body(StatusFile(path: url.path))
  }
}

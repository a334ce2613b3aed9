import Foundation
import Testing

@testable import TrellisCLI

struct SourceWatcherTests {
  private let folder = TemporaryFolder()

  /// The outcome after the two scans that a change takes.
  private func outcome(_ watcher: inout SourceWatcher) -> SourceWatcher.Outcome {
    let first = watcher.poll()
    return first == .changing ? watcher.poll() : first
  }

  private func watcher() -> SourceWatcher { SourceWatcher(roots: [folder.path]) }

  @Test func filesThatStayAreNoChange() throws {
    try folder.write("Sources/a.swift", "1")
    var watcher = watcher()
    #expect(watcher.poll() == .unchanged)
    let isBehind = watcher.isBehind
    #expect(!isBehind)
  }

  @Test func newChangedAndRemovedFilesAreNoticed() throws {
    try folder.write("Sources/a.swift", "1")
    try folder.write("Sources/b.swift", "1")
    var watcher = watcher()
    try folder.write("Sources/a.swift", "22")
    try folder.write("Sources/new/deep/c.swift", "1")
    try folder.remove("Sources/b.swift")
    let isBehind = watcher.isBehind
    #expect(isBehind)
    let paths = ["a.swift", "b.swift", "new/deep/c.swift"].map { folder.path + "/Sources/" + $0 }
    #expect(outcome(&watcher) == .changed(paths))
    #expect(watcher.poll() == .unchanged)
  }

  @Test func aChangeIsReportedWhenTwoScansAreEqual() throws {
    try folder.write("a.swift", "1")
    var watcher = watcher()
    try folder.write("a.swift", "22")
    #expect(watcher.poll() == .changing)
    try folder.write("b.swift", "1")
    #expect(watcher.poll() == .changing)
    #expect(watcher.poll() == .changed(["a.swift", "b.swift"].map { folder.path + "/" + $0 }))
  }

  /// Some editors write another file and give it the name of the old one.
  @Test func aFileThatIsReplacedByRenamingIsNoticed() throws {
    try folder.write("a.swift", "1")
    let old = try FileManager.default.attributesOfItem(atPath: folder.path + "/a.swift")
    var watcher = watcher()
    try folder.write(".a.swift.new", "2")
    #expect(watcher.poll() == .unchanged)
    try FileManager.default.setAttributes(
      [.modificationDate: try #require(old[.modificationDate])],
      ofItemAtPath: folder.path + "/.a.swift.new")
    try folder.rename(".a.swift.new", to: "a.swift")
    #expect(outcome(&watcher) == .changed([folder.path + "/a.swift"]))
  }

  @Test func aChangeThatIsTakenBackIsNone() throws {
    try folder.write("a.swift", "1")
    var watcher = watcher()
    try folder.write("4913", "")
    #expect(watcher.poll() == .changing)
    try folder.remove("4913")
    #expect(watcher.poll() == .unchanged)
  }

  @Test func hiddenFilesCopiesAndFoldersOfBuildsAreIgnored() throws {
    try folder.write("a.swift", "1")
    var watcher = watcher()
    for name in [".build/debug.yaml", ".a.swift.swp", "a.swift~", ".git/index"] {
      try folder.write(name, "1")
    }
    #expect(watcher.poll() == .unchanged)
  }

  @Test func linksToFilesAreFollowedAndLinksToFoldersAreNot() throws {
    let other = TemporaryFolder()
    try other.write("real.swift", "1")
    try folder.link("link.swift", to: other.path + "/real.swift")
    try folder.link("loop", to: folder.path)
    try folder.link("broken", to: "/nowhere/at/all")
    var watcher = watcher()
    try other.write("real.swift", "22")
    #expect(outcome(&watcher) == .changed([folder.path + "/link.swift"]))
  }

  @Test func rootsThatAppearLaterAreWatched() throws {
    var watcher = SourceWatcher(roots: [folder.path + "/public", folder.path + "/Package.swift"])
    try folder.write("public/own.css", "1")
    try folder.write("Package.swift", "1")
    #expect(
      outcome(&watcher)
        == .changed(["Package.swift", "public/own.css"].map { folder.path + "/" + $0 }))
  }
}

/// A folder for one test, removed at its end.
final class TemporaryFolder: Sendable {
  let path: String

  init() {
    // Without a link in its path, such as the link of /tmp on macOS.
    let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
    path = base + "/trellis-dev-\(UUID().uuidString)"
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ name: String, _ text: String, isExecutable: Bool = false) throws {
    let url = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    if isExecutable {
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: url.path)
    }
  }

  func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: path + "/" + name).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: path + "/" + name)
  }

  func rename(_ name: String, to other: String) throws {
    guard Foundation.rename(path + "/" + name, path + "/" + other) == 0 else {
      throw CocoaError(.fileWriteUnknown)
    }
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path + "/" + name, withDestinationPath: target)
  }
}

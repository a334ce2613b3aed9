import Foundation
import TrellisBase
import TrellisServer

/// The files of recorded snapshots.
struct SnapshotFolder: Sendable {
  let path: String

  /// The recorded snapshot of a page; `nil` if there is none.
  func snapshot(_ job: SnapshotMaker.Job) -> PageSnapshot? {
    var lines: [PageSnapshot.Part: [String]] = [:]
    for part in PageSnapshot.Part.allCases {
      guard let data = FileManager.default.contents(atPath: path + "/" + job.file(part)) else {
        continue
      }
      let text = String(decoding: data, as: UTF8.self)
      lines[part] = text.parts(between: "\n", keepsEmpty: true).map(String.init)
      if lines[part]?.last == "" { lines[part]?.removeLast() }
    }
    return lines.isEmpty ? nil : PageSnapshot(lines)
  }

  /// Writes the changed files of a snapshot.
  ///
  /// - Parameter report: receives each new or changed file once it is written.
  /// - Throws: the error of the file system.
  func write(
    _ snapshot: PageSnapshot, of job: SnapshotMaker.Job, report: (String) -> Void
  ) throws {
    for part in PageSnapshot.Part.allCases {
      guard let lines = snapshot.lines[part] else {
        try? FileManager.default.removeItem(atPath: path + "/" + job.file(part))
        continue
      }
      let text = lines.map { $0 + "\n" }.joined()
      if try write(text, to: job.file(part)) { report(job.file(part)) }
    }
  }

  /// Writes a file, unless it already has the content.
  func write(_ text: String, to file: String) throws -> Bool {
    let full = path + "/" + file
    if FileManager.default.contents(atPath: full) == Data(text.utf8) { return false }
    let folder = full.parts(between: "/", keepsEmpty: true).dropLast()
    try FileManager.default.createDirectory(
      atPath: folder.joined(separator: "/"), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: full), options: .atomic)
    return true
  }

  /// The files of snapshots that belong to none of `jobs`, sorted. Other files are not listed.
  func orphans(besides jobs: [SnapshotMaker.Job]) -> [String] {
    let known = Set(jobs.flatMap { job in PageSnapshot.Part.allCases.map(job.file) })
    let files = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return files.filter { file in
      guard !known.contains(file), let name = file.parts(between: "/").last else { return false }
      return name.wholeMatch(of: /[0-9.]+(\.html|\.roles\.txt|\.frames\.txt)/) != nil
    }.sorted()
  }

  func remove(_ file: String) throws {
    try FileManager.default.removeItem(atPath: path + "/" + file)
  }
}

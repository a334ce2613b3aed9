import Foundation
import TrellisBase
import TrellisDOM
import TrellisDiff
import TrellisServer

/// The comparison of an application's pages with their recorded snapshots.
struct SnapshotCheck {
  /// A page that differs from its snapshot.
  struct Difference {
    let job: SnapshotMaker.Job
    /// `nil` for a page without a snapshot.
    let old: PageSnapshot?
    let new: PageSnapshot
  }

  let folder: SnapshotFolder
  private(set) var differences: [Difference] = []
  /// The files of pages that the application no longer has.
  let orphans: [String]
  let count: Int

  init(
    _ snapshots: [SnapshotMaker.Job: PageSnapshot], in jobs: [SnapshotMaker.Job],
    _ folder: SnapshotFolder
  ) {
    self.folder = folder
    count = jobs.count
    orphans = folder.orphans(besides: jobs)
    for job in jobs {
      guard let new = snapshots[job] else { continue }
      let old = folder.snapshot(job)
      if old != new { differences.append(Difference(job: job, old: old, new: new)) }
    }
  }

  var isEqual: Bool { differences.isEmpty && orphans.isEmpty }

  /// The summary, then the differing lines of each page.
  ///
  /// - Parameters:
  ///   - limit: the maximum number of lines of one part of a page.
  ///   - pages: the maximum number of pages whose lines are listed; only the names of further pages are listed.
  func text(isColored: Bool, limit: Int = 60, pages: Int = 20) -> String {
    let style = DiffStyle(isColored: isColored)
    let missing = differences.filter { $0.old == nil }.count
    var result = "\(count) snapshots compared, \(differences.count - missing) differ, "
    result += "\(missing) are missing, \(orphans.count) files belong to no page\n"
    for file in orphans { result += style.unified("- \(file): no page\n") }
    var shown = 0
    for difference in differences {
      guard let old = difference.old else {
        result += style.unified("+ \(difference.job.description): no snapshot\n")
        continue
      }
      shown += 1
      guard shown <= pages else {
        result += style.unified("~ \(difference.job.description): differs\n")
        continue
      }
      for part in PageSnapshot.Part.allCases {
        let name = difference.job.file(part)
        let diff = UnifiedDiff.text(
          old.lines[part] ?? [], difference.new.lines[part] ?? [],
          names: (folder.path + "/" + name, difference.job.description))
        guard !diff.isEmpty else { continue }
        let lines = diff.parts(between: "\n")
        result += "\n" + style.unified(lines.prefix(limit).joined(separator: "\n")) + "\n"
        if lines.count > limit { result += "… and \(lines.count - limit) more lines\n" }
      }
    }
    return result
  }

  /// Writes the report: a summary, and for each page both sides drawn from their frames, with the changes marked.
  ///
  /// - Throws: the error of the file system, or of a snapshot that is no longer HTML.
  func writeReport(to path: String) throws {
    let report = DiffReport(names: (folder.path, "this program"))
    let target = SnapshotFolder(path: path)
    var pages: [(name: String, file: String, count: Int)] = []
    var missing = orphans.map { (name: $0, isFirst: true) }
    for difference in differences {
      guard let old = difference.old else {
        missing.append((difference.job.description, false))
        continue
      }
      let trees = (try old.tree(), try difference.new.tree())
      let operations = MarkupDiff.operations(from: trees.0, to: trees.1)
      let file = "page-\(pages.count + 1).html"
      let page = report.page(
        DiffReport.Comparison(
          name: difference.job.description, trees: trees, operations: operations),
        back: "index.html")
      _ = try target.write(page, to: file)
      pages.append((difference.job.description, file, max(1, operations.count)))
    }
    let equal = max(0, count - differences.count)
    let summary = report.summary(pages, equal: equal, missing: missing)
    _ = try target.write(summary, to: "index.html")
  }
}

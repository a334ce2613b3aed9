import ArgumentParser
import Foundation

/// `conformance flexbox [--tolerance PX] [--list OUT.tsv] FILE…`
struct FlexboxConformanceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "flexbox",
    abstract: "Checks layouts against cases measured in Chromium (JSON Lines).",
    discussion: """
      A case passes if every box is as wide and as high as recorded and, but for the root, at the
      recorded place. A style the engine does not support fails its case. Ends with status 1 if a
      case failed, 2 if a file cannot be read.
      """
  )

  @Option(help: "The maximum difference of equal lengths, in CSS pixels.")
  var tolerance = 0.1

  @Option(help: "A file to list every case in: file, case, passed or failed, difference.")
  var list: String?

  @Option(help: "The maximum number of failures to print.")
  var failures = 10

  @Argument(help: "Files of cases.")
  var files: [String]

  func validate() throws {
    guard tolerance >= 0, tolerance.isFinite else {
      throw ValidationError("The tolerance must be at least 0 pixels, not \(tolerance)")
    }
  }

  func run() throws {
    var passed = 0
    var failed = 0
    var rows: [String] = []
    for path in files {
      let file: FlexboxCaseFile
      do {
        file = try FlexboxCaseFile(path: path)
      } catch {
        throw ExitCode.failure("\(error)")
      }
      let name = URL(fileURLWithPath: path).lastPathComponent
      let checker = FlexboxChecker(header: file.header, tolerance: tolerance)
      var wrong = 0
      for row in file.cases {
        let difference = checker.check(row)
        if let difference {
          wrong += 1
          if failed + wrong <= failures { print("FAILED \(name) \(row.identity): \(difference)") }
        }
        if list != nil {
          let verdict = difference == nil ? "passed" : "failed"
          rows.append("\(name)\t\(row.identity)\t\(verdict)\t\(difference ?? "")")
        }
      }
      print("\(name): \(file.cases.count - wrong) of \(file.cases.count)")
      passed += file.cases.count - wrong
      failed += wrong
    }
    if let list { try write(rows, to: list) }
    print("\(passed) passed, \(failed) failed")
    if failed > 0 { throw ExitCode(1) }
  }

  private func write(_ rows: [String], to path: String) throws {
    let text = rows.map { $0 + "\n" }.joined()
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    } catch {
      throw ExitCode.failure("Cannot write \(path): \(error.localizedDescription)")
    }
  }
}

import ArgumentParser
import Foundation
import TrellisText

/// `conformance text FILE…`
struct TextConformanceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "text",
    abstract: "Checks text against cases measured in Chromium (JSON Lines).",
    discussion: """
      Four kinds of rows are known: paragraphs with their lines, truncated paragraphs, lists of
      break opportunities, and line boxes. A row passes if its breaks, cut or metrics are equal
      and its widths lie within 1/16 px. Ends with status 1 if a row failed, 2 if a file cannot
      be read.
      """
  )

  @Argument(help: "Files of cases.")
  var files: [String]

  @Option(help: "The folder of the fonts of the recording.")
  var fonts: String?

  @Option(help: "The maximum number of failures to print.")
  var failures = 10

  func run() throws {
    let engine: TextEngine
    do {
      engine = TextEngine(registry: try FontRegistry(folder: fonts ?? ShippedFonts.folder))
    } catch {
      throw ExitCode.failure("\(error)")
    }
    var passed = 0
    var failed = 0
    for file in files {
      guard let data = FileManager.default.contents(atPath: file) else {
        throw ExitCode.failure("Cannot read \(file): it is missing or not readable")
      }
      var report = TextConformanceReport(name: URL(fileURLWithPath: file).lastPathComponent)
      for (index, line) in data.split(separator: UInt8(ascii: "\n")).enumerated() {
        do {
          let row = try TextConformanceRow(line: line)
          report.add(TextConformanceChecker(engine: engine).check(row))
        } catch {
          let reason = (error as? DecodingError)?.reason ?? "\(error)"
          throw ExitCode.failure("Cannot read \(file), line \(index + 1): \(reason)")
        }
      }
      for line in report.failures.prefix(max(failures, 0)) { print(line) }
      for line in report.summary { print(line) }
      passed += report.passed
      failed += report.failed
    }
    print("\(passed) passed, \(failed) failed")
    if failed > 0 { throw ExitCode(1) }
  }
}
